// Alpha-beta: principal variation search with a transposition table. Below its depth captures are
// searched to their end (quiesce.ts).

import {
  clearBusy,
  isAnyBusy,
  isBusy,
  isShared,
  leavesLine,
  noteShared,
  setBusy,
  tellFinished,
} from './busy';
import { checkLine, checkMade, checkMove, checkReturn, checkTableMove } from './checks';
import { checkCounts } from './checks-draws';
import { countNode, hurry, isBack, stopped } from './control';
import { CAPTURE, MAN_MOVE, PROMOTION, drawRuleCount, enterCounts, noteEvents } from './draws';
import { mix, positionHash } from './hash';
import { clearLine, enterPosition, extendLine, isRepetition } from './line';
import { CROWNED, MAX_MOVES, MAX_PLY, MOVE_BYTES, moveStack } from './memory';
import { generateMoves } from './moves';
import { moveCode, pickNext, putOff, putOffIndex, rateMoves, rewardMove } from './order';
import { UNTHREATENED, evaluateAnyway, quiesce } from './quiesce';
import { DRAW, INFINITE, SURE, UNKNOWN, WIN, toTable } from './score';
import {
  EXACT,
  LOWER,
  UPPER,
  keep,
  knownScore,
  probe,
  tableMove,
} from './table';

/** Plies to a draw by counting from which on it may change what a position is worth. */
const NEAR_DRAW: i32 = 20;
/** From this depth on, a much shallower search that finds far more than wanted is believed. */
const CUT_DEPTH: i32 = 5;
const CUT_MARGIN: i32 = 45;

/** Room that a list may need on the move stack; with less left no position is searched on. */
const LIST_ROOM: usize = (MAX_MOVES / 16) * MOVE_BYTES;
const LAST_LIST: usize = MAX_MOVES * MOVE_BYTES - LIST_ROOM;

/**
 * Whether listing these moves may have taken long: long captures, or many, of kings among many
 * pieces. A thousand such positions in a row would keep a stop waiting.
 */
@inline
export function isSlow(list: usize, count: i32): bool {
  const jumps = load<u8>(list, 11);
  return jumps >= 4 || (jumps > 0 && count >= 8);
}

/** Whether a search must end here: the line or the move stack is full. */
@inline
export function isTooDeep(ply: i32, list: usize): bool {
  return ply >= MAX_PLY - 1 || list - moveStack() > LAST_LIST;
}

/**
 * Plays a move and searches the position behind it.
 * @param reversible plies since the last move that cannot be taken back, before this one
 * @returns the score for the side that moved
 */
@inline
export function searchMove(
  move: usize,
  own: u64,
  opp: u64,
  kings: u64,
  side: i32,
  depth: i32,
  ply: i32,
  alpha: i32,
  beta: i32,
  reversible: i32,
  list: usize,
): i32 {
  if (!ASC_NO_ASSERT) checkMove(move, own, opp, kings, side, ply, list);
  const taken = load<u64>(move);
  const from: u64 = 1 << (<u64>load<u8>(move, 8));
  const to: u64 = 1 << (<u64>load<u8>(move, 9));
  const isKing = (kings & from) != 0;
  const crowned = (load<u8>(move, 10) & CROWNED) != 0;
  const king = isKing || crowned ? to : 0;
  if (drawRuleCount > 0) {
    const moved: u8 = (isKing ? 0 : MAN_MOVE) | (crowned ? PROMOTION : 0);
    noteEvents(ply + 1, taken != 0 ? moved | CAPTURE : moved);
  }
  const score = -search(
    opp & ~taken,
    (own & ~from) | to,
    (kings & ~(from | taken)) | king,
    1 - side,
    depth,
    ply + 1,
    -beta,
    -alpha,
    isKing && taken == 0 ? reversible + 1 : 0,
    list,
  );
  if (!ASC_NO_ASSERT) checkReturn(move, own, opp, kings, side, ply);
  return score;
}

/**
 * The score of a position for the side to move, within `alpha` and `beta`; a score outside is a
 * bound. Meaningless when the search was stopped.
 * @param list where the move stack is free
 */
export function search(
  own: u64,
  opp: u64,
  kings: u64,
  side: i32,
  depth: i32,
  ply: i32,
  alpha: i32,
  beta: i32,
  reversible: i32,
  list: usize,
): i32 {
  if (depth <= 0) return quiesce(own, opp, kings, side, ply, alpha, beta, depth > UNTHREATENED, list);
  if (!ASC_NO_ASSERT) checkMade(own, opp, kings, side, ply, true);
  clearLine(ply);
  countNode();
  if (stopped) return 0;

  const position = positionHash(own, opp, kings, side);
  enterPosition(ply, position);
  if (!ASC_NO_ASSERT) checkLine(ply, reversible);
  if (isRepetition(ply, position, reversible)) return DRAW;
  if (leavesLine(depth, ply)) return 0;
  let hash = position;
  if (drawRuleCount > 0) {
    const left = enterCounts(ply, side == 0 ? own : opp, side == 0 ? opp : own, kings);
    if (!ASC_NO_ASSERT) checkCounts(ply);
    if (left == 0) return generateMoves(own, opp, kings, side, list) == 0 ? ply - WIN : DRAW;
    // With a draw so near, the same position is worth something else at another count.
    if (left < NEAR_DRAW) hash = position ^ mix(<u64>left);
  }
  if (isTooDeep(ply, list)) return evaluateAnyway(own, opp, kings, side);

  // No win can be nearer than the next ply, no loss than this one.
  alpha = max(alpha, ply - WIN);
  beta = min(beta, WIN - ply - 1);
  if (alpha >= beta) return alpha;

  let entry = probe(hash);
  const open = beta - alpha > 1;
  // On the main line the table only gives the move, so that the line can be told in full.
  if (!open) {
    const score = knownScore(entry, depth, ply, beta);
    if (score != UNKNOWN) return score;
  }

  if (!open && depth >= CUT_DEPTH && abs(beta) < SURE) {
    const high = beta + CUT_MARGIN;
    const shallow = (depth * 2) / 5;
    const score = search(own, opp, kings, side, shallow, ply, high - 1, high, reversible, list);
    if (stopped) return 0;
    if (score >= high) return beta;
    // What it has found serves to order the moves.
    entry = probe(hash);
  }

  const count = generateMoves(own, opp, kings, side, list);
  if (count == 0) return ply - WIN;
  if (isSlow(list, count)) hurry();
  const end = list + <usize>count * MOVE_BYTES;
  if (!ASC_NO_ASSERT && entry != 0) checkTableMove(entry, list, end);
  rateMoves(list, end, kings, side, ply, entry == 0 ? 0 : tableMove(entry));
  // The only capture is no choice: it costs no depth.
  const next = count == 1 && load<u8>(list, 11) != 0 ? depth : depth - 1;

  let best = -INFINITE;
  let bestMove: u32 = 0;
  let low = alpha;
  const shared = isShared(depth);
  noteShared(ply, hash, depth, beta, shared && !open);
  // Moves put off as other threads are searching them.
  let later = 0;
  let hasCompany = false;
  let hasComeBack = false;
  for (let move = list; move < end; move += MOVE_BYTES) {
    pickNext(move, end);
    const isFirst = move == list;
    const others = shared && !isFirst;
    // Another thread may have finished this position meanwhile.
    if ((others || hasComeBack) && !open) {
      const score = knownScore(probe(hash), depth, ply, beta);
      if (score != UNKNOWN) return score;
    }
    const before = putOffIndex(move);
    const index = before >= 0 ? before : <i32>((move - list) / MOVE_BYTES) + later;
    if (others) {
      if (before < 0 && isBusy(position, move)) {
        putOff(move, index);
        hasCompany = true;
        later++;
        move -= MOVE_BYTES;
        continue;
      }
      setBusy(position, move);
    }
    let score = low + 1;
    if (!isFirst) {
      const less = reduction(move, index, depth, open);
      score = scout(move, own, opp, kings, side, next, less, ply, low, reversible, end);
    }
    if ((isFirst || (score > low && score < beta)) && !stopped) {
      score = searchMove(move, own, opp, kings, side, next, ply, low, beta, reversible, end);
    }
    if (others) clearBusy(position, move);
    if (stopped) {
      if (!isBack(ply)) return 0;
      hasComeBack = true;
      move -= MOVE_BYTES;
      continue;
    }
    if (score <= best) continue;
    best = score;
    if (score <= low) continue;
    low = score;
    bestMove = moveCode(move);
    if (open) extendLine(ply, move);
    if (score >= beta) {
      rewardMove(move, side, ply, depth);
      hasCompany = hasCompany || (shared && isAnyBusy(position, move + MOVE_BYTES, end));
      break;
    }
  }
  const bound = best >= beta ? LOWER : best > alpha ? EXACT : UPPER;
  keep(hash, bestMove, toTable(best, ply), depth, bound);
  if (hasCompany && !open) tellFinished(hash);
  return best;
}

/** Whether a move is better than `low`: asked at less depth first, and believed if it says no. */
@inline
function scout(
  move: usize,
  own: u64,
  opp: u64,
  kings: u64,
  side: i32,
  depth: i32,
  less: i32,
  ply: i32,
  low: i32,
  reversible: i32,
  list: usize,
): i32 {
  let score = low + 1;
  if (less > 0) {
    score = searchMove(move, own, opp, kings, side, depth - less, ply, low, low + 1, reversible, list);
  }
  if (score <= low || stopped) return score;
  return searchMove(move, own, opp, kings, side, depth, ply, low, low + 1, reversible, list);
}

/** How many plies less a move late in the order is searched at first. */
@inline
function reduction(move: usize, index: i32, depth: i32, open: bool): i32 {
  if (depth < 3 || load<u8>(move, 11) != 0 || load<u8>(move, 10) & CROWNED) return 0;
  const full = open ? 3 : 1;
  if (index < full) return 0;
  return index < full + 3 ? 1 : 2;
}
