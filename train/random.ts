/** A generator of whole numbers from 0 up to `below` (mulberry32). */
export type Random = (below: number) => number;

export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** One seed of several numbers: the seed of a run, a round, a game. */
export function seedOf(...parts: readonly number[]): number {
  let seed = 0x9e3779b9;
  for (const part of parts) {
    seed = Math.imul(seed ^ (part + 0x7f4a7c15), 0x85ebca6b);
    seed = Math.imul(seed ^ (seed >>> 13), 0xc2b2ae35);
    seed ^= seed >>> 16;
  }
  return seed;
}
