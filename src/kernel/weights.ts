// Where the learned weights lie: read-only memory outside of the scratch area, which several threads
// may share. `src/engine/weights-layout.ts` knows the same in TypeScript.
//
//   weights + 0             4 x the sum of powers of three for 8, 9 and 10 gathered bits (u16),
//                           each followed by the same for the bits in reverse
//   weights + TERMS         a pair for each term
//   weights + KING_SQUARES  a pair for White's king on each bit of the board
//   weights + TABLES        a table of 3^8 pairs for each pattern
//
// A pair is two numbers in one word, so that one load gets both: the weight in the opening in the
// upper half, the weight in the ending in the lower one, the word being their sum. Pairs are added
// as they are, and taken apart at the end. A weight is in units of 1/8 of a hundredth of a man.

/** The address of the weights, 0 for none: the hand-made evaluation plays then. */
export let weights: usize = 0;

export const POWERS8: usize = 0;
export const POWERS8_REVERSED: usize = 512;
export const POWERS9: usize = 1024;
export const POWERS9_REVERSED: usize = 2048;
export const POWERS10: usize = 3072;
export const POWERS10_REVERSED: usize = 5120;
const TERMS: usize = 7168;
const KING_SQUARES: usize = TERMS + 32 * 4;
const TABLES: usize = KING_SQUARES + 64 * 4;
const TABLE_BYTES: usize = 6561 * 4;

/** What a weight of 1 in hundredths of a man is. */
export const UNIT: i32 = 8;

// The terms, each White's less Black's.
export const MAN: usize = 0;
export const FIRST_KING: usize = 1;
export const KING: usize = 2;
export const TURN: usize = 3;
export const MAN_MOVES: usize = 4;
export const KING_MOVES: usize = 5;
export const TRAPPED: usize = 6;
export const ROAD: usize = 7;
export const ADVANCE: usize = 8;
export const GUARD: usize = 9;
export const CENTRE: usize = 10;
export const PAIRS: usize = 11;
export const RATIO: usize = 12;
export const OPPOSITION: usize = 13;

/** Sets where the weights of the game lie, or 0 for the hand-made evaluation. */
export function setWeights(address: usize): void {
  weights = address;
}

@inline
export function tableAt(pattern: usize): usize {
  return weights + TABLES + pattern * TABLE_BYTES;
}

@inline
export function kingSquare(bit: u64): i32 {
  return load<i32>(weights + KING_SQUARES + ((<usize>bit) << 2));
}

@inline
export function termPair(term: usize): i32 {
  return load<i32>(weights + (term << 2), TERMS);
}

@inline
export function endingOf(pair: i32): i32 {
  return <i32>(<i16>pair);
}

@inline
export function openingOf(pair: i32): i32 {
  return (pair - endingOf(pair)) >> 16;
}
