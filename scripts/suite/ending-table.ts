// Endings solved to the end: every position that can come, backwards from those that are lost.

import { applyMove } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Position, Ruleset } from '../../src/rules/types.ts';

/** For the side to move: plies to the win (odd), to the loss (even), or neither ever comes. */
export type Verdict =
  | { readonly type: 'win'; readonly plies: number }
  | { readonly type: 'loss'; readonly plies: number }
  | { readonly type: 'draw' };

const OPEN = -1;

/**
 * Solves the positions and all that can come of them. Draw rules do not count: what is not won in
 * any number of moves is drawn.
 * @returns undefined when there are more than `most` of them
 */
export function solveEndings(
  ruleset: Ruleset,
  roots: readonly Position[],
  most: number,
): ((position: Position) => Verdict) | undefined {
  const numbers = new Map<string, number>();
  const positions: Position[] = [];
  const before: number[][] = [];
  const numberOf = (position: Position): number => {
    const key = position.turn + position.cells;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, positions.length);
    before.push([]);
    return positions.push(position) - 1;
  };

  roots.forEach(numberOf);
  const distance: number[] = [];
  const undecided: number[] = [];
  const settled: number[] = [];
  for (let at = 0; at < positions.length; at++) {
    if (positions.length > most) return undefined;
    const position = positions[at];
    if (position === undefined) break;
    const moves = legalMoves(ruleset, position);
    for (const move of moves) before[numberOf(applyMove(position, move))]?.push(at);
    undecided.push(moves.length);
    distance.push(moves.length === 0 ? 0 : OPEN);
    if (moves.length === 0) settled.push(at);
  }

  // In order of their distances, so the first to reach a position tells how soon it is won, and the
  // last of its moves to be refuted how late it is lost.
  for (const at of settled) {
    const plies = distance[at] ?? 0;
    const isLost = plies % 2 === 0;
    for (const earlier of before[at] ?? []) {
      if (distance[earlier] !== OPEN) continue;
      const left = (undecided[earlier] ?? 0) - 1;
      undecided[earlier] = left;
      if (!isLost && left > 0) continue;
      distance[earlier] = plies + 1;
      settled.push(earlier);
    }
  }

  return ({ turn, cells }) => {
    const plies = distance[numbers.get(turn + cells) ?? -1] ?? OPEN;
    if (plies === OPEN) return { type: 'draw' };
    return { type: plies % 2 === 0 ? 'loss' : 'win', plies };
  };
}
