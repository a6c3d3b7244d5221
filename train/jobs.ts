import { VARIANTS } from '../src/rules/variants.ts';
import type { VariantName } from '../src/rules/types.ts';
import type { SearchLimits } from '../src/engine/types.ts';
import { playPairs } from './match.ts';
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
      readonly forcedCapture: boolean;
      readonly weights: Int16Array | undefined;
      readonly against: Int16Array | undefined;
      readonly limits: SearchLimits;
      readonly seed: number;
      readonly numbers: readonly number[];
    };

export interface Outcome {
  /** The records of games, or nothing. */
  readonly records: Uint8Array;
  /** The points of pairs, or none. */
  readonly points: readonly number[];
}

/** Does a job in the thread that calls it. */
export function work(job: Job): Outcome {
  const variant = VARIANTS[job.variant];
  if (job.kind === 'games') {
    const ruleset = { variant, forcedCapture: true };
    return { records: writeRecords(playGames({ ...job, ruleset }, job.numbers)), points: [] };
  }
  const ruleset = { variant, forcedCapture: job.forcedCapture };
  return { records: new Uint8Array(), points: playPairs({ ...job, ruleset }, job.numbers) };
}
