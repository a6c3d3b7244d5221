import type { Engine } from '../client.ts';
import { type Level, LEVEL_SETTINGS } from '../levels.ts';
import type { SearchLimits, SearchRequest, SearchResult } from '../types.ts';
import { type HubLevel, timeFor } from './limits.ts';
import { formatHubLine } from './line.ts';
import { formatHubMove, formatHubMoves } from './moves.ts';
import { unsearched } from './question.ts';
import { menOf } from './score.ts';

/** What a search is for. */
export const MODES = ['think', 'ponder', 'analyze'] as const;
export type Mode = (typeof MODES)[number];

export interface TaskOptions {
  readonly question: Omit<SearchRequest, 'limits' | 'level'>;
  readonly level: HubLevel;
  /** How well it shall play; undefined is as well as it can. */
  readonly playLevel: Level | undefined;
  readonly mode: Mode;
  readonly send: (line: string) => void;
  /** Called when it has been answered. */
  readonly onEnd: () => void;
}

/** A search on behalf of an interface. */
export interface SearchTask {
  /** The move that was expected has been played: from now on the time counts. */
  ponderHit(): void;
  stop(): void;
  /** Whether its end was asked for. */
  isStopped(): boolean;
}

/** So long is for ever. A search without any limit would take that of its level. */
const ENDLESS: SearchLimits = { milliseconds: 1e12 };
/** A forced move is looked at like any other only where a depth is asked for. */
const DEEPEST = 99;
/**
 * So long a search that was stopped may take to answer. One that has not begun may still read what it
 * evaluates with; nobody who says stop wants to wait for that.
 */
const PATIENCE_MS = 25;
/** A timer cannot hold more, and would ring at once: after that the search is told to stop anyway. */
const LONGEST_TIMER = 2 ** 31 - 1;
const SECOND = 1000;
const MILLION = 1_000_000;

/**
 * Begins a search and tells the interface what is found, with `done` at the end. The answer to one
 * that shall go on until it is stopped is held back until then: an interface that ponders need not
 * reckon with an answer of its own accord.
 */
export function createTask(engine: Engine, options: TaskOptions): SearchTask {
  const { question, level, playLevel, mode, send, onEnd } = options;
  let isPondering = mode === 'ponder';
  let isStopped = false;
  let isEnded = false;
  let latest: SearchResult | undefined;
  let answer: SearchResult | undefined;
  let timer: NodeJS.Timeout | undefined;

  const isHeld = (): boolean => !isStopped && (isPondering || level.isInfinite === true);
  const isEndless = mode === 'ponder' || level.isInfinite === true;
  const noLevel = mode === 'analyze' || playLevel === undefined;
  const search = engine.search(
    {
      ...question,
      limits: isEndless ? endless(mode) : limitsOf(level, playLevel),
      ...(noLevel ? {} : { level: playLevel }),
    },
    (info) => {
      if (isEnded) return;
      latest = info;
      if (answer === undefined) send(infoLine(question, info));
      stopWhenReached();
    },
  );
  search.result.then(
    (result) => {
      answer = result;
      if (!isEnded && isNews(result, latest)) send(infoLine(question, result));
      if (!isHeld()) finish();
    },
    (error: unknown) => {
      const message = error instanceof Error ? error.message : String(error);
      end(formatHubLine('error', { message }));
    },
  );

  function finish(): void {
    if (answer !== undefined) end(doneLine(question, answer));
  }

  function end(line: string): void {
    if (isEnded) return;
    clearTimeout(timer);
    isEnded = true;
    isStopped = true;
    send(line);
    onEnd();
  }

  function stop(): void {
    if (isStopped) return;
    isStopped = true;
    search.stop();
    clearTimeout(timer);
    timer = setTimeout(() => {
      answer ??= latest ?? unsearched(question);
      finish();
    }, PATIENCE_MS);
    finish();
  }

  /** The limits that count only since the move that was expected has been played. */
  function stopWhenReached(): void {
    if (mode !== 'ponder' || isPondering || latest === undefined) return;
    const { depth = Infinity, nodes = Infinity } = limitsOf(level, playLevel);
    if (level.isInfinite !== true && (latest.depth >= depth || latest.nodes >= nodes)) stop();
  }

  return {
    ponderHit() {
      if (!isPondering || isStopped) return;
      isPondering = false;
      if (isHeld()) return;
      if (answer !== undefined) {
        finish();
        return;
      }
      const { softMilliseconds, milliseconds } = limitsOf(level, playLevel);
      const time = softMilliseconds ?? milliseconds;
      if (time !== undefined) timer = setTimeout(stop, Math.min(time, LONGEST_TIMER));
      stopWhenReached();
    },
    stop,
    isStopped: () => isStopped,
  };
}

function endless(mode: Mode): SearchLimits {
  return mode === 'analyze' ? { ...ENDLESS, depth: DEEPEST } : ENDLESS;
}

/** What the searcher is told: where it may divide its time itself, also the time it should take. */
export type TaskLimits = SearchLimits & { readonly softMilliseconds?: number };

/** The limits of a search; where none is set, those of the level. */
export function limitsOf(level: HubLevel, playLevel: Level | undefined): TaskLimits {
  const { depth, nodes, moveMilliseconds, clock } = level;
  const own = LEVEL_SETTINGS[playLevel ?? 'hard'].limits;
  const isOpen = [depth, nodes, moveMilliseconds, clock].every((limit) => limit === undefined);
  if (isOpen) return own;
  const time = clock === undefined ? undefined : timeFor(clock);
  const milliseconds = least(moveMilliseconds, time?.hard);
  // A weak level does not become a strong one by having time.
  const deepest = least(depth, playLevel === undefined ? undefined : own.depth);
  return {
    ...(deepest === undefined ? {} : { depth: deepest }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(milliseconds === undefined ? {} : { milliseconds }),
    ...(time === undefined ? {} : { softMilliseconds: Math.min(time.soft, milliseconds ?? time.soft) }), // prettier-ignore
  };
}

function least(a: number | undefined, b: number | undefined): number | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Math.min(a, b);
}

/**
 * Whether a result says more than what was told after the last depth: a search that ends within a depth has
 * visited more by then, and may have found a better move.
 */
function isNews({ depth, nodes }: SearchResult, latest: SearchResult | undefined): boolean {
  // Depth 0: it was stopped before it had found anything.
  return depth > 0 && nodes > (latest?.nodes ?? 0);
}

function infoLine({ ruleset }: Pick<SearchRequest, 'ruleset'>, info: SearchResult): string {
  const { depth, score, nodes, milliseconds, pv } = info;
  const seconds = milliseconds / SECOND;
  return formatHubLine('info', {
    depth,
    score: menOf(score),
    nodes,
    time: seconds.toFixed(3),
    nps: (nodes / Math.max(seconds, 0.001) / MILLION).toFixed(3),
    pv: formatHubMoves(ruleset.variant, pv),
  });
}

function doneLine({ ruleset }: Pick<SearchRequest, 'ruleset'>, result: SearchResult): string {
  const { move, pv } = result;
  const [, expected] = pv;
  return formatHubLine('done', {
    move: move && formatHubMove(ruleset.variant, move),
    ponder: expected && formatHubMove(ruleset.variant, expected),
  });
}
