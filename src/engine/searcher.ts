import { bitboardsOf, setRuleset } from '../rules/kernel.ts';
import { legalMoves } from '../rules/moves.ts';
import type { Position, Ruleset, Variant } from '../rules/types.ts';
import { LEVEL_SETTINGS } from './levels.ts';
import { readLine, scoreOf } from './lines.ts';
import { reversiblePart } from './reversible.ts';
import { MAX_DEPTH, SURE, WIN, openSearchKernel } from './search-kernel.ts';
import type { Score, SearchLimits, SearchLine, SearchRequest, SearchResult } from './types.ts';
import { shippedWeights } from './weights.ts';

/** Searches in the thread that calls it. */
export interface Searcher {
  /**
   * @param id greater than that of every search before; the stop flag names it to end it
   * @param onInfo told after every depth
   * @throws TooManyMovesError
   */
  search(id: number, request: SearchRequest, onInfo?: (info: SearchResult) => void): SearchResult;
}

/** A line as the kernel gives it. */
interface RawLine {
  readonly value: number;
  readonly line: SearchLine;
}

/** The weights a game is evaluated with (`writeWeights`); undefined for the hand-made evaluation. */
export type WeightsSource = (variant: Variant) => Int16Array | undefined;

/**
 * Makes a searcher that works in a memory of `engineBytes(hashMb)` bytes.
 * @param now a clock in milliseconds
 * @param other another build of the kernel
 * @param weightsOf asked once a game, when it is not the game of the search before
 */
export function createSearcher(
  memory: WebAssembly.Memory,
  hashMb: number,
  now: () => number,
  other?: WebAssembly.Module,
  weightsOf: WeightsSource = shippedWeights(),
): Searcher {
  const open = openSearchKernel(memory, hashMb, now, other);
  const { kernel } = open;
  /** What the scores in the table depend on. */
  let tableHolds = '';
  let game: Variant | undefined;

  function prepare(id: number, request: SearchRequest, limits: SearchLimits, start: number): void {
    const { ruleset, level, seed = 0 } = request;
    const noise = level === undefined ? 0 : LEVEL_SETTINGS[level].noise;
    const needed = [ruleset.variant.name, ruleset.forcedCapture, noise, noise && seed].join();
    // A limit that no clock is part of promises the same answer every time.
    const repeatable = limits.milliseconds === undefined;
    setRuleset(kernel, ruleset);
    if (game !== ruleset.variant) open.useWeights(weightsOf(ruleset.variant));
    game = ruleset.variant;
    kernel.newSearch(repeatable || needed !== tableHolds);
    tableHolds = needed;
    kernel.setNoise(BigInt(seed), noise);
    kernel.setLimits(id, start + (limits.milliseconds ?? Infinity), limits.nodes ?? Infinity);
  }

  /** @returns the number of moves */
  function setRoot({ ruleset, position, history = [], seed = 0 }: SearchRequest): number {
    for (const earlier of reversiblePart(history, position)) {
      const { own, opp, kings, side } = bitboardsOf(ruleset.variant, earlier);
      kernel.addEarlier(own, opp, kings, side);
    }
    const { own, opp, kings, side } = bitboardsOf(ruleset.variant, position);
    return kernel.setRoot(own, opp, kings, side, BigInt(seed));
  }

  /**
   * The best lines at a depth. With `complete` false it was stopped: then a single line is the best
   * of what was searched, and several are those of the depth before, where there was one.
   */
  function searchDepth(
    { ruleset, position }: SearchRequest,
    depth: number,
    count: number,
    before: readonly RawLine[],
  ): { lines: readonly RawLine[]; complete: boolean } {
    const found: RawLine[] = [];
    while (found.length < count && kernel.isStopped() === 0) {
      const value = kernel.searchRoot(depth, found.length);
      // Of a search that was stopped, what it had finished still counts: the best of the depth
      // before comes first in it.
      if (kernel.rootSearched() === 0) break;
      if (kernel.isStopped() !== 0 && found.length > 0) break;
      const pv = readLine(ruleset, position, open);
      const [move] = pv;
      if (move === undefined) break;
      found.push({ value, line: { move, score: scoreOf(value), pv } });
    }
    const complete = found.length === count && kernel.isStopped() === 0;
    // Several moves are ranked by one and the same depth; a better single one is welcome at once.
    const wanted = complete || count === 1 || before.length === 0;
    if (!wanted || found.length === 0) return { lines: before, complete };
    return { lines: found.sort((a, b) => b.value - a.value), complete };
  }

  return {
    search(id, request, onInfo) {
      const start = now();
      const { ruleset, position } = request;
      const legal = legalMoves(ruleset, position);
      const [first] = legal;
      const result = (depth: number, lines: readonly RawLine[]): SearchResult => ({
        ...bestOf(lines, first === undefined ? over(ruleset, position) : undecided),
        depth,
        nodes: kernel.nodeCount(),
        milliseconds: now() - start,
        lines: lines.map(({ line }) => line),
      });
      const limits = limitsOf(request);
      prepare(id, request, limits, start);
      if (first === undefined) return result(0, []);

      const count = Math.min(request.multipv ?? 1, setRoot(request));
      const deepest = lastDepth(limits, legal.length);
      let depth = 0;
      let lines: readonly RawLine[] = [];
      while (depth < deepest) {
        const next = searchDepth(request, depth + 1, count, lines);
        lines = next.lines;
        if (!next.complete) break;
        depth++;
        onInfo?.(result(depth, lines));
        if (count === 1 && isDecided(lines, depth)) break;
      }
      // Stopped before anything was found: any move is better than none.
      const any: RawLine = { value: 0, line: { move: first, score: undecided, pv: [first] } };
      return result(depth, lines.length > 0 ? lines : [any]);
    },
  };
}

const undecided: Score = { type: 'cp', value: 0 };

/** The score of a game that is over: lost for the side to move, unless the other has no pieces. */
function over({ variant }: Ruleset, position: Position): Score {
  return { type: bitboardsOf(variant, position).opp === 0n ? 'win' : 'loss', plies: 0 };
}

function bestOf(
  lines: readonly RawLine[],
  otherwise: Score,
): Pick<SearchResult, 'move' | 'score' | 'pv'> {
  const line = lines[0]?.line;
  return line === undefined ? { move: undefined, score: otherwise, pv: [] } : line;
}

/** What the request says, or else its level, or else the hardest. */
function limitsOf({ limits, level = 'hard' }: SearchRequest): SearchLimits {
  const { depth, milliseconds, nodes } = limits;
  const given = depth !== undefined || milliseconds !== undefined || nodes !== undefined;
  return given ? limits : LEVEL_SETTINGS[level].limits;
}

function lastDepth({ depth }: SearchLimits, moves: number): number {
  // The only move needs no thought; who asks for a depth wants to know more.
  if (depth === undefined && moves === 1) return 1;
  return Math.min(depth ?? MAX_DEPTH, MAX_DEPTH);
}

/** Whether the end is in sight, so that looking further cannot change the move. */
function isDecided([best]: readonly RawLine[], depth: number): boolean {
  return best !== undefined && Math.abs(best.value) > SURE && WIN - Math.abs(best.value) <= depth;
}
