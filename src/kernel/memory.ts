// The map of an instance's own memory. Everything an instance changes lies in its scratch area, so
// that several can work in one shared memory; the address of the area is imported.
//
//   scratch + 0          hops and the path of the capture being searched (4 KiB)
//   scratch + VISITED    stamps (u32), then keys (u64), of the states seen in a capture search
//   scratch + PATHS      a path (PATH_BYTES) for every move at the bottom of the move stack
//   scratch + MOVES      the move stack: lists of moves, one after another
//   scratch + HISTORY    the search: how well each quiet move did, per side (i32)
//   scratch + KILLERS    two move codes a ply (u32): quiet moves that refuted a sibling
//   scratch + HASHES     the positions of the game and of the line being searched (u64)
//   scratch + LINES      the best line from each ply on, MAX_PLY moves each
//   scratch + LENGTHS    the lengths of these lines (i32)
//   scratch + DRAWS      the draw rules that count (see draws.ts)
//   scratch + COUNTS     their counts, for each ply of the line being searched (u16)
//   scratch + EVENTS     what the move that led to each of these plies did (u8)
//   scratch + SHARED     the positions of the line that other threads may be searching (see busy.ts)

// @ts-ignore: decorator
@external('env', 'scratch')
export declare const scratch: usize;

/** A move: u64 captured squares, u8 from, u8 to, u8 flags, u8 pieces captured, i32 order. */
export const MOVE_BYTES: usize = 16;
export const CROWNED: u8 = 1;
export const BY_KING: u8 = 2;

/** A path: for each capture the captured square and the square landed on, as bit numbers. */
export const PATH_BYTES: usize = 48;

const VISITED_BITS: u64 = 20;
export const VISITED_SIZE: u32 = 1 << 20;
export const VISITED_SHIFT: u64 = 64 - VISITED_BITS;
/** Beyond this fill the table would grow slow: the search gives up with an error instead. */
export const VISITED_LIMIT: u32 = (VISITED_SIZE / 8) * 7;

export const MAX_MOVES: usize = 1 << 16;

const VISITED: usize = 4096;
const VISITED_KEYS: usize = VISITED + <usize>VISITED_SIZE * 4;
const PATHS: usize = VISITED_KEYS + <usize>VISITED_SIZE * 8;
const MOVES: usize = PATHS + MAX_MOVES * PATH_BYTES;
/** Where the move stack ends. */
const HISTORY: usize = MOVES + MAX_MOVES * MOVE_BYTES;

/** No line is searched deeper than this. */
export const MAX_PLY: i32 = 128;
/** Earlier positions of the game that the search remembers. */
export const MAX_GAME: i32 = 1024;

export const HISTORY_BYTES: usize = 2 * 64 * 64 * 4;
export const KILLERS_BYTES: usize = <usize>MAX_PLY * 8;
export const LINE_BYTES: usize = <usize>MAX_PLY * MOVE_BYTES;
const KILLERS: usize = HISTORY + HISTORY_BYTES;
const HASHES: usize = KILLERS + KILLERS_BYTES;
const LINES: usize = HASHES + <usize>(MAX_GAME + MAX_PLY) * 8;
const LENGTHS: usize = LINES + <usize>MAX_PLY * LINE_BYTES;
const DRAWS: usize = LENGTHS + <usize>MAX_PLY * 4;
const COUNTS: usize = DRAWS + 8 * 16;
const EVENTS: usize = COUNTS + <usize>MAX_PLY * 16;
const SHARED: usize = EVENTS + <usize>MAX_PLY;
const END: usize = SHARED + <usize>MAX_PLY * 16;

/** The path being searched, PATH_BYTES long; hops are written behind it. */
export function trail(): usize {
  return scratch;
}
export function hopBuffer(): usize {
  return scratch + 256;
}
export function visitedStamps(): usize {
  return scratch + VISITED;
}
export function visitedKeys(): usize {
  return scratch + VISITED_KEYS;
}
export function pathBuffer(): usize {
  return scratch + PATHS;
}
export function moveStack(): usize {
  return scratch + MOVES;
}
export function moveStackEnd(): usize {
  return scratch + HISTORY;
}
export function historyTable(): usize {
  return scratch + HISTORY;
}
export function killerTable(): usize {
  return scratch + KILLERS;
}
export function hashStack(): usize {
  return scratch + HASHES;
}
export function lineBuffer(): usize {
  return scratch + LINES;
}
export function lineLengths(): usize {
  return scratch + LENGTHS;
}
export function drawRules(): usize {
  return scratch + DRAWS;
}
export function drawCounts(): usize {
  return scratch + COUNTS;
}
export function plyEvents(): usize {
  return scratch + EVENTS;
}
export function sharedPlies(): usize {
  return scratch + SHARED;
}
/** Bytes of memory an instance needs from `scratch` on. */
export function scratchBytes(): usize {
  return END;
}
