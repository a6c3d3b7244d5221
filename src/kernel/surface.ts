// Generation for the surfaces above: one list at the bottom of the stack, with full paths.

import { listOverflow, setListOverflow, setRecording } from './captures';
import { moveStack } from './memory';
import { generateMoves } from './moves';
import { clearVisitedOverflow, visitedOverflow } from './visited';

/** Writes all legal moves to the move stack, and their paths to the path buffer; returns how many. */
export function legalMoves(own: u64, opp: u64, kings: u64, side: i32): i32 {
  setListOverflow(false);
  clearVisitedOverflow();
  setRecording(true);
  const count = generateMoves(own, opp, kings, side, moveStack());
  setRecording(false);
  return count;
}

/** Whether a generation since the last `legalMoves` ran out of room: its moves are incomplete. */
export function failed(): bool {
  return listOverflow || visitedOverflow;
}
