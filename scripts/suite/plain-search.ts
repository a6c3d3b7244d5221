// A second opinion on what a move gains: full width, captures played out, counting pieces and nothing
// else. No table, no cuts but alpha-beta's own, and no code of the engine's search.

import { applyMove, materialOf, opponent } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Move, Position, Ruleset } from '../../src/rules/types.ts';

/** What a man counts. */
export const MAN = 100;
/** A game won, less the plies to its end. */
const WON = 100_000;

/** The question costs more positions than it may. */
export class TooDear extends Error {
  constructor() {
    super('more positions than the plain search may visit');
    this.name = 'TooDear';
  }
}

export interface PlainSearch {
  /** Whether the side to move has at least so much within `depth` plies, captures played out. */
  reaches(position: Position, depth: number, value: number): boolean;
  /** Whether a move leaves the side that makes it at least so much, `depth` plies after it. */
  moveReaches(position: Position, move: Move, depth: number, value: number): boolean;
  /** Whether a move wins the game within so many plies, itself one of them, whatever is answered. */
  moveWins(position: Position, move: Move, plies: number): boolean;
}

/** Material of the side to move less that of the other; a king is worth two men, a flying one four. */
export function balanceOf({ variant }: Ruleset, position: Position): number {
  const king = variant.flyingKings ? 4 * MAN : 2 * MAN;
  const { turn } = position;
  const own = materialOf(position, turn);
  const other = materialOf(position, opponent(turn));
  return (own.men - other.men) * MAN + (own.kings - other.kings) * king;
}

/**
 * A search that may visit so many positions in all.
 * @throws TooDear from its functions, once it has visited them
 */
export function plainSearch(ruleset: Ruleset, budget: number): PlainSearch {
  let left = budget;

  function movesOf(position: Position): readonly Move[] {
    if (--left < 0) throw new TooDear();
    return legalMoves(ruleset, position);
  }

  function valueOf(
    position: Position,
    depth: number,
    ply: number,
    alpha: number,
    beta: number,
  ): number {
    const moves = movesOf(position);
    if (moves.length === 0) return ply - WON;
    const capturing = moves.some(({ captures }) => captures.length > 0);
    if (depth <= 0 && !capturing) return balanceOf(ruleset, position);
    let best = -Infinity;
    for (const move of inOrder(moves)) {
      const below = applyMove(position, move);
      best = Math.max(best, -valueOf(below, depth - 1, ply + 1, -beta, -Math.max(alpha, best)));
      if (best >= beta) break;
    }
    return best;
  }

  function winsWithin(position: Position, plies: number): boolean {
    if (plies <= 0) return false;
    return inOrder(movesOf(position)).some((move) =>
      losesWithin(applyMove(position, move), plies - 1),
    );
  }

  function losesWithin(position: Position, plies: number): boolean {
    if (plies < 0) return false;
    const moves = movesOf(position);
    if (moves.length === 0) return true;
    if (plies < 2) return false;
    return inOrder(moves).every((move) => winsWithin(applyMove(position, move), plies - 1));
  }

  const reaches = (position: Position, depth: number, value: number): boolean =>
    valueOf(position, depth, 0, value - 1, value) >= value;
  return {
    reaches,
    moveReaches: (position, move, depth, value) =>
      !reaches(applyMove(position, move), depth, 1 - value),
    moveWins: (position, move, plies) => losesWithin(applyMove(position, move), plies - 1),
  };
}

/** What takes most first, then what is crowned. */
function inOrder(moves: readonly Move[]): readonly Move[] {
  const rank = ({ captures, crowned }: Move): number => 2 * captures.length + (crowned ? 1 : 0);
  return [...moves].sort((one, other) => rank(other) - rank(one));
}
