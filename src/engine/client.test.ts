import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startPosition } from '../rules/board.ts';
import { legalMoves } from '../rules/moves.ts';
import { VARIANTS } from '../rules/variants.ts';
import { createEngine, type OwnEngine, type SearchResult } from './client.ts';
import { buildTestWorker, type TestWorker } from './test-worker.ts';

const ruleset = { variant: VARIANTS.russian, forcedCapture: true };
const position = startPosition(ruleset.variant, 'white');

let built: TestWorker;
let worker: URL;
let engine: OwnEngine;

beforeAll(async () => {
  built = await buildTestWorker();
  worker = built.url;
});

afterAll(() => built.remove());
afterEach(() => engine.close());

describe('an engine in its thread', () => {
  it('answers with a legal move and tells every depth', async () => {
    engine = createEngine({ worker });
    const infos: SearchResult[] = [];
    const search = engine.search({ ruleset, position, limits: { depth: 5 } }, (info) =>
      infos.push(info),
    );
    const result = await search.result;
    expect(legalMoves(ruleset, position)).toContainEqual(result.move);
    expect(result.depth).toBe(5);
    expect(infos.map(({ depth }) => depth)).toEqual([1, 2, 3, 4, 5]);
  });

  it('stops when told, with the best move so far', async () => {
    engine = createEngine({ worker });
    const search = engine.search({ ruleset, position, limits: { depth: 99 } }, ({ depth }) => {
      if (depth === 3) search.stop();
    });
    const { move, depth } = await search.result;
    expect(legalMoves(ruleset, position)).toContainEqual(move);
    expect(depth).toBeGreaterThanOrEqual(3);
    expect(depth).toBeLessThan(99);
  });

  it('does not wait for its thread to start when it is stopped before', async () => {
    engine = createEngine({ worker });
    const search = engine.search({ ruleset, position, limits: { depth: 99 } });
    search.stop();
    const { move, depth, pv } = await search.result;
    expect(legalMoves(ruleset, position)).toContainEqual(move);
    expect({ depth, pv }).toEqual({ depth: 0, pv: [move] });
    const next = engine.search({ ruleset, position, limits: { depth: 4 } });
    expect((await next.result).depth).toBe(4);
  });

  it('answers searches in turn, and a stop never reaches a later one', async () => {
    engine = createEngine({ worker });
    const first = engine.search({ ruleset, position, limits: { depth: 99 } });
    const second = engine.search({ ruleset, position, limits: { depth: 4 } });
    first.stop();
    expect((await first.result).move).toBeDefined();
    first.stop();
    expect((await second.result).depth).toBe(4);
  });

  it('ends at its time', async () => {
    engine = createEngine({ worker });
    const { result } = engine.search({ ruleset, position, limits: { milliseconds: 30 } });
    expect((await result).move).toBeDefined();
  });

  it('plays by the seed of the engine or of the search', async () => {
    engine = createEngine({ worker, seed: 5 });
    const request = { ruleset, position, limits: { depth: 3 }, level: 'easy' as const };
    const ownSeed = await engine.search(request).result;
    const given = await engine.search({ ...request, seed: 5 }).result;
    expect(given.score).toEqual(ownSeed.score);
    expect(given.move).toEqual(ownSeed.move);
  });

  it('lets a running search answer when it is closed, and takes no more', async () => {
    engine = createEngine({ worker });
    const { result } = engine.search({ ruleset, position, limits: { depth: 99 } });
    await engine.close();
    expect((await result).move).toBeDefined();
    const late = engine.search({ ruleset, position, limits: { depth: 1 } });
    await expect(late.result).rejects.toMatchObject({ code: 'engine.closed' });
  });

  it.each([1, 3])('answers as a new one after it has forgotten (threads=%s)', async (threads) => {
    // A time that is never used up: only then the table is kept from one search to the next.
    const limits = { depth: 8, milliseconds: 3_600_000 };
    const ask = async (): Promise<unknown> => {
      const { move, score, nodes } = await engine.search({ ruleset, position, limits }).result;
      return threads === 1 ? { move, score, nodes } : legalMoves(ruleset, position).length;
    };
    engine = createEngine({ worker, hashMb: 1, threads });
    await engine.forget();
    const fresh = await ask();
    if (threads === 1) expect(await ask()).not.toEqual(fresh);
    for (let time = 0; time < 2; time++) {
      await engine.forget();
      expect(await ask()).toEqual(fresh);
    }
  });

  it('numbers its searches anew after it has forgotten', async () => {
    // Where a position is in the table depends on that number: with a small one it shows in the nodes.
    const request = { ruleset, position, limits: { depth: 13 } };
    engine = createEngine({ worker, hashMb: 1 });
    const { nodes: first } = await engine.search(request).result;
    expect((await engine.search(request).result).nodes).not.toBe(first);
    await engine.forget();
    expect((await engine.search(request).result).nodes).toBe(first);
  });

  it('stops and answers what runs before it forgets', async () => {
    engine = createEngine({ worker, hashMb: 1, threads: 2 });
    const search = engine.search({ ruleset, position, limits: { depth: 99 } });
    await engine.forget();
    expect(legalMoves(ruleset, position)).toContainEqual((await search.result).move);
    const { depth } = await engine.search({ ruleset, position, limits: { depth: 4 } }).result;
    expect(depth).toBe(4);
  });

  it('rejects when its thread breaks down, instead of waiting for ever', async () => {
    engine = createEngine({ worker: new URL('missing.mjs', worker) });
    const { result } = engine.search({ ruleset, position, limits: { depth: 1 } });
    await expect(result).rejects.toMatchObject({ code: 'engine.failed' });
  });
});

describe('an engine with several threads', () => {
  it('answers as one, again and again', async () => {
    engine = createEngine({ worker, threads: 3, hashMb: 4 });
    for (const depth of [7, 1, 8]) {
      const result = await engine.search({ ruleset, position, limits: { depth } }).result;
      expect(legalMoves(ruleset, position)).toContainEqual(result.move);
      expect(result.depth).toBe(depth);
      expect(result.nodes).toBeGreaterThan(0);
    }
  });

  it('counts what all of them have visited', async () => {
    engine = createEngine({ worker, threads: 3, hashMb: 4 });
    const request = { ruleset, position, limits: { depth: 14 } };
    // The others take a while to start, and are there for the second search.
    await engine.search(request).result;
    const infos: SearchResult[] = [];
    await engine.search(request, (info) => infos.push(info)).result;
    const counts = infos.map(({ nodes }) => nodes);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
  });

  it('stops all of them', async () => {
    engine = createEngine({ worker, threads: 3, hashMb: 4 });
    const search = engine.search({ ruleset, position, limits: { depth: 99 } }, ({ depth }) => {
      if (depth === 8) search.stop();
    });
    expect((await search.result).depth).toBeGreaterThanOrEqual(8);
    // A thread that had not stopped would not take part in this one, and `close` would wait.
    expect((await engine.search({ ruleset, position, limits: { depth: 6 } }).result).depth).toBe(6);
  });

  it('gives the same answer for a depth, with as many threads as it likes', async () => {
    const request = { ruleset, position, limits: { depth: 9 }, seed: 4 };
    const answers = [];
    while (answers.length < 2) {
      engine = createEngine({ worker });
      const { move, score, nodes } = await engine.search(request).result;
      answers.push({ move, score, nodes });
      await engine.close();
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});
