// From nothing to weights, round by round: play, learn, and let what was learned prove itself.
// Everything done is in files at once, and what they hold is not done again: a run that is ended at
// any moment goes on where it was. What comes out depends on the settings only.

import type { PairCounts } from '../bench/match/statistics.ts';
import { formatWeights, parseWeights, rulesOf, type TrainingInfo } from '../src/engine/weights.ts';
import { buildDataset } from './dataset.ts';
import { FIT, fit } from './fit.ts';
import { installIfBetter } from './install.ts';
import type { Job, Outcome } from './jobs.ts';
import { isBetter } from './match.ts';
import { createProgress } from './progress.ts';
import { seedOf } from './random.ts';
import { RECORD_BYTES } from './records.ts';
import { NOT_FINISHED, fileOf, type PipelineSettings, type RunContext } from './run.ts';
import { RunError, type RunStore } from './store.ts';
import { describe, playTrial } from './trial.ts';

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

/** Games of a shard: a thread's work of some seconds. */
const SHARD_GAMES = 20;
/** Only what the last rounds played is learned from: the older, the worse it was played. */
const ROUNDS_KEPT = 12;
/** Of the openings of a round's matches. */
const OPENINGS = 77;
/** What a man is worth, and scores count in. */
const MAN = 100;

const HAND_MADE = 'the hand-made evaluation';

/**
 * Trains until all rounds are done or the time is over.
 * @returns the rounds done so far
 * @throws RunError when its folder belongs to another run, or is damaged
 */
export async function train(
  settings: PipelineSettings,
  context: RunContext,
): Promise<readonly RoundReport[]> {
  const { store, say } = context;
  const { variant, seed, games, nodes, matchNodes, pairs } = settings;
  const made = [variant.name, seed, games, nodes, matchNodes, pairs].join();
  let state = (store.readJson(fileOf.state) as State | undefined) ?? { made, best: 0, rounds: [] };
  if (state.made !== made) {
    throw new RunError(
      `${store.folder} holds a run with other settings: choose another --out, or the same settings`,
    );
  }
  const keep = (): void => store.write(fileOf.state, JSON.stringify(state, null, 2));
  keep();
  let settled = await offer(settings, context, state);
  while (settled && state.rounds.length < settings.rounds && !context.isOver()) {
    const round = state.rounds.length + 1;
    const report = await playRound(settings, context, round, state.best);
    if (report === undefined) break;
    const rounds = [...state.rounds, report];
    state = { made, best: report.accepted ? round : state.best, rounds };
    const file = store.read(fileOf.weights(round));
    if (report.accepted && file !== undefined) store.write(`${variant.name}.bin`, file);
    keep();
    if (report.accepted) settled = await offer(settings, context, state);
  }
  say(settled && state.rounds.length >= settings.rounds ? outcomeOf(state) : NOT_FINISHED);
  return state.rounds;
}

/** @returns false when the time was over before it was clear whether the best weights are installed */
function offer(settings: PipelineSettings, context: RunContext, state: State): Promise<boolean> {
  const { best } = state;
  if (best === 0) return Promise.resolve(true);
  return installIfBetter(settings, context, { round: best, opponent: opponentOf(state, best) });
}

/** The round whose weights were the best before a round, 0 for the hand-made evaluation. */
function opponentOf({ rounds }: State, round: number): number {
  return rounds.slice(0, round - 1).findLastIndex(({ accepted }) => accepted) + 1;
}

/** All rounds in a sentence. */
function outcomeOf(state: State): string {
  const { best, rounds } = state;
  const all = rounds.length === 1 ? 'the round is done' : `all ${rounds.length} rounds are done`;
  const report = rounds[best - 1];
  if (report === undefined) return `${all}: no weights were better than ${HAND_MADE}`;
  const { againstBest, againstHand } = report;
  return `${all}: the best weights are those of round ${best}, ${results(opponentOf(state, best), againstBest, againstHand)}`; // prettier-ignore
}

function nameOf(round: number): string {
  return round === 0 ? HAND_MADE : `round ${round}`;
}

function results(opponent: number, againstBest: PairCounts, againstHand: PairCounts): string {
  const first = `${describe(againstBest)} against ${nameOf(opponent)}`;
  return opponent === 0 ? first : `${first}, ${describe(againstHand)} against ${HAND_MADE}`;
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
  const match = (key: string, opponent: number): Promise<PairCounts | undefined> =>
    playTrial(settings, context, {
      round,
      weights,
      against: readPairs(settings, store, opponent),
      key,
      opponent: nameOf(opponent),
      openings: OPENINGS,
    });
  const againstBest = await match('best', best);
  const againstHand = best === 0 ? againstBest : await match('hand', 0);
  if (againstBest === undefined || againstHand === undefined) return undefined;
  const accepted = isBetter(againstBest);
  const verdict = accepted ? 'accepted' : 'not accepted';
  say(`round ${round}: ${verdict}; ${results(best, againstBest, againstHand)}`);
  return { ...info, accepted, againstBest, againstHand };
}

function readPairs(
  { variant }: PipelineSettings,
  store: RunStore,
  round: number,
): Int16Array | undefined {
  const file = store.read(fileOf.weights(round));
  if (file === undefined) return undefined;
  const parsed = parseWeights(file, variant);
  if (!parsed.ok) throw new Error(`${fileOf.weights(round)}: ${parsed.error.code}`);
  return parsed.value.pairs;
}

async function playGames(
  { variant, seed, games, nodes }: PipelineSettings,
  { store, pool, say, isOver }: RunContext,
  round: number,
  weights: Int16Array | undefined,
): Promise<void> {
  const start = `${fileOf.shards(round)}-`;
  const names = store.list(start);
  const known = new Set(names);
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
  const bytes = names.reduce((total, name) => total + (store.read(name)?.length ?? 0), 0);
  let positions = bytes / RECORD_BYTES;
  const keep = (index: number, { records }: Outcome): void => {
    store.write(missing[index]?.name ?? '', records);
    positions += records.length / RECORD_BYTES;
    progress((part) => `round ${round}: ${part} of ${games} games played, ${positions} positions`);
  };
  await pool.run(jobs, keep, isOver);
}

function learn(
  { variant, seed }: PipelineSettings,
  { store, say }: RunContext,
  round: number,
): TrainingInfo {
  const known = store.read(fileOf.weights(round));
  if (known !== undefined) {
    const parsed = parseWeights(known, variant);
    if (parsed.ok) return parsed.value.training;
  }
  const first = fileOf.shards(Math.max(1, round - ROUNDS_KEPT + 1));
  const shards = store
    .list('shard-')
    .filter((name) => name >= first && name < fileOf.shards(round + 1))
    .flatMap((name) => store.read(name) ?? []);
  const data = buildDataset(variant, shards);
  say(`round ${round}: learning from ${data.size} positions`);
  const settings = { ...FIT, seed: seedOf(seed, round) };
  const fitted = fit(variant, data, settings, undefined, (epoch, loss) =>
    say(`  epoch ${epoch}: loss ${loss.toFixed(5)} on games not learned from`),
  );
  say(`  loss ${fitted.lossBefore.toFixed(5)} to begin with, ${fitted.loss.toFixed(5)} now`);
  const share = 100 / (1 + Math.exp(-MAN / fitted.scale));
  say(`  in these games a man ahead was worth ${share.toFixed(0)} % of the points`);
  const training: TrainingInfo = {
    seed,
    round,
    games: data.games,
    positions: data.size,
    loss: Number(fitted.loss.toFixed(5)),
  };
  const { pairs } = fitted;
  const content = { variant: variant.name, rules: rulesOf(variant), training, pairs };
  store.write(fileOf.weights(round), formatWeights(content));
  return training;
}
