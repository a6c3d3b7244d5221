import stringWidth from 'string-width';
import type { Messages } from '../../messages/index.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import { fit, wrap } from '../text.ts';
import type { Overlay, Ui } from '../ui.ts';
import { recordWindow } from './record-window.ts';
import type { Room } from './room.ts';
import { type Contents, CONTENTS } from './window-text.ts';

/** The part of the open window that fits, with its title. */
export function overlayLines(
  messages: Messages,
  ui: Ui,
  overlay: Exclude<Overlay, 'over'>,
  size: Room,
): readonly StyledLine[] {
  if (overlay === 'record') return recordWindow(messages, ui, size);
  const contents = CONTENTS[overlay](messages, ui, size.width);
  const titles = titleLines(contents, size).map((text) => [{ text, style: { bold: true } }]);
  const { body } = contents;
  const room = roomOf(contents, size);
  if (body.length <= size.height - titles.length) return [...titles, ...body.map(plainLine)];
  // Where not all of it fits, the last line says so, and what to press.
  const start = Math.min(ui.scroll, body.length - room);
  const end = start + room;
  const { tui } = messages;
  const [long, short] =
    end < body.length
      ? [tui.scrollDown(end, body.length), tui.scrollDownShort]
      : [tui.scrollUp(end, body.length), tui.scrollUpShort];
  const foot = fit(stringWidth(long) <= size.width ? long : short, size.width);
  return [...titles, ...[...body.slice(start, end), foot].map(plainLine)];
}

function titleLines({ title }: Contents, { width }: Room): readonly string[] {
  return wrap(title, width);
}

/** Lines for a text that does not fit: without its title, and the line that says so. */
function roomOf(contents: Contents, size: Room): number {
  return Math.max(1, size.height - titleLines(contents, size).length - 1);
}

/** How many lines a text can be scrolled; none where all of it fits. */
export function lastScroll(contents: Contents, size: Room): number {
  const { body } = contents;
  const isWhole = body.length <= size.height - titleLines(contents, size).length;
  return isWhole ? 0 : body.length - roomOf(contents, size);
}
