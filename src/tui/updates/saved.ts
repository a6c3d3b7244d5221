import { outcome } from '../../game/game.ts';
import type { Unfinished } from '../../plain/keeper.ts';
import type { Session } from '../../plain/session.ts';
import type { Ui } from '../ui.ts';
import { atBoard, opened } from './navigate.ts';

/** The list of saved games; they are read anew. */
export function openedSaved(ui: Ui): Ui {
  const saved = { games: undefined, at: 0, isOpenKept: false };
  return { ...opened(ui, 'saved'), saved, wish: { kind: 'list' } };
}

/** Another game of the list; the ends hold. */
export function movedInSaved(ui: Ui, by: number): Ui {
  const last = Math.max(0, (ui.saved.games?.length ?? 0) - 1);
  const at = Math.max(0, Math.min(last, ui.saved.at + by));
  return { ...ui, saved: { ...ui.saved, at } };
}

/** Goes on with a game of the list, or looks at one that is over. */
export function choseSaved(ui: Ui, at = ui.saved.at): Ui {
  const game = ui.saved.games?.[at];
  if (game === undefined) return ui;
  // It is on the board already.
  if (game.session.game === ui.session.game) return atBoard(ui);
  if (!isFinished(game)) return { ...ui, wish: { kind: 'resume', game } };
  return lookedAt(ui, game.session, game.level);
}

/** Whether a saved game can only be looked at. */
export function isFinished({ session }: Pick<Unfinished, 'session'>): boolean {
  return outcome(session.game) !== undefined;
}

/** A game of a file on the board: one that is over from its start, any other where it stands. */
export function lookedAt(ui: Ui, session: Session, level: Ui['level']): Ui {
  const { game } = session;
  const isOver = outcome(game) !== undefined;
  return {
    ...atBoard(ui),
    session,
    level,
    view: isOver && game.at > 0 ? 0 : undefined,
    hint: undefined,
    thought: undefined,
    lookedAt: game,
  };
}

/** About as many games as the list shows at once. */
export function savedPage({ window }: Ui): number {
  return Math.max(1, window.rows - 6);
}
