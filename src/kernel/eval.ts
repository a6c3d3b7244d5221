// What a quiet position is worth for the side to move, a man being 100. The terms are few and made
// by hand; they know traits, not games.

import { mix, mixPosition } from './hash';
import { countQuietMoves } from './moves';
import {
  bottomRow,
  flyingKings,
  menCaptureBackward,
  topRow,
  upLeft,
  upRight,
  valid,
} from './traits';

const MAN: i32 = 100;

// Set by `prepareEvaluation` from the traits.
let rows: i32 = 8;
let kingValue: i32 = 0;
let centre: u64 = 0;
let mainRoad: u64 = 0;
/** The rows whose number, White's back row being 0, has bit 0, 1, 2 or 3 set. */
let rowBit0: u64 = 0;
let rowBit1: u64 = 0;
let rowBit2: u64 = 0;
let rowBit3: u64 = 0;

let noiseSeed: u64 = 0;
let noiseSize: i32 = 0;

/** All squares of a row, White's back row being 0. */
function rowMask(row: i32): u64 {
  const perRow = <i32>upLeft;
  const start = (row >> 1) * (2 * perRow + 1) + (row & 1) * (perRow + 1);
  return bottomRow << (<u64>start);
}

/** The row's squares that are not among the two columns at either edge. */
function withoutEdges(row: i32): u64 {
  const mask = rowMask(row);
  const first = mask & -mask;
  const last = <u64>1 << (63 - clz(mask));
  return mask & ~first & ~last;
}

/** Takes the traits of the game; to be called after they change. */
export function prepareEvaluation(): void {
  rows = 2 * <i32>upLeft;
  kingValue = flyingKings ? (menCaptureBackward ? 300 : 350) : 135;
  rowBit0 = 0;
  rowBit1 = 0;
  rowBit2 = 0;
  rowBit3 = 0;
  centre = 0;
  mainRoad = 0;
  for (let row = 0; row < rows; row++) {
    const mask = rowMask(row);
    if (row & 1) rowBit0 |= mask;
    if (row & 2) rowBit1 |= mask;
    if (row & 4) rowBit2 |= mask;
    if (row & 8) rowBit3 |= mask;
    if (row >= 2 && row < rows - 2) centre |= withoutEdges(row);
  }
  // From White's left corner up to the right: an edge square, so always a playing one.
  for (let square: u64 = 1; square & valid; square = rotl<u64>(square, upRight)) mainRoad |= square;
}

/** Adds noise of up to `size` either way to every position; it depends on seed and position only. */
export function setNoise(seed: u64, size: i32): void {
  noiseSeed = mix(seed + 1);
  noiseSize = size;
}

/** The sum of the row numbers on which the pieces stand. */
@inline
function rowSum(pieces: u64): i32 {
  const sum = popcnt(pieces & rowBit0) + 2 * popcnt(pieces & rowBit1);
  return <i32>(sum + 4 * popcnt(pieces & rowBit2) + 8 * popcnt(pieces & rowBit3));
}

@inline
function count(pieces: u64): i32 {
  return <i32>popcnt(pieces);
}

/** Pieces with a friend diagonally behind them, counted once for each: those are hard to take. */
@inline
function pairs(pieces: u64): i32 {
  return count(pieces & rotl<u64>(pieces, upLeft)) + count(pieces & rotl<u64>(pieces, upRight));
}

/** Kings that can step nowhere. */
function trapped(kings: u64, empty: u64): i32 {
  const free =
    rotl<u64>(empty, upLeft) |
    rotl<u64>(empty, upRight) |
    rotl<u64>(empty, 64 - upLeft) |
    rotl<u64>(empty, 64 - upRight);
  return count(kings & ~free);
}

/** What stands well, White's gain being positive. */
function placement(white: u64, black: u64, kings: u64): i32 {
  const whiteMen = white & ~kings;
  const blackMen = black & ~kings;
  const men = count(whiteMen | blackMen);
  // Men near their goal count more the emptier the board is.
  const perRow = 2 + (men < 8 ? 8 - men : 0);
  const advance = rowSum(whiteMen) + rowSum(blackMen) - (rows - 1) * count(blackMen);
  let value = perRow * advance;
  // The back row keeps the other side from crowning, as long as it has men to crown.
  const guard = flyingKings ? 6 : 8;
  if (blackMen) value += guard * count(whiteMen & bottomRow);
  if (whiteMen) value -= guard * count(blackMen & topRow);
  value += 4 * (count(whiteMen & centre) - count(blackMen & centre));
  value += 2 * (pairs(whiteMen) - pairs(blackMen));
  return value + kingPlacement(white & kings, black & kings, white | black);
}

function kingPlacement(white: u64, black: u64, occupied: u64): i32 {
  if (!(white | black)) return 0;
  const empty = valid & ~occupied;
  let value = 30 * (trapped(black, empty) - trapped(white, empty));
  const good = flyingKings ? mainRoad : centre;
  value += 8 * (count(white & good) - count(black & good));
  return value;
}

/** Divides what is ahead on the board where it will hardly be enough to win. */
function scaled(value: i32, own: u64, opp: u64, kings: u64): i32 {
  if (!flyingKings) return value;
  const weak = value > 0 ? opp : own;
  const strong = value > 0 ? own : opp;
  // A lone flying king is caught by three at best.
  if (!(weak & kings)) return value;
  const pieces = count(strong);
  if (pieces <= 2) return value / 8;
  return pieces == 3 ? value / 2 : value;
}

/**
 * The worth of a position for the side to move, for whom nothing is to take.
 * @param moves how many quiet moves it has (more than 0)
 */
export function evaluate(own: u64, opp: u64, kings: u64, side: i32, moves: i32): i32 {
  const ownKings = count(own & kings);
  const oppKings = count(opp & kings);
  const ownWorth = MAN * (count(own) - ownKings) + kingValue * ownKings;
  const oppWorth = MAN * (count(opp) - oppKings) + kingValue * oppKings;
  const ahead = ownWorth - oppWorth;
  // Being ahead tells more the less there is: exchanges are good for the stronger side.
  let value = ahead + (ahead * 200) / (ownWorth + oppWorth);
  value += side == 0 ? placement(own, opp, kings) : -placement(opp, own, kings);
  value += 2 * (moves - <i32>countQuietMoves(opp, own, kings, 1 - side));
  value = scaled(value, own, opp, kings);
  return noiseSize == 0 ? value : value + noise(own, opp, kings, side);
}

/** The evaluation of any position with a piece on it, for those who want to look at it. */
export function staticScore(own: u64, opp: u64, kings: u64, side: i32): i32 {
  prepareEvaluation();
  return evaluate(own, opp, kings, side, <i32>countQuietMoves(own, opp, kings, side));
}

/** Not `positionHash`: its salt differs from search to search, and the same seed must play the same. */
function noise(own: u64, opp: u64, kings: u64, side: i32): i32 {
  const scatter = mixPosition(noiseSeed, own, opp, kings, side);
  return <i32>((scatter >> 32) % <u64>(2 * noiseSize + 1)) - noiseSize;
}
