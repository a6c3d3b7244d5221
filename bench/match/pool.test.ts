import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { runPool, type PoolOptions, type PoolWorker } from './pool.ts';
import { gameWon } from './test-support.ts';
import type { MatchGame } from './types.ts';
import type { PairTask, WorkerOrder, WorkerReport } from './worker.ts';

/** Plays as a script says, which gets the task and a way to report. */
class FakeWorker extends EventEmitter implements PoolWorker {
  terminated = false;
  isToldToClose = false;
  constructor(private readonly script: (task: PairTask, worker: FakeWorker) => void) {
    super();
    setImmediate(() => this.say({ type: 'ready' }));
  }
  say(report: WorkerReport): void {
    this.emit('message', report);
  }
  postMessage(order: WorkerOrder): void {
    if (order.type === 'close') this.isToldToClose = true;
    else setImmediate(() => this.script(order, this));
  }
  terminate(): void {
    this.terminated = true;
    this.emit('exit', 1);
  }
}

function playAll({ games }: PairTask, worker: FakeWorker): void {
  for (const { pair, second } of games) {
    worker.say({ type: 'turn', pair, second, side: 'a', moves: [] });
    worker.say({ type: 'game', game: gameWon(pair, second, 'a') });
  }
  worker.say({ type: 'done' });
}

async function run(
  script: (task: PairTask, worker: FakeWorker) => void,
  options: Partial<PoolOptions> = {},
): Promise<{ games: MatchGame[]; workers: FakeWorker[]; failure: string | undefined }> {
  const games: MatchGame[] = [];
  const workers: FakeWorker[] = [];
  const failure = await runPool({
    pairs: 3,
    concurrency: 2,
    patienceMs: 60_000,
    closeMs: 0,
    start: () => {
      const worker = new FakeWorker(script);
      workers.push(worker);
      return worker;
    },
    openingOf: () => [],
    onGame: (game) => {
      games.push(game);
      return false;
    },
    signal: new AbortController().signal,
    ...options,
  });
  return { games, workers, failure };
}

const placesOf = (games: readonly MatchGame[]): string[] =>
  games.map(({ pair, second }) => `${pair}${second ? 'b' : 'a'}`).sort();
const ALL = ['0a', '0b', '1a', '1b', '2a', '2b'];

describe('a pool', () => {
  it('plays all pairs and ends its workers', async () => {
    const { games, workers, failure } = await run(playAll);
    expect(placesOf(games)).toEqual(ALL);
    expect(failure).toBeUndefined();
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true]);
  });

  it('gives a game lost to the player at whose turn the worker died, and goes on', async () => {
    const { games, workers, failure } = await run((task, worker) => {
      const [first] = task.games;
      if (first?.pair !== 1 || first.second) playAll(task, worker);
      else {
        worker.say({ type: 'turn', ...first, side: 'b', moves: [] });
        worker.emit('error', new Error('out of memory'));
        worker.emit('exit', 1);
      }
    });
    expect(failure).toBeUndefined();
    expect(placesOf(games)).toEqual(ALL);
    expect(workers).toHaveLength(3);
    expect(games.filter(({ ending }) => ending === 'crash')).toMatchObject([
      { pair: 1, second: false, winner: 'a', fault: 'Error: out of memory' },
    ]);
  });

  it('gives a game lost to a player that hangs, and goes on', async () => {
    const { games, workers } = await run(
      (task, worker) => {
        const last = task.games.at(-1);
        if (last?.pair !== 2) playAll(task, worker);
        else worker.say({ type: 'turn', ...last, side: 'a', moves: [] });
      },
      { patienceMs: 40 },
    );
    expect(placesOf(games)).toEqual(ALL);
    expect(games.filter(({ ending }) => ending === 'hang')).toHaveLength(2);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });

  it('ends when no worker gets as far as a game', async () => {
    const { games, failure } = await run((_, worker) => worker.emit('exit', 7));
    expect(games).toEqual([]);
    expect(failure).toContain('exit code 7');
  });

  it('ends when it has been told enough', async () => {
    let told = 0;
    const { workers } = await run(playAll, { onGame: () => ++told === 3 });
    expect(told).toBe(3);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });

  it('lets workers end their engines, but not for ever', async () => {
    const { workers } = await run(playAll, { closeMs: 30 });
    expect(workers.map((worker) => worker.isToldToClose)).toEqual([true, true]);
    expect(workers.map(({ terminated }) => terminated)).toEqual([false, false]);
    await sleep(60);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, true]);
  });

  it('ends when it is interrupted', async () => {
    const interrupted = new AbortController();
    const running = run(() => undefined, { signal: interrupted.signal });
    await sleep(20);
    interrupted.abort();
    expect((await running).games).toEqual([]);
  });
});
