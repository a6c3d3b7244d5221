import { shown, type Ui } from '../ui.ts';

/** The list of the moves played, with the one that led to the position on the screen chosen. */
export function openedRecord(ui: Ui): Ui {
  return { ...ui, overlay: 'record', recordAt: shown(ui).game.at };
}

/** Another move of the list, so many plies on; 0 is the start of the game. */
export function movedInRecord(ui: Ui, by: number): Ui {
  const recordAt = Math.max(0, Math.min(ui.session.game.at, ui.recordAt + by));
  return { ...ui, recordAt };
}

/** As many plies as the list shows at once, or about so. */
export function recordPage({ window }: Ui): number {
  return 2 * Math.max(1, window.rows - 6);
}
