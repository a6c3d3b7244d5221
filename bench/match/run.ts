import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PdnGame } from '../../src/notation/pdn/types.ts';
import type { Variant } from '../../src/rules/types.ts';
import { HELP, parseMatchArgs, type MatchArgs } from './args.ts';
import { checkPlace, recordOfMatchGame, writeGames } from './games-file.ts';
import { liveLine } from './live.ts';
import { load, UnusableFile, type LoadedSettings } from './load.ts';
import { playMatch, type MatchResult } from './match.ts';
import { briefReport, reportOf, summaryLine } from './report.ts';
import { eloEstimate, sprtVerdict } from './statistics.ts';
import { shareOfPoints, tallyOf } from './tally.ts';
import { SIDES, type MatchGame, type Side } from './types.ts';
import type { WorkerSetup } from './worker.ts';

const INTERRUPTED = 130;
/** How long external engines may take to end. */
const CLOSE_MS = 3000;

function fail(message: string, code: number): void {
  console.error(`error: ${message}`);
  process.exitCode = code;
}

/** The match of one variant, told on the terminal. */
async function matchOf(
  variant: Variant,
  args: MatchArgs,
  players: Readonly<Record<Side, LoadedSettings>>,
  signal: AbortSignal,
): Promise<MatchResult> {
  const { maxPlies, adjudicate, seed, sprt } = args;
  const workerData: WorkerSetup = {
    variant: variant.name,
    rules: { maxPlies, adjudicate, seed },
    players,
  };
  const startsEngines = SIDES.some((side) => players[side].command !== undefined);
  const closeMs = startsEngines ? CLOSE_MS : 0;
  const live = liveLine(process.stderr, Date.now);
  live.begin(`${variant.name}: ${args.games} games, ${players.a.name} against ${players.b.name}`);
  try {
    return await playMatch(
      { ...args, closeMs, ruleset: { variant, forcedCapture: true } },
      {
        // The running script again: bundled, it is one file.
        startWorker: () => new Worker(new URL(import.meta.url), { workerData, argv: [] }),
        onProgress: (games) =>
          live.show(
            `${variant.name} ${games.length}/${args.games}  ${summaryLine(tallyOf(games), sprt)}`,
          ),
        signal,
      },
    );
  } finally {
    live.clear();
  }
}

function show(variant: Variant, args: MatchArgs, games: readonly MatchGame[]): object {
  const { sprt, players, json, brief } = args;
  const tally = tallyOf(games);
  const names = { a: players.a.name, b: players.b.name };
  if (brief) console.log(briefReport(tally, { title: variant.name, names, sprt }));
  else if (!json) console.log(reportOf(tally, games, { title: variant.name, names, sprt }));
  return {
    variant: variant.name,
    ...tally,
    share: tally.games === 0 ? null : shareOfPoints(tally),
    elo: eloEstimate(tally.pairs),
    ...(sprt && { sprt: { ...sprt, ...sprtVerdict(tally.pairs, sprt) } }),
  };
}

/**
 * Plays what a command line asks for, and sets the exit code. The script that calls this must let its
 * workers `work()`: they are the same file.
 */
export async function runMatches(argv: readonly string[]): Promise<void> {
  try {
    await run(argv);
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    fail(error.message, 1);
  }
}

async function run(argv: readonly string[]): Promise<void> {
  const parsed = parseMatchArgs(argv, availableParallelism());
  if (!parsed.ok) {
    fail(`${parsed.error}\n(run "npm run match -- --help")`, 2);
    return;
  }
  if (parsed.value === 'help') {
    console.log(HELP);
    return;
  }
  const args = parsed.value;
  // All at once: what is wrong with the last game shall be told before the first is played.
  const matches = args.variants.map((variant) => ({
    variant,
    players: { a: load(args.players.a, variant), b: load(args.players.b, variant) },
  }));
  if (args.out !== undefined) await checkPlace(args.out);
  const names = { a: args.players.a.name, b: args.players.b.name };
  const date = new Date().toISOString().slice(0, 10).replaceAll('-', '.');
  const interrupted = new AbortController();
  // Once: who asks twice does not want to wait for the report.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupted.abort());
  }

  const records: PdnGame[] = [];
  const results: object[] = [];
  for (const { variant, players } of matches) {
    if (interrupted.signal.aborted) break;
    const { games, failure } = await matchOf(variant, args, players, interrupted.signal);
    if (failure !== undefined)
      fail(`a player does not start: ${failure.replace(/^Error: /, '')}`, 1);
    results.push(show(variant, args, games));
    if (args.out !== undefined) {
      const ruleset = { variant, forcedCapture: true };
      records.push(...games.map((game) => recordOfMatchGame(ruleset, names, game, date)));
    }
  }
  if (args.json) console.log(JSON.stringify({ schema: 1, players: names, results }, null, 2));
  if (args.out !== undefined) await writeGames(args.out, records);
  if (interrupted.signal.aborted) process.exitCode = INTERRUPTED;
}
