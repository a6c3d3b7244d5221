import type { StyledLine } from '../paint.ts';
import type { WindowSize } from '../layout.ts';
import { beside, blank, widthOf } from './columns.ts';

/** What a screen without a game shows. */
export interface Page {
  /** What there is to read and to choose. */
  readonly text: readonly StyledLine[];
  /** A board to look at; empty where there is no room for it. */
  readonly picture: readonly StyledLine[];
  /** Where the picture begins. */
  readonly column: number;
  /** The last line. */
  readonly foot: StyledLine;
}

/** The widest margin at the left, where there is room for one. */
const MARGIN = 4;

/** A page in its window: text and picture in the middle of the height, the foot at the bottom. */
export function pageLines(page: Page, { columns, rows }: WindowSize): readonly StyledLine[] {
  const { text, picture, column, foot } = page;
  const room = rows - 2;
  const body = beside(text.slice(0, room), picture, column);
  // The height of the text changes with what is chosen; the picture's does not.
  const top = picture.length === 0 ? 0 : Math.max(0, Math.floor((room - body.length) / 2));
  const width = picture.length === 0 ? columns : column + widthOf(picture[0] ?? []);
  const margin = Math.min(MARGIN, Math.max(0, Math.floor((columns - width) / 2)));
  const lines = [...blank(top), ...body];
  return [...lines, ...blank(room - lines.length), foot].map((line) =>
    margin === 0 || line.length === 0 ? line : [{ text: ' '.repeat(margin) }, ...line],
  );
}
