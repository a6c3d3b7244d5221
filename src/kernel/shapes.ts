// What evaluations look at: masks of the board, made from the traits, and how to count by them.

import { bottomRow, flyingKings, menCaptureBackward, upLeft, upRight, valid } from './traits';

export const MAN_VALUE: i32 = 100;

export let rows: i32 = 8;
/** What a king is worth as a rule, before anything is learned. */
export let kingValue: i32 = 0;
export let centre: u64 = 0;
export let mainRoad: u64 = 0;
/** The rows whose number, White's back row being 0, has bit 0, 1, 2 or 3 set. */
export let rowBit0: u64 = 0;
let rowBit1: u64 = 0;
let rowBit2: u64 = 0;
let rowBit3: u64 = 0;

/** All squares of a row, White's back row being 0. */
function rowMask(row: i32): u64 {
  const perRow = <i32>upLeft;
  const start = (row >> 1) * (2 * perRow + 1) + (row & 1) * (perRow + 1);
  return bottomRow << (<u64>start);
}

/** The row's squares that are not among the two columns at either edge. */
function withoutEdges(row: i32): u64 {
  const mask = rowMask(row);
  const first = mask & -mask;
  const last = <u64>1 << (63 - clz(mask));
  return mask & ~first & ~last;
}

/** Takes the traits of the game; to be called after they change. */
export function prepareShapes(): void {
  rows = 2 * <i32>upLeft;
  kingValue = flyingKings ? (menCaptureBackward ? 300 : 350) : 135;
  rowBit0 = 0;
  rowBit1 = 0;
  rowBit2 = 0;
  rowBit3 = 0;
  centre = 0;
  mainRoad = 0;
  for (let row = 0; row < rows; row++) {
    const mask = rowMask(row);
    if (row & 1) rowBit0 |= mask;
    if (row & 2) rowBit1 |= mask;
    if (row & 4) rowBit2 |= mask;
    if (row & 8) rowBit3 |= mask;
    if (row >= 2 && row < rows - 2) centre |= withoutEdges(row);
  }
  // From White's left corner up to the right: an edge square, so always a playing one.
  for (let square: u64 = 1; square & valid; square = rotl<u64>(square, upRight)) mainRoad |= square;
}

@inline
export function count(pieces: u64): i32 {
  return <i32>popcnt(pieces);
}

/** The sum of the row numbers on which the pieces stand. */
@inline
export function rowSum(pieces: u64): i32 {
  const sum = popcnt(pieces & rowBit0) + 2 * popcnt(pieces & rowBit1);
  return <i32>(sum + 4 * popcnt(pieces & rowBit2) + 8 * popcnt(pieces & rowBit3));
}

/** How far the men have come, White's gain being positive. */
@inline
export function advance(whiteMen: u64, blackMen: u64): i32 {
  return rowSum(whiteMen) + rowSum(blackMen) - (rows - 1) * count(blackMen);
}

/** Pieces with a friend diagonally behind them, counted once for each: those are hard to take. */
@inline
export function pairs(pieces: u64): i32 {
  return count(pieces & rotl<u64>(pieces, upLeft)) + count(pieces & rotl<u64>(pieces, upRight));
}

/** Kings that can step nowhere. */
export function trapped(kings: u64, empty: u64): i32 {
  const free =
    rotl<u64>(empty, upLeft) |
    rotl<u64>(empty, upRight) |
    rotl<u64>(empty, 64 - upLeft) |
    rotl<u64>(empty, 64 - upRight);
  return count(kings & ~free);
}
