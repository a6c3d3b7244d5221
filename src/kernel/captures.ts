// Captures. A piece goes on jumping as long as it can; the pieces it takes stay on the board until
// the move ends, block the way and are never jumped twice; the square it came from counts as empty.
// Two captures with the same start, end, captured pieces and crowning are one move.

import {
  BY_KING,
  CROWNED,
  MOVE_BYTES,
  PATH_BYTES,
  moveStack,
  moveStackEnd,
  pathBuffer,
  trail,
} from './memory';
import {
  EARLIEST_KING,
  GOES_ON_AS_MAN,
  MOST_KINGS,
  MOST_PIECES,
  STOPS,
  WITH_KING,
  bottomRow,
  crowningInCapture,
  flyingKings,
  menCaptureBackward,
  menCaptureKings,
  orderMatters,
  priorities,
  topRow,
  upLeft,
  upRight,
  valid,
} from './traits';
import { clearVisited, seen } from './visited';

// What a state's key holds: bits 0-54 the captured squares (on 8x8 bits 36-54 are free for the order
// in which kings were met), 55-60 a square, 61-63 one of these kinds or, for a king, a direction.
const ORDER_SHIFT: u64 = 36;
const SQUARE_SHIFT: u64 = 55;
const KIND_SHIFT: u64 = 61;
const MAN_STATE: u64 = 4;
const END_STATE: u64 = 5; // and 6, crowned

// Two orders of the same jumps need at least three of them to end alike: with two, the second piece
// would have to lie on two parallel lines. Shorter captures need no look into the table.
const REPEATS_FROM: i32 = 3;

// The piece that captures, the same during its whole search.
let origin: u64 = 0;
let prey: u64 = 0;
let empty: u64 = 0;
let preyKings: u64 = 0;
let crownRow: u64 = 0;
let forwardLeft: u64 = 0;
let forwardRight: u64 = 0;
let byKing: bool = false;

// The list being written.
let list: usize = 0;
let next: usize = 0;
let bestKey: u32 = 0;
let recording: bool = false;
/** Set when the move stack was full; the moves are then incomplete. */
export let listOverflow: bool = false;

export function setListOverflow(full: bool): void {
  listOverflow = full;
}

/** The value of the best capture found last, all priority rules packed into one number. */
export function bestCaptureKey(): u32 {
  return bestKey;
}

/** Whether paths are kept along with the moves (only for a list at the bottom of the stack). */
export function setRecording(on: bool): void {
  recording = on;
}

/** The first square from `from` in a direction that a king does not simply pass over. */
export function reach(from: u64, direction: u64, vacant: u64): u64 {
  let square = rotl<u64>(from, direction);
  if (flyingKings) while (square & vacant) square = rotl<u64>(square, direction);
  return square;
}

/**
 * Packs what the priority rules ask into one number, the first rule in the highest bits: comparing
 * the numbers compares the rules in order. The widths (5, 1, 5 and 20 bits) leave no overlap.
 */
function priorityKey(taken: u64, jumps: i32, order: u32): u32 {
  let key: u32 = 0;
  for (let rest = priorities; rest != 0; rest >>= 8) {
    const rule = rest & 0xff;
    if (rule == MOST_PIECES) key = (key << 5) | <u32>jumps;
    else if (rule == WITH_KING) key = (key << 1) | u32(byKing);
    else if (rule == MOST_KINGS) key = (key << 5) | <u32>popcnt(taken & preyKings);
    // The first piece met stands in the highest bit, so that an earlier king is a greater number.
    else if (rule == EARLIEST_KING) key = (key << 20) | (order << (20 - jumps));
  }
  return key;
}

function stateKey(square: u64, taken: u64, order: u32, kind: u64): u64 {
  return (
    taken |
    (orderMatters ? (<u64>order) << ORDER_SHIFT : 0) |
    (ctz(square) << SQUARE_SHIFT) |
    (kind << KIND_SHIFT)
  );
}

/** A capture has ended: keeps it unless a better one is known or it is known itself. */
function finish(to: u64, taken: u64, jumps: i32, order: u32, crowned: bool): void {
  if (priorities != 0) {
    const key = priorities == MOST_PIECES ? <u32>jumps : priorityKey(taken, jumps, order);
    if (key < bestKey) return;
    if (key > bestKey) {
      bestKey = key;
      next = list;
    }
  }
  if (jumps >= REPEATS_FROM && seen(stateKey(to, taken, order, END_STATE + u64(crowned)))) return;
  if (next >= moveStackEnd()) {
    listOverflow = true;
    return;
  }
  store<u64>(next, taken);
  store<u8>(next, <u8>ctz(origin), 8);
  store<u8>(next, <u8>ctz(to), 9);
  store<u8>(next, (crowned ? CROWNED : 0) | (byKing ? BY_KING : 0), 10);
  store<u8>(next, <u8>jumps, 11);
  store<i32>(next, 0, 12);
  if (recording) recordPath(to, jumps);
  next += MOVE_BYTES;
}

function recordPath(to: u64, jumps: i32): void {
  const path = pathBuffer() + ((next - moveStack()) / MOVE_BYTES) * PATH_BYTES;
  memory.copy(path, trail(), PATH_BYTES);
  store<u8>(path + 2 * <usize>jumps - 1, <u8>ctz(to));
}

/** Notes jump number `jump` (from 1): the piece taken. */
function noteVictim(jump: i32, victim: u64): void {
  if (recording) store<u8>(trail() + 2 * <usize>jump - 2, <u8>ctz(victim));
}

/** Notes the square on which jump number `jump` landed. */
function noteLanding(jump: i32, landing: u64): void {
  if (recording) store<u8>(trail() + 2 * <usize>jump - 1, <u8>ctz(landing));
}

function metKing(order: u32, victim: u64): u32 {
  return (order << 1) | u32((victim & preyKings) != 0);
}

/** All captures of a man that has made `jumps` jumps and stands on `square`. */
function manCaptures(square: u64, taken: u64, jumps: i32, order: u32): void {
  let more = manJump(square, taken, jumps, order, forwardLeft);
  more = manJump(square, taken, jumps, order, forwardRight) || more;
  if (menCaptureBackward) {
    more = manJump(square, taken, jumps, order, 64 - forwardLeft) || more;
    more = manJump(square, taken, jumps, order, 64 - forwardRight) || more;
  }
  // Passing games only crown a man that ends its capture on the last row.
  if (!more && jumps > 0) finish(square, taken, jumps, order, (square & crownRow) != 0);
}

function manJump(square: u64, taken: u64, jumps: i32, order: u32, direction: u64): bool {
  const victim = rotl<u64>(square, direction) & prey & ~taken;
  const landing = rotl<u64>(victim, direction) & empty;
  if (!landing) return false;
  taken |= victim;
  jumps++;
  order = metKing(order, victim);
  noteVictim(jumps, victim);
  noteLanding(jumps, landing);
  if (landing & crownRow && crowningInCapture != GOES_ON_AS_MAN) {
    if (crowningInCapture == STOPS) finish(landing, taken, jumps, order, true);
    else kingCaptures(victim, direction, taken, jumps, order, true);
  } else if (jumps < REPEATS_FROM || !seen(stateKey(landing, taken, order, MAN_STATE))) {
    manCaptures(landing, taken, jumps, order);
  }
  return true;
}

/** A number from 0 to 3 for a direction. */
function directionIndex(direction: u64): u64 {
  return direction < 32 ? direction - upLeft : 2 + (64 - direction - upLeft);
}

/**
 * All captures of a king that has just jumped `victim` in `direction`. It may land on any empty
 * square behind, but where it can go on from one of these it must choose such a one.
 */
function kingCaptures(
  victim: u64,
  direction: u64,
  taken: u64,
  jumps: i32,
  order: u32,
  crowned: bool,
): void {
  if (jumps >= REPEATS_FROM && seen(stateKey(victim, taken, order, directionIndex(direction)))) {
    return;
  }
  // The directions across; the way back is always blocked by the piece just taken.
  const straightIsLeft = direction == upLeft || direction == 64 - upLeft;
  const across = straightIsLeft ? upRight : upLeft;
  const first = rotl<u64>(victim, direction);
  let more = false;
  let square = first;
  let last = first;
  do {
    last = square;
    noteLanding(jumps, square);
    more = kingJump(reach(square, across, empty), across, taken, jumps, order, crowned) || more;
    more = kingJump(reach(square, 64 - across, empty), 64 - across, taken, jumps, order, crowned) || more;
    square = rotl<u64>(square, direction) & empty;
  } while (square != 0 && flyingKings);
  // Straight on is the same from every landing square: once is enough.
  noteLanding(jumps, first);
  more = kingJump(rotl<u64>(last, direction), direction, taken, jumps, order, crowned) || more;
  if (more) return;
  square = first;
  do {
    finish(square, taken, jumps, order, crowned);
    square = rotl<u64>(square, direction) & empty;
  } while (square != 0 && flyingKings);
}

/** Goes on from a jump over what stands on `target`, if that can be jumped. */
function kingJump(
  target: u64,
  direction: u64,
  taken: u64,
  jumps: i32,
  order: u32,
  crowned: bool,
): bool {
  const victim = target & prey & ~taken;
  if (!(rotl<u64>(victim, direction) & empty)) return false;
  noteVictim(jumps + 1, victim);
  kingCaptures(victim, direction, taken | victim, jumps + 1, metKing(order, victim), crowned);
  return true;
}

function firstKingJump(square: u64, direction: u64): void {
  kingJump(reach(square, direction, empty), direction, 0, 0, 0, false);
}

/** The men that have a first jump in a direction. */
function jumpers(men: u64, prey: u64, empty: u64, direction: u64): u64 {
  return men & rotl<u64>(rotl<u64>(empty, 64 - direction) & prey, 64 - direction);
}

/**
 * Writes all captures that the priority rules leave to a list.
 * @param side 0 when White is to move, 1 when Black is; `own` and `opp` from its point of view
 * @param target where the list starts on the move stack
 * @returns the number of captures
 */
export function generateCaptures(own: u64, opp: u64, kings: u64, side: i32, target: usize): i32 {
  const vacant = valid & ~(own | opp);
  const men = own & ~kings;
  const ownKings = own & kings;
  const preyOfMen = menCaptureKings ? opp : opp & ~kings;
  const left = side == 0 ? upLeft : 64 - upRight;
  const right = side == 0 ? upRight : 64 - upLeft;
  let movers = jumpers(men, preyOfMen, vacant, left) | jumpers(men, preyOfMen, vacant, right);
  if (menCaptureBackward) {
    movers |= jumpers(men, preyOfMen, vacant, 64 - left);
    movers |= jumpers(men, preyOfMen, vacant, 64 - right);
  }
  if (!(movers | ownKings)) return 0;

  list = target;
  next = target;
  bestKey = 0;
  preyKings = opp & kings;
  forwardLeft = left;
  forwardRight = right;
  crownRow = side == 0 ? topRow : bottomRow;
  byKing = false;
  prey = preyOfMen;
  while (movers) {
    setOrigin(movers & -movers, vacant);
    movers ^= origin;
    manCaptures(origin, 0, 0, 0);
  }
  byKing = true;
  prey = opp;
  movers = ownKings;
  while (movers) {
    setOrigin(movers & -movers, vacant);
    movers ^= origin;
    firstKingJump(origin, upLeft);
    firstKingJump(origin, upRight);
    firstKingJump(origin, 64 - upLeft);
    firstKingJump(origin, 64 - upRight);
  }
  return <i32>((next - target) / MOVE_BYTES);
}

/** Lifts the next piece: the square it leaves counts as empty until its captures are all found. */
function setOrigin(square: u64, vacant: u64): void {
  origin = square;
  empty = vacant | square;
  clearVisited();
}
