import { createSession, type SessionOptions } from '../../plain/session.ts';
import { NO_SELECTION } from '../selection.ts';
import { openingNotice, type ScreenName, type Ui } from '../ui.ts';

/** Another screen, from which Esc leads back to this one. */
export function opened(ui: Ui, screen: ScreenName): Ui {
  const behind = ui.behind.filter((name) => name !== screen && name !== ui.screen);
  return { ...arrived(ui, screen), behind: [...behind, ui.screen] };
}

/** The screen before this one. The menu and the game lead to each other: there is always a way. */
export function wentBack(ui: Ui): Ui {
  const behind = ui.behind.filter((name) => name !== 'game' || ui.hasGame);
  const to = behind.at(-1) ?? (ui.screen === 'home' && ui.hasGame ? 'game' : 'home');
  return { ...arrived(ui, to), behind: behind.slice(0, -1) };
}

/** The game, with nothing else to go back to than the menu. */
export function atBoard(ui: Ui): Ui {
  return { ...arrived(ui, 'game'), behind: [], hasGame: true };
}

/** A game on the board, at its start. */
export function begun(ui: Ui, options: SessionOptions): Ui {
  return {
    ...atBoard(ui),
    session: createSession(options),
    view: undefined,
    hint: undefined,
    notice: openingNotice(options),
  };
}

/** The menu. */
export function atHome(ui: Ui): Ui {
  return { ...arrived(ui, 'home'), behind: ui.hasGame ? ['game'] : [] };
}

function arrived(ui: Ui, screen: ScreenName): Ui {
  return {
    ...ui,
    screen,
    overlay: undefined,
    question: undefined,
    scroll: 0,
    menuAt: screen === 'home' ? 0 : ui.menuAt,
    typed: '',
    selection: NO_SELECTION,
    choices: undefined,
    notice: screen === ui.screen ? ui.notice : undefined,
  };
}
