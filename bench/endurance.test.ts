import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Worker } from 'node:worker_threads';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEngine, type Engine, type SearchRequest } from '../src/engine/client.ts';
import { buildTestWorker, type TestWorker } from '../src/engine/test-worker.ts';
import { startPosition } from '../src/rules/board.ts';
import { VARIANTS } from '../src/rules/variants.ts';
import { endure } from './endurance.ts';

const MEBIBYTE = 2 ** 20;

let built: TestWorker;
/** The threads that were started in a test. */
let threads: Worker[] = [];
const engines: Engine[] = [];

const note = (worker: Worker): unknown => threads.push(worker);
beforeAll(async () => {
  built = await buildTestWorker();
});
afterAll(() => built.remove());
beforeEach(() => {
  threads = [];
  process.on('worker', note);
});
afterEach(async () => {
  process.off('worker', note);
  await Promise.all(engines.splice(0).map((engine) => engine.close()));
});

function engine(options: { readonly threads?: number } = {}): Engine {
  const made = createEngine({ worker: built.url, hashMb: 1, ...options });
  engines.push(made);
  return made;
}

const request: SearchRequest = {
  ruleset: { variant: VARIANTS.brazilian, forcedCapture: true },
  position: startPosition(VARIANTS.brazilian, 'white'),
  limits: { depth: 9 },
};

/** What is the same in every engine. */
async function answerOf(asked: Engine): Promise<unknown> {
  const { move, score, nodes } = await asked.search(request).result;
  return { move, score, nodes };
}

/** Waits until a search without an end is well under way. */
function underWay(asked: Engine): {
  readonly result: Promise<unknown>;
  readonly depth: Promise<void>;
} {
  let result: Promise<unknown> | undefined;
  const depth = new Promise<void>((resolve) => {
    result = asked.search({ ...request, limits: { depth: 99 } }, (info) => {
      if (info.depth === 7) resolve();
    }).result;
  });
  return { result: result ?? Promise.resolve(), depth };
}

/** A thread that has ended has no number any more. */
const running = (): number => threads.filter(({ threadId }) => threadId !== -1).length;

describe('an engine that searches for long', () => {
  it('answers 300 times as a fresh one, stopped or not, and takes no more memory', async () => {
    const both = [engine(), engine({ threads: 3 })];
    const isExact = (index: number): boolean => index === 0;
    const sizes: number[] = [];
    const onSearch = (): unknown => sizes.push(process.memoryUsage.rss());
    const faults = await endure({ engines: both, isExact, searches: 300, seed: 7, onSearch });
    expect(faults.map(({ search, what }) => `${search}: ${what}`)).toEqual([]);
    expect((sizes[299] ?? 0) - (sizes[149] ?? 0)).toBeLessThan(48 * MEBIBYTE);
    expect(threads).toHaveLength(4);
  });
});

describe('an engine whose thread is ended', () => {
  it.each([
    ['its only one', undefined, 0],
    ['the first of three', 3, 0],
    ['one that helps', 3, 2],
  ])('says so and starts anew: %s', async (_which, count, index) => {
    const expected = await answerOf(engine());
    threads = [];
    const asked = engine(count === undefined ? {} : { threads: count });
    const { result, depth } = underWay(asked);
    const failed = expect(result).rejects.toMatchObject({ code: 'engine.failed' });
    await depth;
    const old = [...threads];
    await old[index]?.terminate();
    await failed;
    if (count === undefined) expect(await answerOf(asked)).toEqual(expected);
    else expect((await asked.search(request).result).depth).toBe(9);
    expect(old.every(({ threadId }) => threadId === -1)).toBe(true);
    expect(running()).toBe(count ?? 1);
  });
});

describe('an engine that is closed', () => {
  it.each<[string, (asked: Engine) => unknown]>([
    ['after a search', (asked: Engine) => answerOf(asked)],
    ['in the middle of one', (asked: Engine) => underWay(asked).depth],
    ['before its threads have started', (asked: Engine) => asked.search(request)],
  ])('leaves no thread: %s', async (_when, before) => {
    const asked = engine({ threads: 3 });
    await before(asked);
    await asked.close();
    expect(threads).toHaveLength(3);
    expect(running()).toBe(0);
  });

  it('lets the program end', async () => {
    const root = path.resolve(import.meta.dirname, '..');
    const args = ['scripts/run-ts.mjs', 'bench/soak.ts', '--searches', '4'];
    const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
    expect(stdout).toContain('0 wrong');
  });
});
