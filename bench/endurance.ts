// Many searches of every kind through the client, one after another, some of them ended at a random
// moment; what they answer is looked at all the time.
import { setTimeout as wait } from 'node:timers/promises';
import type { Engine, SearchLimits, SearchRequest, SearchResult } from '../src/engine/client.ts';
import { countsAt } from '../src/engine/question.ts';
import { engineBytes } from '../src/engine/search-kernel.ts';
import { createSearcher } from '../src/engine/searcher.ts';
import {
  RULESETS,
  describeMove,
  playedPosition,
  randomFrom,
  scatteredPosition,
} from '../src/engine/test-support.ts';
import { createKernelMemory } from '../src/rules/kernel.ts';
import { legalMoves } from '../src/rules/moves.ts';

type Random = (below: number) => number;

/** What an engine did wrong, and in which search. */
export interface Fault {
  readonly search: number;
  readonly what: string;
  readonly request: SearchRequest;
}

export interface EnduranceOptions {
  /** Used in turn. Those named by `isExact` answer a fixed depth as a fresh engine does. */
  readonly engines: readonly Engine[];
  readonly isExact: (index: number) => boolean;
  readonly searches: number;
  readonly seed: number;
  readonly onSearch?: (done: number) => void;
}

const HASH_MB = 1;

function anyRequest(random: Random): SearchRequest {
  const ruleset = RULESETS[random(RULESETS.length)] ?? RULESETS[0];
  if (ruleset === undefined) throw new Error('no games');
  const seed = random(1_000_000);
  const position =
    random(3) === 0
      ? scatteredPosition(ruleset, seed, 5 + random(30))
      : playedPosition(ruleset, seed);
  const { variant, forcedCapture } = ruleset;
  return {
    ruleset: { variant, forcedCapture },
    position,
    draws: countsAt(variant, 'official', position, random(30)),
    limits: anyLimits(random),
    multipv: random(4) === 0 ? 3 : 1,
    seed: random(5),
    ...(random(4) === 0 ? { level: 'medium' as const } : {}),
  };
}

function anyLimits(random: Random): SearchLimits {
  const kind = random(4);
  if (kind === 0) return { milliseconds: 1 + random(10) };
  if (kind === 1) return { nodes: 1 + random(20_000) };
  return { depth: 1 + random(6), nodes: 30_000 };
}

/** What is the same for the same request, in whatever table. */
function essence({ score, depth, nodes, pv }: SearchResult): string {
  return JSON.stringify({ score, depth, nodes, pv: pv.map(describeMove) });
}

function isLegal({ ruleset, position }: SearchRequest, { move }: SearchResult): boolean {
  const legal = legalMoves(ruleset, position).map(describeMove);
  return move === undefined ? legal.length === 0 : legal.includes(describeMove(move));
}

/** Starts a search without an end and ends it at a random moment. */
async function interrupted(
  engine: Engine,
  request: SearchRequest,
  random: Random,
): Promise<SearchResult> {
  const search = engine.search({ ...request, limits: { depth: 99 } });
  const delay = random(12);
  if (delay > 1) await wait(delay - 2);
  search.stop();
  return search.result;
}

/** Searches and searches; the faults it finds, which should be none. */
export async function endure(options: EnduranceOptions): Promise<readonly Fault[]> {
  const { engines, isExact, searches } = options;
  const random = randomFrom(options.seed);
  // What a fresh engine would say: its epochs make it one for every search without a clock.
  const memory = createKernelMemory(engineBytes(HASH_MB));
  const bytes = memory.buffer.byteLength;
  const fresh = createSearcher(memory, HASH_MB, () => performance.now());
  const faults: Fault[] = [];
  for (let search = 1; search <= searches; search++) {
    const index = search % engines.length;
    const engine = engines[index];
    if (engine === undefined) break;
    const request = anyRequest(random);
    const report = (what: string): unknown => faults.push({ search, what, request });
    if (random(3) === 0) {
      const result = await interrupted(engine, request, random);
      if (!isLegal(request, result)) report('no legal move after a stop');
    }
    const result = await engine.search(request).result;
    if (!isLegal(request, result)) report('no legal move');
    if (isExact(index) && request.limits.milliseconds === undefined) {
      const expected = essence(fresh.search(search, request));
      if (essence(result) !== expected) report(`${essence(result)} instead of ${expected}`);
    }
    if (memory.buffer.byteLength !== bytes) report('the memory of the kernel has grown');
    options.onSearch?.(search);
  }
  return faults;
}
