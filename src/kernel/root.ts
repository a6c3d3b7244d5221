// The root of a search. The thread around it asks for one depth after another and, for several
// lines, for the best of the moves that are left.

import { clearBusy, isBusy, isShared, setBusy } from './busy';
import { checkRoot } from './checks';
import { enterDepth, stopped } from './control';
import { clearDrawRules } from './draws';
import { prepareEvaluation } from './eval';
import { mix, positionHash, setSalt } from './hash';
import {
  addGamePosition,
  clearGame,
  clearLine,
  enterPosition,
  extendLine,
  gamePositions,
} from './line';
import { MOVE_BYTES, moveStack } from './memory';
import { clearOrder } from './order';
import { INFINITE, SURE } from './score';
import { searchMove } from './search';
import { legalMoves } from './surface';
import { setAge } from './table';

/** The first depth that looks only near the score of the one before, and how near. */
const FIRST_NARROW: i32 = 4;
const WIDTH: i32 = 20;
/** A window that had to be wider than this is opened altogether. */
const WIDEST: i32 = 300;

let rootOwn: u64 = 0;
let rootOpp: u64 = 0;
let rootKings: u64 = 0;
let rootSide: i32 = 0;
let rootCount: i32 = 0;
/** The score found last: the next depth will hardly find another. */
let expected: i32 = 0;
/** Root moves that the last `searchRoot` has searched to their end. */
let searched: i32 = 0;

/**
 * Begins a search of a game that has gone nowhere yet. Threads that search together name the same
 * numbers.
 * @param epoch what the table holds of other epochs is unknown: a search in a new one depends on
 * nothing that was searched before
 * @param search counts the searches on this table
 */
export function newSearch(epoch: u64, search: u64): void {
  setSalt(mix(epoch));
  setAge(search);
  clearOrder();
  clearGame();
  clearDrawRules();
  expected = 0;
  prepareEvaluation();
}

/** Adds an earlier position of the game that could come again, the oldest first. */
export function addEarlier(own: u64, opp: u64, kings: u64, side: i32): void {
  addGamePosition(positionHash(own, opp, kings, side));
}

/**
 * Sets the position to search and lists its moves at the bottom of the stack. The seed shuffles them,
 * and so decides among moves that turn out equally good.
 * @returns the number of moves
 */
export function setRoot(own: u64, opp: u64, kings: u64, side: i32, seed: u64): i32 {
  rootOwn = own;
  rootOpp = opp;
  rootKings = kings;
  rootSide = side;
  rootCount = legalMoves(own, opp, kings, side);
  enterPosition(0, positionHash(own, opp, kings, side));
  if (!ASC_NO_ASSERT) checkRoot(own, opp, kings, side);
  for (let index = 1; index < rootCount; index++) {
    const other = <i32>(mix(seed + <u64>index) % <u64>(index + 1));
    bringTo(other, index);
  }
  return rootCount;
}

@inline
function rootMove(index: i32): usize {
  return moveStack() + <usize>index * MOVE_BYTES;
}

/** Moves the root move at `index` to `target`, before it; those between make room. */
function bringTo(target: i32, index: i32): void {
  const low = load<u64>(rootMove(index));
  const high = load<u64>(rootMove(index), 8);
  memory.copy(rootMove(target + 1), rootMove(target), <usize>(index - target) * MOVE_BYTES);
  store<u64>(rootMove(target), low);
  store<u64>(rootMove(target), high, 8);
}

/**
 * Searches the root moves from number `first` on and brings the best of them to that place; its line
 * is the line of ply 0 then. The best of all is looked for near the score of the depth before.
 * @returns its score, or what it is at least when the search was stopped in the middle; meaningless when
 * that was before anything was found (`rootSearched` 0)
 */
export function searchRoot(depth: i32, first: i32): i32 {
  enterDepth(depth);
  clearLine(0);
  if (first > 0) return searchWindow(depth, first, -INFINITE, INFINITE);
  const narrow = depth >= FIRST_NARROW && abs(expected) < SURE;
  let width = narrow ? WIDTH : 2 * INFINITE;
  let alpha = max(expected - width, -INFINITE);
  let beta = min(expected + width, INFINITE);
  // What the move in front is worth at least, by a window that was too low for it.
  let least = -INFINITE;
  while (true) {
    const score = searchWindow(depth, 0, alpha, beta);
    if (stopped) {
      if (score > alpha) return score;
      // This window has told nothing yet, and the line is that of the one before, if there is any.
      searched = least > -INFINITE ? 1 : 0;
      return least;
    }
    expected = score;
    if (score > alpha && score < beta) return score;
    width = width > WIDEST ? 2 * INFINITE : 4 * width;
    if (score <= alpha) {
      alpha = max(score - width, -INFINITE);
      least = -INFINITE;
      clearLine(0);
    } else {
      beta = min(score + width, INFINITE);
      least = score;
    }
  }
}

/** Searches the root moves from number `first` on within a window. */
function searchWindow(depth: i32, first: i32, alpha: i32, beta: i32): i32 {
  const free = rootMove(rootCount);
  const reversible = gamePositions();
  const position = positionHash(rootOwn, rootOpp, rootKings, rootSide);
  const shared = isShared(depth);
  let best = -INFINITE;
  searched = 0;
  for (let index = first; index < rootCount; index++) setTried(rootMove(index), false);
  // What other threads are searching comes in a second round.
  for (let round = shared ? 0 : 1; round < 2; round++) {
    for (let index = first; index < rootCount; index++) {
      const move = rootMove(index);
      const others = shared && index > first;
      if (isTried(move) || (round == 0 && others && isBusy(position, move))) continue;
      setTried(move, true);
      if (others) setBusy(position, move);
      let score = alpha + 1;
      if (index > first) score = searchRootMove(move, depth, alpha, alpha + 1, reversible, free);
      if (score > alpha && !stopped) {
        score = searchRootMove(move, depth, alpha, beta, reversible, free);
      }
      if (others) clearBusy(position, move);
      if (stopped) return best;
      searched++;
      best = max(best, score);
      if (score <= alpha) continue;
      alpha = score;
      extendLine(0, move);
      bringTo(first, index);
      if (score >= beta) return best;
    }
  }
  return best;
}

/** Whether a move has been searched in this window: it stands where other lists have their order. */
@inline
function isTried(move: usize): bool {
  return load<i32>(move, 12) != 0;
}
@inline
function setTried(move: usize, value: bool): void {
  store<i32>(move, value ? 1 : 0, 12);
}

@inline
function searchRootMove(
  move: usize,
  depth: i32,
  alpha: i32,
  beta: i32,
  reversible: i32,
  free: usize,
): i32 {
  return searchMove(
    move,
    rootOwn,
    rootOpp,
    rootKings,
    rootSide,
    depth - 1,
    0,
    alpha,
    beta,
    reversible,
    free,
  );
}

/** How many root moves the last search at the root finished, as far as it can be believed. */
export function rootSearched(): i32 {
  return searched;
}
