// All legal moves of a position.

import { generateCaptures, setListOverflow } from './captures';
import { BY_KING, CROWNED, MOVE_BYTES, moveStackEnd } from './memory';
import { bottomRow, flyingKings, forcedCapture, topRow, upLeft, upRight, valid } from './traits';

/** Steps of men in one direction, as target squares. */
function manTargets(men: u64, empty: u64, direction: u64): u64 {
  return rotl<u64>(men, direction) & empty;
}

/** Quiet moves of all kings in one direction; rays of two kings never share a square. */
function countKingMoves(kings: u64, empty: u64, direction: u64): u64 {
  let count: u64 = 0;
  let reached = rotl<u64>(kings, direction) & empty;
  while (reached) {
    count += popcnt(reached);
    if (!flyingKings) break;
    reached = rotl<u64>(reached, direction) & empty;
  }
  return count;
}

/** The number of quiet moves, without writing them. */
export function countQuietMoves(own: u64, opp: u64, kings: u64, side: i32): u64 {
  const empty = valid & ~(own | opp);
  const men = own & ~kings;
  const left = side == 0 ? upLeft : 64 - upRight;
  const right = side == 0 ? upRight : 64 - upLeft;
  let count = popcnt(manTargets(men, empty, left)) + popcnt(manTargets(men, empty, right));
  const ownKings = own & kings;
  if (ownKings) {
    count += countKingMoves(ownKings, empty, upLeft) + countKingMoves(ownKings, empty, upRight);
    count +=
      countKingMoves(ownKings, empty, 64 - upLeft) + countKingMoves(ownKings, empty, 64 - upRight);
  }
  return count;
}

function writeQuiet(target: usize, from: u64, to: u64, flags: u8): usize {
  if (target >= moveStackEnd()) {
    setListOverflow(true);
    return target;
  }
  store<u64>(target, 0);
  store<u8>(target, <u8>ctz(from), 8);
  store<u8>(target, <u8>ctz(to), 9);
  store<u8>(target, flags, 10);
  store<u8>(target, 0, 11);
  store<i32>(target, 0, 12);
  return target + MOVE_BYTES;
}

function writeManMoves(targets: u64, direction: u64, crownRow: u64, list: usize): usize {
  while (targets) {
    const to = targets & -targets;
    targets ^= to;
    list = writeQuiet(list, rotl<u64>(to, 64 - direction), to, to & crownRow ? CROWNED : 0);
  }
  return list;
}

function writeKingMoves(king: u64, empty: u64, direction: u64, list: usize): usize {
  let to = rotl<u64>(king, direction) & empty;
  while (to) {
    list = writeQuiet(list, king, to, BY_KING);
    if (!flyingKings) break;
    to = rotl<u64>(to, direction) & empty;
  }
  return list;
}

/** Writes all quiet moves from `list` on; returns where the list ends. */
export function generateQuietMoves(own: u64, opp: u64, kings: u64, side: i32, list: usize): usize {
  const empty = valid & ~(own | opp);
  const men = own & ~kings;
  const left = side == 0 ? upLeft : 64 - upRight;
  const right = side == 0 ? upRight : 64 - upLeft;
  const crownRow = side == 0 ? topRow : bottomRow;
  list = writeManMoves(manTargets(men, empty, left), left, crownRow, list);
  list = writeManMoves(manTargets(men, empty, right), right, crownRow, list);
  let movers = own & kings;
  while (movers) {
    const king = movers & -movers;
    movers ^= king;
    list = writeKingMoves(king, empty, upLeft, list);
    list = writeKingMoves(king, empty, upRight, list);
    list = writeKingMoves(king, empty, 64 - upLeft, list);
    list = writeKingMoves(king, empty, 64 - upRight, list);
  }
  return list;
}

/**
 * Writes all legal moves to a list: the captures that the priorities leave and, where there is none
 * or capture is not forced, the quiet moves.
 * @returns the number of moves; 0 when the side to move has lost
 */
export function generateMoves(own: u64, opp: u64, kings: u64, side: i32, list: usize): i32 {
  const captures = generateCaptures(own, opp, kings, side, list);
  if (captures > 0 && forcedCapture) return captures;
  const end = generateQuietMoves(own, opp, kings, side, list + <usize>captures * MOVE_BYTES);
  return <i32>((end - list) / MOVE_BYTES);
}
