// Quiescence: at the foot of the tree captures are searched to their end, and so are the ways out of a
// threat.

import { generateCaptures } from './captures';
import { checkMade } from './checks';
import { countNode, hurry, stopped } from './control';
import { evaluate } from './eval';
import { clearLine, extendLine } from './line';
import { MOVE_BYTES } from './memory';
import { countQuietMoves, generateQuietMoves } from './moves';
import { pickNext, rateCaptures, rateMoves } from './order';
import { INFINITE, WIN } from './score';
import { isSlow, isTooDeep, searchMove } from './search';
import { canCapture } from './threats';
import { forcedCapture } from './traits';

/** A depth at which threats have been looked at already. */
export const UNTHREATENED: i32 = -1000;

/** Searches captures until there are none; the quiet positions behind them are evaluated. */
export function quiesce(
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
export function evaluateAnyway(own: u64, opp: u64, kings: u64, side: i32): i32 {
  return evaluate(own, opp, kings, side, <i32>countQuietMoves(own, opp, kings, side));
}
