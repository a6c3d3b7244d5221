// The learned evaluation: patterns of men and a few terms, each with a weight for the opening and one
// for the ending, and the men on the board say how much of each. `train/features.ts` says the same in
// plain words; a test compares the two.

import { countQuietMoves } from './moves';
import { menPatterns } from './patterns';
import {
  MAN_VALUE,
  advance,
  centre,
  count,
  kingValue,
  mainRoad,
  pairs,
  rowBit0,
  trapped,
} from './shapes';
import { bottomRow, topRow, upLeft, upRight, valid } from './traits';
import {
  ADVANCE,
  CENTRE,
  FIRST_KING,
  GUARD,
  KING,
  KING_MOVES,
  MAN,
  MAN_MOVES,
  OPPOSITION,
  PAIRS,
  RATIO,
  ROAD,
  TRAPPED,
  TURN,
  UNIT,
  endingOf,
  kingSquare,
  openingOf,
  termPair,
} from './weights';

/** What being ahead as much as there is on the board counts: the term is a share of it. */
const WHOLE: i32 = 256;

let opening: i32 = 0;
let ending: i32 = 0;

@inline
function add(term: usize, times: i32): void {
  const pair = termPair(term);
  opening += times * openingOf(pair);
  ending += times * endingOf(pair);
}

@inline
function manMoves(men: u64, empty: u64, left: u64, right: u64): i32 {
  return count(rotl<u64>(men, left) & empty) + count(rotl<u64>(men, right) & empty);
}

/**
 * What a position is worth for the side to move.
 * @param moves how many quiet moves it has
 */
export function learned(own: u64, opp: u64, kings: u64, side: i32, moves: i32): i32 {
  const oppMoves = <i32>countQuietMoves(opp, own, kings, 1 - side);
  return side == 0
    ? forWhite(own, opp, kings, 0, moves, oppMoves)
    : -forWhite(opp, own, kings, 1, oppMoves, moves);
}

function forWhite(w: u64, b: u64, kings: u64, side: i32, wMoves: i32, bMoves: i32): i32 {
  const wMen = w & ~kings;
  const bMen = b & ~kings;
  const wMenCount = count(wMen);
  const bMenCount = count(bMen);
  const patterns = menPatterns(wMen, bMen);
  opening = openingOf(patterns);
  ending = endingOf(patterns);

  add(MAN, wMenCount - bMenCount);
  const whiteToMove = 1 - 2 * side;
  add(TURN, whiteToMove);
  const empty = valid & ~(w | b);
  const wManMoves = manMoves(wMen, empty, upLeft, upRight);
  const bManMoves = manMoves(bMen, empty, 64 - upRight, 64 - upLeft);
  add(MAN_MOVES, wManMoves - bManMoves);
  add(ADVANCE, advance(wMen, bMen));
  add(GUARD, count(wMen & bottomRow) - count(bMen & topRow));
  add(CENTRE, count(wMen & centre) - count(bMen & centre));
  add(PAIRS, pairs(wMen) - pairs(bMen));
  // Whoever has the last word in closing the distance: an odd number of pieces on the rows of the
  // colour that is to move, its back row's and every second from there.
  const rowsOfSide = side == 0 ? valid & ~rowBit0 : rowBit0;
  add(OPPOSITION, count((w | b) & rowsOfSide) & 1 ? whiteToMove : -whiteToMove);

  let worth = MAN_VALUE * (wMenCount - bMenCount);
  let total = MAN_VALUE * (wMenCount + bMenCount);
  if (kings) {
    const wKings = w & kings;
    const bKings = b & kings;
    const wKingCount = count(wKings);
    const bKingCount = count(bKings);
    worth += kingValue * (wKingCount - bKingCount);
    total += kingValue * (wKingCount + bKingCount);
    add(FIRST_KING, i32(wKings != 0) - i32(bKings != 0));
    add(KING, wKingCount - bKingCount);
    add(KING_MOVES, wMoves - wManMoves - (bMoves - bManMoves));
    add(TRAPPED, trapped(wKings, empty) - trapped(bKings, empty));
    add(ROAD, i32((wKings & mainRoad) != 0) - i32((bKings & mainRoad) != 0));
    addKingSquares(wKings, bKings);
  }
  add(RATIO, (WHOLE * worth) / total);

  // Men on the board at the start: 24 or 40.
  const most = upLeft == 4 ? 24 : 40;
  const men = min(wMenCount + bMenCount, most);
  return (opening * men + ending * (most - men)) / (most * UNIT);
}

function addKingSquares(wKings: u64, bKings: u64): void {
  // The last bit of the board, which the first one becomes when the board is turned.
  const last: u64 = upLeft == 4 ? 35 : 54;
  let sum: i32 = 0;
  while (wKings) {
    sum += kingSquare(ctz(wKings));
    wKings &= wKings - 1;
  }
  while (bKings) {
    sum -= kingSquare(last - ctz(bKings));
    bKings &= bKings - 1;
  }
  opening += openingOf(sum);
  ending += endingOf(sum);
}
