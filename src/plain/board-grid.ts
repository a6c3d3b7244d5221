import { squareName } from '../notation/squares.ts';
import { rowsOf, squareAt } from '../rules/board.ts';
import type { Color, Square, Variant } from '../rules/types.ts';

/** From which side a board is looked at. */
export interface BoardFacing {
  /** The side that sits at the bottom. */
  readonly bottom: Color;
  /** Draw the playing corner at each player's right, as the official mirrored boards have it. */
  readonly mirrored: boolean;
}

/** The labels of one drawn row: what stands left and right of it. */
export interface RowLabels {
  readonly left: string;
  readonly right: string;
}

/** The board as it is drawn: rows from the top, each from the left; undefined is a light square. */
export function boardGrid(
  variant: Variant,
  facing: BoardFacing,
): readonly (readonly (Square | undefined)[])[] {
  const lines = [...Array(rowsOf(variant)).keys()];
  const rows = facing.bottom === 'white' ? lines : lines.toReversed();
  // Turning the board round and mirroring it each reverse the columns.
  const reversed = (facing.bottom === 'black') !== facing.mirrored;
  const columns = reversed ? lines.toReversed() : lines;
  return rows.map((row) => columns.map((column) => squareAt(variant, row, column)));
}

/**
 * The labels of each drawn row: the rank on both sides where squares are named by letters, and
 * the numbers of the first and the last playing square where they are named by numbers. They
 * follow the squares, however the board is turned or mirrored.
 */
export function rowLabels(variant: Variant, facing: BoardFacing): readonly RowLabels[] {
  return boardGrid(variant, facing).map((row) => {
    const names = row.filter((square) => square !== undefined).map((s) => squareName(variant, s));
    const first = names[0] ?? '';
    const last = names.at(-1) ?? '';
    return variant.squareNames === 'numeric'
      ? { left: first, right: last }
      : { left: first.slice(1), right: last.slice(1) };
  });
}

/** The letters of the drawn columns; none where squares are named by numbers. */
export function fileLetters(variant: Variant, facing: BoardFacing): readonly string[] {
  if (variant.squareNames === 'numeric') return [];
  const grid = boardGrid(variant, facing);
  // Every column has a playing square in one of any two rows that touch.
  return [...Array(rowsOf(variant)).keys()].map((column) => {
    const square = grid[0]?.[column] ?? grid[1]?.[column];
    return square === undefined ? '' : squareName(variant, square).slice(0, 1);
  });
}
