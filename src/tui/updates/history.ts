import { NO_SELECTION } from '../selection.ts';
import type { Ui } from '../ui.ts';

/**
 * Looks at the position after so many plies of the game. Nothing of the game changes by that; to play
 * from there is another matter.
 */
export function viewed(ui: Ui, ply: number): Ui {
  const { at } = ui.session.game;
  const wanted = Math.min(at, Math.max(0, ply));
  const view = wanted === at ? undefined : wanted;
  if (view === ui.view) return ui;
  return {
    ...ui,
    view,
    typed: '',
    selection: NO_SELECTION,
    choices: undefined,
    hint: undefined,
    notice: undefined,
  };
}

/** Looks so many plies further. */
export function stepped(ui: Ui, by: number): Ui {
  return viewed(ui, (ui.view ?? ui.session.game.at) + by);
}
