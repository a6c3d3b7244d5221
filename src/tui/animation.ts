import { columnOf, pieceAt, rowOf, squareAt } from '../rules/board.ts';
import type { Move, Position, Square, Variant } from '../rules/types.ts';
import type { Marks } from './board-view.ts';

/** One picture of a move under way. */
export interface Frame {
  readonly position: Position;
  readonly marks: Marks;
}

/** A move and the position it was played in. */
export interface Played {
  readonly before: Position;
  readonly move: Move;
}

/** A move takes so long to look at, and a capture longer by each further piece. */
const MOVE_MS = 240;
const HOP_MS = 90;

/**
 * The pictures of a move: the piece on every square on its way but the last, where the position after
 * the move shows it. What it has jumped is marked, and stays until the end, as the rules have it.
 */
export function framesOf(variant: Variant, { before, move }: Played): readonly Frame[] {
  const frames: Frame[] = [];
  let jumped = 0;
  for (const [leg, start] of move.path.slice(0, -1).entries()) {
    const stop = move.path[leg + 1] ?? move.to;
    for (const square of [start, ...squaresBetween(variant, start, stop)]) {
      const captured = move.captures[leg];
      // The piece jumps: it is not seen on the one it takes.
      if (square === captured) jumped = leg + 1;
      else if (pieceAt(before, square) === undefined || square === move.from) {
        frames.push(frameOf(before, move, square, { stops: leg + 1, jumped }));
      }
    }
    jumped = Math.min(leg + 1, move.captures.length);
  }
  return frames;
}

/** How long each of so many pictures is shown, in milliseconds. */
export function frameDuration({ path }: Move, frames: number): number {
  return Math.round((MOVE_MS + HOP_MS * (path.length - 2)) / Math.max(1, frames));
}

function frameOf(
  before: Position,
  { from, path, captures }: Move,
  at: Square,
  passed: { readonly stops: number; readonly jumped: number },
): Frame {
  const cells = Array.from(before.cells);
  const piece = cells[from] ?? 'e';
  cells[from] = 'e';
  cells[at] = piece;
  return {
    position: { ...before, cells: cells.join('') },
    marks: {
      lastMove: new Set([at]),
      stop: new Set(path.slice(0, passed.stops)),
      jumped: new Set(captures.slice(0, passed.jumped)),
    },
  };
}

/** The squares on the diagonal from one square to another, without both. */
function squaresBetween(variant: Variant, from: Square, to: Square): readonly Square[] {
  const rows = rowOf(variant, to) - rowOf(variant, from);
  const columns = columnOf(variant, to) - columnOf(variant, from);
  // A capture in a circle may lead back; nothing lies between.
  const steps = Math.max(0, Math.abs(rows) - 1);
  return [...Array(steps).keys()].flatMap((step) => {
    const row = rowOf(variant, from) + Math.sign(rows) * (step + 1);
    const column = columnOf(variant, from) + Math.sign(columns) * (step + 1);
    return squareAt(variant, row, column) ?? [];
  });
}
