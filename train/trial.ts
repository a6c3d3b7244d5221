import { eloText } from '../bench/match/report.ts';
import { NO_PAIRS, addPairs, momentsOf, type PairCounts } from '../bench/match/statistics.ts';
import type { Job } from './jobs.ts';
import { openedPairs } from './match.ts';
import { createProgress } from './progress.ts';
import { fileOf, type PipelineSettings, type RunContext } from './run.ts';
import { seedOf } from './random.ts';

/** A match in which the weights of a round have to prove themselves. */
export interface Trial {
  readonly round: number;
  readonly weights: Int16Array | undefined;
  readonly against: Int16Array | undefined;
  /** The opponent in the name of the file that keeps the match, and in words. */
  readonly key: string;
  readonly opponent: string;
  /** Another one has other openings. */
  readonly openings: number;
}

/** Pairs of a job: a thread's work of some seconds. */
const JOB_PAIRS = 2;

/** What became of each job's pairs; null where it has not been done. */
type Done = (PairCounts | null)[];

function sum(done: Done): PairCounts {
  return done.reduce<PairCounts>((all, counts) => addPairs(all, counts ?? NO_PAIRS), NO_PAIRS);
}

/** `57.0 % of the points in 60 games (Elo +49 ± 30)` */
export function describe(counts: PairCounts): string {
  const { pairs, mean } = momentsOf(counts);
  return `${(100 * mean).toFixed(1)} % of the points in ${2 * pairs} games (${eloText(counts)})`;
}

/**
 * Plays what is not yet in the file of the match.
 * @returns nothing when the time was over before it was done
 */
export async function playTrial(
  settings: PipelineSettings,
  { store, pool, say, isOver }: RunContext,
  { round, weights, against, key, opponent, openings }: Trial,
): Promise<PairCounts | undefined> {
  const { variant, matchNodes } = settings;
  const file = fileOf.pairs(round, key);
  const count = Math.ceil(settings.pairs / JOB_PAIRS);
  const done =
    (store.readJson(file) as Done | undefined) ??
    Array.from({ length: count }, (): Done[number] => null);
  if (!done.includes(null)) return sum(done);
  // A small number: a match multiplies it to have one for every move.
  const seed = seedOf(settings.seed, round, openings) >>> 16;
  const pairs = openedPairs({ variant, forcedCapture: true }, seed, settings.pairs);
  const missing = [...done.keys()].filter((index) => done[index] === null);
  const jobs = missing.map((index): Job => {
    return {
      kind: 'pairs',
      variant: variant.name,
      weights,
      against,
      nodes: matchNodes,
      seed,
      pairs: pairs.slice(index * JOB_PAIRS, (index + 1) * JOB_PAIRS),
    };
  });
  const progress = createProgress(say, count - missing.length, count);
  await pool.run(
    jobs,
    (index, outcome) => {
      done[missing[index] ?? 0] = outcome.counts;
      store.write(file, JSON.stringify(done));
      progress((part) => `round ${round}: ${part} of the match against ${opponent} played: ${describe(sum(done))}`); // prettier-ignore
    },
    isOver,
  );
  return done.includes(null) ? undefined : sum(done);
}
