// Trains the evaluation of a game by self-play: npm run train -- --help
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HELP, parseTrainArgs, type TrainArgs } from './args.ts';
import { OtherSettingsError, train } from './pipeline.ts';
import { createPool, serveJobs } from './pool.ts';
import { openStore, type RunStore } from './store.ts';

function install(name: string, file: Uint8Array): void {
  mkdirSync('weights', { recursive: true });
  const target = path.join('weights', name);
  writeFileSync(`${target}.part`, file);
  renameSync(`${target}.part`, target);
}

function fail(message: string, code: number): void {
  console.error(`error: ${message}`);
  process.exitCode = code;
}

async function main(): Promise<void> {
  const parsed = parseTrainArgs(process.argv.slice(2));
  if (!parsed.ok) {
    fail(`${parsed.error}\n(run "npm run train -- --help")`, 2);
    return;
  }
  if (parsed.value === 'help') {
    console.log(HELP);
    return;
  }
  const args = parsed.value;
  let store: RunStore;
  try {
    store = openStore(args.out);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), 1);
    return;
  }
  try {
    await run(args, store);
  } catch (error) {
    if (!(error instanceof OtherSettingsError)) throw error;
    fail(error.message, 1);
  }
}

async function run(args: TrainArgs, store: RunStore): Promise<void> {
  const { settings, minutes, threads } = args;
  const end = performance.now() + 60_000 * minutes;
  const pool = createPool(threads, new URL(import.meta.url));
  try {
    await train(settings, {
      store,
      pool,
      say: (line) => console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`),
      isOver: () => performance.now() >= end,
      onAccepted: (file) => {
        if (args.install) install(`${settings.variant.name}.bin`, file);
      },
    });
  } finally {
    await pool.close();
  }
}

if (!serveJobs()) await main();
