// A position as one number. There are no tables of random numbers: they would have to lie somewhere,
// and mixing the three bitboards takes about as long as looking them up.

let salt: u64 = 0;

/** Makes all positions other numbers than before: what a table holds is then unknown again. */
export function setSalt(value: u64): void {
  salt = value;
}

/** A number for the position; `own` and `opp` from the point of view of the side to move. */
export function positionHash(own: u64, opp: u64, kings: u64, side: i32): u64 {
  return mixPosition(salt, own, opp, kings, side);
}

/** A number for a seed and a position. */
export function mixPosition(seed: u64, own: u64, opp: u64, kings: u64, side: i32): u64 {
  let hash = (own ^ seed) * 0x9e3779b97f4a7c15;
  hash = (hash ^ (hash >> 29) ^ opp) * 0xbf58476d1ce4e5b9;
  hash = (hash ^ (hash >> 32) ^ kings ^ ((<u64>side) << 63)) * 0x94d049bb133111eb;
  return hash ^ (hash >> 29);
}

/** Scatters a number over all 64 bits. */
export function mix(value: u64): u64 {
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}
