import { describe, expect, it } from 'vitest';
import { startPosition } from '../rules/board.ts';
import { bitboardsOf, createKernelMemory, setRuleset } from '../rules/kernel.ts';
import { legalMoves } from '../rules/moves.ts';
import type { Ruleset } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { engineBytes, marksOf, openSearchKernel } from './search-kernel.ts';
import { createSearcher } from './searcher.ts';
import { RULESETS, describeMove, playedPosition } from './test-support.ts';
import type { SearchRequest, SearchResult } from './types.ts';

// Threads that search together, one after the other in a single thread, so that all of it can be
// repeated: whenever the first looks at its clock, the other searches some positions.

const HASH_MB = 1;

/** What one search in the company of another found. */
interface Shared {
  readonly result: SearchResult;
  /** Marks of moves being searched that were seen while it ran, and what is left of them afterwards. */
  readonly seen: number;
  readonly left: number;
}

/** Searches as the first thread; another one makes `help` positions whenever it looks at its clock. */
function searchTogether(request: SearchRequest, help: number): Shared {
  const memory = createKernelMemory(engineBytes(HASH_MB, 2));
  const turn = { epoch: 1, search: 1 };
  const countMarks = (): number => marksOf(memory).filter((mark) => mark !== 0n).length;
  const helper = createSearcher(memory, HASH_MB, () => 0, { thread: 1 });
  let seen = 0;
  const clock = (): number => {
    seen = Math.max(seen, countMarks());
    if (help > 0) helper.assist(1, { ...request, limits: { nodes: help } }, turn);
    return 0;
  };
  const leader = createSearcher(memory, HASH_MB, clock);
  const result = leader.search(1, request, undefined, turn, 2);
  return { result, seen, left: countMarks() };
}

describe.each(RULESETS)('threads that search together: $title', (ruleset) => {
  // Positions are slow where captures are free.
  const limits = { depth: ruleset.forcedCapture ? 11 : 9 };
  const requests = [2, 3, 4, 5, 6, 7, 8]
    .map((seed): SearchRequest => ({ ruleset, position: playedPosition(ruleset, seed), limits }))
    .filter(({ position }) => legalMoves(ruleset, position).length > 1)
    .slice(0, 3);

  it('save each other work, finish every depth, and leave no marks', () => {
    expect(requests).toHaveLength(3);
    const nodes = { alone: 0, helped: 0 };
    let seen = 0;
    for (const request of requests) {
      const alone = searchTogether(request, 0);
      const helped = searchTogether(request, 1000);
      expect(helped.result.depth).toBe(alone.result.depth);
      expect(legalMoves(ruleset, request.position)).toContainEqual(helped.result.move);
      expect([alone.left, helped.left]).toEqual([0, 0]);
      nodes.alone += alone.result.nodes;
      nodes.helped += helped.result.nodes;
      seen = Math.max(seen, helped.seen);
    }
    expect(nodes.helped).toBeLessThan(0.9 * nodes.alone);
    expect(seen).toBeGreaterThan(0);
  });

  it('still rank exactly the legal moves', () => {
    for (const request of requests) {
      const { result } = searchTogether({ ...request, limits: { depth: 6 }, multipv: 1000 }, 300);
      const ranked = result.lines.map(({ move }) => describeMove(move)).sort();
      expect(ranked).toEqual(legalMoves(ruleset, request.position).map(describeMove).sort());
    }
  });
});

it('counts what all threads visit towards a limit of positions', () => {
  const ruleset: Ruleset = { variant: VARIANTS.russian, forcedCapture: true };
  const position = startPosition(ruleset.variant, 'white');
  const request = { ruleset, position, limits: { nodes: 12_000 } };
  expect(searchTogether(request, 0).result.nodes).toBe(12_000);
  // The first thread looks every 1024 positions, and then the other has visited 5000.
  const { nodes } = searchTogether(request, 5000).result;
  expect(nodes).toBeGreaterThanOrEqual(7000);
  expect(nodes).toBeLessThan(7000 + 1024);
});

it('searches moves that somebody has begun who will never finish them', () => {
  const ruleset: Ruleset = { variant: VARIANTS.russian, forcedCapture: true };
  const position = startPosition(ruleset.variant, 'white');
  const request: SearchRequest = { ruleset, position, limits: { depth: 12 } };
  const turn = { epoch: 1, search: 1 };
  const memory = createKernelMemory(engineBytes(HASH_MB, 2));
  let begun: readonly bigint[] = [];
  const clock = (): number => {
    const marks = [...marksOf(memory)];
    if (marks.some((mark) => mark !== 0n)) begun = marks;
    return 0;
  };
  createSearcher(memory, HASH_MB, clock).search(1, request, undefined, turn, 2);
  expect(begun.length).toBeGreaterThan(0);

  const other = createKernelMemory(engineBytes(HASH_MB, 2));
  marksOf(other).set(begun);
  const { depth, move } = createSearcher(other, HASH_MB, () => 0).search(
    1,
    request,
    undefined,
    turn,
    2,
  );
  expect(depth).toBe(12);
  expect(legalMoves(ruleset, position)).toContainEqual(move);
});

it('leaves a depth as soon as the thread that is helped is at a greater one', () => {
  const ruleset: Ruleset = { variant: VARIANTS.american, forcedCapture: true };
  const { own, opp, kings, side } = bitboardsOf(
    ruleset.variant,
    startPosition(ruleset.variant, 'white'),
  );
  const memory = createKernelMemory(engineBytes(HASH_MB, 2));
  const leader = openSearchKernel(memory, HASH_MB, () => 0);
  let looks = 0;
  const helper = openSearchKernel(
    memory,
    HASH_MB,
    () => {
      if (++looks === 2) leader.kernel.searchRoot(12, 0);
      return 0;
    },
    { thread: 1 },
  );
  for (const { kernel } of [leader, helper]) {
    setRuleset(kernel, ruleset);
    kernel.newSearch(1n, 1n);
    kernel.setLimits(1, Infinity, kernel === leader.kernel ? 1 : Infinity);
    kernel.setRoot(own, opp, kings, side, 0n);
  }
  expect(helper.kernel.leaderDepth()).toBe(0);
  helper.kernel.searchRoot(11, 0);
  expect({ looks, depth: helper.kernel.leaderDepth() }).toEqual({ looks: 2, depth: 12 });
  expect(helper.kernel.isStopped()).toBe(0);
  // It goes on at the depth of the other.
  helper.kernel.searchRoot(12, 0);
  expect(helper.kernel.isStopped()).toBe(0);
  expect(looks).toBeGreaterThan(3);
  expect(helper.kernel.rootSearched()).toBeGreaterThan(0);
});
