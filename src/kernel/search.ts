// Alpha-beta: principal variation search with a transposition table, and captures searched to their
// end below its depth.

import { generateCaptures } from './captures';
import { countNode, hurry, stopped } from './control';
import { evaluate } from './eval';
import { positionHash } from './hash';
import { clearLine, enterPosition, extendLine, isRepetition } from './line';
import { CROWNED, MAX_MOVES, MAX_PLY, MOVE_BYTES, moveStack } from './memory';
import { countQuietMoves, generateMoves } from './moves';
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
import { forcedCapture } from './traits';

/** A won game is worth this less the plies to its end. */
export const WIN: i32 = 30000;
export const INFINITE: i32 = 32000;
/** Beyond this a score tells a distance to the end. */
const SURE: i32 = WIN - 1000;
const DRAW: i32 = 0;

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
  const taken = load<u64>(move);
  const from: u64 = 1 << (<u64>load<u8>(move, 8));
  const to: u64 = 1 << (<u64>load<u8>(move, 9));
  const isKing = (kings & from) != 0;
  const king = isKing || load<u8>(move, 10) & CROWNED ? to : 0;
  return -search(
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
  if (depth <= 0) return quiesce(own, opp, kings, side, ply, alpha, beta, list);
  clearLine(ply);
  countNode();
  if (stopped) return 0;

  const hash = positionHash(own, opp, kings, side);
  enterPosition(ply, hash);
  if (isRepetition(ply, hash, reversible)) return DRAW;
  if (isTooDeep(ply, list)) return evaluateAnyway(own, opp, kings, side);

  // No win can be nearer than the next ply, no loss than this one.
  alpha = max(alpha, ply - WIN);
  beta = min(beta, WIN - ply - 1);
  if (alpha >= beta) return alpha;

  const entry = probe(hash);
  const open = beta - alpha > 1;
  // On the main line the table only gives the move, so that the line can be told in full.
  if (entry != 0 && !open && tableDepth(entry) >= depth) {
    const score = fromTable(tableScore(entry), ply);
    const bound = tableBound(entry);
    if (score >= beta ? bound & LOWER : bound & UPPER) return score;
  }

  const count = generateMoves(own, opp, kings, side, list);
  if (count == 0) return ply - WIN;
  if (isSlow(list, count)) hurry();
  const end = list + <usize>count * MOVE_BYTES;
  rateMoves(list, end, kings, side, ply, entry == 0 ? 0 : tableMove(entry));
  // The only capture is no choice: it costs no depth.
  const next = count == 1 && load<u8>(list, 11) != 0 ? depth : depth - 1;

  let best = -INFINITE;
  let bestMove: u32 = 0;
  let low = alpha;
  for (let move = list; move < end; move += MOVE_BYTES) {
    pickNext(move, end);
    let score = 0;
    if (move == list) {
      score = searchMove(move, own, opp, kings, side, next, ply, low, beta, reversible, end);
    } else {
      score = searchMove(move, own, opp, kings, side, next, ply, low, low + 1, reversible, end);
      if (score > low && score < beta) {
        score = searchMove(move, own, opp, kings, side, next, ply, low, beta, reversible, end);
      }
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

/** Searches captures until there are none; the quiet positions behind them are evaluated. */
function quiesce(
  own: u64,
  opp: u64,
  kings: u64,
  side: i32,
  ply: i32,
  alpha: i32,
  beta: i32,
  list: usize,
): i32 {
  clearLine(ply);
  countNode();
  if (stopped) return 0;
  if (isTooDeep(ply, list)) return evaluateAnyway(own, opp, kings, side);

  const count = generateCaptures(own, opp, kings, side, list);
  let best = -INFINITE;
  if (count == 0 || !forcedCapture) {
    const quiet = <i32>countQuietMoves(own, opp, kings, side);
    if (count == 0 && quiet == 0) return ply - WIN;
    // A side that may leave a capture alone can have at least what the board is worth as it stands.
    if (count == 0 || quiet > 0) best = evaluate(own, opp, kings, side, quiet);
    if (count == 0 || best >= beta) return best;
  }
  if (isSlow(list, count)) hurry();
  const end = list + <usize>count * MOVE_BYTES;
  if (count > 1) rateCaptures(list, end, kings);
  let low = max(alpha, best);
  for (let move = list; move < end; move += MOVE_BYTES) {
    pickNext(move, end);
    const score = searchMove(move, own, opp, kings, side, 0, ply, low, beta, 0, end);
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
