import { outcome } from '../../game/game.ts';
import { isTwoPlayers } from '../../plain/session.ts';
import type { Ui } from '../ui.ts';
import { change } from './board.ts';

/** Giving up cannot be taken for anything else: it asks. */
export function askToResign(ui: Ui): Ui {
  return outcome(ui.session.game) === undefined ? { ...ui, question: 'resign' } : ui;
}

/** Two people are asked whether both agree; the computer answers by itself. */
export function askForDraw(ui: Ui): Ui {
  if (outcome(ui.session.game) !== undefined) return ui;
  return isTwoPlayers(ui.session) ? { ...ui, question: 'draw' } : change(ui, { type: 'draw' });
}

/** Yes to what is asked. */
export function yes(ui: Ui): Ui {
  const asked = ui.question;
  const answered: Ui = { ...ui, question: undefined };
  if (asked === 'resign') return change(answered, { type: 'resign' });
  if (asked !== 'draw') return answered;
  const offered = answered.session.drawOffered ? answered : change(answered, { type: 'draw' });
  return change(offered, { type: 'draw' });
}
