import { firstToMove } from '../game/setups.ts';
import { renderComparison, renderPage } from '../messages/pages/render.ts';
import { type Example, PAGE_NAMES, type RulesPage } from '../messages/pages/types.ts';
import { parseFen } from '../notation/fen.ts';
import { drawBoardText } from '../plain/board-text.ts';
import { type Variant } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import type { WindowSize } from './layout.ts';
import type { Ui } from './ui.ts';

/** The pages of the rules in the order in which they are turned; the last compares the games. */
export const PAGER_NAMES = [...PAGE_NAMES, 'comparison'] as const;
export type PagerName = (typeof PAGER_NAMES)[number];

/** What is being read. */
export interface Pager {
  readonly name: PagerName;
  /** Undefined until it is loaded, and for the comparison, which needs no page. */
  readonly page: RulesPage | undefined;
  /** Lines scrolled past. */
  readonly scroll: number;
}

export const FIRST_PAGE: Pager = { name: 'american', page: undefined, scroll: 0 };

export interface PagerLine {
  readonly text: string;
  readonly isHeading: boolean;
}

/** Lines of the window that are not the text: which page, and the keys. */
const CHROME = 3;

/** How many lines of the text are seen at once. */
export function pagerHeight({ rows }: WindowSize): number {
  return Math.max(1, rows - 1 - CHROME);
}

/** Marks a heading until the text is cut into lines: no text has a control character in it. */
const HEADING = '\u0001';

/** The last text that was laid out; every key draws it again. */
let laidOut: { readonly key: readonly unknown[]; readonly lines: readonly PagerLine[] } | undefined;

/** The page laid out for the window; nothing until it is loaded. */
export function pagerLines(ui: Ui): readonly PagerLine[] {
  const key = [ui.rules.name, ui.rules.page, ui.messages, ui.window.columns];
  if (laidOut?.key.every((part, index) => part === key[index]) !== true) {
    laidOut = { key, lines: layOut(ui) };
  }
  return laidOut.lines;
}

function layOut(ui: Ui): readonly PagerLine[] {
  const { rules, messages, window } = ui;
  const heading = (text: string): string => HEADING + text;
  if (rules.name === 'comparison') {
    return linesOf(renderComparison(messages, window.columns, { heading }));
  }
  if (rules.page === undefined) return [];
  const { name } = rules.page;
  const variant = VARIANTS[name === 'free-capture' ? 'american' : name];
  const board = (example: Example): readonly string[] => drawExample(variant, example);
  return linesOf(renderPage(rules.page, variant, messages, window.columns, { heading, board }));
}

function linesOf(text: string): readonly PagerLine[] {
  return text.split('\n').map((line) => ({
    text: line.replace(HEADING, ''),
    isHeading: line.startsWith(HEADING),
  }));
}

/** The position of an example, with the side that begins at the bottom. */
function drawExample(variant: Variant, { variant: named, fen }: Example): readonly string[] {
  const game = named === undefined ? variant : VARIANTS[named];
  const parsed = parseFen(game, fen);
  if (!parsed.ok) return [];
  const facing = { bottom: firstToMove(game, 'house'), mirrored: false };
  return drawBoardText(game, parsed.value.position, { ...facing, glyphs: 'unicode' }).split('\n');
}
