import { questionAbout } from '../src/engine/question.ts';
import { createSearcher } from '../src/engine/searcher.ts';
import { engineBytes } from '../src/engine/search-kernel.ts';
import type { SearchLimits, SearchResult } from '../src/engine/types.ts';
import { legalMovesOf, playMove, type Game } from '../src/game/game.ts';
import { createKernelMemory } from '../src/rules/kernel.ts';
import type { Random } from './random.ts';

/** Something that plays with given weights, or by the hand-made evaluation. */
export type Player = (game: Game, limits: SearchLimits) => SearchResult;

const HASH_MB = 1;

/** Memory reserves a lot of address space, so each seat keeps its own. */
const seats = new Map<string, WebAssembly.Memory>();

function memoryOf(seat: string): WebAssembly.Memory {
  const memory = seats.get(seat) ?? createKernelMemory(engineBytes(HASH_MB));
  seats.set(seat, memory);
  new Uint8Array(memory.buffer).fill(0, 0, engineBytes(HASH_MB));
  return memory;
}

/**
 * A player that has seen nothing before: what it answers depends on nothing but what it is asked.
 * @param seat players in different seats can play at the same time; one in a seat ends the one before
 */
export function createPlayer(seat: string, weights: Int16Array | undefined): Player {
  const memory = memoryOf(seat);
  const searcher = createSearcher(memory, HASH_MB, () => performance.now(), {
    weightsOf: () => weights,
  });
  let id = 0;
  return (game, limits) =>
    searcher.search(++id, {
      ...questionAbout(game),
      limits,
    });
}

/** Plays a move by chance, or none when the game is over. */
export function playRandomMove(game: Game, random: Random): Game {
  const moves = legalMovesOf(game);
  const move = moves[random(moves.length)];
  return move === undefined ? game : playMove(game, move);
}

/** A win in sight. */
const SURE = 20_000;

/** A search's score in hundredths of a man, for the side to move. */
export function valueOf({ score }: SearchResult): number {
  if (score.type === 'cp') return score.value;
  return score.type === 'win' ? SURE : -SURE;
}

/** So much ahead for so many plies, both sides saying so, is a game won. */
const CLEAR = { value: 600, plies: 4 };

/** Watches the scores of a game; tells who is ahead beyond doubt: 1 White, -1 Black, 0 nobody. */
export function createReferee(): (forWhite: number) => number {
  let leader = 0;
  let plies = 0;
  return (forWhite) => {
    const ahead = Math.abs(forWhite) >= CLEAR.value ? Math.sign(forWhite) : 0;
    plies = ahead !== 0 && ahead === leader ? plies + 1 : 1;
    leader = ahead;
    const enough = Math.abs(forWhite) >= SURE ? 2 : CLEAR.plies;
    return ahead !== 0 && plies >= enough ? ahead : 0;
  };
}

/** Longer games are drawn. */
export const MAX_PLIES = 250;
