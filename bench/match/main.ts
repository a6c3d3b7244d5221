// Plays a match: npm run match -- --help
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker, isMainThread } from 'node:worker_threads';
import type { PdnGame } from '../../src/notation/pdn/types.ts';
import type { Variant } from '../../src/rules/types.ts';
import { HELP, parseMatchArgs, type MatchArgs } from './args.ts';
import { recordOfMatchGame, writeGames } from './games-file.ts';
import { liveLine } from './live.ts';
import { playMatch } from './match.ts';
import type { LoadedSettings } from './players.ts';
import { reportOf, summaryLine } from './report.ts';
import { eloEstimate, sprtVerdict } from './statistics.ts';
import { shareOfPoints, tallyOf } from './tally.ts';
import type { MatchGame, Side } from './types.ts';
import { work, type WorkerSetup } from './worker.ts';
import type { PlayerSettings } from './settings.ts';

const INTERRUPTED = 130;

function load(settings: PlayerSettings): LoadedSettings {
  const { kernel } = settings;
  if (kernel === undefined) return settings;
  return { ...settings, module: new WebAssembly.Module(new Uint8Array(readFileSync(kernel))) };
}

/** The match of one variant, told on the terminal. */
async function matchOf(
  variant: Variant,
  args: MatchArgs,
  players: Readonly<Record<Side, LoadedSettings>>,
  signal: AbortSignal,
): Promise<readonly MatchGame[]> {
  const { maxPlies, adjudicate, seed, sprt } = args;
  const workerData: WorkerSetup = {
    variant: variant.name,
    rules: { maxPlies, adjudicate, seed },
    players,
  };
  const live = liveLine(process.stderr, Date.now);
  try {
    return await playMatch(
      { ...args, ruleset: { variant, forcedCapture: true } },
      {
        // This file again: bundled, it is all there is.
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
  const { sprt, players, json } = args;
  const tally = tallyOf(games);
  const names = { a: players.a.name, b: players.b.name };
  if (!json) console.log(reportOf(tally, games, { title: variant.name, names, sprt }));
  return {
    variant: variant.name,
    ...tally,
    share: shareOfPoints(tally),
    elo: eloEstimate(tally.pairs),
    ...(sprt && { sprt: { ...sprt, ...sprtVerdict(tally.pairs, sprt) } }),
  };
}

async function main(): Promise<void> {
  const parsed = parseMatchArgs(process.argv.slice(2), availableParallelism());
  if (!parsed.ok) {
    console.error(`error: ${parsed.error}\n(run "npm run match -- --help")`);
    process.exitCode = 2;
    return;
  }
  if (parsed.value === 'help') {
    console.log(HELP);
    return;
  }
  const args = parsed.value;
  const players = { a: load(args.players.a), b: load(args.players.b) };
  const names = { a: players.a.name, b: players.b.name };
  const date = new Date().toISOString().slice(0, 10).replaceAll('-', '.');
  const interrupted = new AbortController();
  // Once: who asks twice does not want to wait for the report.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupted.abort());
  }

  const records: PdnGame[] = [];
  const results: object[] = [];
  for (const variant of args.variants) {
    if (interrupted.signal.aborted) break;
    const games = await matchOf(variant, args, players, interrupted.signal);
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

if (isMainThread) await main();
else work();
