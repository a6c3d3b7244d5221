// The order in which moves are tried: the sooner the best one, the more the others are cut off.

import {
  CROWNED,
  HISTORY_BYTES,
  KILLERS_BYTES,
  MOVE_BYTES,
  historyTable,
  killerTable,
} from './memory';

const KNOWN_BEST: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 28;
const CROWNING: i32 = 1 << 26;
const FIRST_KILLER: i32 = 1 << 25;
const SECOND_KILLER: i32 = FIRST_KILLER - 1;
const HISTORY_LIMIT: i32 = 1 << 24;

/** Forgets what earlier searches learned about the order. */
export function clearOrder(): void {
  memory.fill(historyTable(), 0, HISTORY_BYTES);
  memory.fill(killerTable(), 0, KILLERS_BYTES);
}

/**
 * A move in 16 bits: from, to, crowning, and what is left of the captured squares. Two moves of a
 * position may share a code; it only serves to try one of them first.
 */
export function moveCode(move: usize): u32 {
  const squares = <u32>load<u8>(move, 8) | ((<u32>load<u8>(move, 9)) << 6);
  const crowned = <u32>(load<u8>(move, 10) & CROWNED) << 12;
  const taken = load<u64>(move);
  return squares | crowned | (<u32>((taken * 0x9e3779b97f4a7c15) >> 61) << 13);
}

@inline
function historyOf(move: usize, side: i32): usize {
  const index = (side << 12) | (<i32>load<u8>(move, 8) << 6) | <i32>load<u8>(move, 9);
  return historyTable() + ((<usize>index) << 2);
}

function isQuiet(move: usize): bool {
  return load<u8>(move, 11) == 0;
}

/** Gives every move of a list its place in the order; the highest is tried first. */
export function rateMoves(
  list: usize,
  end: usize,
  kings: u64,
  side: i32,
  ply: i32,
  known: u32,
): void {
  const killers = killerTable() + ((<usize>ply) << 3);
  const first = load<u32>(killers);
  const second = load<u32>(killers, 4);
  for (let move = list; move < end; move += MOVE_BYTES) {
    const code = moveCode(move);
    let order: i32 = 0;
    if (code == known) order = KNOWN_BEST;
    else if (!isQuiet(move)) order = captureOrder(move, kings);
    else if (load<u8>(move, 10) & CROWNED) order = CROWNING;
    else if (code == first) order = FIRST_KILLER;
    else if (code == second) order = SECOND_KILLER;
    else order = load<i32>(historyOf(move, side));
    store<i32>(move, order, 12);
  }
}

function captureOrder(move: usize, kings: u64): i32 {
  const taken = load<u64>(move);
  return CAPTURE + 4 * <i32>popcnt(taken) + 8 * <i32>popcnt(taken & kings);
}

/** Gives every capture of a list its place in the order. */
export function rateCaptures(list: usize, end: usize, kings: u64): void {
  for (let move = list; move < end; move += MOVE_BYTES) {
    store<i32>(move, captureOrder(move, kings), 12);
  }
}

/** Brings the best of the moves left to `move`, the place of the next one to try. */
export function pickNext(move: usize, end: usize): void {
  let best = move;
  let bestOrder = load<i32>(move, 12);
  for (let other = move + MOVE_BYTES; other < end; other += MOVE_BYTES) {
    const order = load<i32>(other, 12);
    if (order > bestOrder) {
      best = other;
      bestOrder = order;
    }
  }
  if (best == move) return;
  const low = load<u64>(move);
  const high = load<u64>(move, 8);
  store<u64>(move, load<u64>(best));
  store<u64>(move, load<u64>(best, 8), 8);
  store<u64>(best, low);
  store<u64>(best, high, 8);
}

/** Puts a move behind all others, of which it remembers its number. */
export function putOff(move: usize, index: i32): void {
  store<i32>(move, -1 - index, 12);
}

/** The number that a move had when it was put off; -1 for one that was not. */
export function putOffIndex(move: usize): i32 {
  return max(-1, -1 - load<i32>(move, 12));
}

/** Learns that a move refuted the position before it. */
export function rewardMove(move: usize, side: i32, ply: i32, depth: i32): void {
  if (!isQuiet(move)) return;
  const killers = killerTable() + ((<usize>ply) << 3);
  const code = moveCode(move);
  if (load<u32>(killers) != code) {
    store<u32>(killers, load<u32>(killers), 4);
    store<u32>(killers, code);
  }
  const place = historyOf(move, side);
  const value = load<i32>(place) + depth * depth;
  store<i32>(place, value);
  if (value >= HISTORY_LIMIT) halveHistory();
}

function halveHistory(): void {
  const table = historyTable();
  for (let offset: usize = 0; offset < HISTORY_BYTES; offset += 4) {
    store<i32>(table + offset, load<i32>(table + offset) >> 1);
  }
}
