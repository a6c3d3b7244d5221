import { legalMoves } from '../../rules/moves.ts';
import { err, ok, type Result } from '../../rules/result.ts';
import type { Ruleset } from '../../rules/types.ts';
import type { Engine, Search } from '../client.ts';
import type { SearchRequest, SearchResult } from '../types.ts';
import { type HubError, HubFailure } from './errors.ts';
import { shakeHands, type HandshakeOptions, type HubIdentity } from './handshake.ts';
import { type HubLine, valueOf } from './line.ts';
import { startHubProcess, type HubProcess } from './process.ts';
import { questionFor, readDone, readInfo, timeLimitOf, unsearched } from './question.ts';

export { type HubError, HubFailure, isHubFailure } from './errors.ts';

/** An external engine that speaks the Hub protocol, to be used as our own. */
export interface HubEngine extends Engine, HubIdentity {
  /** Lets it forget what it knows of the games before. Between searches only. */
  newGame(): void;
}

export interface HubEngineOptions {
  /** A command line, run as a shell would. */
  readonly command: string;
  /** The game it is to play. Searches by other rules are not possible. */
  readonly ruleset: Ruleset;
  /** How long it may take to greet (10 s). */
  readonly handshakeMs?: number;
  /** How long it may take to get ready after that (60 s). */
  readonly initMs?: number;
  /** How long beyond its time it may take to answer, and to obey `stop` (2 s). */
  readonly graceMs?: number;
  readonly hashMb?: number;
  /** Its other settings by name. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Ends it while it gets ready; afterwards it is closed like any other. */
  readonly signal?: AbortSignal;
}

const HANDSHAKE_MS = 10_000;
const INIT_MS = 60_000;
const GRACE_MS = 2000;
/** An engine that complains may still answer; then it was not about the search. */
const AFTER_ERROR_MS = 300;
/** How long an engine may take to leave when it is asked to. */
const LEAVING_MS = 500;

/** Starts an engine and greets it. When that does not work out nothing is left running. */
export async function openHubEngine(
  options: HubEngineOptions,
): Promise<Result<HubEngine, HubError>> {
  const { command, graceMs = GRACE_MS, signal } = options;
  const engine = startHubProcess(command);
  const giveUp = (): void => engine.kill();
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted === true) giveUp();
  const { handshakeMs = HANDSHAKE_MS, initMs = INIT_MS } = options;
  const handshake: HandshakeOptions = { ...options, handshakeMs, initMs };
  const identity = await shakeHands(engine, handshake);
  signal?.removeEventListener('abort', giveUp);
  if (!identity.ok) {
    engine.kill();
    await engine.ended;
    return err(identity.error);
  }
  return ok({ ...identity.value, ...createSearches(engine, options, identity.value, graceMs) });
}

/** A search that has not been answered. */
interface Pending {
  readonly id: number;
  readonly request: SearchRequest;
  readonly onInfo: ((info: SearchResult) => void) | undefined;
  readonly resolve: (result: SearchResult) => void;
  readonly reject: (failure: HubFailure) => void;
}

/** The search that the engine works at. */
interface Running extends Pending {
  readonly start: number;
  isStopped: boolean;
  /** What it has found last. */
  info: SearchResult | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** The searches of an engine that has been greeted: one after another. */
function createSearches(
  engine: HubProcess,
  { ruleset }: HubEngineOptions,
  { name }: HubIdentity,
  graceMs: number,
): Omit<HubEngine, keyof HubIdentity> {
  const queue: Pending[] = [];
  let running: Running | undefined;
  let lastId = 0;
  /** Why it does not answer any more. */
  let end: HubError | undefined;

  /** Lets go of the search under way. */
  function settle(): Running | undefined {
    const search = running;
    running = undefined;
    clearTimeout(search?.timer);
    return search;
  }

  function breakDown(error: HubError): void {
    end ??= error;
    const failure = new HubFailure(end);
    settle()?.reject(failure);
    for (const waiting of queue.splice(0)) waiting.reject(failure);
    engine.kill();
  }

  function next(): void {
    if (running !== undefined) return;
    const pending = queue.shift();
    if (pending === undefined) return;
    const { limits } = pending.request;
    running = {
      ...pending,
      start: performance.now(),
      isStopped: false,
      info: undefined,
      timer: undefined,
    };
    for (const line of questionFor(pending.request)) engine.send(line);
    const limit = timeLimitOf(limits);
    if (limit !== undefined) {
      running.timer = setTimeout(() => overdue(limit), limit + graceMs);
    }
  }

  /** The time is over: it is told once, and then ended. */
  function overdue(limit: number): void {
    if (running === undefined) return;
    halt(running, () =>
      breakDown({ code: 'hub.hangs', name, milliseconds: Math.round(limit + 2 * graceMs) }),
    );
  }

  function halt(search: Running, onSilence: () => void): void {
    if (!search.isStopped) engine.send('stop');
    search.isStopped = true;
    clearTimeout(search.timer);
    search.timer = setTimeout(onSilence, graceMs);
  }

  function receive(line: HubLine): void {
    if (running === undefined) return;
    switch (line.command) {
      case 'info':
        inform(running, line);
        break;
      case 'done':
        finish(running, line);
        break;
      case 'error':
        complain(running, valueOf(line, 'message') ?? '');
        break;
    }
  }

  function inform(search: Running, line: HubLine): void {
    const info = readInfo(search.request, line, performance.now() - search.start);
    if (info === undefined) return;
    search.info = info;
    search.onInfo?.(info);
  }

  function finish(search: Running, line: HubLine): void {
    settle();
    const milliseconds = performance.now() - search.start;
    const result = readDone(search.request, line, search.info, milliseconds);
    if (result === undefined) {
      const move = valueOf(line, 'move') ?? '';
      search.reject(new HubFailure({ code: 'hub.illegal-move', name, move }));
    } else {
      search.resolve(result);
    }
    next();
  }

  function complain(search: Running, message: string): void {
    clearTimeout(search.timer);
    search.timer = setTimeout(
      () => breakDown({ code: 'hub.error', name, message }),
      AFTER_ERROR_MS,
    );
  }

  function stop(id: number): void {
    for (const waiting of queue.splice(0)) {
      if (waiting.id > id) queue.push(waiting);
      else waiting.resolve(unsearched(waiting.request));
    }
    if (running === undefined || running.id > id || running.isStopped) return;
    halt(running, () => breakDown({ code: 'hub.hangs', name, milliseconds: graceMs }));
  }

  engine.listen(receive);
  void engine.ended.then((ended) => breakDown({ code: 'hub.died', name, ...ended }));

  function ask(request: SearchRequest, id: number, onInfo: Pending['onInfo']) {
    return new Promise<SearchResult>((resolve, reject) => {
      if (end !== undefined) {
        reject(new HubFailure(end));
        return;
      }
      if (!isSameGame(request.ruleset, ruleset)) {
        const { variant, forcedCapture } = request.ruleset;
        const game = { variant: variant.name, forcedCapture, games: [ruleset.variant.name] };
        reject(new HubFailure({ code: 'hub.unknown-game', name, ...game }));
        return;
      }
      if (legalMoves(request.ruleset, request.position).length === 0) {
        resolve(unsearched(request));
        return;
      }
      queue.push({ id, request, onInfo, resolve, reject });
      next();
    });
  }

  return {
    search(request, onInfo): Search {
      const id = ++lastId;
      return { result: ask(request, id, onInfo), stop: () => stop(id) };
    },
    newGame: () => engine.send('new-game'),
    async close() {
      end ??= { code: 'hub.closed', name };
      const failure = new HubFailure(end);
      const wasSearching = running !== undefined;
      settle()?.reject(failure);
      for (const waiting of queue.splice(0)) waiting.reject(failure);
      if (wasSearching) engine.send('stop');
      await engine.close(LEAVING_MS);
    },
  };
}

function isSameGame(a: Ruleset, b: Ruleset): boolean {
  return a.variant.name === b.variant.name && a.forcedCapture === b.forcedCapture;
}
