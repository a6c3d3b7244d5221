// What a quiet position is worth for the side to move, a man being 100: learned weights where there
// are any, or else the evaluation made by hand; and on top of it what neither knows.

import { handmade } from './handmade';
import { mix, mixPosition } from './hash';
import { learned } from './learned';
import { countQuietMoves } from './moves';
import { count, prepareShapes } from './shapes';
import { flyingKings } from './traits';
import { weights } from './weights';

/** No evaluation says more, so that none looks like a win in sight. */
const MOST: i32 = 20000;

let noiseSeed: u64 = 0;
let noiseSize: i32 = 0;

/** Takes the traits of the game; to be called after they change. */
export function prepareEvaluation(): void {
  prepareShapes();
}

/** Adds noise of up to `size` either way to every position; it depends on seed and position only. */
export function setNoise(seed: u64, size: i32): void {
  noiseSeed = mix(seed + 1);
  noiseSize = size;
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
  let value =
    weights != 0
      ? min(max(learned(own, opp, kings, side, moves), -MOST), MOST)
      : handmade(own, opp, kings, side, moves);
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
