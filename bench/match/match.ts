import type { Ruleset } from '../../src/rules/types.ts';
import { openingsFrom } from './openings.ts';
import { runPool, type PoolWorker } from './pool.ts';
import { sprtVerdict, type Sprt } from './statistics.ts';
import { inOrder, pairCountsOf } from './tally.ts';
import type { MatchGame } from './types.ts';

export interface MatchOptions {
  readonly ruleset: Ruleset;
  readonly games: number;
  readonly concurrency: number;
  readonly seed: number;
  readonly openingPlies: { readonly min: number; readonly max: number };
  readonly patienceMs: number;
  readonly closeMs: number;
  readonly sprt: Sprt | undefined;
}

/** What a match needs from outside. */
export interface MatchPorts {
  readonly startWorker: () => PoolWorker;
  /** Told after every game. */
  readonly onProgress: (games: readonly MatchGame[]) => void;
  readonly signal: AbortSignal;
}

export interface MatchResult {
  /** In their order; after a test only those that decided it. */
  readonly games: readonly MatchGame[];
  /** Why it ended too early, if it did. */
  readonly failure: string | undefined;
}

/** Plays a match, until a sequential test is decided if there is one. */
export async function playMatch(
  options: MatchOptions,
  { startWorker, onProgress, signal }: MatchPorts,
): Promise<MatchResult> {
  const { ruleset, seed, openingPlies, sprt, concurrency, patienceMs, closeMs } = options;
  const nextOpening = openingsFrom({ ruleset, seed, plies: openingPlies });
  const games: MatchGame[] = [];
  let decided: readonly MatchGame[] | undefined;
  const failure = await runPool({
    pairs: Math.ceil(options.games / 2),
    concurrency,
    patienceMs,
    closeMs,
    signal,
    start: startWorker,
    openingOf: nextOpening,
    onGame(game) {
      games.push(game);
      // Only whole pairs in their order count for the test: then it does not depend on which
      // worker was faster.
      if (sprt !== undefined) {
        const known = withoutGaps(inOrder(games));
        if (sprtVerdict(pairCountsOf(known), sprt).verdict !== 'undecided') decided = known;
      }
      onProgress(games);
      return decided !== undefined;
    },
  });
  return { games: decided ?? inOrder(games), failure };
}

/** The whole pairs before the first that is not finished. */
export function withoutGaps(ordered: readonly MatchGame[]): readonly MatchGame[] {
  const gap = ordered.findIndex(
    ({ pair, second }, index) => pair !== index >> 1 || second !== (index % 2 === 1),
  );
  const length = gap < 0 ? ordered.length : gap;
  return ordered.slice(0, length - (length % 2));
}
