// When a search ends.

import { LEVEL_SETTINGS } from './levels.ts';
import { MAX_DEPTH, SURE, WIN } from './search-kernel.ts';
import type { SearchLimits, SearchRequest } from './types.ts';

/** What the request says, or else its level, or else the hardest one. */
export function limitsOf({ limits, level = 'hard' }: SearchRequest): SearchLimits {
  const isGiven = Object.values(limits).some((limit) => limit !== undefined);
  return isGiven ? limits : LEVEL_SETTINGS[level].limits;
}

/** The last depth to search, of a position with so many moves. */
export function lastDepth({ depth }: SearchLimits, moves: number): number {
  // The only move needs no thought; who asks for a depth wants to know more.
  if (depth === undefined && moves === 1) return 1;
  return Math.min(depth ?? MAX_DEPTH, MAX_DEPTH);
}

/** Whether the end is in sight, so that looking further cannot change the move. */
export function isDecided(value: number, depth: number): boolean {
  return Math.abs(value) > SURE && WIN - Math.abs(value) <= depth;
}

/** A depth takes about so much longer than all before it: begun later, it would not be finished. */
const GROWTH = 1.5;
/** A move that has been the best for so many depths is not likely to be another one in the next. */
const SETTLED = 5;

/**
 * Whether a depth more is worth its time.
 * @param elapsed milliseconds since the search began
 * @param settled depths that the best move has been the same for
 */
export function isTimeUp(limits: SearchLimits, elapsed: number, settled: number): boolean {
  const { softMilliseconds: soft } = limits;
  if (soft === undefined) return false;
  return elapsed * (settled >= SETTLED ? GROWTH : 1) >= soft;
}
