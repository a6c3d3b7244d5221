import { columnOf, rowOf, squareAt, squareCount } from '../rules/board.ts';
import type { Square, Variant } from '../rules/types.ts';
import { plainText } from './lookalikes.ts';

/*
 * Squares have official names; the board inside the program has one orientation for all games. On
 * the official board of a mirrored game (Spanish, Italian) the playing corner is at the right, so
 * its column is the inner one counted from the other side: the inner a1 is called h1 there.
 */

/** What a square is called in this game: `c3` or `22`. */
export function squareName(variant: Variant, square: Square): string {
  return variant.squareNames === 'algebraic'
    ? algebraicName(variant, square)
    : numericName(variant, square);
}

/** The square's file and rank on the game's official board, as in `c3`. */
export function algebraicName(variant: Variant, square: Square): string {
  const file = officialColumn(variant, columnOf(variant, square));
  const rank = variant.size - rowOf(variant, square);
  return `${String.fromCharCode(FIRST_FILE + file)}${rank}`;
}

/** The square's number by the game's official numbering; for algebraic games 1 is b8. */
export function numericName(variant: Variant, square: Square): string {
  return String(renumber(variant, square) + 1);
}

/**
 * Reads a square in either style, whatever the game's own one is: `c3`, `C3`, `22`, `05`.
 * Undefined when the text is not a playing square of this board.
 */
export function parseSquare(variant: Variant, text: string): Square | undefined {
  const plain = plainText(text);
  if (/^\d+$/.test(plain)) return squareOfNumber(variant, Number(plain));
  const match = /^([a-z])([1-9]\d?)$/.exec(plain);
  if (match === null) return undefined;
  const [, file = '', rank = ''] = match;
  return squareAt(
    variant,
    variant.size - Number(rank),
    officialColumn(variant, file.charCodeAt(0) - FIRST_FILE),
  );
}

const FIRST_FILE = 'a'.charCodeAt(0);

function squareOfNumber(variant: Variant, number: number): Square | undefined {
  const inRange = number >= 1 && number <= squareCount(variant);
  return inRange ? renumber(variant, number - 1) : undefined;
}

/** From an inner column to the official one, and back. */
function officialColumn(variant: Variant, column: number): number {
  return variant.mirrored ? variant.size - 1 - column : column;
}

/** From an inner square to its official place in the numbering, from 0; and back: it is its own inverse. */
function renumber(variant: Variant, index: number): number {
  const perRow = variant.size / 2;
  const inRow = index % perRow;
  const mirrored = variant.mirrored ? index - inRow + (perRow - 1 - inRow) : index;
  return variant.numbering === 'topLeft' ? mirrored : squareCount(variant) - 1 - mirrored;
}
