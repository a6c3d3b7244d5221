// Whether a side could capture if it were its turn: what the search asks where nothing is captured.

import { reach } from './captures';
import { menCaptureBackward, menCaptureKings, upLeft, upRight, valid } from './traits';

/** The squares of `prey` with a man of `men` on one side of them and an empty square on the other. */
@inline
function jumped(men: u64, prey: u64, empty: u64, direction: u64): u64 {
  return rotl<u64>(men, direction) & prey & rotl<u64>(empty, 64 - direction);
}

@inline
function rayHits(king: u64, prey: u64, empty: u64, direction: u64): bool {
  const victim = reach(king, direction, empty) & prey;
  return (rotl<u64>(victim, direction) & empty) != 0;
}

/**
 * Whether the side of `own` has any capture.
 * @param side 0 when it is White, 1 when it is Black
 */
export function canCapture(own: u64, opp: u64, kings: u64, side: i32): bool {
  const empty = valid & ~(own | opp);
  const men = own & ~kings;
  const prey = menCaptureKings ? opp : opp & ~kings;
  const left = side == 0 ? upLeft : 64 - upRight;
  const right = side == 0 ? upRight : 64 - upLeft;
  if (jumped(men, prey, empty, left) | jumped(men, prey, empty, right)) return true;
  if (menCaptureBackward) {
    if (jumped(men, prey, empty, 64 - left) | jumped(men, prey, empty, 64 - right)) return true;
  }
  let movers = own & kings;
  while (movers) {
    const king = movers & -movers;
    movers ^= king;
    if (
      rayHits(king, opp, empty, upLeft) ||
      rayHits(king, opp, empty, upRight) ||
      rayHits(king, opp, empty, 64 - upLeft) ||
      rayHits(king, opp, empty, 64 - upRight)
    ) {
      return true;
    }
  }
  return false;
}
