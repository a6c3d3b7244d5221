import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { createKernelMemory } from '../rules/kernel.ts';
import { legalMoves } from '../rules/moves.ts';
import { EngineError } from './errors.ts';
import { toCommand, type WorkerData, type WorkerMessage } from './protocol.ts';
import { engineBytes, stopFlagOf } from './search-kernel.ts';
import type { SearchRequest, SearchResult } from './types.ts';
import type { WeightsError } from './weights.ts';

export { EngineError, type EngineErrorCode } from './errors.ts';
export type { WeightsError } from './weights.ts';
export type { Score, SearchLimits, SearchLine, SearchRequest, SearchResult } from './types.ts';

/** An engine in a thread of its own. It costs nothing before its first search. */
export interface Engine {
  /**
   * Asks for the best move. Searches are answered one after another.
   * @param onInfo told what has been found after every depth
   */
  search(request: SearchRequest, onInfo?: (info: SearchResult) => void): Search;
  /** Stops what runs, lets it answer, and ends the thread. */
  close(): Promise<void>;
}

/** A search under way. */
export interface Search {
  /** Rejected with an `EngineError` when the engine breaks down. */
  readonly result: Promise<SearchResult>;
  /** Ends it, and those asked for before it: the result is then what was found so far. */
  stop(): void;
}

export interface EngineOptions {
  /** For searches that bring no seed of their own (0). */
  readonly seed?: number;
  /** The size of the table of known positions (32); a power of two. */
  readonly hashMb?: number;
  /** The worker's bundle, where it is not the one of the build. */
  readonly worker?: URL;
  /** Told once a game when its learned weights cannot be read, and it is evaluated by hand. */
  readonly onWarning?: (error: WeightsError) => void;
}

const DEFAULT_HASH_MB = 32;
/** How long a stopped search may take to answer before its thread is ended all the same. */
const PATIENCE_MS = 1000;

/** A search that has not been answered. */
interface Pending {
  readonly request: SearchRequest;
  readonly onInfo: ((info: SearchResult) => void) | undefined;
  readonly resolve: (result: SearchResult) => void;
  readonly reject: (error: EngineError) => void;
}

/** Makes an engine. Its thread starts with the first search. */
export function createEngine(options: EngineOptions = {}): Engine {
  const { seed = 0, hashMb = DEFAULT_HASH_MB, worker: workerUrl, onWarning } = options;
  const pending = new Map<number, Pending>();
  let thread: Thread | undefined;
  let lastId = 0;
  let closed = false;

  function settle(id: number): Pending | undefined {
    const search = pending.get(id);
    pending.delete(id);
    // Only while it owes an answer may the thread keep the program alive.
    if (pending.size === 0) thread?.worker.unref();
    return search;
  }

  function receive(message: WorkerMessage): void {
    if (message.type === 'ready') {
      if (thread !== undefined) thread.isReady = true;
    } else if (message.type === 'warning') onWarning?.(message.error);
    else if (message.type === 'info') pending.get(message.id)?.onInfo?.(message.info);
    else if (message.type === 'result') settle(message.id)?.resolve(message.result);
    else settle(message.id)?.reject(new EngineError(message.code, message.message));
  }

  /** The thread is gone: nobody will answer. The next search starts another. */
  function breakDown(error: EngineError): void {
    thread = undefined;
    for (const id of [...pending.keys()]) settle(id)?.reject(error);
  }

  function stop(id: number): void {
    if (thread !== undefined && Atomics.load(thread.stopFlag, 0) < id) {
      Atomics.store(thread.stopFlag, 0, id);
    }
    // A thread takes a while to start; whoever says stop before shall not wait for it.
    if (thread?.isReady === false) {
      for (const [asked, { request }] of [...pending]) {
        const answer = asked <= id ? unsearched(request) : undefined;
        if (answer !== undefined) settle(asked)?.resolve(answer);
      }
    }
  }

  function start(): Thread {
    const started = startThread(workerUrl ?? builtWorker(), hashMb);
    const { worker } = started;
    // A thread that has been given up may still report its end, when another is already at work.
    const fail = (why: string, cause?: unknown): void => {
      if (thread === started) breakDown(new EngineError('engine.failed', why, { cause }));
    };
    worker.on('message', receive);
    worker.on('error', (cause) => fail(String(cause), cause));
    worker.on('exit', (code) => fail(`the engine's thread ended (exit code ${code})`));
    return started;
  }

  function ask(
    request: SearchRequest,
    id: number,
    onInfo: Pending['onInfo'],
  ): Promise<SearchResult> {
    return new Promise((resolve, reject) => {
      if (closed) {
        reject(new EngineError('engine.closed', 'the engine is closed'));
        return;
      }
      try {
        thread ??= start();
      } catch (cause) {
        reject(new EngineError('engine.failed', String(cause), { cause }));
        return;
      }
      pending.set(id, { request, onInfo, resolve, reject });
      thread.worker.ref();
      thread.worker.postMessage(toCommand(id, { seed, ...request }, onInfo !== undefined));
    });
  }

  return {
    search(request, onInfo) {
      const id = ++lastId;
      return { result: ask(request, id, onInfo), stop: () => stop(id) };
    },
    async close() {
      closed = true;
      if (thread === undefined) return;
      const { worker } = thread;
      stop(lastId);
      await quiet(pending);
      breakDown(new EngineError('engine.closed', 'the engine was closed'));
      await worker.terminate();
    },
  };
}

/** Waits until all searches are answered, but not for ever. */
async function quiet(pending: ReadonlyMap<number, Pending>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (pending.size > 0 && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The answer to a search that was stopped before it began: some legal move, if there is one. */
function unsearched({ ruleset, position }: SearchRequest): SearchResult | undefined {
  const [move] = legalMoves(ruleset, position);
  if (move === undefined) return undefined;
  const line = { move, score: { type: 'cp', value: 0 }, pv: [move] } as const;
  return { ...line, depth: 0, nodes: 0, milliseconds: 0, lines: [line] };
}

interface Thread {
  readonly worker: Worker;
  /** Whether it has started: only then does it see the flag. */
  isReady: boolean;
  readonly stopFlag: Int32Array;
}

function startThread(url: URL, hashMb: number): Thread {
  const memory = createKernelMemory(engineBytes(hashMb));
  const workerData: WorkerData = { memory, hashMb };
  const worker = new Worker(url, { workerData });
  worker.unref();
  return { worker, isReady: false, stopFlag: stopFlagOf(memory) };
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
