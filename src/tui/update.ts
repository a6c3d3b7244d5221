import { canUndo } from '../game/game.ts';
import { createSession } from '../plain/session.ts';
import type { UiCommand } from './commands.ts';
import { changeValue, levelOf, moveField, sessionOptionsOf } from './picker.ts';
import type { Preferences } from './preferences.ts';
import { type Direction, NO_SELECTION, personMoves } from './selection.ts';
import { nextTheme } from './themes/index.ts';
import { shown, type Ui } from './ui.ts';
import {
  backed,
  change,
  chosen,
  cursorMoved,
  cycled,
  movedChoice,
  picked,
} from './updates/board.ts';
import { stepped, viewed } from './updates/history.ts';
import { askForDraw, askToResign, yes } from './updates/questions.ts';
import { completed, erased, playTyped } from './updates/typing.ts';

/** Commands that reach beyond the screen's state; the controller carries them out. */
export const EFFECTS = ['hint', 'quit', 'interrupt', 'suspend'] as const;
export type Effect = (typeof EFFECTS)[number];
export type PureCommand = Exclude<UiCommand, Effect>;

/** The key is for commands that several keys share, such as the numbers of a list. */
type Update = (ui: Ui, key: string) => Ui;

/** What each command makes of the screen's state. */
const UPDATES: Readonly<Record<PureCommand, Update>> = {
  confirm,
  cancel,
  up: (ui) => arrow(ui, 'up'),
  down: (ui) => arrow(ui, 'down'),
  left: (ui) => arrow(ui, 'left'),
  right: (ui) => arrow(ui, 'right'),
  next: (ui) => (ui.typed === '' ? cycled(ui, 1) : completed(ui)),
  previous: (ui) => (ui.typed === '' ? cycled(ui, -1) : ui),
  erase: erased,
  pick: (ui, key) => picked(ui, Number(key)),
  earlier: (ui) => stepped(ui, -1),
  later: (ui) => stepped(ui, 1),
  start: (ui) => viewed(ui, 0),
  end: (ui) => viewed(ui, Infinity),
  undo: (ui) => change(ui, { type: 'undo' }),
  redo: (ui) => change(ui, { type: 'redo' }),
  why: (ui) => ({ ...ui, notice: { kind: 'why' } }),
  moves: (ui) => ({ ...ui, overlay: 'moves', scroll: 0 }),
  flip: (ui) => ({ ...change(ui, { type: 'flip' }), notice: ui.notice }),
  names: (ui) => prefer(ui, { names: !ui.preferences.names }),
  theme: (ui) => prefer(ui, { theme: nextTheme(ui.preferences.theme) }),
  draw: askForDraw,
  resign: askToResign,
  new: (ui) => ({ ...ui, screen: 'setup', hasGame: true, selection: NO_SELECTION }),
  redraw: (ui) => ({ ...ui, redraws: ui.redraws + 1 }),
  yes,
  no: (ui) => ({ ...ui, question: undefined }),
  help: (ui) => ({ ...ui, overlay: ui.overlay === undefined ? 'help' : undefined, scroll: 0 }),
};

/** The screen's state after a command. */
export function update(ui: Ui, command: PureCommand, key = ''): Ui {
  return UPDATES[command](ui, key);
}

/** Other preferences. */
function prefer(ui: Ui, preferences: Partial<Preferences>): Ui {
  return { ...ui, preferences: { ...ui.preferences, ...preferences } };
}

function confirm(ui: Ui): Ui {
  if (ui.screen === 'setup') return startGame(ui);
  if (ui.choices !== undefined) return picked(ui, ui.choices.at + 1);
  return ui.typed === '' ? chosen(ui) : playTyped(ui);
}

function startGame(ui: Ui): Ui {
  const { choices } = ui.picker;
  return {
    ...ui,
    screen: 'game',
    hasGame: true,
    session: createSession(sessionOptionsOf(choices, ui.chance)),
    level: levelOf(choices, ui.level),
    view: undefined,
    choices: undefined,
    typed: '',
    selection: NO_SELECTION,
    hint: undefined,
    notice: undefined,
    // Not the same side for ever.
    chance: (ui.chance + 0.5) % 1,
  };
}

/** One step back: the overlay, the question, the typed text, the piece taken up, the cursor. */
function cancel(ui: Ui): Ui {
  if (ui.question !== undefined) return { ...ui, question: undefined };
  if (ui.overlay !== undefined) return { ...ui, overlay: undefined };
  if (ui.screen === 'setup') return ui.hasGame ? { ...ui, screen: 'game' } : ui;
  if (ui.choices !== undefined) return { ...ui, choices: undefined };
  if (ui.typed !== '') return { ...ui, typed: '' };
  return backed(ui);
}

function arrow(ui: Ui, direction: Direction): Ui {
  if (ui.overlay !== undefined) {
    const scroll = direction === 'down' ? ui.scroll + 1 : Math.max(0, ui.scroll - 1);
    return { ...ui, scroll };
  }
  if (ui.choices !== undefined) return movedChoice(ui, direction === 'up' ? -1 : 1);
  if (ui.screen === 'game') return cursorMoved(ui, direction);
  const by = direction === 'down' || direction === 'right' ? 1 : -1;
  const isVertical = direction === 'up' || direction === 'down';
  return { ...ui, picker: isVertical ? moveField(ui.picker, by) : changeValue(ui.picker, by) };
}

/** Whether a command can do anything now: what cannot is not offered in the key bar. */
export function isUseful(ui: Ui, command: UiCommand): boolean {
  const { game } = ui.session;
  switch (command) {
    case 'undo':
      return canUndo(game);
    case 'redo':
      return game.ending === undefined && game.at < game.plies.length - 1;
    case 'hint':
    case 'moves':
    case 'next':
      return personMoves(shown(ui)).length > 0;
    case 'confirm':
      return ui.screen === 'setup' || ui.typed !== '' || personMoves(shown(ui)).length > 0;
    case 'later':
    case 'end':
      return ui.view !== undefined;
    default:
      return true;
  }
}
