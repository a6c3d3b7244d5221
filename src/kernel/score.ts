// What scores mean.

/** A won game is worth this less the plies to its end. */
export const WIN: i32 = 30000;
export const INFINITE: i32 = 32000;
/** Beyond this a score tells a distance to the end. */
export const SURE: i32 = WIN - 1000;
export const DRAW: i32 = 0;
/** No score at all. */
export const UNKNOWN: i32 = i32.MIN_VALUE;

/** Scores in the table count plies from their position, not from the root. */
@inline
export function toTable(score: i32, ply: i32): i32 {
  return score > SURE ? score + ply : score < -SURE ? score - ply : score;
}
@inline
export function fromTable(score: i32, ply: i32): i32 {
  return score > SURE ? score - ply : score < -SURE ? score + ply : score;
}
