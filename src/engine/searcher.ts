import { bitboardsOf, setRuleset } from '../rules/kernel.ts';
import { legalMoves } from '../rules/moves.ts';
import type { Move, Position, Ruleset, Variant } from '../rules/types.ts';
import { setDrawRules } from './draw-rules.ts';
import { LEVEL_SETTINGS } from './levels.ts';
import { isDecided, isTimeUp, lastDepth, limitsOf } from './limits.ts';
import { readLine, scoreOf } from './lines.ts';
import { reversiblePart } from './reversible.ts';
import { MAX_DEPTH, openSearchKernel, type KernelOptions } from './search-kernel.ts';
import { tableTurns, type TableTurn } from './turns.ts';
import type { Score, SearchLine, SearchRequest, SearchResult } from './types.ts';
import { shippedWeights } from './weights.ts';

/** Searches in the thread that calls it. */
export interface Searcher {
  /**
   * @param id greater than that of every search before; the stop flag names it to end it
   * @param onInfo told after every depth
   * @param turn which search on the table this is, where several threads share it
   * @param threads how many do
   * @throws TooManyMovesError
   */
  search(
    id: number,
    request: SearchRequest,
    onInfo?: (info: SearchResult) => void,
    turn?: TableTurn,
    threads?: number,
  ): SearchResult;
  /**
   * Searches the same until it is stopped, for nothing but what it leaves in the shared table: at the
   * depth of the thread that answers, or deeper once that is done.
   */
  assist(id: number, request: SearchRequest, turn: TableTurn): void;
}

/** A line as the kernel gives it. */
interface RawLine {
  readonly value: number;
  readonly line: SearchLine;
}

/** The weights a game is evaluated with (`writeWeights`); undefined for the hand-made evaluation. */
export type WeightsSource = (variant: Variant) => Int16Array | undefined;

/** Which kernel searches, and what it evaluates with. */
export interface SearcherOptions extends KernelOptions {
  readonly weightsOf?: WeightsSource | undefined;
}

/**
 * Makes a searcher that works in a memory of `engineBytes(hashMb)` bytes.
 * @param now a clock in milliseconds
 * @param options.weightsOf asked once a game, when it is not the game of the search before
 */
export function createSearcher(
  memory: WebAssembly.Memory,
  hashMb: number,
  now: () => number,
  { weightsOf = shippedWeights(), ...options }: SearcherOptions = {},
): Searcher {
  const { thread = 0 } = options;
  const open = openSearchKernel(memory, hashMb, now, options);
  const { kernel } = open;
  const ownTurns = tableTurns();
  let game: Variant | undefined;

  function prepare(id: number, request: SearchRequest, turn: TableTurn, start: number): void {
    const { ruleset, level, seed = 0, draws = [] } = request;
    const limits = limitsOf(request);
    setRuleset(kernel, ruleset);
    if (game !== ruleset.variant) open.useWeights(weightsOf(ruleset.variant));
    game = ruleset.variant;
    kernel.newSearch(BigInt(turn.epoch), BigInt(turn.search));
    setDrawRules(kernel, request.position, draws);
    kernel.setNoise(BigInt(seed), level === undefined ? 0 : LEVEL_SETTINGS[level].noise);
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
    search(id, request, onInfo, turn = ownTurns(request), threads = 1) {
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
      prepare(id, request, turn, start);
      open.shareWith(id, threads);
      if (first === undefined) return result(0, []);

      const count = Math.min(request.multipv ?? 1, setRoot(request));
      const deepest = lastDepth(limits, legal.length);
      let depth = 0;
      let lines: readonly RawLine[] = [];
      let favourite: Move | undefined;
      let settled = 0;
      while (depth < deepest) {
        const next = searchDepth(request, depth + 1, count, lines);
        lines = next.lines;
        if (!next.complete) break;
        depth++;
        onInfo?.(result(depth, lines));
        const [best] = lines;
        if (best === undefined || (count === 1 && isDecided(best.value, depth))) break;
        settled = isSameMove(best.line.move, favourite) ? settled + 1 : 1;
        favourite = best.line.move;
        if (isTimeUp(limits, now() - start, settled)) break;
      }
      // Stopped before anything was found: any move is better than none.
      const any: RawLine = { value: 0, line: { move: first, score: undecided, pv: [first] } };
      return result(depth, lines.length > 0 ? lines : [any]);
    },

    assist(id, request, turn) {
      prepare(id, request, turn, now());
      open.shareWith(id, thread + 1);
      if (setRoot(request) === 0) return;
      let depth = 0;
      while (depth < MAX_DEPTH) {
        depth = Math.max(depth + 1, kernel.leaderDepth());
        kernel.searchRoot(depth, 0);
        if (kernel.isStopped() !== 0) return;
      }
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

function isSameMove(move: Move, other: Move | undefined): boolean {
  return (
    other !== undefined &&
    move.from === other.from &&
    move.to === other.to &&
    move.captures.join() === other.captures.join()
  );
}
