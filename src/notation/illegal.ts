import { colorOf, pieceAt } from '../rules/board.ts';
import { TooManyMovesError, legalMoves } from '../rules/moves.ts';
import { matchesPath } from '../rules/routes.ts';
import type { Move, Position, Ruleset, Square } from '../rules/types.ts';
import type { IllegalMoveReason } from './errors.ts';
import { fitsMove } from './fits.ts';

/** Why no legal move fits the squares written: what a person would be told across the board. */
export function illegalReason(
  ruleset: Ruleset,
  position: Position,
  legal: readonly Move[],
  squares: readonly Square[],
): IllegalMoveReason {
  if (legal.length === 0) return 'gameOver';
  const piece = squares[0] === undefined ? undefined : pieceAt(position, squares[0]);
  if (piece === undefined) return 'noPiece';
  if (colorOf(piece) !== position.turn) return 'opponentPiece';
  if (legal.some((move) => isBeginning(ruleset, position, move, squares))) return 'unfinished';
  return overruled(ruleset, position, squares) ?? 'notLegal';
}

/** Whether the squares are the start of a capture and some of its stops, without its end. */
export function isBeginning(
  ruleset: Ruleset,
  position: Position,
  move: Move,
  squares: readonly Square[],
): boolean {
  return (
    move.captures.length > 0 &&
    move.from === squares[0] &&
    squares.length < move.path.length &&
    matchesPath(ruleset, position, move, [...squares, move.to])
  );
}

/** Looks for the move in the same game without forced capture and priorities. */
function overruled(
  ruleset: Ruleset,
  position: Position,
  squares: readonly Square[],
): IllegalMoveReason | undefined {
  const lax: Ruleset = { variant: { ...ruleset.variant, priorities: [] }, forcedCapture: false };
  const move = allMoves(lax, position).find((move) => fitsMove(lax, position, move, squares));
  if (move === undefined) return undefined;
  return move.captures.length > 0 ? 'priority' : 'mustCapture';
}

/** Without priorities there may be more captures than can be listed; then the reason stays open. */
function allMoves(ruleset: Ruleset, position: Position): readonly Move[] {
  try {
    return legalMoves(ruleset, position);
  } catch (error) {
    if (error instanceof TooManyMovesError) return [];
    throw error;
  }
}
