// Trains the evaluation of a game by self-play: npm run train -- --help
import { isMainThread, workerData } from 'node:worker_threads';
import { HELP, parseTrainArgs } from './args.ts';
import { direct, follow } from './director.ts';
import { serveJobs } from './pool.ts';
import { openStore } from './store.ts';

const SCRIPT = new URL(import.meta.url);

function fail(message: string, code: number): void {
  console.error(`error: ${message}`);
  process.exitCode = code;
}

async function main(): Promise<void> {
  const argv = process.argv.slice(2);
  const parsed = parseTrainArgs(argv);
  if (!parsed.ok) {
    fail(`${parsed.error}\n(run "npm run train -- --help")`, 2);
    return;
  }
  if (parsed.value === 'help') {
    console.log(HELP);
    return;
  }
  try {
    openStore(parsed.value.out);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error), 1);
    return;
  }
  const refused = await follow(SCRIPT, argv);
  if (refused !== undefined) fail(refused, 1);
}

/** In a thread that was made with a command line. */
async function directAsAsked(argv: readonly string[]): Promise<void> {
  const parsed = parseTrainArgs(argv);
  if (parsed.ok && parsed.value !== 'help') await direct(parsed.value, SCRIPT);
}

if (isMainThread) await main();
else if (Array.isArray(workerData)) await directAsAsked(workerData as readonly string[]);
else serveJobs();
