import { colorOf, isKing } from '../rules/board.ts';
import type { Piece } from '../rules/types.ts';
import type { Glyphs } from '../plain/options.ts';
import type { Mark, Part } from './board-view.ts';
import type { CellSize } from './layout.ts';

/** A bit of the text of a square, and what it is, from which its colours follow. */
export interface CellPart {
  readonly text: string;
  readonly part: Part;
}

type CellLine = readonly CellPart[];

export interface CellContent {
  readonly cell: CellSize;
  readonly piece: Piece | undefined;
  readonly mark: Mark | undefined;
  readonly glyphs: Glyphs;
  readonly hasColor: boolean;
  /** The square's name, empty where names are off. */
  readonly name: string;
  readonly kingLetter: string;
}

/** With colours the sides differ by colour; without, White is hollow and Black is filled. */
const COLORED: Readonly<Record<Piece, string>> = { w: '●', W: '◎', b: '●', B: '◎' };
const COLORLESS: Readonly<Record<Piece, string>> = { w: '○', W: '◎', b: '●', B: '◉' };

/** Signs left and right of a piece, so that no meaning hangs on colour alone. */
const SIGNS: Readonly<Record<Mark, readonly [string, string]>> = {
  selected: ['[', ']'],
  cursor: ['{', '}'],
  target: [' ', ' '],
  hint: ['?', '?'],
  jumped: ['>', '<'],
  stop: [' ', ' '],
  movable: [' ', '*'],
  lastMove: [' ', ' '],
  captured: [' ', ' '],
};
/** Without colours the last move needs signs too. */
const LAST_MOVE_SIGNS = ['(', ')'] as const;

/** The text of a dark square, as many lines as the cell is high, each as wide as the cell. */
export function cellText(content: CellContent): readonly CellLine[] {
  return linesOf(content).map(merged);
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
  const { cell } = content;
  if (cell.width < 4) return [tinyLine(content)];
  if (cell.height === 1) return [mainLine(content, true)];
  if (cell.height === 2) return [mainLine(content, false), nameLine(content)];
  return [...largePiece(content), nameLine(content)];
}

function signsOf({ mark, hasColor }: CellContent): readonly [string, string] {
  if (mark === undefined) return [' ', ' '];
  return mark === 'lastMove' && !hasColor ? LAST_MOVE_SIGNS : SIGNS[mark];
}

/** What stands in the middle of an empty square: a dot to go to, or something to see it by. */
function emptyGlyph({ mark, glyphs, hasColor }: CellContent): string {
  if (mark === 'target') return glyphs === 'ascii' ? 'o' : '•';
  return hasColor ? ' ' : '.';
}

function glyphOf(piece: Piece, { glyphs, hasColor, kingLetter }: CellContent): CellPart {
  if (glyphs === 'ascii' || (glyphs === 'solid' && !hasColor))
    return { text: piece, part: 'piece' };
  if (glyphs === 'solid') return { text: isKing(piece) ? kingLetter : ' ', part: 'block' };
  return { text: (hasColor ? COLORED : COLORLESS)[piece], part: 'piece' };
}

function middle(content: CellContent): CellPart {
  const { piece, mark } = content;
  if (piece !== undefined) return glyphOf(piece, content);
  const text = emptyGlyph(content);
  if (text === ' ') return { text, part: 'space' };
  return { text, part: mark === 'target' ? 'sign' : 'name' };
}

function sign(text: string): CellPart {
  return { text, part: text.trim() === '' ? 'space' : 'sign' };
}

function tinyLine(content: CellContent): CellLine {
  const [, right] = signsOf(content);
  return [middle(content), sign(right)];
}

/** `[●] `: the piece with its signs, or on an empty square its name if there is no other line. */
function mainLine(content: CellContent, withName: boolean): CellLine {
  const { cell, piece, mark, name } = content;
  const [left, right] = signsOf(content);
  const isNamed = withName && piece === undefined && mark !== 'target' && name !== '';
  const inner: CellPart = isNamed ? { text: name, part: 'name' } : middle(content);
  // In a wide cell a piece of blocks is two columns wide, like everything centred there.
  const wide = inner.part === 'block' ? { ...inner, text: inner.text.padEnd(2) } : inner;
  const before = cell.width >= 6 ? 2 : 1;
  const rest = ' '.repeat(Math.max(0, cell.width - before - wide.text.length - 1));
  return [sign(' '.repeat(before - 1) + left), wide, sign(right), { text: rest, part: 'space' }];
}

/** The square's name on a line of its own, in the middle. */
function nameLine({ cell, name }: CellContent): CellLine {
  const before = Math.floor((cell.width - name.length) / 2);
  return [{ text: `${' '.repeat(before)}${name}`.padEnd(cell.width), part: 'name' }];
}

/** The halves of a large man and a large king, filled and hollow. */
const LARGE = {
  filled: { man: ['▟██▙', '▜██▛'], king: ['▟▀▀▙', '▜▄▄▛'] },
  hollow: { man: ['╭──╮', '╰──╯'], king: ['╔══╗', '╚══╝'] },
} as const;

/** Two lines for a piece of half-blocks; letters and blocks of colour stay on one line. */
function largePiece(content: CellContent): readonly CellLine[] {
  const { cell, piece, glyphs, hasColor } = content;
  const blank: CellLine = [{ text: ' '.repeat(cell.width), part: 'space' }];
  if (piece === undefined || glyphs !== 'unicode') return [blank, mainLine(content, false)];
  const hollow = !hasColor && colorOf(piece) === 'white';
  const [top, bottom] = LARGE[hollow ? 'hollow' : 'filled'][isKing(piece) ? 'king' : 'man'];
  const [left, right] = signsOf(content);
  return [top, bottom].map((text, line) => [
    sign(line === 0 ? left : ' '),
    { text, part: 'piece' },
    sign(line === 0 ? right : ' '),
  ]);
}
