// The transposition table: what is known of positions searched before. It lies outside the scratch
// area and may be shared by several instances without locks: an entry is two words, the first of
// them the position's hash xor the second, so an entry written by two at once matches no position.
//
// The second word: bits 0-15 the best move (see `moveCode`), 16-31 the score, 32-39 the depth, 40-41
// the bound, 48-55 the age. 0 is an empty entry: ages begin at 1.

import { UNKNOWN, fromTable } from './score';

export const LOWER: i32 = 1;
export const UPPER: i32 = 2;
export const EXACT: i32 = 3;

const ENTRY_BYTES: usize = 16;
/** Entries among which a position has its place: one cache line. */
const BUCKET_BYTES: usize = 4 * ENTRY_BYTES;
const LAST_AGE: u64 = 255;

let table: usize = 0;
let bucketMask: usize = 0;
let age: u64 = 1;

/** Sets where the table lies; `size` is rounded down to a power of two. The memory must be zero. */
export function setTable(address: usize, size: usize): void {
  const bytes: usize = 1 << (31 - clz(<u32>size));
  table = address;
  bucketMask = bytes / BUCKET_BYTES - 1;
}

/** Begins a search, the `search`-th on this table: entries of others give way first. */
export function setAge(search: u64): void {
  age = 1 + (search % LAST_AGE);
}

export function tableMove(entry: u64): u32 {
  return <u32>(entry & 0xffff);
}
export function tableScore(entry: u64): i32 {
  return <i32>(<i16>(entry >> 16));
}
export function tableDepth(entry: u64): i32 {
  return <i32>((entry >> 32) & 0xff);
}
export function tableBound(entry: u64): i32 {
  return <i32>((entry >> 40) & 3);
}

@inline
function ageOf(entry: u64): u64 {
  return (entry >> 48) & 0xff;
}

@inline
function bucketOf(hash: u64): usize {
  return table + (<usize>hash & bucketMask) * BUCKET_BYTES;
}

/** What is known of a position, or 0. */
export function probe(hash: u64): u64 {
  const bucket = bucketOf(hash);
  for (let offset: usize = 0; offset < BUCKET_BYTES; offset += ENTRY_BYTES) {
    const entry = load<u64>(bucket + offset, 8);
    if ((load<u64>(bucket + offset) ^ entry) == hash) return entry;
  }
  return 0;
}

/** The score of a position that `beta` asks about, if its entry in the table is enough for it. */
@inline
export function knownScore(entry: u64, depth: i32, ply: i32, beta: i32): i32 {
  if (entry == 0 || tableDepth(entry) < depth) return UNKNOWN;
  const score = fromTable(tableScore(entry), ply);
  const bound = tableBound(entry);
  return (score >= beta ? bound & LOWER : bound & UPPER) ? score : UNKNOWN;
}

/** Keeps what a search found, in place of the shallowest entry of the oldest. */
export function keep(hash: u64, move: u32, score: i32, depth: i32, bound: i32): void {
  const bucket = bucketOf(hash);
  let place = bucket;
  let least: u64 = u64.MAX_VALUE;
  for (let slot = bucket; slot < bucket + BUCKET_BYTES; slot += ENTRY_BYTES) {
    const entry = load<u64>(slot, 8);
    if ((load<u64>(slot) ^ entry) == hash) {
      place = slot;
      if (move == 0) move = tableMove(entry);
      break;
    }
    const worth: u64 = ageOf(entry) == age ? 1 + <u64>tableDepth(entry) : 0;
    if (worth < least) {
      least = worth;
      place = slot;
    }
  }
  const entry =
    <u64>move |
    ((<u64>(score & 0xffff)) << 16) |
    ((<u64>depth) << 32) |
    ((<u64>bound) << 40) |
    (age << 48);
  store<u64>(place, hash ^ entry);
  store<u64>(place, entry, 8);
}
