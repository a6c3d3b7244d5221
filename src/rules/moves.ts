import { generatorFor, type Generator } from './generator.ts';
import { bitboardsOf, squareOf } from './kernel.ts';
import type { Move, Position, Ruleset, Square, Traits } from './types.ts';

// Layouts of src/kernel/memory.ts.
const MOVE_BYTES = 16;
const PATH_BYTES = 48;
const CROWNED = 1;

/**
 * Thrown when a position has more captures than the kernel can hold (65,536 moves, or some 900,000
 * states of one piece's capture). No position found by search comes near.
 */
export class TooManyMovesError extends Error {
  readonly code = 'position.too-complex';
  constructor() {
    super('the position has more captures than can be listed');
  }
}

/** By start, then by end; what still ties keeps the kernel's order. */
function inBoardOrder(a: Move, b: Move): number {
  return a.from - b.from || a.to - b.to;
}

/**
 * All legal moves, in the order of their squares. Captures of one start, end, set of captured pieces and
 * crowning are one move, whatever the order. A side without pieces has lost: then there is none.
 * @throws TooManyMovesError
 */
export function legalMoves(ruleset: Ruleset, position: Position): readonly Move[] {
  const { own, opp, kings, side } = bitboardsOf(ruleset.variant, position);
  if (own === 0n || opp === 0n) return [];
  const generator = generatorFor(ruleset);
  const count = generator.kernel.legalMoves(own, opp, kings, side);
  if (generator.kernel.failed()) throw new TooManyMovesError();
  return Array.from({ length: count }, (_, index) =>
    readMove(ruleset.variant, generator, index),
  ).sort(inBoardOrder);
}

function readMove(traits: Traits, { kernel, bytes }: Generator, index: number): Move {
  const at = kernel.moveStack() + index * MOVE_BYTES;
  const from = squareOf(traits, bytes.getUint8(at + 8));
  const to = squareOf(traits, bytes.getUint8(at + 9));
  const crowned = (bytes.getUint8(at + 10) & CROWNED) !== 0;
  const jumps = bytes.getUint8(at + 11);
  if (jumps === 0) return { from, to, captures: [], path: [from, to], crowned };
  const captures: Square[] = [];
  const path: Square[] = [from];
  const trail = kernel.pathBuffer() + index * PATH_BYTES;
  for (let jump = 0; jump < jumps; jump++) {
    captures.push(squareOf(traits, bytes.getUint8(trail + 2 * jump)));
    path.push(squareOf(traits, bytes.getUint8(trail + 2 * jump + 1)));
  }
  return { from, to, captures, path, crowned };
}
