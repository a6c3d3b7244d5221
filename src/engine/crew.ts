import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { createKernelMemory } from '../rules/kernel.ts';
import { clear } from './clear.ts';
import type {
  EngineParts,
  SearchCommand,
  WorkerCommand,
  WorkerData,
  WorkerMessage,
} from './protocol.ts';
import { engineBytes, MAX_THREADS, stopFlagOf } from './search-kernel.ts';

/**
 * The threads of an engine, which search together on one table. The first of them answers; the
 * others start when a search wants them, search the same, and are only known by what they leave in
 * the table.
 */
export interface Crew {
  /** Whether the first thread has started: only then does it see the flag. */
  readonly isReady: () => boolean;
  search(command: SearchCommand): void;
  /** Ends the search with this number and all before it. */
  stop(id: number): void;
  /** Whether the threads keep the program alive. */
  keepAlive(owesAnswer: boolean): void;
  /**
   * Makes the memory what it was when the threads started; they have to have ended their searches, or
   * been told to.
   */
  forget(): Promise<void>;
  end(): Promise<void>;
}

export interface CrewOptions {
  readonly hashMb: number;
  readonly threads: number;
  /** The worker's bundle, where it is not the one of the build. */
  readonly worker?: URL | undefined;
  readonly parts?: EngineParts | undefined;
  readonly onMessage: (
    message: Exclude<WorkerMessage, { type: 'ready' | 'forgotten' | 'idle' }>,
  ) => void;
  /** A thread broke down or ended; told once. */
  readonly onEnd: (why: string, cause?: unknown) => void;
}

const MOST_BY_DEFAULT = 8;

/** One thread less than the machine has, so that it can still do something else; at most 8. */
export function defaultThreads(): number {
  return Math.max(1, Math.min(availableParallelism() - 1, MOST_BY_DEFAULT));
}

/** Starts the first thread. */
export function startCrew(options: CrewOptions): Crew {
  const { hashMb, parts, onMessage } = options;
  const most = Math.min(options.threads, MAX_THREADS);
  const memory = createKernelMemory(engineBytes(hashMb, most));
  const stopFlag = stopFlagOf(memory);
  const url = options.worker ?? builtWorker();
  const workers: Worker[] = [];
  /** Those that have started and look at what they are sent. */
  const ready = new Set<Worker>();
  const waiting: SearchCommand[] = [];
  /** What the first thread is searching. */
  let current: SearchCommand | undefined;
  /** Threads at a search. */
  let busy = 0;
  let hasEnded = false;

  function fail(why: string, cause?: unknown): void {
    if (hasEnded) return;
    hasEnded = true;
    for (const worker of workers) void worker.terminate();
    options.onEnd(why, cause);
  }

  function give(worker: Worker, command: SearchCommand): void {
    busy += 1;
    worker.postMessage(command);
  }

  /** Has the others start that a search wants, and gives it to those that have. */
  function callHelpers(command: SearchCommand): void {
    while (workers.length < Math.min(command.threads, most)) startThread();
    for (const worker of workers.slice(1, command.threads)) {
      if (ready.has(worker)) give(worker, command);
    }
  }

  /**
   * Begins the next search. No thread may still be at the one before: it would write into the table
   * of a search that depends on nothing else, and count for the wrong one.
   */
  function proceed(): void {
    if (busy > 0) return;
    current = waiting.shift();
    const [first] = workers;
    if (current === undefined || first === undefined) return;
    give(first, current);
    callHelpers(current);
  }

  function begin(worker: Worker): void {
    ready.add(worker);
    const number = workers.indexOf(worker);
    if (current !== undefined && number > 0 && number < current.threads) give(worker, current);
  }

  function hear(worker: Worker, message: WorkerMessage): void {
    if (message.type === 'ready') begin(worker);
    else if (message.type === 'idle') busy -= 1;
    else if (message.type !== 'forgotten') {
      if (message.type === 'result' || message.type === 'failed') {
        current = undefined;
        busy -= 1;
      }
      onMessage(message);
    }
    if (current === undefined) proceed();
  }

  function startThread(): void {
    const workerData: WorkerData = { memory, hashMb, thread: workers.length, parts };
    const worker = new Worker(url, { workerData });
    worker.unref();
    worker.on('message', (message: WorkerMessage) => hear(worker, message));
    worker.on('error', (cause) => fail(String(cause), cause));
    worker.on('exit', (code) => fail(`the engine's thread ended (exit code ${code})`));
    workers.push(worker);
  }

  startThread();
  return {
    isReady: () => workers[0] !== undefined && ready.has(workers[0]),
    search(command) {
      waiting.push(command);
      if (current === undefined) proceed();
    },
    stop(id) {
      if (Atomics.load(stopFlag, 0) < id) Atomics.store(stopFlag, 0, id);
    },
    keepAlive(owesAnswer) {
      if (owesAnswer) workers[0]?.ref();
      else workers[0]?.unref();
    },
    async forget() {
      if (hasEnded) return;
      // Nobody waits for these; a thread that starts late must not be given one, with no stop to end it.
      waiting.length = 0;
      current = undefined;
      await Promise.all(workers.map(hasForgotten));
      clear(memory);
    },
    async end() {
      hasEnded = true;
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

/** Tells a thread to forget, and waits until it has, or has ended. */
function hasForgotten(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    const settle = (): void => {
      worker.off('message', listen).off('exit', settle);
      resolve();
    };
    const listen = ({ type }: WorkerMessage): void => {
      if (type === 'forgotten') settle();
    };
    worker.on('message', listen).on('exit', settle);
    worker.postMessage({ type: 'forget' } satisfies WorkerCommand);
  });
}

/**
 * The worker of the build: beside this file once that is bundled. From the source, and from bundles
 * of scripts, it is found in `dist`.
 */
function builtWorker(): URL {
  const places = ['./worker.js', '../../dist/worker.js', '../../../dist/worker.js'];
  const urls = places.map((place) => new URL(place, import.meta.url));
  return urls.find((url) => existsSync(url)) ?? new URL('./worker.js', import.meta.url);
}
