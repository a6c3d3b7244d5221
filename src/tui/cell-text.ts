import { colorOf, isKing } from '../rules/board.ts';
import type { Piece } from '../rules/types.ts';
import type { Glyphs } from '../plain/options.ts';
import type { Mark, Part } from './board-view.ts';
import { emptyRows, figureRows } from './figures.ts';
import type { CellSize } from './layout.ts';

/** A bit of the text of a square, and what it is, from which its colours follow. */
export interface CellPart {
  readonly text: string;
  readonly part: Part;
}

export type CellLine = readonly CellPart[];

export interface CellContent {
  readonly cell: CellSize;
  readonly piece: Piece | undefined;
  readonly mark: Mark | undefined;
  readonly glyphs: Glyphs;
  readonly hasColor: boolean;
  /** Whether the terminal is known to be dark: filled shapes are then the bright ones. */
  readonly isDark: boolean;
  /** The square's name, empty where names are off. */
  readonly name: string;
  readonly kingLetter: string;
}

/** How a piece is drawn: a shape in its colour, filled and hollow ones, blank blocks, letters. */
export type Look = 'colored' | 'filled' | 'hollow' | 'solid' | 'ascii';

/** With colours the sides differ by colour; without, one is hollow and the other filled. */
const SMALL = {
  colored: { man: '●', king: '◎' },
  filled: { man: '●', king: '◉' },
  hollow: { man: '○', king: '◎' },
} as const;

/** Signs left and right of a piece, so that no meaning hangs on colour alone. */
const SIGNS: Readonly<Record<Mark, readonly [string, string]>> = {
  selected: ['[', ']'],
  cursor: ['{', '}'],
  target: [' ', ' '],
  hint: ['?', '?'],
  jumped: ['>', '<'],
  stop: [' ', ' '],
  movable: ['*', '*'],
  lastMove: [' ', ' '],
  captured: [' ', ' '],
};
/** Without colours, where a piece has been needs signs too. */
const BEEN_SIGNS = ['(', ')'] as const;
const BEEN: readonly Mark[] = ['lastMove', 'stop'];

/** The text of a dark square, as many lines as the cell is high, each as wide as the cell. */
export function cellText(content: CellContent): readonly CellLine[] {
  return linesOf(content).map(merged);
}

/** Whether the square's name can be read on it. */
export function showsName({ cell, piece, mark, name }: CellContent): boolean {
  if (name === '' || piece !== undefined || cell.width < 4) return false;
  // Beside the dot of a target there is room for it in the largest cells only.
  return mark === 'target' ? cell.height > 2 : mark !== 'captured';
}

/** Neighbours of one kind as one part, so that fewer escape sequences are written. */
function merged(line: CellLine): CellLine {
  const parts: CellPart[] = [];
  for (const { text, part } of line) {
    const last = parts.at(-1);
    if (last?.part === part) parts[parts.length - 1] = { part, text: last.text + text };
    else if (text !== '') parts.push({ text, part });
  }
  return parts;
}

function linesOf(content: CellContent): readonly CellLine[] {
  const { cell, piece } = content;
  if (cell.width < 4) return [tinyLine(content)];
  if (cell.height === 1) return [compactLine(content)];
  const rows =
    piece === undefined ? emptyRows(content) : figureRows(content, piece, lookOf(content, piece));
  // The signs stand on the line of the coordinates.
  const signed = Math.floor((cell.height - 1) / 2);
  return rows.map((row, index) => (index === signed ? withSigns(row, signsOf(content)) : row));
}

/** The signs in the first and the last column; a blank one leaves what is there. */
function withSigns(row: CellLine, [left, right]: readonly [string, string]): CellLine {
  const columns = row.flatMap(({ text, part }) =>
    Array.from(text, (character): CellPart => ({ text: character, part })),
  );
  if (left.trim() !== '') columns[0] = sign(left);
  if (right.trim() !== '') columns[columns.length - 1] = sign(right);
  return columns;
}

function signsOf({ mark, hasColor }: CellContent): readonly [string, string] {
  if (mark === undefined) return [' ', ' '];
  return BEEN.includes(mark) && !hasColor ? BEEN_SIGNS : SIGNS[mark];
}

/**
 * With colours the sides differ by colour. Without, White is hollow and Black is filled, as in print;
 * on a dark terminal the other way round, because there the filled shape is the bright one.
 */
function lookOf({ glyphs, hasColor, isDark }: CellContent, piece: Piece): Look {
  if (glyphs === 'ascii' || (glyphs === 'solid' && !hasColor)) return 'ascii';
  if (glyphs === 'solid') return 'solid';
  if (hasColor) return 'colored';
  const isHollow = (colorOf(piece) === 'white') !== isDark;
  return isHollow ? 'hollow' : 'filled';
}

/** A piece in one column. */
function smallGlyph(content: CellContent, piece: Piece): CellPart {
  const look = lookOf(content, piece);
  if (look === 'ascii') return { text: piece, part: 'piece' };
  if (look === 'solid') return { text: isKing(piece) ? content.kingLetter : ' ', part: 'block' };
  return { text: SMALL[look][isKing(piece) ? 'king' : 'man'], part: 'piece' };
}

/** What stands on an empty square of one column. */
function smallEmpty({ mark, glyphs, hasColor }: CellContent): CellPart {
  const isUnicode = glyphs === 'unicode';
  if (mark === 'target') return { text: isUnicode ? '•' : 'o', part: 'sign' };
  if (mark === 'captured') return { text: isUnicode ? '×' : 'x', part: 'sign' };
  // Without colour, something to see the square by.
  return hasColor ? { text: ' ', part: 'space' } : { text: '.', part: 'name' };
}

function sign(text: string): CellPart {
  return { text, part: text.trim() === '' ? 'space' : 'sign' };
}

function tinyLine(content: CellContent): CellLine {
  const { piece } = content;
  const [, right] = signsOf(content);
  return [piece === undefined ? smallEmpty(content) : smallGlyph(content, piece), sign(right)];
}

/** `[●] `: the piece with its signs, or on an empty square its name. */
function compactLine(content: CellContent): CellLine {
  const { piece, name } = content;
  const [left, right] = signsOf(content);
  const empty: CellPart = showsName(content) ? { text: name, part: 'name' } : smallEmpty(content);
  const inner = piece === undefined ? empty : smallGlyph(content, piece);
  // A piece of colour is two columns wide, and so is centred.
  const wide = inner.part === 'block' ? { ...inner, text: inner.text.repeat(2) } : inner;
  const rest: CellPart = { text: ' '.repeat(Math.max(0, 2 - wide.text.length)), part: 'space' };
  return [sign(left), wide, sign(right), rest];
}
