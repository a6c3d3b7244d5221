// What the threads that search together tell each other while they do, beyond the table: which moves
// are being searched at this moment, so that others put them off until nothing else is left and as a
// rule find them in the table then; and which position has just been finished, so that others leave
// it. After the "simplified ABDADA" of Tom Kerrigan
// (https://www.tckerrigan.com/Chess/Parallel_Search/Simplified_ABDADA/): the idea, not the code.
//
// Nothing is locked. A mark that another one overwrites, or that is seen too late, costs some work
// twice and nothing else.

import { goBack } from './control';
import { mix } from './hash';
import { MOVE_BYTES, sharedPlies } from './memory';
import { moveCode } from './order';
import { UNKNOWN } from './score';
import { knownScore, probe } from './table';

/** Below this depth a move is searched sooner than others can be asked about it. */
export const SHARED_DEPTH: i32 = 6;
/** From this depth on a thread looks whether others have finished what it is at. */
const LEAVING_DEPTH: i32 = 3;

/** Marks of moves (u64), and behind them the position finished last. */
const MARKS: usize = 2048;
const FINISHED: usize = MARKS << 3;

let marks: usize = 0;
/** Marks of other searches mean nothing in this one. */
let salt: u64 = 0;
let lastFinished: u64 = 0;

/**
 * Sets where the marks stand, 2049 numbers (u64) for all threads; 0 for a thread that searches alone.
 * @param search the number of the search, the same for all threads
 */
export function setMarks(address: usize, search: u64): void {
  marks = address;
  salt = mix(search);
  lastFinished = 0;
}

/** Whether other threads may be searching the same moves of a position at this depth. */
@inline
export function isShared(depth: i32): bool {
  return marks != 0 && depth >= SHARED_DEPTH;
}

/** The mark of a move; never 0. */
function markOf(position: u64, move: usize): u64 {
  return mix(position ^ salt ^ mix(<u64>moveCode(move))) | 1;
}

@inline
function placeOf(mark: u64): usize {
  return marks + ((<usize>(mark >> 20) & (MARKS - 1)) << 3);
}

/** Whether a thread is searching the move. */
export function isBusy(position: u64, move: usize): bool {
  const mark = markOf(position, move);
  return load<u64>(placeOf(mark)) == mark;
}

/** Whether a thread is searching one of these moves. */
export function isAnyBusy(position: u64, list: usize, end: usize): bool {
  for (let move = list; move < end; move += MOVE_BYTES) {
    if (isBusy(position, move)) return true;
  }
  return false;
}

/** Begins to search a move. */
export function setBusy(position: u64, move: usize): void {
  const mark = markOf(position, move);
  store<u64>(placeOf(mark), mark);
}

/** Ends the search of a move. */
export function clearBusy(position: u64, move: usize): void {
  if (isBusy(position, move)) store<u64>(placeOf(markOf(position, move)), 0);
}

/** Tells the threads that are at a position that its score stands in the table. */
export function tellFinished(hash: u64): void {
  lastFinished = hash ^ salt;
  store<u64>(marks + FINISHED, lastFinished);
}

/** The position that another thread has finished since this was asked last, or 0. */
@inline
function newlyFinished(): u64 {
  const finished = load<u64>(marks + FINISHED);
  if (finished == lastFinished) return 0;
  lastFinished = finished;
  return finished ^ salt;
}

/** For each ply of the line: the hash of the position, and the depth and bound it is searched with. */
@inline
function rowOf(ply: i32): usize {
  return sharedPlies() + ((<usize>ply) << 4);
}

/**
 * Notes what is searched at a ply of the line, before any of its moves is.
 * @param isLeft whether the search may be left for what another thread finds
 */
export function noteShared(ply: i32, hash: u64, depth: i32, beta: i32, isLeft: bool): void {
  if (marks == 0) return;
  const row = rowOf(ply);
  store<u64>(row, isLeft ? hash : 0);
  store<i32>(row, depth, 8);
  store<i32>(row, beta, 12);
}

/** Goes back in the line, from `ply`, to a position that another thread has just finished. */
@inline
export function leavesLine(depth: i32, ply: i32): bool {
  if (marks == 0 || depth < LEAVING_DEPTH) return false;
  const hash = newlyFinished();
  return hash != 0 && goesBackTo(hash, ply);
}

function goesBackTo(hash: u64, ply: i32): bool {
  for (let earlier = 1; earlier < ply; earlier++) {
    const row = rowOf(earlier);
    if (load<u64>(row) != hash) continue;
    // The other thread may have been asked something else about it.
    const score = knownScore(probe(hash), load<i32>(row, 8), earlier, load<i32>(row, 12));
    if (score == UNKNOWN) continue;
    goBack(earlier);
    return true;
  }
  return false;
}
