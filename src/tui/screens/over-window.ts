import { outcome } from '../../game/game.ts';
import { narrateOutcome } from '../../plain/narrate.ts';
import { isTwoPlayers } from '../../plain/session.ts';
import type { Messages } from '../../messages/index.ts';
import { OVER_ITEMS } from '../over.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import { wrap } from '../text.ts';
import type { Ui } from '../ui.ts';
import { menuLines } from './menu.ts';

/** How the game ended, and what may follow. */
export function overWindow(messages: Messages, ui: Ui, width: number): readonly StyledLine[] {
  const { items } = messages.tui.over;
  const ended = outcome(ui.session.game);
  const told = ended === undefined ? '' : narrateOutcome(messages, ui.session, ended);
  const labels = OVER_ITEMS.map((item) =>
    item === 'rematch' && isTwoPlayers(ui.session) ? items.again : items[item],
  );
  const [first = '', ...rest] = wrap(told, width);
  return [
    [{ text: first, style: { bold: true } }],
    ...rest.map(plainLine),
    [],
    ...menuLines(labels, ui.menuAt, width),
  ];
}
