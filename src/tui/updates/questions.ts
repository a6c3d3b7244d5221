import { outcome } from '../../game/game.ts';
import { isStrict, isTwoPlayers } from '../../plain/session.ts';
import type { Ui } from '../ui.ts';
import { change } from './board.ts';

/** Giving up asks where it cannot be taken back. */
export function askToResign(ui: Ui): Ui {
  if (outcome(ui.session.game) !== undefined) return ui;
  return isStrict(ui.session) ? { ...ui, question: 'resign' } : change(ui, { type: 'resign' });
}

/** Two people are asked whether both agree, where that is for good; the computer answers by itself. */
export function askForDraw(ui: Ui): Ui {
  if (outcome(ui.session.game) !== undefined) return ui;
  if (!isTwoPlayers(ui.session)) return change(ui, { type: 'draw' });
  return isStrict(ui.session) ? { ...ui, question: 'draw' } : agreed(ui);
}

/** Both say it, one after the other. */
function agreed(ui: Ui): Ui {
  const offered = ui.session.drawOffered ? ui : change(ui, { type: 'draw' });
  return change(offered, { type: 'draw' });
}

/** Yes to what is asked. */
export function yes(ui: Ui): Ui {
  const asked = ui.question;
  const answered: Ui = { ...ui, question: undefined };
  if (asked === 'resign') return change(answered, { type: 'resign' });
  return asked === 'draw' ? agreed(answered) : answered;
}
