// What must hold at every move of a search. Only builds with asserts have any of it (`node
// scripts/kernel.mjs --checked FILE`): each call stands behind `if (!ASC_NO_ASSERT)`. A check that fails
// is a trap, and the check's name stands in its trace.
//
// A position is never changed and changed back: each ply makes its own from the one before, and the
// evaluation sums up its patterns anew. So what can go wrong is what a line shares: the positions'
// hashes, the counts of plies, the moves on the stack. They are compared with what the positions of the
// line say, which are kept here once more, behind the scratch area.

import { rememberCounts } from './checks-draws';
import { positionHash } from './hash';
import { gamePositions } from './line';
import { BY_KING, CROWNED, MOVE_BYTES, hashStack, scratchBytes, scratch } from './memory';
import { generateMoves } from './moves';
import { moveCode } from './order';
import { tableMove } from './table';
import { bottomRow, topRow, valid } from './traits';

// The position at a ply and the move being searched there: u64 own, opp and kings, i32 side, i32
// whether it is searched by `search`, which notes its hash, and the 16 bytes of the move.
const ROW_BYTES: usize = 48;
const OPP: usize = 8;
const KINGS: usize = 16;
const SIDE: usize = 24;
const HASHED: usize = 28;
const MOVE: usize = 32;

/** The hashes of the game's positions, mixed into one number. */
let gameSum: u64 = 0;

function rowAt(ply: i32): usize {
  return scratch + scratchBytes() + <usize>ply * ROW_BYTES;
}

export function ownAt(ply: i32): u64 {
  return load<u64>(rowAt(ply));
}
export function oppAt(ply: i32): u64 {
  return load<u64>(rowAt(ply), OPP);
}
export function kingsAt(ply: i32): u64 {
  return load<u64>(rowAt(ply), KINGS);
}
export function sideAt(ply: i32): i32 {
  return load<i32>(rowAt(ply), SIDE);
}

function hashAt(place: i32): u64 {
  return load<u64>(hashStack() + ((<usize>place) << 3));
}

function sumOfGame(): u64 {
  let sum: u64 = 0;
  for (let place = 0; place < gamePositions(); place++) {
    sum = (sum ^ hashAt(place)) * 0x9e3779b97f4a7c15;
  }
  return sum;
}

function note(ply: i32, own: u64, opp: u64, kings: u64, side: i32, hashed: bool): void {
  const row = rowAt(ply);
  store<u64>(row, own);
  store<u64>(row, opp, OPP);
  store<u64>(row, kings, KINGS);
  store<i32>(row, side, SIDE);
  store<i32>(row, i32(hashed), HASHED);
}

/** Begins a line; the game and the draw rules have been set. */
export function checkRoot(own: u64, opp: u64, kings: u64, side: i32): void {
  checkPosition(own, opp, kings, side);
  note(0, own, opp, kings, side, true);
  gameSum = sumOfGame();
  rememberCounts();
}

function checkPosition(own: u64, opp: u64, kings: u64, side: i32): void {
  const white = side == 0 ? own : opp;
  const black = side == 0 ? opp : own;
  assert((own & opp) == 0);
  assert(((own | opp) & ~valid) == 0);
  assert((kings & ~(own | opp)) == 0);
  assert((white & ~kings & topRow) == 0);
  assert((black & ~kings & bottomRow) == 0);
}

/** A position of a line has been entered, before anything is done with it. */
export function checkMade(own: u64, opp: u64, kings: u64, side: i32, ply: i32, hashed: bool): void {
  checkPosition(own, opp, kings, side);
  note(ply, own, opp, kings, side, hashed);
  checkPieces(ply);
}

/** The move took what it says and nothing else, and only what it crowns is crowned. */
function checkPieces(ply: i32): void {
  const before = ply - 1;
  const move = rowAt(before) + MOVE;
  const taken = load<u64>(move);
  const jumps = load<u8>(move, 11);
  const crowned = u64((load<u8>(move, 10) & CROWNED) != 0);
  const mover = ownAt(before);
  const other = oppAt(before);
  const kings = kingsAt(before);
  assert(sideAt(ply) == 1 - sideAt(before));
  assert((taken & ~other) == 0);
  assert(popcnt(taken) == jumps);
  assert(ownAt(ply) == (other ^ taken));
  assert(popcnt(oppAt(ply)) == popcnt(mover));
  assert(popcnt(oppAt(ply) & ~mover) <= 1);
  assert(popcnt(oppAt(ply) & kingsAt(ply)) == popcnt(mover & kings) + crowned);
  assert((ownAt(ply) & kingsAt(ply)) == (other & kings & ~taken));
}

/** A position that `search` looks at, once its hash is noted. */
export function checkLine(ply: i32, reversible: i32): void {
  checkHashes(ply);
  checkReversible(ply, reversible);
}

function checkHashes(ply: i32): void {
  for (let at = 0; at <= ply; at++) checkHash(at);
  assert(sumOfGame() == gameSum);
}

function checkHash(ply: i32): void {
  const hash = positionHash(ownAt(ply), oppAt(ply), kingsAt(ply), sideAt(ply));
  assert(hashAt(gamePositions() + ply) == hash);
}

/** Plies up to this one in which no man moved and nothing was taken, those of the game among them. */
function checkReversible(ply: i32, reversible: i32): void {
  let first = ply;
  while (first > 0 && isReversible(first)) first--;
  const before = first == 0 ? gamePositions() : 0;
  assert(reversible == ply - first + before);
}

function isReversible(ply: i32): bool {
  const kings = kingsAt(ply);
  const earlier = kingsAt(ply - 1);
  const men = (ownAt(ply) | oppAt(ply)) & ~kings;
  const menEarlier = (ownAt(ply - 1) | oppAt(ply - 1)) & ~earlier;
  return men == menEarlier && popcnt(kings) == popcnt(earlier);
}

/** The move that the table knows for a position is one of its moves. */
export function checkTableMove(entry: u64, list: usize, end: usize): void {
  const known = tableMove(entry);
  if (known == 0) return;
  let move = list;
  while (move < end && moveCode(move) != known) move += MOVE_BYTES;
  assert(move < end);
}

/** A move is about to be searched. @param free where the move stack is free */
export function checkMove(
  move: usize,
  own: u64,
  opp: u64,
  kings: u64,
  side: i32,
  ply: i32,
  free: usize,
): void {
  checkKept(own, opp, kings, side, ply);
  checkLegal(move, own, opp, kings, side, free);
  memory.copy(rowAt(ply) + MOVE, move, MOVE_BYTES);
}

function checkLegal(move: usize, own: u64, opp: u64, kings: u64, side: i32, free: usize): void {
  const isKing = (kings & (1 << (<u64>load<u8>(move, 8)))) != 0;
  assert(isKing == ((load<u8>(move, 10) & BY_KING) != 0));
  const end = free + <usize>generateMoves(own, opp, kings, side, free) * MOVE_BYTES;
  let legal = free;
  while (legal < end && !isSame(legal, move)) legal += MOVE_BYTES;
  assert(legal < end);
}

/** Whether two moves are the same, but for their order. */
function isSame(one: usize, other: usize): bool {
  return load<u64>(one) == load<u64>(other) && load<u32>(one, 8) == load<u32>(other, 8);
}

function checkKept(own: u64, opp: u64, kings: u64, side: i32, ply: i32): void {
  assert(ownAt(ply) == own && oppAt(ply) == opp && kingsAt(ply) == kings && sideAt(ply) == side);
}

/** A move has been searched: all is as it was. */
export function checkReturn(
  move: usize,
  own: u64,
  opp: u64,
  kings: u64,
  side: i32,
  ply: i32,
): void {
  checkKept(own, opp, kings, side, ply);
  assert(isSame(move, rowAt(ply) + MOVE));
  if (load<i32>(rowAt(ply), HASHED)) checkHash(ply);
}
