import { lastScroll } from '../screens/overlays.ts';
import { windowRoom } from '../screens/room.ts';
import { CONTENTS } from '../screens/window-text.ts';
import type { Ui } from '../ui.ts';

/** The text of the open window so many lines further, as far as there are any. */
export function scrolledText(ui: Ui, by: number): Ui {
  const { overlay, messages } = ui;
  const room = windowRoom(ui);
  if (overlay === undefined || overlay === 'record' || overlay === 'over' || room === undefined) {
    return ui;
  }
  const last = lastScroll(CONTENTS[overlay](messages, ui, room.width), room);
  // A window that has grown may have left it further down than it can be.
  const scroll = Math.max(0, Math.min(last, Math.min(last, ui.scroll) + by));
  return { ...ui, scroll };
}

/** A windowful further, with a line in common. */
export function pagedText(ui: Ui, by: 1 | -1): Ui {
  const { height } = windowRoom(ui) ?? { height: 0 };
  // Without the title, and the line that says what to press.
  return scrolledText(ui, by * Math.max(1, height - 3));
}
