import { applyMove } from '../rules/board.ts';
import { bitboardOf, squareOf } from '../rules/kernel.ts';
import { legalMoves } from '../rules/moves.ts';
import type { Move, Position, Ruleset } from '../rules/types.ts';
import { SURE, WIN, type OpenKernel } from './search-kernel.ts';
import type { Score } from './types.ts';

// Layout of a move in src/kernel/memory.ts.
const MOVE_BYTES = 16;
const CROWNED = 1;

/** The kernel's number as a score. */
export function scoreOf(value: number): Score {
  if (value > SURE) return { type: 'win', plies: WIN - value };
  if (value < -SURE) return { type: 'loss', plies: WIN + value };
  return { type: 'cp', value };
}

/**
 * Reads the line the kernel found last, as moves of the rules with their paths; it breaks off where
 * they do not know a move (they always do).
 */
export function readLine(
  ruleset: Ruleset,
  position: Position,
  { kernel, bytes }: OpenKernel,
): Move[] {
  const line: Move[] = [];
  // Beyond 2 GiB an address looks negative.
  let at = kernel.lineBuffer() >>> 0;
  for (let left = kernel.lineLength(0); left > 0; left--, at += MOVE_BYTES) {
    const move = findMove(ruleset, position, bytes, at);
    if (move === undefined) break;
    line.push(move);
    position = applyMove(position, move);
  }
  return line;
}

function findMove(
  ruleset: Ruleset,
  position: Position,
  bytes: DataView,
  at: number,
): Move | undefined {
  const { variant } = ruleset;
  const taken = bytes.getBigUint64(at, true);
  const from = squareOf(variant, bytes.getUint8(at + 8));
  const to = squareOf(variant, bytes.getUint8(at + 9));
  const crowned = (bytes.getUint8(at + 10) & CROWNED) !== 0;
  return legalMoves(ruleset, position).find(
    (move) =>
      move.from === from &&
      move.to === to &&
      move.crowned === crowned &&
      bitboardOf(variant, move.captures) === taken,
  );
}
