// The rules of one game as the kernel sees them: a handful of numbers, no names.
// One instance plays one game at a time; `setTraits` changes it.
//
// The padded board. Two rows of playing squares and one ghost bit make a pair; White's back row is
// the lowest. With n squares a row, an even row starts at bit 0 of its pair and an odd one at n + 1:
//
//   8x8 (n = 4):   row 1:  5  6  7  8      10x10 (n = 5):   row 1:  6  7  8  9 10
//                  row 0: 0  1  2  3  [4]                   row 0: 0  1  2  3  4  [5]
//
// So a step up is always +n to the left and +n+1 to the right, from every square, and a step off
// the board lands on a ghost bit or outside: `& valid` (or any subset of it) removes it. A pair
// takes 2n + 1 bits, the boards 36 and 55. A step is written as a rotation: a step down is a
// rotation by 64 less, and as all bits used lie below 56 nothing ever wraps onto the board.

/** What a man does that reaches the last row inside a capture. */
export const STOPS: i32 = 0;
export const GOES_ON_AS_KING: i32 = 1;
export const GOES_ON_AS_MAN: i32 = 2;

/** Priority rules, as codes; 0 ends the list. */
export const MOST_PIECES: i32 = 1;
export const WITH_KING: i32 = 2;
export const MOST_KINGS: i32 = 3;
export const EARLIEST_KING: i32 = 4;

/** Rotation of one step up-left and up-right; a step down is 64 less. */
export let upLeft: u64 = 4;
export let upRight: u64 = 5;
/** All playing squares, and the rows on which White (top) and Black (bottom) are crowned. */
export let valid: u64 = 0;
export let topRow: u64 = 0;
export let bottomRow: u64 = 0;

export let menCaptureBackward: bool = false;
export let flyingKings: bool = false;
export let menCaptureKings: bool = true;
export let crowningInCapture: i32 = STOPS;
export let forcedCapture: bool = true;
/** Up to four priority codes, a byte each, the most important in the lowest byte. */
export let priorities: u32 = 0;
/** Whether the order in which kings are met tells captures apart (then it is part of a state). */
export let orderMatters: bool = false;

/**
 * Sets the game.
 * @param perRow playing squares a row: 4 or 5
 * @param priorityList codes, a byte each, the first rule in the lowest byte
 */
export function setTraits(
  perRow: i32,
  backward: bool,
  flying: bool,
  takeKings: bool,
  crowning: i32,
  priorityList: u32,
  forced: bool,
): void {
  upLeft = <u64>perRow;
  upRight = <u64>perRow + 1;
  const row: u64 = (1 << (<u64>perRow)) - 1;
  const pair = 2 * perRow + 1;
  valid = 0;
  for (let y = 0; y < perRow; y++) {
    valid |= (row | (row << (<u64>(perRow + 1)))) << (<u64>(y * pair));
  }
  bottomRow = row;
  topRow = row << (<u64>((perRow - 1) * pair + perRow + 1));
  menCaptureBackward = backward;
  flyingKings = flying;
  menCaptureKings = takeKings;
  crowningInCapture = crowning;
  priorities = priorityList;
  orderMatters = false;
  for (let rest = priorityList; rest != 0; rest >>= 8) {
    if ((rest & 0xff) == EARLIEST_KING) orderMatters = true;
  }
  forcedCapture = forced;
}
