// Alpha-beta: principal variation search with a transposition table, and captures searched to their
// end below its depth.

import { generateCaptures } from './captures';
import { checkLine, checkMade, checkMove, checkReturn, checkTableMove } from './checks';
import { checkCounts } from './checks-draws';
import { countNode, hurry, stopped } from './control';
import { CAPTURE, MAN_MOVE, PROMOTION, drawRuleCount, enterCounts, noteEvents } from './draws';
import { evaluate } from './eval';
import { mix, positionHash } from './hash';
import { clearLine, enterPosition, extendLine, isRepetition } from './line';
import { CROWNED, MAX_MOVES, MAX_PLY, MOVE_BYTES, moveStack } from './memory';
import { countQuietMoves, generateMoves, generateQuietMoves } from './moves';
import { moveCode, pickNext, rateCaptures, rateMoves, rewardMove } from './order';
import {
  EXACT,
  LOWER,
  UPPER,
  keep,
  probe,
  tableBound,
  tableDepth,
  tableMove,
  tableScore,
} from './table';
import { canCapture } from './threats';
import { forcedCapture } from './traits';

/** A won game is worth this less the plies to its end. */
export const WIN: i32 = 30000;
export const INFINITE: i32 = 32000;
/** Beyond this a score tells a distance to the end. */
export const SURE: i32 = WIN - 1000;
const DRAW: i32 = 0;
/** Plies to a draw by counting from which on it may change what a position is worth. */
const NEAR_DRAW: i32 = 20;
/** From this depth on, a much shallower search that finds far more than wanted is believed. */
const CUT_DEPTH: i32 = 5;
const CUT_MARGIN: i32 = 45;
/** A depth at which threats have been looked at already. */
const UNTHREATENED: i32 = -1000;

/** Room that a list may need on the move stack; with less left no position is searched on. */
const LIST_ROOM: usize = (MAX_MOVES / 16) * MOVE_BYTES;
const LAST_LIST: usize = MAX_MOVES * MOVE_BYTES - LIST_ROOM;

/**
 * Whether listing these moves may have taken long: long captures, or many, of kings among many
 * pieces. A thousand such positions in a row would keep a stop waiting.
 */
@inline
function isSlow(list: usize, count: i32): bool {
  const jumps = load<u8>(list, 11);
  return jumps >= 4 || (jumps > 0 && count >= 8);
}

/** Whether a search must end here: the line or the move stack is full. */
@inline
function isTooDeep(ply: i32, list: usize): bool {
  return ply >= MAX_PLY - 1 || list - moveStack() > LAST_LIST;
}

/** Scores in the table count plies from their position, not from the root. */
@inline
function toTable(score: i32, ply: i32): i32 {
  return score > SURE ? score + ply : score < -SURE ? score - ply : score;
}
@inline
function fromTable(score: i32, ply: i32): i32 {
  return score > SURE ? score - ply : score < -SURE ? score + ply : score;
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
  if (entry != 0 && !open && tableDepth(entry) >= depth) {
    const score = fromTable(tableScore(entry), ply);
    const bound = tableBound(entry);
    if (score >= beta ? bound & LOWER : bound & UPPER) return score;
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
  for (let move = list; move < end; move += MOVE_BYTES) {
    pickNext(move, end);
    const isFirst = move == list;
    let score = low + 1;
    if (!isFirst) {
      const index = <i32>((move - list) / MOVE_BYTES);
      const less = reduction(move, index, depth, open);
      score = scout(move, own, opp, kings, side, next, less, ply, low, reversible, end);
    }
    if ((isFirst || (score > low && score < beta)) && !stopped) {
      score = searchMove(move, own, opp, kings, side, next, ply, low, beta, reversible, end);
    }
    if (stopped) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= low) continue;
    low = score;
    bestMove = moveCode(move);
    if (open) extendLine(ply, move);
    if (score >= beta) {
      rewardMove(move, side, ply, depth);
      break;
    }
  }
  const bound = best >= beta ? LOWER : best > alpha ? EXACT : UPPER;
  keep(hash, bestMove, toTable(best, ply), depth, bound);
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

/** Searches captures until there are none; the quiet positions behind them are evaluated. */
function quiesce(
  own: u64,
  opp: u64,
  kings: u64,
  side: i32,
  ply: i32,
  alpha: i32,
  beta: i32,
  wary: bool,
  list: usize,
): i32 {
  if (!ASC_NO_ASSERT) checkMade(own, opp, kings, side, ply, false);
  clearLine(ply);
  countNode();
  if (stopped) return 0;
  if (isTooDeep(ply, list)) return evaluateAnyway(own, opp, kings, side);

  let count = generateCaptures(own, opp, kings, side, list);
  let best = -INFINITE;
  if (count == 0 || !forcedCapture) {
    const quiet = <i32>countQuietMoves(own, opp, kings, side);
    if (count == 0 && quiet == 0) return ply - WIN;
    // A side that may leave a capture alone can have at least what the board is worth as it stands.
    if (count == 0 || quiet > 0) best = evaluate(own, opp, kings, side, quiet);
    if (count == 0) {
      // What stands to be taken is not worth what it seems: the moves are looked at first.
      if (wary && best > alpha && canCapture(opp, own, kings, 1 - side)) {
        return escape(own, opp, kings, side, ply, alpha, beta, list);
      }
      return best;
    }
    if (best >= beta) return best;
  }
  if (isSlow(list, count)) hurry();
  const end = list + <usize>count * MOVE_BYTES;
  if (count > 1) rateCaptures(list, end, kings);
  const depth = wary ? 0 : UNTHREATENED;
  return settle(list, end, own, opp, kings, side, depth, ply, alpha, beta, best);
}

/** Searches the quiet moves of a side that is threatened, and what follows as quiescence does. */
function escape(
  own: u64,
  opp: u64,
  kings: u64,
  side: i32,
  ply: i32,
  alpha: i32,
  beta: i32,
  list: usize,
): i32 {
  const end = generateQuietMoves(own, opp, kings, side, list);
  rateMoves(list, end, kings, side, ply, 0);
  return settle(list, end, own, opp, kings, side, UNTHREATENED, ply, alpha, beta, -INFINITE);
}

/**
 * Tries the moves of a list at the foot of the tree, each with what quiescence makes of it.
 * @param best what the side to move has without them
 */
function settle(
  list: usize,
  end: usize,
  own: u64,
  opp: u64,
  kings: u64,
  side: i32,
  depth: i32,
  ply: i32,
  alpha: i32,
  beta: i32,
  best: i32,
): i32 {
  let low = max(alpha, best);
  for (let move = list; move < end; move += MOVE_BYTES) {
    pickNext(move, end);
    const score = searchMove(move, own, opp, kings, side, depth, ply, low, beta, 0, end);
    if (stopped) return 0;
    if (score <= best) continue;
    best = score;
    if (score <= low) continue;
    low = score;
    if (beta - alpha > 1) extendLine(ply, move);
    if (score >= beta) break;
  }
  return best;
}

/** What a position is worth that cannot be searched on, captures on the board or not. */
function evaluateAnyway(own: u64, opp: u64, kings: u64, side: i32): i32 {
  return evaluate(own, opp, kings, side, <i32>countQuietMoves(own, opp, kings, side));
}
