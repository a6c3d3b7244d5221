// How the weights of the learned evaluation are numbered, and where they lie in the kernel's memory
// (`src/kernel/weights.ts`). A pair of weights, for the opening and for the ending, has one number:
// first come the terms, then the squares of kings, then a table for each pattern of men.

import type { Traits } from '../rules/types.ts';

/** The terms by number, each White's less Black's. */
export const TERMS = [
  'man',
  'firstKing',
  'king',
  'turn',
  'manMoves',
  'kingMoves',
  'trapped',
  'road',
  'advance',
  'guard',
  'centre',
  'pairs',
  'ratio',
  'opposition',
] as const;
export type Term = (typeof TERMS)[number];

/** Squares of a pattern, and what can stand on them: nothing, a white man, a black man. */
const SQUARES = 8;
export const TABLE_SIZE = 3 ** SQUARES;

/** Number of the pair of a white king on bit 0; there is room for more terms before it. */
export const KING_SQUARES = 32;
/** Number of the first pair of the first pattern. */
export const TABLES = KING_SQUARES + 64;

/** What a weight of 1 in hundredths of a man is: weights are whole numbers. */
export const UNIT = 8;
/** No weight of a king's square is greater, so that a board of kings does not overflow a half word. */
export const MOST_KING_SQUARE = 800;

const WORD_BYTES = 4;
/** Where the pairs begin, behind the sums of powers of three. */
const PAIRS_AT = 7168;
const PAGE = 65_536;
/** Bytes of memory for the weights of any game. */
export const WEIGHTS_BYTES = 7 * PAGE;

/** The bit of a square, counted from White's back row and from the left (`src/kernel/traits.ts`). */
function bitAt(perRow: number, row: number, column: number): number {
  return (row >> 1) * (2 * perRow + 1) + (row & 1) * (perRow + 1) + column;
}

/** The bit that a bit becomes when the board is turned. */
export function turnedBit({ size }: Pick<Traits, 'size'>, bit: number): number {
  return (size === 8 ? 35 : 54) - bit;
}

/** Four columns of two rows. */
function strip(perRow: number, row: number, column: number): readonly number[] {
  return [row, row + 1].flatMap((y) => [0, 1, 2, 3].map((step) => bitAt(perRow, y, column + step)));
}

/** Two columns of four rows; the order of the rows is that in which the kernel gathers them. */
function block(perRow: number, row: number, column: number): readonly number[] {
  return [0, 2, 1, 3].flatMap((up) => [0, 1].map((step) => bitAt(perRow, row + up, column + step)));
}

function patterns8(): readonly (readonly number[])[] {
  const strips = [0, 1, 2, 3].map((row) => strip(4, row, 0));
  const blocks = [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
  ] as const;
  return [...strips, ...blocks.map(([row, column]) => block(4, row, column))];
}

function patterns10(): readonly (readonly number[])[] {
  const strips = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => strip(5, row, 0));
  const blocks = [
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 3],
    [3, 0],
    [3, 1],
  ] as const;
  return [...strips, ...blocks.map(([row, column]) => block(5, row, column))];
}

const PATTERNS = { 8: patterns8(), 10: patterns10() };

/**
 * The patterns of a board: the bits of each, the first one counting 1, the next 3, then 9. Each is
 * looked at where it is, White's men as 1 and Black's as 2, and at its turned place the other way
 * round, for which the weight is subtracted.
 */
export function patternsOf({ size }: Pick<Traits, 'size'>): readonly (readonly number[])[] {
  return PATTERNS[size];
}

/** How many pairs of weights a game has. */
export function pairCount(traits: Pick<Traits, 'size'>): number {
  return TABLES + patternsOf(traits).length * TABLE_SIZE;
}

/** Men on the board at which only the weights of the opening count. */
export function openingMen({ size }: Pick<Traits, 'size'>): number {
  return size === 8 ? 24 : 40;
}

/** No weight of a pattern may be greater, or the sum of all could overflow a half word. */
export function mostPatternWeight(traits: Pick<Traits, 'size'>): number {
  return Math.floor(32_767 / (2 * patternsOf(traits).length));
}

/** 4 x the sum of the powers of three of the bits set, gathered bit `index` counting `powers[index]`. */
function writePowers(bytes: DataView, at: number, powers: readonly (number | undefined)[]): void {
  for (let bits = 0; bits < 1 << powers.length; bits++) {
    const sum = powers.reduce<number>(
      (total, power, index) => total + (power !== undefined && (bits >> index) & 1 ? power : 0),
      0,
    );
    bytes.setUint16(at + 2 * bits, WORD_BYTES * sum, true);
  }
}

/** Gathered bits by their power of three; ghost bits of the board and gaps between rows count nothing. */
const GATHERED = [
  [0, 1, 2, 3, 4, 5, 6, 7],
  [0, 1, 2, 3, undefined, 4, 5, 6, 7],
  [0, 1, 2, 3, undefined, undefined, 4, 5, 6, 7],
] as const;

/**
 * Writes weights into the kernel's memory: two numbers a pair, opening and ending. `address` is for
 * the kernel's `setWeights`.
 */
export function writeWeights(bytes: DataView, address: number, weights: Int16Array): void {
  let at = address;
  for (const order of GATHERED) {
    const powers = order.map((digit) => (digit === undefined ? undefined : 3 ** digit));
    writePowers(bytes, at, powers);
    writePowers(bytes, at + (2 << powers.length), [...powers].reverse());
    at += 4 << powers.length;
  }
  for (let index = 0; 2 * index < weights.length; index++) {
    const sum = ((weights[2 * index] ?? 0) << 16) + (weights[2 * index + 1] ?? 0);
    bytes.setInt32(address + PAIRS_AT + WORD_BYTES * index, sum, true);
  }
}
