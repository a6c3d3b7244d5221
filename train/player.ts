import { questionAbout } from '../src/engine/question.ts';
import { createSearcher } from '../src/engine/searcher.ts';
import { engineBytes } from '../src/engine/search-kernel.ts';
import type { SearchLimits, SearchResult } from '../src/engine/types.ts';
import type { Game } from '../src/game/game.ts';
import { createKernelMemory } from '../src/rules/kernel.ts';

/** Something that plays with given weights, or by the hand-made evaluation. */
export type Player = (game: Game, limits: SearchLimits) => SearchResult;

export const HASH_MB = 1;

/** Longer games are drawn. */
export const MAX_PLIES = 250;

/** Memory reserves a lot of address space, so each seat keeps its own. */
const seats = new Map<string, WebAssembly.Memory>();

/**
 * The memory of a seat.
 * @param seat players in different seats can play at the same time; one in a seat ends the one before
 */
export function memoryOf(seat: string): WebAssembly.Memory {
  const memory = seats.get(seat) ?? createKernelMemory(engineBytes(HASH_MB));
  seats.set(seat, memory);
  return memory;
}

/**
 * A player that has seen nothing before: what it answers depends on nothing but what it is asked.
 * @param seat as for `memoryOf`
 */
export function createPlayer(seat: string, weights: Int16Array | undefined): Player {
  const memory = memoryOf(seat);
  new Uint8Array(memory.buffer).fill(0);
  const searcher = createSearcher(memory, HASH_MB, () => performance.now(), {
    weightsOf: () => weights,
  });
  let id = 0;
  return (game, limits) => searcher.search(++id, { ...questionAbout(game), limits });
}
