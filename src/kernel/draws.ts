// Draws by counting: the rules of a game that end it after so many plies without this or that. A
// search keeps their counts along its line, as `game/counters.ts` keeps them along the game.
//
// Only where one of them can come within reach are the rules set at all; without any, a search pays
// nothing for them.

import { drawCounts, drawRules, plyEvents } from './memory';
import { upRight, valid } from './traits';

/** What happened in a ply, as bits; what a rule's `resets` names. */
export const CAPTURE: u8 = 1;
export const PROMOTION: u8 = 2;
export const MAN_MOVE: u8 = 4;

export const MAX_DRAW_RULES: i32 = 8;

// A rule, 16 bytes: u64 endings (0: a rule of quiet moves), u16 plies allowed, u8 resets, u8 least
// and u8 most pieces, u8 flags. A count, a u16: how many plies, and whether the rule is running.
export const RULE_BYTES: usize = 16;
const PLIES: usize = 8;
export const RESETS: usize = 10;
export const LEAST: usize = 11;
export const MOST: usize = 12;
export const FLAGS: usize = 13;
export const KEEPS_RUNNING: u8 = 1;
export const ON_MAIN_ROAD: u8 = 2;
export const RUNNING: u16 = 0x8000;

/** How many rules are counting. */
export let drawRuleCount: i32 = 0;
/** The squares of the long diagonal from White's left corner. */
export let mainRoad: u64 = 0;

/** Forgets all rules. */
export function clearDrawRules(): void {
  drawRuleCount = 0;
  mainRoad = 0;
  for (let square: u64 = 1; square & valid; square = rotl<u64>(square, upRight)) mainRoad |= square;
}

/**
 * Adds a rule, and how far it has counted where the search begins.
 * @param endings bit `7 * white + black` for every pair of `sideClass` it holds for; 0 for a rule of
 * quiet moves
 * @param plies that it allows
 * @param resets events that begin its count anew
 * @param least, most it holds only for so many pieces with a king on each side, unless `most` is 0
 * @param keepsRunning once begun, nothing ends it
 * @param onMainRoad it holds only while a lone king stands on the long diagonal
 */
export function addDrawRule(
  endings: u64,
  plies: i32,
  resets: i32,
  least: i32,
  most: i32,
  keepsRunning: bool,
  onMainRoad: bool,
  count: i32,
  running: bool,
): void {
  if (drawRuleCount == MAX_DRAW_RULES) return;
  const rule = drawRules() + <usize>drawRuleCount * RULE_BYTES;
  store<u64>(rule, endings);
  store<u16>(rule, <u16>plies, PLIES);
  store<u8>(rule, <u8>resets, RESETS);
  store<u8>(rule, <u8>least, LEAST);
  store<u8>(rule, <u8>most, MOST);
  store<u8>(rule, (keepsRunning ? KEEPS_RUNNING : 0) | (onMainRoad ? ON_MAIN_ROAD : 0), FLAGS);
  store<u16>(countAt(0, drawRuleCount), <u16>count | (running ? RUNNING : 0));
  drawRuleCount++;
}

@inline
function countAt(ply: i32, rule: i32): usize {
  return drawCounts() + ((<usize>(ply * MAX_DRAW_RULES + rule)) << 1);
}

/** Notes what the move that leads to a ply did. */
@inline
export function noteEvents(ply: i32, events: u8): void {
  store<u8>(plyEvents() + <usize>ply, events);
}

/** Kings and men of a side as a number: K, KK, KM, KKK, KKM, KMM, more than three kings; else -1. */
export function sideClass(pieces: u64, kings: u64): i32 {
  const crowned = <i32>popcnt(pieces & kings);
  const men = <i32>popcnt(pieces) - crowned;
  if (men == 0) return crowned == 0 ? -1 : crowned == 1 ? 0 : crowned == 2 ? 1 : crowned == 3 ? 3 : 6;
  if (men == 1) return crowned == 1 ? 2 : crowned == 2 ? 4 : -1;
  return men == 2 && crowned == 1 ? 5 : -1;
}

/**
 * Counts on to a ply, from the one before it.
 * @returns the plies left until the nearest draw: 0 when the game is drawn
 */
export function enterCounts(ply: i32, white: u64, black: u64, kings: u64): i32 {
  const events = load<u8>(plyEvents() + <usize>ply);
  const whiteClass = sideClass(white, kings);
  const blackClass = sideClass(black, kings);
  const known = whiteClass >= 0 && blackClass >= 0;
  const ending: u64 = known ? 1 << (<u64>(7 * whiteClass + blackClass)) : 0;
  const road =
    (whiteClass == 0 && (white & mainRoad) != 0) || (blackClass == 0 && (black & mainRoad) != 0);
  const bothCrowned = (white & kings) != 0 && (black & kings) != 0;
  const pieces = <i32>popcnt(white | black);
  let nearest = i32.MAX_VALUE;
  for (let index = 0; index < drawRuleCount; index++) {
    const rule = drawRules() + <usize>index * RULE_BYTES;
    const before = load<u16>(countAt(ply - 1, index));
    const endings = load<u64>(rule);
    let running = false;
    let count = before & ~RUNNING;
    if (endings == 0) {
      const most = <i32>load<u8>(rule, MOST);
      running = most == 0 || (bothCrowned && pieces <= most && pieces >= <i32>load<u8>(rule, LEAST));
      count = events & load<u8>(rule, RESETS) ? 0 : count + 1;
    } else {
      const flags = load<u8>(rule, FLAGS);
      const goesOn = (before & RUNNING) != 0;
      running = (endings & ending) != 0 && (road || !(flags & ON_MAIN_ROAD));
      if (goesOn && flags & KEEPS_RUNNING) running = true;
      count = running && goesOn ? count + 1 : 0;
    }
    store<u16>(countAt(ply, index), count | (running ? RUNNING : 0));
    if (running) nearest = min(nearest, <i32>load<u16>(rule, PLIES) - <i32>count);
  }
  return max(nearest, 0);
}
