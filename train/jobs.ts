import { VARIANTS } from '../src/rules/variants.ts';
import type { VariantName } from '../src/rules/types.ts';
import { NO_PAIRS, type PairCounts } from '../bench/match/statistics.ts';
import { playPairs, type OpenedPair } from './match.ts';
import { writeRecords } from './records.ts';
import { playGames } from './selfplay.ts';

/** What a thread is asked to do. A job's outcome depends on nothing but the job. */
export type Job =
  | {
      readonly kind: 'games';
      readonly variant: VariantName;
      readonly weights: Int16Array | undefined;
      readonly nodes: number;
      readonly seed: number;
      readonly numbers: readonly number[];
    }
  | {
      readonly kind: 'pairs';
      readonly variant: VariantName;
      readonly weights: Int16Array | undefined;
      readonly against: Int16Array | undefined;
      readonly nodes: number;
      readonly seed: number;
      readonly pairs: readonly OpenedPair[];
    };

export interface Outcome {
  /** The records of games, or nothing. */
  readonly records: Uint8Array;
  /** What became of pairs, or none. */
  readonly counts: PairCounts;
}

/** Does a job in the thread that calls it. */
export async function work(job: Job): Promise<Outcome> {
  const ruleset = { variant: VARIANTS[job.variant], forcedCapture: true };
  if (job.kind === 'games') {
    const records = writeRecords(playGames({ ...job, ruleset }, job.numbers));
    return { records, counts: NO_PAIRS };
  }
  return { records: new Uint8Array(), counts: await playPairs({ ...job, ruleset }, job.pairs) };
}
