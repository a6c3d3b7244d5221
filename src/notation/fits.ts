import { matchesPath } from '../rules/routes.ts';
import type { Move, Position, Ruleset, Square } from '../rules/types.ts';

/** Whether the squares are a move's start, some or all of its stops, and its end. */
export function fitsMove(
  ruleset: Ruleset,
  position: Position,
  move: Move,
  squares: readonly Square[],
): boolean {
  if (squares.length > move.path.length) return false;
  if (squares[0] !== move.from || squares.at(-1) !== move.to) return false;
  return squares.length === 2 || matchesPath(ruleset, position, move, squares);
}
