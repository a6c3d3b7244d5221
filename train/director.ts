import { once } from 'node:events';
import path from 'node:path';
import { Worker, parentPort } from 'node:worker_threads';
import type { Variant } from '../src/rules/types.ts';
import type { TrainArgs } from './args.ts';
import { train } from './pipeline.ts';
import { createPool } from './pool.ts';
import { NOT_FINISHED, type InstalledFile } from './run.ts';
import { RunError, openStore } from './store.ts';

/** What the thread that directs a run says. */
type Word = { readonly say: string } | { readonly refused: string };

const ENDING_SIGNALS = { SIGINT: 130, SIGTERM: 143 } as const;

function print(line: string): void {
  console.log(`${new Date().toTimeString().slice(0, 8)} ${line}`);
}

/**
 * Lets another thread direct a run: this one has to hear Ctrl+C, also while the other learns.
 * @param script is run in that thread; it calls `direct`
 * @returns why the run was refused, if it was
 */
export async function follow(script: URL, argv: readonly string[]): Promise<string | undefined> {
  let refused: string | undefined;
  const director = new Worker(script, { workerData: argv });
  for (const [signal, code] of Object.entries(ENDING_SIGNALS)) {
    process.once(signal, () => {
      // Everything done is in files, each of them whole.
      print(NOT_FINISHED);
      process.exit(code);
    });
  }
  director.on('message', (word: Word) => {
    if ('say' in word) print(word.say);
    else refused = word.refused;
  });
  await once(director, 'exit');
  return refused;
}

/** Directs a run, in a thread of its own. */
export async function direct(
  { settings, out, minutes, threads, install }: TrainArgs,
  script: URL,
): Promise<void> {
  const tell = (word: Word): void => parentPort?.postMessage(word);
  const end = performance.now() + 60_000 * minutes;
  const pool = createPool(threads, script);
  try {
    await train(settings, {
      store: openStore(out),
      pool,
      say: (say) => tell({ say }),
      isOver: () => performance.now() >= end,
      installed: install ? installedFile(settings.variant) : undefined,
    });
  } catch (error) {
    if (!(error instanceof RunError)) throw error;
    tell({ refused: error.message });
  } finally {
    await pool.close();
  }
}

function installedFile({ name }: Variant): InstalledFile {
  const store = openStore('weights');
  const file = `${name}.bin`;
  return {
    name: path.join(store.folder, file),
    read() {
      try {
        return store.read(file);
      } catch {
        return undefined;
      }
    },
    write(content) {
      store.write(file, content);
    },
  };
}
