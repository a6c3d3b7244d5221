import type { Color, Position } from '../../src/rules/types.ts';
import type { ReferenceGame } from './games.ts';

/** Row 0 is the top one, column 0 the left one, White at the bottom. */
export interface Spot {
  readonly row: number;
  readonly column: number;
}

/** One row and column step: up is -1, left is -1. */
export interface Direction {
  readonly row: number;
  readonly column: number;
}

/** `board[row][column]`: w W b B for pieces, e for everything empty, light squares included. */
export type Board = readonly (readonly string[])[];

export const DIAGONALS: readonly Direction[] = [
  { row: -1, column: -1 },
  { row: -1, column: 1 },
  { row: 1, column: -1 },
  { row: 1, column: 1 },
];

/** A playing square is one in the bottom-left corner, and every second one from there. */
function isPlayingSquare(spot: Spot): boolean {
  return (spot.row + spot.column) % 2 === 1;
}

/** The playing squares in the product's order: top-left first, row by row. */
export function spotsOf(game: ReferenceGame): readonly Spot[] {
  const spots: Spot[] = [];
  for (let row = 0; row < game.size; row++) {
    for (let column = 0; column < game.size; column++) {
      if (isPlayingSquare({ row, column })) spots.push({ row, column });
    }
  }
  return spots;
}

/** The product's number of a spot: how many playing squares come before it. */
export function numberOf(game: ReferenceGame, spot: Spot): number {
  return spot.row * (game.size / 2) + Math.floor(spot.column / 2);
}

/** Sets the letters of a position out on rows and columns. */
export function boardOf(game: ReferenceGame, position: Position): Board {
  const board = Array.from({ length: game.size }, () =>
    Array.from({ length: game.size }, () => 'e'),
  );
  spotsOf(game).forEach((spot, index) => {
    const row = board[spot.row];
    if (row) row[spot.column] = position.cells[index] ?? 'e';
  });
  return board;
}

/** The letters of a board, playing squares only, as a position has them. */
export function cellsOf(game: ReferenceGame, board: Board): string {
  return spotsOf(game)
    .map((spot) => at(board, spot) ?? 'e')
    .join('');
}

/** What stands there: a piece, `e`, or undefined off the board. */
export function at(board: Board, spot: Spot): string | undefined {
  return board[spot.row]?.[spot.column];
}

/** The board with one square changed. */
export function withContent(board: Board, spot: Spot, content: string): Board {
  return board.map((line, row) =>
    row === spot.row ? line.map((old, column) => (column === spot.column ? content : old)) : line,
  );
}

export function step(spot: Spot, direction: Direction): Spot {
  return { row: spot.row + direction.row, column: spot.column + direction.column };
}

export function isSame(one: Spot, other: Spot): boolean {
  return one.row === other.row && one.column === other.column;
}

export function isKing(piece: string): boolean {
  return piece === 'W' || piece === 'B';
}

export function belongsTo(piece: string, color: Color): boolean {
  return piece.toLowerCase() === (color === 'white' ? 'w' : 'b');
}

export function otherColor(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

/** The row where this colour's men become kings: White's is the top one. */
export function lastRow(game: ReferenceGame, color: Color): number {
  return color === 'white' ? 0 : game.size - 1;
}

/** The two directions in which this colour's men walk. */
export function forward(color: Color): readonly Direction[] {
  return DIAGONALS.filter((direction) => direction.row === (color === 'white' ? -1 : 1));
}

/** Where every game begins: full rows of men on both sides. */
export function startOf(game: ReferenceGame, turn: Color): Position {
  const cells = spotsOf(game).map(({ row }) => {
    if (row < game.rowsOfMen) return 'b';
    return row >= game.size - game.rowsOfMen ? 'w' : 'e';
  });
  return { turn, cells: cells.join('') };
}
