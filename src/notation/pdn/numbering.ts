import type { Color } from '../../rules/types.ts';

/*
 * Moves are numbered in pairs, and who begins the game has the first of each pair: Black in American
 * draughts and in the house setup. Plies count from 0, or from 1 when the game began from a position
 * with the other side to move, so that even ones are always the first of a pair.
 */

/** The ply of the first move of a game, by who makes it and who begins games of this kind. */
export function firstPly(turn: Color, first: Color): number {
  return turn === first ? 0 : 1;
}

export function isFirstOfPair(ply: number): boolean {
  return ply % 2 === 0;
}

/** A move's number as it is written: `12.` or `12...`. */
export function moveNumber(ply: number): string {
  return `${Math.floor(ply / 2) + 1}${isFirstOfPair(ply) ? '.' : '...'}`;
}
