import { outcome } from '../../game/game.ts';
import { opponent } from '../../rules/board.ts';
import { OVER_ITEMS } from '../over.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { fit, wrap } from '../text.ts';
import type { Ui } from '../ui.ts';
import { currentStyle, menuLines } from './menu.ts';
import { resultText } from './result.ts';

/** How the game ended, and what may follow. */
export function overWindow(scene: Scene, ui: Ui, width: number): readonly StyledLine[] {
  const { messages } = scene;
  const { items } = messages.tui.over;
  const ended = outcome(ui.session.game);
  const told = ended === undefined ? '' : resultText(messages, ui.session, ended);
  const labels = OVER_ITEMS.map((item) => {
    if (item !== 'rematch') return items[item];
    const { humanColor } = ui.session.options;
    return humanColor === 'both'
      ? items.again
      : items.rematch(messages.common.colors[opponent(humanColor)]);
  });
  return [
    [{ text: fit(messages.tui.over.title, width), style: { bold: true } }],
    ...wrap(told, width).map(plainLine),
    [],
    ...menuLines(labels, ui.menuAt, width, currentStyle(scene, ui.preferences.theme)),
  ];
}
