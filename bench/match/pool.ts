import type { Move } from '../../src/rules/types.ts';
import {
  NO_EFFORT,
  otherSide,
  type Fault,
  type GameId,
  type MatchGame,
  type Side,
} from './types.ts';
import type { WorkerOrder, WorkerReport } from './worker.ts';

/** A thread that plays, as far as the pool knows it. */
export interface PoolWorker {
  postMessage(order: WorkerOrder): void;
  on(event: 'message', listener: (report: WorkerReport) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): unknown;
}

export interface PoolOptions {
  readonly pairs: number;
  readonly concurrency: number;
  /** A player that thinks longer than this about a move has lost. */
  readonly patienceMs: number;
  /** How long workers may take to end the engines they have started; 0 where they start none. */
  readonly closeMs: number;
  readonly start: () => PoolWorker;
  readonly openingOf: (pair: number) => readonly Move[];
  /** Told every game; with true in return no other pair is begun. */
  readonly onGame: (game: MatchGame) => boolean;
  readonly signal: AbortSignal;
}

/** A worker and what it is at. */
interface Lane {
  readonly worker: PoolWorker;
  opening: readonly Move[];
  /** Games it has not finished, the current one first. */
  games: readonly GameId[];
  /** Whose turn it is since when, in a game that has begun. */
  turn: { side: Side; moves: readonly Move[]; since: number } | undefined;
  over: boolean;
}

/**
 * Lets several workers play pairs of games. A worker that dies or hangs costs the player whose turn it
 * was the game, and another goes on with the rest of its pair.
 * @returns why it ended too early, if it did: a worker died before its game began, and others would
 * fare no better
 */
export function runPool(options: PoolOptions): Promise<string | undefined> {
  const { pairs, concurrency, patienceMs, closeMs, start, openingOf, onGame, signal } = options;
  const lanes = new Set<Lane>();
  let nextPair = 0;

  return new Promise((resolve) => {
    const watch = setInterval(lookForHanging, Math.min(1000, patienceMs / 2));
    signal.addEventListener('abort', () => finish(), { once: true });
    if (signal.aborted) {
      finish();
      return;
    }
    for (let lane = 0; lane < Math.min(concurrency, pairs); lane++) open([]);

    function finish(failure?: string): void {
      clearInterval(watch);
      for (const lane of lanes) close(lane);
      resolve(failure);
    }

    function close(lane: Lane): void {
      lane.over = true;
      lanes.delete(lane);
      const { worker } = lane;
      if (closeMs === 0) {
        void worker.terminate();
        return;
      }
      worker.postMessage({ type: 'close' });
      const impatience = setTimeout(() => void worker.terminate(), closeMs);
      worker.on('exit', () => clearTimeout(impatience));
    }

    /** Starts a worker, with games of a pair that it goes on with. */
    function open(games: readonly GameId[], opening: readonly Move[] = []): void {
      const lane: Lane = { worker: start(), games, opening, turn: undefined, over: false };
      lanes.add(lane);
      lane.worker.on('message', (report) => {
        if (!lane.over) receive(lane, report);
      });
      lane.worker.on('error', (error) => fail(lane, 'crash', String(error)));
      lane.worker.on('exit', (code) => fail(lane, 'crash', `its thread ended (exit code ${code})`));
    }

    function receive(lane: Lane, report: WorkerReport): void {
      if (report.type === 'turn') {
        lane.turn = { side: report.side, moves: report.moves, since: Date.now() };
      } else if (report.type === 'game') {
        lane.turn = undefined;
        lane.games = lane.games.slice(1);
        count(report.game);
      } else giveTask(lane);
    }

    function count(game: MatchGame): void {
      if (onGame(game)) finish();
    }

    function giveTask(lane: Lane): void {
      if (lane.games.length === 0) {
        if (nextPair === pairs) {
          close(lane);
          if (lanes.size === 0) finish();
          return;
        }
        const pair = nextPair++;
        lane.opening = openingOf(pair);
        lane.games = [false, true].map((second) => ({ pair, second }));
      }
      const { opening, games } = lane;
      lane.worker.postMessage({ type: 'play', pair: games[0]?.pair ?? 0, opening, games });
    }

    function fail(lane: Lane, ending: Fault, fault: string): void {
      if (lane.over) return;
      close(lane);
      const [id, ...rest] = lane.games;
      const { turn } = lane;
      if (id === undefined || turn === undefined) {
        finish(fault);
        return;
      }
      const { side, moves } = turn;
      const effort = { a: NO_EFFORT, b: NO_EFFORT };
      open(rest, lane.opening);
      count({ ...id, moves, winner: otherSide(side), ending, fault, effort });
    }

    function lookForHanging(): void {
      for (const lane of lanes) {
        if (lane.turn === undefined || Date.now() - lane.turn.since <= patienceMs) continue;
        fail(lane, 'hang', `thought longer than ${Math.round(patienceMs / 1000)} s about a move`);
      }
    }
  });
}
