import { legalMovesOf } from '../game/game.ts';
import { boardGrid } from '../plain/board-grid.ts';
import { isMirrored } from '../plain/answers.ts';
import type { Session } from '../plain/session.ts';
import { isComputerToMove } from '../plain/session.ts';
import type { Move, Square } from '../rules/types.ts';

/** What a person points at: a cursor, and the piece taken up. */
export interface Selection {
  readonly cursor: Square | undefined;
  readonly selected: Square | undefined;
}

export const NO_SELECTION: Selection = { cursor: undefined, selected: undefined };

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The moves a person can make now; none while the computer thinks. */
export function personMoves(session: Session): readonly Move[] {
  return isComputerToMove(session) ? [] : legalMovesOf(session.game);
}

/** The squares of pieces that may move, and those where the chosen piece may end, in drawn order. */
export function choosableSquares(session: Session, { selected }: Selection): readonly Square[] {
  const moves = personMoves(session);
  const wanted = new Set(
    selected === undefined
      ? moves.map(({ from }) => from)
      : moves.filter(({ from }) => from === selected).map(({ to }) => to),
  );
  return drawnSquares(session)
    .flat()
    .filter((square): square is Square => square !== undefined && wanted.has(square));
}

function drawnSquares(session: Session): readonly (readonly (Square | undefined)[])[] {
  return boardGrid(session.options.ruleset.variant, {
    bottom: session.bottom,
    mirrored: isMirrored(session),
  });
}

/** The cursor on the next square worth going to. */
export function cycle(session: Session, selection: Selection, by: 1 | -1): Selection {
  const squares = choosableSquares(session, selection);
  if (squares.length === 0) return selection;
  const at = selection.cursor === undefined ? -1 : squares.indexOf(selection.cursor);
  const start = at < 0 && by < 0 ? 0 : at;
  return { ...selection, cursor: squares[(start + by + squares.length) % squares.length] };
}

/**
 * The cursor one square further, over dark squares as they are drawn: two columns to a side, or one
 * row up or down, zigzag so that going straight on stays straight. The edges hold.
 */
export function moveCursor(
  session: Session,
  selection: Selection,
  direction: Direction,
): Selection {
  const { cursor } = selection;
  if (cursor === undefined) return cycle(session, selection, 1);
  const grid = drawnSquares(session);
  const row = grid.findIndex((squares) => squares.includes(cursor));
  const column = grid[row]?.indexOf(cursor) ?? -1;
  const zigzag = column % 2 === 0 ? 1 : -1;
  const [nextRow, nextColumn] = {
    up: [row - 1, column + zigzag],
    down: [row + 1, column + zigzag],
    left: [row, column - 2],
    right: [row, column + 2],
  }[direction] as [number, number];
  return { ...selection, cursor: grid[nextRow]?.[nextColumn] ?? cursor };
}

/** What pressing Enter on the board comes to. */
export type Choice =
  | { readonly kind: 'play'; readonly move: Move }
  /** A piece was taken up or put down, or the cursor appeared. */
  | { readonly kind: 'select'; readonly selection: Selection }
  /** Several captures lead there. */
  | { readonly kind: 'ambiguous'; readonly moves: readonly Move[] }
  /** Nothing can be done with this square. */
  | { readonly kind: 'blocked'; readonly square: Square }
  | { readonly kind: 'nothing' };

/** Takes up the piece under the cursor, or plays it there; the only move of all plays at once. */
export function choose(session: Session, selection: Selection): Choice {
  const moves = personMoves(session);
  const [only] = moves;
  if (only === undefined) return { kind: 'nothing' };
  const { cursor, selected } = selection;
  if (cursor === undefined) {
    return moves.length === 1
      ? { kind: 'play', move: only }
      : { kind: 'select', selection: cycle(session, selection, 1) };
  }
  if (cursor === selected)
    return { kind: 'select', selection: { ...selection, selected: undefined } };
  const there = moves.filter(({ from, to }) => from === selected && to === cursor);
  if (there[0] !== undefined) {
    return there.length === 1
      ? { kind: 'play', move: there[0] }
      : { kind: 'ambiguous', moves: there };
  }
  return takeUp(moves, cursor);
}

function takeUp(moves: readonly Move[], square: Square): Choice {
  const own = moves.filter(({ from }) => from === square);
  if (own[0] === undefined) return { kind: 'blocked', square };
  return own.length === 1
    ? { kind: 'play', move: own[0] }
    : { kind: 'select', selection: { cursor: square, selected: square } };
}
