// The counts of the draw rules, counted anew from the positions of the line (see checks.ts).

import { kingsAt, oppAt, ownAt, sideAt } from './checks';
import {
  CAPTURE,
  FLAGS,
  KEEPS_RUNNING,
  LEAST,
  MAN_MOVE,
  MAX_DRAW_RULES,
  MOST,
  ON_MAIN_ROAD,
  PROMOTION,
  RESETS,
  RULE_BYTES,
  RUNNING,
  drawRuleCount,
  mainRoad,
  sideClass,
} from './draws';
import { drawCounts, drawRules } from './memory';

const COUNTS_BYTES: i32 = 2 * MAX_DRAW_RULES;

/** The counts with which the line begins: four in each. */
let rootLow: u64 = 0;
let rootHigh: u64 = 0;

export function rememberCounts(): void {
  rootLow = load<u64>(drawCounts());
  rootHigh = load<u64>(drawCounts(), 8);
}

/** The counts noted for a ply are those of its line. */
export function checkCounts(ply: i32): void {
  assert(load<u64>(drawCounts()) == rootLow && load<u64>(drawCounts(), 8) == rootHigh);
  for (let index = 0; index < drawRuleCount; index++) {
    const place = drawCounts() + <usize>(ply * COUNTS_BYTES + 2 * index);
    assert(load<u16>(place) == recount(index, ply));
  }
}

function recount(index: i32, ply: i32): u16 {
  const root = load<u16>(drawCounts() + ((<usize>index) << 1));
  const rule = drawRules() + <usize>index * RULE_BYTES;
  let running = (root & RUNNING) != 0;
  let count = <u32>(root & ~RUNNING);
  for (let at = 1; at <= ply; at++) {
    if (load<u64>(rule) == 0) {
      running = isFewEnough(rule, at);
      count = isReset(rule, at) ? 0 : count + 1;
      continue;
    }
    const before = running;
    running = isEnding(rule, at) || (before && (load<u8>(rule, FLAGS) & KEEPS_RUNNING) != 0);
    count = before && running ? count + 1 : 0;
  }
  return <u16>count | (running ? RUNNING : 0);
}

/** Whether the ply before this one did what begins a count anew. */
function isReset(rule: usize, ply: i32): bool {
  const mover = ownAt(ply - 1);
  const kings = kingsAt(ply - 1);
  const moved = oppAt(ply);
  const menBefore = mover & ~kings;
  const men = moved & ~kingsAt(ply);
  let events: u8 = 0;
  if (ownAt(ply) != oppAt(ply - 1)) events |= CAPTURE;
  if (men != menBefore) events |= MAN_MOVE;
  if (popcnt(men) < popcnt(menBefore)) events |= PROMOTION;
  return (events & load<u8>(rule, RESETS)) != 0;
}

function isFewEnough(rule: usize, ply: i32): bool {
  const most = <u64>load<u8>(rule, MOST);
  if (most == 0) return true;
  const pieces = popcnt(ownAt(ply)) + popcnt(oppAt(ply));
  if (pieces < <u64>load<u8>(rule, LEAST) || pieces > most) return false;
  return (ownAt(ply) & kingsAt(ply)) != 0 && (oppAt(ply) & kingsAt(ply)) != 0;
}

function isEnding(rule: usize, ply: i32): bool {
  const kings = kingsAt(ply);
  const white = sideAt(ply) == 0 ? ownAt(ply) : oppAt(ply);
  const black = sideAt(ply) == 0 ? oppAt(ply) : ownAt(ply);
  const whiteClass = sideClass(white, kings);
  const blackClass = sideClass(black, kings);
  if (whiteClass < 0 || blackClass < 0) return false;
  if (!((load<u64>(rule) >> (<u64>(7 * whiteClass + blackClass))) & 1)) return false;
  if (!(load<u8>(rule, FLAGS) & ON_MAIN_ROAD)) return true;
  return isOnRoad(white, kings) || isOnRoad(black, kings);
}

function isOnRoad(pieces: u64, kings: u64): bool {
  return popcnt(pieces) == 1 && (pieces & kings & mainRoad) != 0;
}
