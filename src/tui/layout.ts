import { BOARD_SIZES, type BoardSize, type Size } from '../plain/options.ts';
import type { Variant } from '../rules/types.ts';

/** A square on the screen, in columns and rows. Terminal cells are twice as high as wide. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
}

export interface WindowSize {
  readonly columns: number;
  readonly rows: number;
}

/** How the game screen uses the window. */
export interface Layout {
  readonly size: BoardSize;
  readonly cell: CellSize;
  /** Columns for the row labels, on each side of the board. */
  readonly labelWidth: number;
  readonly boardWidth: number;
  /** Lines of the board, with the letters of the files where it has them. */
  readonly boardHeight: number;
  readonly header: boolean;
  /** Lines for what is being told. */
  readonly messageRows: number;
  /** Blank lines around the board: below it first, and then above it. */
  readonly gaps: 0 | 1 | 2;
  /** The key bar has a line of its own; otherwise it shares that of the input. */
  readonly bar: boolean;
  /** Columns of the side panel; 0 where there is no room for one. */
  readonly panelWidth: number;
  /** Lines in use: one less than the window has, because Ink wipes the scrollback otherwise. */
  readonly height: number;
}

/** The smallest window in which every board can be played. */
export const SMALLEST: WindowSize = { columns: 24, rows: 13 };

/** Whether a window has no room for any board, nor for anything else. */
export function isTooSmall({ columns, rows }: WindowSize): boolean {
  return columns < SMALLEST.columns || rows < SMALLEST.rows;
}

interface SizeNeeds {
  readonly cell: CellSize;
  readonly labelWidth: number;
  /** Header, message and input; the smallest board does without the header. */
  readonly chrome: number;
}

const NEEDS: Readonly<Record<BoardSize, SizeNeeds>> = {
  large: { cell: { width: 6, height: 3 }, labelWidth: 4, chrome: 3 },
  medium: { cell: { width: 4, height: 2 }, labelWidth: 4, chrome: 3 },
  compact: { cell: { width: 4, height: 1 }, labelWidth: 4, chrome: 3 },
  tiny: { cell: { width: 2, height: 1 }, labelWidth: 2, chrome: 2 },
};

/** Narrower than this, a side panel says nothing useful. */
const PANEL_MIN = 20;
const PANEL_MAX = 44;
/** A window gets a side panel from here on. */
const PANEL_WINDOW = 72;
const PANEL_GAP = 2;
/** More lines are never told at once. */
export const MESSAGE_MAX = 3;
/** Blank lines around the board where there is room for them. */
const GAPS = 2;

/** What a layout has to know of a board. */
export interface BoardShape {
  readonly size: number;
  readonly hasFiles: boolean;
}

export function shapeOf({ size, squareNames }: Variant): BoardShape {
  return { size, hasFiles: squareNames === 'algebraic' };
}

/**
 * The board in the wanted size, or the largest that fits the window where that is smaller, and what
 * is put around it. Undefined when the window is too small for any.
 */
export function chooseLayout(
  window: WindowSize,
  board: BoardShape,
  wanted: Size = 'auto',
): Layout | undefined {
  if (isTooSmall(window)) return undefined;
  const height = window.rows - 1;
  const from = wanted === 'auto' ? 0 : BOARD_SIZES.indexOf(wanted);
  const measured = BOARD_SIZES.slice(from).map((size) => {
    const needs = NEEDS[size];
    const boardWidth = board.size * needs.cell.width + 2 * needs.labelWidth;
    const boardHeight = board.size * needs.cell.height + (board.hasFiles ? 1 : 0);
    return { ...needs, size, boardWidth, boardHeight };
  });
  const fitting = measured.find(
    ({ boardWidth, boardHeight, chrome }) =>
      boardWidth <= window.columns && boardHeight + chrome <= height,
  );
  if (fitting === undefined) return undefined;
  const { cell, labelWidth, boardWidth, boardHeight, chrome } = fitting;
  const spare = height - boardHeight - chrome;
  const bar = spare > 0;
  const messageRows = Math.min(MESSAGE_MAX, Math.max(1, spare));
  const rest = window.columns - boardWidth - PANEL_GAP;
  const hasPanel = window.columns >= PANEL_WINDOW && rest >= PANEL_MIN;
  return {
    size: fitting.size,
    cell,
    labelWidth,
    boardWidth,
    boardHeight,
    header: chrome > 2,
    messageRows,
    gaps: chrome > 2 ? gapsIn(spare - messageRows) : 0,
    bar,
    panelWidth: hasPanel ? Math.min(PANEL_MAX, rest) : 0,
    height,
  };
}

function gapsIn(lines: number): Layout['gaps'] {
  if (lines < 1) return 0;
  return lines < GAPS ? 1 : 2;
}

/** The part of a window that a screen takes, and where its top left corner is. */
export interface Stage extends WindowSize {
  readonly left: number;
  readonly top: number;
}

/** The screens without a board are easier to read when they are no larger than this. */
const READABLE: WindowSize = { columns: 100, rows: 40 };
/** What is told and the keys want so many columns, however small the board is. */
const LINE_WIDTH = 80;
/** Lines below the board: what is told, the input and the key bar. */
const BELOW = MESSAGE_MAX + 2;

/** Where a screen stands in a window larger than it needs: in the middle. */
export function stageOf(window: WindowSize, layout?: Layout): Stage {
  const needed = layout === undefined ? READABLE : stageNeeds(layout);
  const columns = Math.min(window.columns, needed.columns);
  const rows = Math.min(window.rows, needed.rows);
  return {
    columns,
    rows,
    left: Math.floor((window.columns - columns) / 2),
    top: Math.floor((window.rows - rows) / 2),
  };
}

function stageNeeds({ boardWidth, boardHeight, panelWidth, header }: Layout): WindowSize {
  const beside = panelWidth > 0 ? PANEL_GAP + panelWidth : 0;
  return {
    columns: Math.max(LINE_WIDTH, boardWidth + beside),
    // And the line that always stays free.
    rows: (header ? 1 + GAPS : 0) + boardHeight + BELOW + 1,
  };
}

/** The wish for a board one size larger or smaller than it is now; the largest that fits is `auto`. */
export function nextSize(
  window: WindowSize,
  board: BoardShape,
  wanted: Size,
  by: 'larger' | 'smaller',
): Size {
  const now = chooseLayout(window, board, wanted)?.size;
  const largest = chooseLayout(window, board)?.size;
  if (now === undefined || largest === undefined) return wanted;
  const at = BOARD_SIZES.indexOf(now) + (by === 'larger' ? -1 : 1);
  if (at <= BOARD_SIZES.indexOf(largest)) return 'auto';
  return BOARD_SIZES[Math.min(at, BOARD_SIZES.length - 1)] ?? wanted;
}
