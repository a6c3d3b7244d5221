// The engine as the making of suites asks it.

import { createSearcher } from '../../src/engine/searcher.ts';
import { engineBytes } from '../../src/engine/search-kernel.ts';
import type { Score, SearchLimits, SearchResult } from '../../src/engine/types.ts';
import { createKernelMemory } from '../../src/rules/kernel.ts';
import type { Position, Ruleset } from '../../src/rules/types.ts';

const HASH_MB = 16;
const WON = 100_000;

export type Ask = (position: Position, limits: SearchLimits, multipv?: number) => SearchResult;

/** Asks about positions of one game; the same question gets the same answer. */
export function askAbout(ruleset: Ruleset): Ask {
  const searcher = createSearcher(createKernelMemory(engineBytes(HASH_MB)), HASH_MB, () => 0);
  let searches = 0;
  return (position, limits, multipv = 1) =>
    searcher.search(++searches, { ruleset, position, limits, multipv, seed: 1 });
}

/** Scores as numbers, in centipawns where no end is in sight. */
export function valueOf(score: Score): number {
  if (score.type === 'cp') return score.value;
  return score.type === 'win' ? WON - score.plies : score.plies - WON;
}

/** How much better the best move is than the second best, of a search for two. */
export function marginOf({ lines: [best, second] }: SearchResult): number {
  if (best === undefined || second === undefined) return 0;
  return valueOf(best.score) - valueOf(second.score);
}
