import { createSearcher } from '../../src/engine/searcher.ts';
import { engineBytes } from '../../src/engine/search-kernel.ts';
import {
  createGame,
  currentPosition,
  legalMovesOf,
  movesPlayed,
  outcome,
  playMove,
  type Game,
} from '../../src/game/game.ts';
import { createKernelMemory } from '../../src/rules/kernel.ts';
import type { Move, Position, Ruleset } from '../../src/rules/types.ts';
import { randomFrom, type Random } from '../../train/random.ts';

/** An opening is balanced when a search of so many nodes finds at most half a man of difference. */
const BALANCE = { nodes: 20_000, margin: 50 };
const HASH_MB = 16;
/** So often an opening that was played before is passed over, where a game has few. */
const NEW_ONES = 100;

export interface OpeningOptions {
  readonly ruleset: Ruleset;
  readonly seed: number;
  /** Random plies from the start. */
  readonly plies: { readonly min: number; readonly max: number };
}

/**
 * A source of openings: random plies from the start, with neither side ahead, and each but once. The
 * same seed gives the same ones in the same order.
 */
export function openingsFrom({ ruleset, seed, plies }: OpeningOptions): () => readonly Move[] {
  const random = randomFrom(seed);
  const isBalanced = balanceOf(ruleset);
  const known = new Set<string>();

  function randomOpening(): Game {
    for (;;) {
      let game = createGame({ ruleset, setup: 'official' });
      const length = plies.min + random(plies.max - plies.min + 1);
      for (let ply = 0; ply < length; ply++) game = playRandomMove(game, random);
      if (outcome(game) === undefined) return game;
    }
  }

  return () => {
    for (let passed = 0; ;) {
      const game = randomOpening();
      const { turn, cells } = currentPosition(game);
      const key = `${turn} ${cells}`;
      if (known.has(key) && passed++ < NEW_ONES) continue;
      if (!isBalanced(currentPosition(game))) continue;
      known.add(key);
      return movesPlayed(game);
    }
  };
}

/** Plays a move by chance, or none when the game is over. */
export function playRandomMove(game: Game, random: Random): Game {
  const moves = legalMovesOf(game);
  const move = moves[random(moves.length)];
  return move === undefined ? game : playMove(game, move);
}

/** Whether our own search says that a position is nearly even. */
function balanceOf(ruleset: Ruleset): (position: Position) => boolean {
  const searcher = createSearcher(createKernelMemory(engineBytes(HASH_MB)), HASH_MB, () => 0);
  let searches = 0;
  return (position) => {
    const limits = { nodes: BALANCE.nodes };
    const { score } = searcher.search(++searches, { ruleset, position, limits });
    return score.type === 'cp' && Math.abs(score.value) <= BALANCE.margin;
  };
}
