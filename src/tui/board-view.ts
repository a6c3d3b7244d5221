import { squareName } from '../notation/squares.ts';
import { colorOf, isKing, pieceAt } from '../rules/board.ts';
import type { Piece, Position, Square, Variant } from '../rules/types.ts';
import {
  type BoardFacing,
  boardGrid,
  fileLetters,
  type RowLabels,
  rowLabels,
} from '../plain/board-grid.ts';
import type { ColorLevel, Glyphs } from '../plain/options.ts';
import { type CellContent, cellText, showsName } from './cell-text.ts';
import type { Hit } from './hits.ts';
import type { CellSize } from './layout.ts';
import type { Segment, Style, StyledLine } from './paint.ts';
import type { Theme, ThemeColor } from './themes/index.ts';

/** What a square means at the moment, the most important first: only that is shown. */
export const MARKS = [
  'selected',
  'cursor',
  'target',
  'hint',
  /** A piece that a capture under way has jumped; it stays until the capture is complete. */
  'jumped',
  /** A square that a capture under way has left behind. */
  'stop',
  'movable',
  'lastMove',
  /** Where the last move took a piece. */
  'captured',
] as const;
export type Mark = (typeof MARKS)[number];

/** The theme's colour behind each mark. */
export const BACKGROUNDS = {
  selected: 'selected',
  cursor: 'cursor',
  target: 'target',
  hint: 'hint',
  jumped: 'movable',
  stop: 'lastMove',
  movable: 'movable',
  lastMove: 'lastMove',
  captured: 'lastMove',
} as const satisfies Record<Mark, keyof Theme>;

/** What is told by a line below the square. */
const UNDERLINED: readonly Mark[] = ['lastMove', 'stop'];

/** The squares that mean something. */
export type Marks = Readonly<Partial<Record<Mark, ReadonlySet<Square>>>>;

/** Everything the drawing of a board depends on. */
export interface BoardView extends BoardFacing {
  readonly variant: Variant;
  readonly position: Position;
  readonly marks: Marks;
  readonly cell: CellSize;
  /** Columns for the coordinates on each side; none are drawn where it is 0. */
  readonly labelWidth: number;
  readonly glyphs: Glyphs;
  readonly color: ColorLevel;
  readonly theme: Theme;
  /** Names on the squares, where there is room. */
  readonly names: boolean;
  /** The letter of a king on pieces that are blocks of colour. */
  readonly kingLetter: string;
  /** Whether the terminal is known to be dark; matters where there is no colour. */
  readonly isDark?: boolean;
}

/** The board with its coordinates, one styled line for each line of the screen. */
export function boardLines(view: BoardView): readonly StyledLine[] {
  const labels = rowLabels(view.variant, view);
  const rows = boardGrid(view.variant, view).flatMap((row, index) => {
    const squares = row.map((square) => squareLines(view, square));
    const [left, right] = neededLabels(view, row, labels[index]);
    const labelled = Math.floor((view.cell.height - 1) / 2);
    return [...Array(view.cell.height).keys()].map((line): StyledLine => {
      const isLabelled = line === labelled;
      return [
        { text: leftLabel(isLabelled ? left : '', view.labelWidth) },
        ...squares.flatMap((lines) => lines[line] ?? []),
        { text: rightLabel(isLabelled ? right : '', view.labelWidth) },
      ];
    });
  });
  const files = fileLetters(view.variant, view);
  return files.length === 0 || view.labelWidth === 0 ? rows : [...rows, fileLine(view, files)];
}

/** The labels of a row, without the numbers that can be read on the squares themselves. */
function neededLabels(
  view: BoardView,
  row: readonly (Square | undefined)[],
  labels: RowLabels | undefined,
): readonly [string, string] {
  const { left = '', right = '' } = labels ?? {};
  if (view.variant.squareNames !== 'numeric') return [left, right];
  const squares = row.filter((square) => square !== undefined);
  const isRead = (square: Square | undefined): boolean =>
    square !== undefined && showsName(contentOf(view, square));
  return [isRead(squares[0]) ? '' : left, isRead(squares.at(-1)) ? '' : right];
}

function leftLabel(label: string, width: number): string {
  if (width === 0) return '';
  // A narrow board has no room for a gap.
  return width > 2 ? `${label.padStart(width - 1)} ` : label.padStart(width);
}

function rightLabel(label: string, width: number): string {
  if (width === 0) return '';
  return width > 2 ? ` ${label.padEnd(width - 1)}` : label.padEnd(width);
}

function fileLine({ cell, labelWidth }: BoardView, files: readonly string[]): StyledLine {
  const at = cell.width > 2 ? Math.floor((cell.width - 1) / 2) : 0;
  const letters = files.map((file) => `${' '.repeat(at)}${file}`.padEnd(cell.width)).join('');
  return [{ text: `${' '.repeat(labelWidth)}${letters}${' '.repeat(labelWidth)}` }];
}

/** One square, line by line. */
function squareLines(view: BoardView, square: Square | undefined): readonly StyledLine[] {
  const { cell, theme } = view;
  if (square === undefined) {
    const blank: Segment = {
      text: ' '.repeat(cell.width),
      style: { background: theme.lightSquare },
    };
    return Array<StyledLine>(cell.height).fill([blank]);
  }
  const content = contentOf(view, square);
  const { mark, piece } = content;
  const background = mark === undefined ? theme.darkSquare : theme[BACKGROUNDS[mark]];
  const hit: Hit = { kind: 'square', square };
  return cellText(content).map((line, index) => {
    // A line below the square, and below nothing else of it.
    const underline = mark !== undefined && UNDERLINED.includes(mark) && index === cell.height - 1;
    return line.map(({ text, part }): Segment => ({
      text,
      style: { ...partStyle(theme, part, { piece, background }), underline },
      hit,
    }));
  });
}

/** What is to be drawn on a dark square. */
function contentOf(view: BoardView, square: Square): CellContent {
  return {
    cell: view.cell,
    piece: pieceAt(view.position, square),
    mark: MARKS.find((name) => view.marks[name]?.has(square) === true),
    glyphs: view.glyphs,
    hasColor: view.color > 0,
    name: view.names ? squareName(view.variant, square) : '',
    kingLetter: view.kingLetter,
    isDark: view.isDark ?? false,
  };
}

interface Surroundings {
  readonly piece: Piece | undefined;
  readonly background: ThemeColor;
}

/** What a bit of a square's text is. */
export type Part = 'space' | 'piece' | 'crown' | 'below' | 'block' | 'name' | 'sign';

function partStyle(theme: Theme, part: Part, { piece, background }: Surroundings): Style {
  const isWhite = piece !== undefined && colorOf(piece) === 'white';
  const side = isWhite ? theme.whitePiece : theme.blackPiece;
  switch (part) {
    case 'piece':
      return { color: side, background, bold: piece !== undefined && isKing(piece) };
    case 'crown':
      return { color: isWhite ? theme.whiteCrown : theme.blackCrown, background: side };
    case 'below':
      return { color: background, background: side };
    case 'block':
      return {
        color: isWhite ? theme.whiteCrown : theme.blackCrown,
        background: side,
        bold: true,
      };
    case 'name':
      return { color: theme.squareName, background };
    case 'sign':
    case 'space':
      return { color: theme.whitePiece, background, bold: part === 'sign' };
  }
}
