// From nothing to weights, round by round: play, learn, and let what was learned prove itself.
// Everything done is in files at once, and what they hold is not done again: a run that is ended at
// any moment goes on where it was. What comes out depends on the settings only.

import { eloText } from '../bench/match/report.ts';
import { NO_PAIRS, addPairs, momentsOf, type PairCounts } from '../bench/match/statistics.ts';
import { formatWeights, parseWeights, rulesOf, type TrainingInfo } from '../src/engine/weights.ts';
import type { Variant } from '../src/rules/types.ts';
import { buildDataset } from './dataset.ts';
import { FIT, fit } from './fit.ts';
import type { Job, Outcome } from './jobs.ts';
import { isBetter, openedPairs, type OpenedPair } from './match.ts';
import type { Pool } from './pool.ts';
import { seedOf } from './random.ts';
import { RECORD_BYTES } from './records.ts';
import type { RunStore } from './store.ts';

export interface PipelineSettings {
  readonly variant: Variant;
  readonly seed: number;
  /** Games of self-play in a round. */
  readonly games: number;
  /** Positions the search visits for a move of self-play, and of a match. */
  readonly nodes: number;
  readonly matchNodes: number;
  /** Pairs of games in a match. */
  readonly pairs: number;
  /** Rounds in all. */
  readonly rounds: number;
}

/** What is known at the end of a round. */
export interface RoundReport extends TrainingInfo {
  readonly accepted: boolean;
  /** Against the evaluation accepted before, and against the hand-made one. */
  readonly againstBest: PairCounts;
  readonly againstHand: PairCounts;
}

interface State {
  /** The settings that decide what comes out; a folder is for one set of them. */
  readonly made: string;
  /** The round whose weights play, 0 for the hand-made evaluation. */
  readonly best: number;
  readonly rounds: readonly RoundReport[];
}

/** How a run shows what it does, and when it must end. */
export interface RunContext {
  readonly store: RunStore;
  readonly pool: Pool;
  readonly say: (line: string) => void;
  readonly isOver: () => boolean;
  /** Given each file of weights that was accepted. */
  readonly onAccepted: (file: Uint8Array) => void;
}

/** Games of a shard, and pairs of a job: a thread's work of some seconds. */
const SHARD_GAMES = 20;
const JOB_PAIRS = 2;
/** Only what the last rounds played is learned from: the older, the worse it was played. */
const ROUNDS_KEPT = 12;
const STATE = 'state.json';

const numbered = (round: number): string => String(round).padStart(3, '0');
const weightsName = (round: number): string => `weights-${numbered(round)}.bin`;

/** Why a run cannot begin: its folder belongs to another. */
export class OtherSettingsError extends Error {
  constructor(folder: string) {
    super(`${folder} holds a run with other settings: choose another --out, or the same settings`);
    this.name = 'OtherSettingsError';
  }
}

/** Trains until all rounds are done or the time is over. @returns the rounds done so far */
export async function train(
  settings: PipelineSettings,
  context: RunContext,
): Promise<readonly RoundReport[]> {
  const { store, say } = context;
  const { variant, seed, games, nodes, matchNodes, pairs } = settings;
  const made = [variant.name, seed, games, nodes, matchNodes, pairs].join();
  let state = (store.readJson(STATE) as State | undefined) ?? { made, best: 0, rounds: [] };
  if (state.made !== made) throw new OtherSettingsError(store.folder);
  store.write(STATE, JSON.stringify(state, null, 2));
  while (state.rounds.length < settings.rounds && !context.isOver()) {
    const round = state.rounds.length + 1;
    const report = await playRound(settings, context, round, state.best);
    if (report === undefined) break;
    state = {
      made,
      best: report.accepted ? round : state.best,
      rounds: [...state.rounds, report],
    };
    const file = store.read(weightsName(round));
    if (report.accepted && file !== undefined) {
      store.write(`${variant.name}.bin`, file);
      context.onAccepted(file);
    }
    store.write(STATE, JSON.stringify(state, null, 2));
  }
  if (state.rounds.length < settings.rounds)
    say('not finished: the same command goes on from here');
  return state.rounds;
}

/** @returns nothing when the time was over before it was done */
async function playRound(
  settings: PipelineSettings,
  context: RunContext,
  round: number,
  best: number,
): Promise<RoundReport | undefined> {
  const { store, say, isOver } = context;
  const playing = readPairs(settings, store, best);
  await playGames(settings, context, round, playing);
  if (isOver()) return undefined;
  const info = learn(settings, context, round);
  const weights = readPairs(settings, store, round);
  // A small number: a match multiplies it to have one for every move.
  const seed = seedOf(settings.seed, round, 77) >>> 16;
  const ruleset = { variant: settings.variant, forcedCapture: true };
  const pairs = openedPairs(ruleset, seed, settings.pairs);
  const match = { settings, context, round, weights, seed, pairs };
  const againstBest = await playMatch({ ...match, name: 'best', against: playing });
  const againstHand =
    best === 0 ? againstBest : await playMatch({ ...match, name: 'hand', against: undefined });
  if (againstBest === undefined || againstHand === undefined) return undefined;
  const accepted = isBetter(againstBest);
  say(
    `round ${round}: ${accepted ? 'accepted' : 'not accepted'}; ` +
      `${describe(againstBest)} against ${best === 0 ? 'the hand-made evaluation' : `round ${best}`}` +
      (best === 0 ? '' : `, ${describe(againstHand)} against the hand-made evaluation`),
  );
  return { ...info, accepted, againstBest, againstHand };
}

function describe(counts: PairCounts): string {
  const { pairs, mean } = momentsOf(counts);
  return `${(100 * mean).toFixed(1)} % of ${2 * pairs} games (${eloText(counts)})`;
}

function readPairs(
  { variant }: PipelineSettings,
  store: RunStore,
  round: number,
): Int16Array | undefined {
  const file = store.read(weightsName(round));
  if (file === undefined) return undefined;
  const parsed = parseWeights(file, variant);
  if (!parsed.ok) throw new Error(`${weightsName(round)}: ${parsed.error.code}`);
  return parsed.value.pairs;
}

async function playGames(
  { variant, seed, games, nodes }: PipelineSettings,
  { store, pool, say, isOver }: RunContext,
  round: number,
  weights: Int16Array | undefined,
): Promise<void> {
  const start = `shard-${numbered(round)}-`;
  const known = new Set(store.list(start));
  const shards = Array.from({ length: Math.ceil(games / SHARD_GAMES) }, (_, index) => ({
    name: `${start}${String(index).padStart(5, '0')}.bin`,
    numbers: Array.from(
      { length: Math.min(SHARD_GAMES, games - index * SHARD_GAMES) },
      (_game, game) => (round - 1) * games + index * SHARD_GAMES + game,
    ),
  }));
  const missing = shards.filter(({ name }) => !known.has(name));
  const jobs = missing.map(({ numbers }): Job => {
    return { kind: 'games', variant: variant.name, weights, nodes, seed, numbers };
  });
  const progress = createProgress(say, shards.length - missing.length, shards.length);
  let positions = 0;
  const keep = (index: number, { records }: Outcome): void => {
    store.write(missing[index]?.name ?? '', records);
    positions += records.length / RECORD_BYTES;
    progress(
      (part) => `round ${round}: ${part} of ${games} games played, ${positions} new positions`,
    );
  };
  await pool.run(jobs, keep, isOver);
}

function learn(
  { variant, seed }: PipelineSettings,
  { store, say }: RunContext,
  round: number,
): TrainingInfo {
  const known = store.read(weightsName(round));
  if (known !== undefined) {
    const parsed = parseWeights(known, variant);
    if (parsed.ok) return parsed.value.training;
  }
  const first = `shard-${numbered(Math.max(1, round - ROUNDS_KEPT + 1))}`;
  const shards = store
    .list('shard-')
    .filter((name) => name >= first && name < `shard-${numbered(round + 1)}`)
    .flatMap((name) => store.read(name) ?? []);
  const data = buildDataset(variant, shards);
  say(`round ${round}: learning from ${data.size} positions`);
  const settings = { ...FIT, seed: seedOf(seed, round) };
  const fitted = fit(variant, data, settings, undefined, (epoch, loss) =>
    say(`  epoch ${epoch}: loss ${loss.toFixed(5)} on games not learned from`),
  );
  say(
    `  loss ${fitted.lossBefore.toFixed(5)} to begin with, ${fitted.loss.toFixed(5)} now; ` +
      `${fitted.scale.toFixed(0)} cp are odds of e`,
  );
  const training: TrainingInfo = {
    seed,
    round,
    games: data.games,
    positions: data.size,
    loss: Number(fitted.loss.toFixed(5)),
  };
  const { pairs } = fitted;
  const content = { variant: variant.name, rules: rulesOf(variant), training, pairs };
  store.write(weightsName(round), formatWeights(content));
  return training;
}

interface MatchPlan {
  readonly settings: PipelineSettings;
  readonly context: RunContext;
  readonly round: number;
  readonly weights: Int16Array | undefined;
  readonly name: 'best' | 'hand';
  readonly against: Int16Array | undefined;
  readonly seed: number;
  readonly pairs: readonly OpenedPair[];
}

/** What became of each job's pairs; null where it has not been done. */
type Done = (PairCounts | null)[];

function sum(done: Done): PairCounts {
  return done.reduce<PairCounts>((all, counts) => addPairs(all, counts ?? NO_PAIRS), NO_PAIRS);
}

/** @returns nothing when the time was over before it was done */
async function playMatch(plan: MatchPlan): Promise<PairCounts | undefined> {
  const { settings, context, round, weights, against, name, seed, pairs } = plan;
  const { store, pool, say, isOver } = context;
  const file = `pairs-${numbered(round)}-${name}.json`;
  const count = Math.ceil(pairs.length / JOB_PAIRS);
  const done =
    (store.readJson(file) as Done | undefined) ??
    Array.from({ length: count }, (): Done[number] => null);
  const missing = [...done.keys()].filter((index) => done[index] === null);
  const jobs = missing.map((index): Job => {
    return {
      kind: 'pairs',
      variant: settings.variant.name,
      weights,
      against,
      nodes: settings.matchNodes,
      seed,
      pairs: pairs.slice(index * JOB_PAIRS, (index + 1) * JOB_PAIRS),
    };
  });
  const opponent = name === 'best' ? 'the best so far' : 'the hand-made evaluation';
  const progress = createProgress(say, count - missing.length, count);
  const keep = (index: number, outcome: Outcome): void => {
    done[missing[index] ?? 0] = outcome.counts;
    store.write(file, JSON.stringify(done));
    progress(() => `round ${round}: ${describe(sum(done))} so far against ${opponent}`);
  };
  await pool.run(jobs, keep, isOver);
  return done.includes(null) ? undefined : sum(done);
}

/** Says ten times or so on the way how far it has come. */
function createProgress(
  say: (line: string) => void,
  done: number,
  total: number,
): (line: (part: string) => string) => void {
  const step = Math.max(1, Math.floor(total / 10));
  return (line) => {
    done++;
    if (done % step === 0 && done < total) say(line(`${Math.round((100 * done) / total)} %`));
  };
}
