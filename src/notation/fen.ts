import {
  colorOf,
  crowningRow,
  isKing,
  opponent,
  pieceAt,
  pieceOf,
  rowOf,
  squareCount,
} from '../rules/board.ts';
import type { Result } from '../rules/result.ts';
import { err, ok } from '../rules/result.ts';
import type { Color, Position, Variant } from '../rules/types.ts';
import { COLORS } from '../rules/types.ts';
import type { FenError } from './errors.ts';
import { splitFen } from './fen-fields.ts';
import type { Placement } from './fen-items.ts';
import { readItems } from './fen-items.ts';
import { squareName } from './squares.ts';

/** What a FEN holds: a position, and the move counters where the program that wrote it adds them. */
export interface FenPosition {
  readonly position: Position;
  /** `:H5`: plies that count towards a draw, by lidraughts' own reckoning. */
  readonly halfMoves?: number;
  /** `:F12`: the number of the move to be played, from 1. */
  readonly fullMove?: number;
}

/**
 * Reads a position as PDN 3.0 writes it, and as its dialects do: `W:W31-50:B1-20`,
 * `B:Wa1,Kc3:Bb8`, ranges of men and of kings, either colour first, an empty or a missing list, a
 * final dot, counters, a `[FEN "..."]` tag around it; squares in either style for every game.
 */
export function parseFen(variant: Variant, text: string): Result<FenPosition, FenError> {
  const fields = splitFen(text);
  if (!fields.ok) return fields;
  const placements = readItems(variant, text, fields.value.lists);
  if (!placements.ok) return placements;
  const cells = place(variant, placements.value);
  if (!cells.ok) return cells;
  const error = firstFault(variant, placements.value);
  if (error !== undefined) return err(error);
  const { turn, counters } = fields.value;
  return ok({ position: { turn, cells: cells.value }, ...counters });
}

/**
 * Writes a position: White's list first, then Black's, without ranges, in the game's own square
 * names and their order. `parseFen` reads it back to the same position.
 */
export function formatFen(variant: Variant, position: Position): string {
  const lists = COLORS.map((color) => `${LETTERS[color]}${formatList(variant, position, color)}`);
  return [LETTERS[position.turn], ...lists].join(':');
}

const LETTERS: Readonly<Record<Color, string>> = { white: 'W', black: 'B' };

function place(variant: Variant, placements: readonly Placement[]): Result<string, FenError> {
  const cells = new Array<string>(squareCount(variant)).fill('e');
  for (const { color, king, square, name, at } of placements) {
    if (cells[square] !== 'e') return err({ code: 'fen.square-twice', square: name, at });
    cells[square] = pieceOf(color, king);
  }
  return ok(cells.join(''));
}

/** What makes well-written pieces on separate squares an impossible position, if anything does. */
function firstFault(variant: Variant, placements: readonly Placement[]): FenError | undefined {
  if (placements.length === 0) return { code: 'fen.no-pieces' };
  const uncrowned = placements.find((placement) => isUncrowned(variant, placements, placement));
  if (uncrowned !== undefined) {
    const { name, color, at } = uncrowned;
    return { code: 'fen.man-on-crowning-row', square: name, color, at };
  }
  const max = variant.menPerSide;
  return COLORS.map((color) => ({
    code: 'fen.too-many' as const,
    color,
    count: countOf(placements, color),
    max,
  })).find(({ count }) => count > max);
}

/**
 * A man on its own crowning row cannot arise in play, and the move generator would read off the
 * board from there. It is let pass when the other side has no pieces: the game is over, nothing
 * will move, and some programs write the end of a game so (`W:W1:B`).
 */
function isUncrowned(
  variant: Variant,
  placements: readonly Placement[],
  { color, king, square }: Placement,
): boolean {
  return (
    !king &&
    rowOf(variant, square) === crowningRow(variant, color) &&
    countOf(placements, opponent(color)) > 0
  );
}

function countOf(placements: readonly Placement[], color: Color): number {
  return placements.filter((placement) => placement.color === color).length;
}

function formatList(variant: Variant, position: Position, color: Color): string {
  const items: { readonly name: string; readonly text: string }[] = [];
  for (let square = 0; square < squareCount(variant); square++) {
    const piece = pieceAt(position, square);
    if (piece === undefined || colorOf(piece) !== color) continue;
    const name = squareName(variant, square);
    items.push({ name, text: isKing(piece) ? `K${name}` : name });
  }
  return items
    .sort((one, other) => compareNames(one.name, other.name))
    .map(({ text }) => text)
    .join(',');
}

/** Numbers by value; `a1` and the like by file, then rank. */
function compareNames(one: string, other: string): number {
  const [file, rank] = splitName(one);
  const [otherFile, otherRank] = splitName(other);
  return file === otherFile ? rank - otherRank : file < otherFile ? -1 : 1;
}

function splitName(name: string): readonly [string, number] {
  const file = name.replace(/\d+$/, '');
  return [file, Number(name.slice(file.length))];
}
