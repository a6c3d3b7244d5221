import { toldNow } from '../screens/told.ts';
import type { Ui } from '../ui.ts';
import { askedWhy } from './board.ts';

/** All of what is told, where it was cut; otherwise why things are as they are. */
export function askedMore(ui: Ui): Ui {
  const whole = wholeTold(ui);
  if (whole !== undefined) return whole;
  const answered = askedWhy(ui);
  return wholeTold(answered) ?? answered;
}

/** What is told in a window of its own, if its lines below the board are too few for it. */
function wholeTold(ui: Ui): Ui | undefined {
  const told = toldNow(ui);
  if (told?.isCut !== true) return undefined;
  const text = { title: ui.messages.tui.moreTitle, text: told.text };
  return { ...ui, overlay: 'text', text, scroll: 0 };
}
