// Counting the moves of a position without writing them: most positions have only quiet moves, or
// captures of a single man that end after one jump, and whole sets of those are counted at once.

import { generateCaptures } from './captures';
import { countQuietMoves } from './moves';
import {
  GOES_ON_AS_KING,
  GOES_ON_AS_MAN,
  MOST_PIECES,
  bottomRow,
  crowningInCapture,
  forcedCapture,
  menCaptureBackward,
  menCaptureKings,
  priorities,
  topRow,
  upLeft,
  upRight,
  valid,
} from './traits';

/** The squares on which men land that make a first jump in a direction. */
function landings(men: u64, prey: u64, empty: u64, direction: u64): u64 {
  return rotl<u64>(rotl<u64>(men, direction) & prey, direction) & empty;
}

/**
 * The number of legal moves.
 * @param side 0 when White is to move, 1 when Black is; `own` and `opp` from its point of view
 * @param list where captures may be written that must be looked at one by one
 */
export function countMoves(own: u64, opp: u64, kings: u64, side: i32, list: usize): u64 {
  const captures = countCaptures(own, opp, kings, side, list);
  if (captures != 0 && forcedCapture) return captures;
  return captures + countQuietMoves(own, opp, kings, side);
}

function countCaptures(own: u64, opp: u64, kings: u64, side: i32, list: usize): u64 {
  if (own & kings) return <u64>generateCaptures(own, opp, kings, side, list);
  const empty = valid & ~(own | opp);
  const prey = menCaptureKings ? opp : opp & ~kings;
  const left = side == 0 ? upLeft : 64 - upRight;
  const right = side == 0 ? upRight : 64 - upLeft;
  const toLeft = landings(own, prey, empty, left);
  const toRight = landings(own, prey, empty, right);
  let count = popcnt(toLeft) + popcnt(toRight);
  // A man that is crowned by its first jump stops there, or is a king now, or goes on.
  const crownRow = side == 0 ? topRow : bottomRow;
  const stops = crowningInCapture == GOES_ON_AS_MAN ? 0 : crownRow;
  let more = false;
  if (menCaptureBackward) {
    const backLeft = 64 - right;
    const backRight = 64 - left;
    const toBackLeft = landings(own, prey, empty, backLeft);
    const toBackRight = landings(own, prey, empty, backRight);
    count += popcnt(toBackLeft) + popcnt(toBackRight);
    if (count == 0) return 0;
    // From each landing square all ways but the one back, which the captured piece blocks.
    more =
      ((landings((toLeft | toRight | toBackLeft) & ~stops, prey, empty, left) |
        landings((toLeft | toRight | toBackRight) & ~stops, prey, empty, right) |
        landings((toLeft | toBackLeft | toBackRight) & ~stops, prey, empty, backLeft) |
        landings((toRight | toBackLeft | toBackRight) & ~stops, prey, empty, backRight))) != 0;
  } else {
    if (count == 0) return 0;
    const reached = (toLeft | toRight) & ~stops;
    more = (landings(reached, prey, empty, left) | landings(reached, prey, empty, right)) != 0;
  }
  const crownedKing =
    crowningInCapture == GOES_ON_AS_KING && ((toLeft | toRight) & crownRow) != 0;
  // Where all captures are of one piece by a man, only kings among the pieces taken tell them apart.
  const alike = priorities == 0 || priorities == MOST_PIECES || (opp & kings) == 0;
  return more || crownedKing || !alike ? <u64>generateCaptures(own, opp, kings, side, list) : count;
}
