// Perft: the number of move sequences of a given length. The last ply is counted, not played.

import { generateCaptures } from './captures';
import { CROWNED, MOVE_BYTES, moveStack } from './memory';
import { countMoves } from './count';
import { bottomRow, flyingKings, forcedCapture, topRow, upLeft, upRight, valid } from './traits';

/**
 * Counts the leaves at exactly `depth` plies.
 * @param side 0 when White is to move, 1 when Black is; `own` and `opp` from its point of view
 */
export function perft(own: u64, opp: u64, kings: u64, side: i32, depth: i32): u64 {
  return depth == 0 ? 1 : node(own, opp, kings, side, depth, moveStack());
}

function node(own: u64, opp: u64, kings: u64, side: i32, depth: i32, list: usize): u64 {
  if (depth == 1) return countMoves(own, opp, kings, side, list);
  const captures = generateCaptures(own, opp, kings, side, list);
  let count: u64 = 0;
  if (captures > 0) {
    count = afterCaptures(own, opp, kings, side, depth, list, captures);
    if (forcedCapture) return count;
  }
  // The list is done with: the plies below may write over it.
  return count + afterQuietMoves(own, opp, kings, side, depth, list);
}

function afterCaptures(
  own: u64,
  opp: u64,
  kings: u64,
  side: i32,
  depth: i32,
  list: usize,
  captures: i32,
): u64 {
  const end = list + <usize>captures * MOVE_BYTES;
  let count: u64 = 0;
  for (let move = list; move < end; move += MOVE_BYTES) {
    const taken = load<u64>(move);
    const from: u64 = 1 << (<u64>load<u8>(move, 8));
    const to: u64 = 1 << (<u64>load<u8>(move, 9));
    const king = kings & from || load<u8>(move, 10) & CROWNED ? to : 0;
    count += node(
      opp & ~taken,
      (own & ~from) | to,
      (kings & ~(from | taken)) | king,
      1 - side,
      depth - 1,
      end,
    );
  }
  return count;
}

function afterQuietMoves(own: u64, opp: u64, kings: u64, side: i32, depth: i32, list: usize): u64 {
  const empty = valid & ~(own | opp);
  const men = own & ~kings;
  const left = side == 0 ? upLeft : 64 - upRight;
  const right = side == 0 ? upRight : 64 - upLeft;
  let count = afterManMoves(own, opp, kings, men, empty, side, depth, list, left);
  count += afterManMoves(own, opp, kings, men, empty, side, depth, list, right);
  let movers = own & kings;
  while (movers) {
    const king = movers & -movers;
    movers ^= king;
    count += afterKingMoves(own, opp, kings, king, empty, side, depth, list, upLeft);
    count += afterKingMoves(own, opp, kings, king, empty, side, depth, list, upRight);
    count += afterKingMoves(own, opp, kings, king, empty, side, depth, list, 64 - upLeft);
    count += afterKingMoves(own, opp, kings, king, empty, side, depth, list, 64 - upRight);
  }
  return count;
}

function afterManMoves(
  own: u64,
  opp: u64,
  kings: u64,
  men: u64,
  empty: u64,
  side: i32,
  depth: i32,
  list: usize,
  direction: u64,
): u64 {
  const crownRow = side == 0 ? topRow : bottomRow;
  let targets = rotl<u64>(men, direction) & empty;
  let count: u64 = 0;
  while (targets) {
    const to = targets & -targets;
    targets ^= to;
    const moved = own ^ (to | rotl<u64>(to, 64 - direction));
    count += node(opp, moved, kings | (to & crownRow), 1 - side, depth - 1, list);
  }
  return count;
}

function afterKingMoves(
  own: u64,
  opp: u64,
  kings: u64,
  king: u64,
  empty: u64,
  side: i32,
  depth: i32,
  list: usize,
  direction: u64,
): u64 {
  let to = rotl<u64>(king, direction) & empty;
  let count: u64 = 0;
  while (to) {
    count += node(opp, own ^ (king | to), kings ^ (king | to), 1 - side, depth - 1, list);
    if (!flyingKings) break;
    to = rotl<u64>(to, direction) & empty;
  }
  return count;
}
