import { legalMoves } from '../rules/moves.ts';
import { type Crew, defaultThreads, startCrew } from './crew.ts';
import { EngineError } from './errors.ts';
import { toCommand, type EngineParts } from './protocol.ts';
import { isRepeatable, tableTurns } from './turns.ts';
import type { SearchRequest, SearchResult } from './types.ts';
import { onceAGame } from './warnings.ts';
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

/** The engine of this program. */
export interface OwnEngine extends Engine {
  /**
   * Stops what runs, lets it answer, and forgets all: what is asked for after that is answered as by
   * an engine made anew, without the time that another memory and other threads take.
   */
  forget(): Promise<void>;
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
  /** The size of the table of known positions (32), rounded down to a power of two. */
  readonly hashMb?: number;
  /**
   * Threads to search with, at most `MAX_THREADS`. Without it one less than the machine has, at most
   * 8, and a single one where no clock is part of the limits: only that gives the same answer always.
   */
  readonly threads?: number;
  /** The worker's bundle, where it is not the one of the build. */
  readonly worker?: URL | undefined;
  /** What it searches with, where that is not what comes with the package. */
  readonly parts?: EngineParts;
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
export function createEngine(options: EngineOptions = {}): OwnEngine {
  const { seed = 0, threads = defaultThreads(), onWarning = () => undefined } = options;
  const warn = onceAGame(onWarning);
  const hashMb = 2 ** Math.floor(Math.log2(options.hashMb ?? DEFAULT_HASH_MB));
  let turnOf = tableTurns();
  const pending = new Map<number, Pending>();
  let crew: Crew | undefined;
  let lastId = 0;
  let closed = false;

  function settle(id: number): Pending | undefined {
    const search = pending.get(id);
    pending.delete(id);
    // The thread that answers has ended; those that help it go on until they are told.
    crew?.stop(id);
    if (pending.size === 0) crew?.keepAlive(false);
    return search;
  }

  /** The threads are gone: nobody will answer. The next search starts others. */
  function breakDown(error: EngineError): void {
    crew = undefined;
    for (const id of [...pending.keys()]) settle(id)?.reject(error);
  }

  function stop(id: number): void {
    crew?.stop(id);
    // A thread takes a while to start; whoever says stop before shall not wait for it.
    if (crew?.isReady() !== false) return;
    for (const [asked, { request }] of [...pending]) {
      const answer = asked <= id ? unsearched(request) : undefined;
      if (answer !== undefined) settle(asked)?.resolve(answer);
    }
  }

  function start(): Crew {
    const started = startCrew({
      hashMb,
      threads,
      worker: options.worker,
      parts: options.parts,
      onMessage(message) {
        if (message.type === 'warning') warn(message.error);
        else if (message.type === 'info') pending.get(message.id)?.onInfo?.(message.info);
        else if (message.type === 'result') settle(message.id)?.resolve(message.result);
        else settle(message.id)?.reject(new EngineError(message.code, message.message));
      },
      // Threads that have been given up may still report their end, when others are at work.
      onEnd(why, cause) {
        if (crew === started) breakDown(new EngineError('engine.failed', why, { cause }));
      },
    });
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
        crew ??= start();
      } catch (cause) {
        reject(new EngineError('engine.failed', String(cause), { cause }));
        return;
      }
      pending.set(id, { request, onInfo, resolve, reject });
      const seeded = { seed, ...request };
      const isAlone = options.threads === undefined && isRepeatable(seeded);
      const informs = onInfo !== undefined;
      crew.keepAlive(true);
      crew.search(
        toCommand(id, seeded, { informs, turn: turnOf(seeded), threads: isAlone ? 1 : threads }),
      );
    });
  }

  return {
    search(request, onInfo) {
      const id = ++lastId;
      return { result: ask(request, id, onInfo), stop: () => stop(id) };
    },
    async forget() {
      turnOf = tableTurns();
      if (crew === undefined) return;
      const kept = crew;
      stop(lastId);
      await quiet(pending);
      kept.keepAlive(true);
      await kept.forget();
      kept.keepAlive(false);
    },
    async close() {
      closed = true;
      if (crew === undefined) return;
      const ending = crew;
      stop(lastId);
      await quiet(pending);
      breakDown(new EngineError('engine.closed', 'the engine was closed'));
      await ending.end();
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
