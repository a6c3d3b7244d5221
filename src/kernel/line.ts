// The line from the root to the position being searched, and the best line found from each ply on.

import {
  LINE_BYTES,
  MAX_GAME,
  MOVE_BYTES,
  hashStack,
  lineBuffer,
  lineLengths,
} from './memory';

let gameLength: i32 = 0;

/** Forgets the game. */
export function clearGame(): void {
  gameLength = 0;
}

/** Adds an earlier position of the game, the oldest first. */
export function addGamePosition(hash: u64): void {
  if (gameLength == MAX_GAME) return;
  store<u64>(hashStack() + ((<usize>gameLength) << 3), hash);
  gameLength++;
}

/** Positions of the game before the root. */
export function gamePositions(): i32 {
  return gameLength;
}

/** Notes the position at a ply of the line. */
@inline
export function enterPosition(ply: i32, hash: u64): void {
  store<u64>(hashStack() + ((<usize>(gameLength + ply)) << 3), hash);
}

/**
 * Whether the position has been before, in the line or the game. Once is enough: what could be
 * reached by repeating could be reached at once.
 * @param reversible plies since the last move that cannot be taken back
 */
export function isRepetition(ply: i32, hash: u64, reversible: i32): bool {
  const here = hashStack() + ((<usize>(gameLength + ply)) << 3);
  for (let back = 4; back <= reversible; back += 2) {
    if (load<u64>(here - ((<usize>back) << 3)) == hash) return true;
  }
  return false;
}

@inline
function lineAt(ply: i32): usize {
  return lineBuffer() + <usize>ply * LINE_BYTES;
}

export function lineLength(ply: i32): i32 {
  return load<i32>(lineLengths() + ((<usize>ply) << 2));
}

@inline
export function clearLine(ply: i32): void {
  store<i32>(lineLengths() + ((<usize>ply) << 2), 0);
}

/** The best line from `ply` on is now `move` and then the best one from the next ply on. */
export function extendLine(ply: i32, move: usize): void {
  const rest = lineLength(ply + 1);
  memory.copy(lineAt(ply), move, MOVE_BYTES);
  memory.copy(lineAt(ply) + MOVE_BYTES, lineAt(ply + 1), <usize>rest * MOVE_BYTES);
  store<i32>(lineLengths() + ((<usize>ply) << 2), rest + 1);
}
