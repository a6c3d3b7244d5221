// One jump at a time, for those who build a capture square by square. Priorities are not looked at
// here: a caller keeps to the captured squares of the legal moves.

import { reach } from './captures';
import { hopBuffer } from './memory';
import {
  bottomRow,
  flyingKings,
  menCaptureBackward,
  menCaptureKings,
  topRow,
  upLeft,
  upRight,
  valid,
} from './traits';

let empty: u64 = 0;
let prey: u64 = 0;
let crownRow: u64 = 0;
let next: usize = 0;

/**
 * Writes the jumps that a piece can make next in the middle of a capture: for each the captured
 * square, the landing square (bit numbers) and whether a man reaches the last row by it, a byte each.
 * @param from where the piece stood before the capture
 * @param at where it stands now
 * @param taken what it has captured so far
 * @param asKing whether it moves as a king now
 * @returns the number of jumps
 */
export function hops(
  own: u64,
  opp: u64,
  kings: u64,
  side: i32,
  from: i32,
  at: i32,
  taken: u64,
  asKing: bool,
): i32 {
  empty = (valid & ~(own | opp)) | (1 << (<u64>from));
  prey = (asKing || menCaptureKings ? opp : opp & ~kings) & ~taken;
  crownRow = side == 0 ? topRow : bottomRow;
  next = hopBuffer();
  const square: u64 = 1 << (<u64>at);
  const up = side == 0 || menCaptureBackward || asKing;
  const down = side == 1 || menCaptureBackward || asKing;
  if (up) {
    jump(square, upLeft, asKing);
    jump(square, upRight, asKing);
  }
  if (down) {
    jump(square, 64 - upLeft, asKing);
    jump(square, 64 - upRight, asKing);
  }
  return <i32>((next - hopBuffer()) / 3);
}

function jump(square: u64, direction: u64, asKing: bool): void {
  const victim = (asKing ? reach(square, direction, empty) : rotl<u64>(square, direction)) & prey;
  let landing = rotl<u64>(victim, direction) & empty;
  if (!landing) return;
  if (!asKing) {
    write(victim, landing, (landing & crownRow) != 0);
    return;
  }
  const goingOn = landingsThatGoOn(victim, direction);
  while (landing) {
    if (goingOn == 0 || landing & goingOn) write(victim, landing, false);
    landing = flyingKings ? rotl<u64>(landing, direction) & empty : 0;
  }
}

/** The landing squares behind `victim` from which a king can capture further. */
function landingsThatGoOn(victim: u64, direction: u64): u64 {
  const left = prey & ~victim;
  let result: u64 = 0;
  let landing = rotl<u64>(victim, direction) & empty;
  while (landing) {
    if (
      canJump(landing, upLeft, left) ||
      canJump(landing, upRight, left) ||
      canJump(landing, 64 - upLeft, left) ||
      canJump(landing, 64 - upRight, left)
    ) {
      result |= landing;
    }
    landing = flyingKings ? rotl<u64>(landing, direction) & empty : 0;
  }
  return result;
}

function canJump(square: u64, direction: u64, left: u64): bool {
  return (rotl<u64>(reach(square, direction, empty) & left, direction) & empty) != 0;
}

function write(victim: u64, landing: u64, lastRow: bool): void {
  store<u8>(next, <u8>ctz(victim));
  store<u8>(next, <u8>ctz(landing), 1);
  store<u8>(next, u8(lastRow), 2);
  next += 3;
}
