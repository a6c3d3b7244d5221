import type { Result } from '../rules/result.ts';
import { err, ok } from '../rules/result.ts';
import type { Color, Square, Variant } from '../rules/types.ts';
import type { FenError } from './errors.ts';
import type { FenFields, Part } from './fen-fields.ts';
import { syntaxError } from './fen-fields.ts';
import { parseSquare } from './squares.ts';

/** One piece of a FEN. */
export interface Placement {
  readonly color: Color;
  readonly king: boolean;
  readonly square: Square;
  /** The square as it was written; a number where it came out of a range. */
  readonly name: string;
  /** Where the square, or the range it came out of, begins. */
  readonly at: number;
}

/** What reading an item needs besides the item. */
interface Context {
  readonly variant: Variant;
  readonly text: string;
  /** Whether the FEN names squares by number anywhere. */
  readonly usesNumbers: boolean;
}

/** Reads the lists of both colours, item by item, up to the first bad one. */
export function readItems(
  variant: Variant,
  text: string,
  lists: FenFields['lists'],
): Result<readonly Placement[], FenError> {
  const usesNumbers = lists.some(({ items }) => items.some((item) => /^k?\s*\d/.test(item.text)));
  const context: Context = { variant, text, usesNumbers };
  const placements: Placement[] = [];
  for (const { color, items } of lists) {
    for (const item of items) {
      const read = readItem(context, item);
      if (!read.ok) return read;
      placements.push(...read.value.map((piece) => ({ ...piece, color })));
    }
  }
  return ok(placements);
}

type Piece = Omit<Placement, 'color'>;

/** A square or a range, `K` before it or not. */
const ITEM = /^(k?\s*)([a-z]?\d+)(?:(\s*-\s*)([a-z]?\d+))?/;

function readItem(context: Context, item: Part): Result<readonly Piece[], FenError> {
  const { text } = context;
  if (isGhost(context, item)) {
    return err({ code: 'fen.ghost', square: written(text, item), at: item.at });
  }
  const match = ITEM.exec(item.text);
  if (match === null) return err(syntaxError(text, item.at, 'square'));
  const [all, prefix = '', first = '', dash = '', last] = match;
  if (all.length < item.text.length) {
    return err(syntaxError(text, skipSpace(text, item.at + all.length), 'separator'));
  }
  const king = prefix !== '';
  const start = { text: first, at: item.at + prefix.length };
  if (last === undefined) return readSquare(context, start, king);
  return readRange(context, start, { text: last, at: start.at + first.length + dash.length }, king);
}

function readSquare(context: Context, part: Part, king: boolean): Result<[Piece], FenError> {
  const { variant, text } = context;
  const square = parseSquare(variant, part.text);
  const name = written(text, part);
  if (square === undefined) {
    return err({ code: 'fen.unknown-square', square: name, size: variant.size, at: part.at });
  }
  return ok([{ king, square, name, at: part.at }]);
}

function readRange(
  context: Context,
  first: Part,
  last: Part,
  king: boolean,
): Result<readonly Piece[], FenError> {
  for (const end of [first, last]) {
    const read = readSquare(context, end, king);
    if (!read.ok) return read;
  }
  const range = context.text.slice(first.at, last.at + last.text.length);
  const [from, to] = [Number(first.text), Number(last.text)];
  if (Number.isNaN(from) || Number.isNaN(to)) {
    return err({ code: 'fen.range-letters', range, at: first.at });
  }
  if (from > to) return err({ code: 'fen.range-reversed', range, at: first.at });
  const pieces: Piece[] = [];
  for (let number = from; number <= to; number++) {
    const square = parseSquare(context.variant, String(number));
    if (square !== undefined) pieces.push({ king, square, name: String(number), at: first.at });
  }
  return ok(pieces);
}

/**
 * lidraughts marks captured pieces that still stand on the board by `G` (man) and `P` (king). `G5`
 * could be the square g5 in capitals as well; where the FEN uses numbers otherwise, or the board
 * has no such square, it is the ghost.
 */
function isGhost({ variant, text, usesNumbers }: Context, item: Part): boolean {
  if (/^(?:p[a-z]?|g[a-z])\d+$/.test(item.text)) return true;
  if (!/^g\d+$/.test(item.text) || text.charAt(item.at) !== 'G') return false;
  return usesNumbers || parseSquare(variant, item.text) === undefined;
}

/** The part as it stands in the text, before it was made plain. */
function written(text: string, part: Part): string {
  return text.slice(part.at, part.at + part.text.length);
}

function skipSpace(text: string, at: number): number {
  return at + (/^\s*/.exec(text.slice(at))?.[0].length ?? 0);
}
