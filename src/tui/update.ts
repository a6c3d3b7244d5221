import { canUndo, outcome } from '../game/game.ts';
import type { UiCommand } from './commands.ts';
import { nextSize, shapeOf } from './layout.ts';
import type { Preferences } from './preferences.ts';
import { type Direction, personMoves } from './selection.ts';
import { nextTheme } from './themes/index.ts';
import { contextOf, shown, type Ui } from './ui.ts';
import {
  backed,
  change,
  chosen,
  cursorMoved,
  cycled,
  movedChoice,
  picked,
} from './updates/board.ts';
import { forgotten, showsHint, tellsFault, withoutFault, withoutHint } from './updates/faults.ts';
import { stepped, viewed } from './updates/history.ts';
import { atHome, opened } from './updates/navigate.ts';
import {
  changed,
  evaluationToggled,
  namesToggled,
  openedOpening,
  openedPalette,
  openedSaving,
} from './updates/prompting.ts';
import { askForDraw, askToResign, yes } from './updates/questions.ts';
import { openedRecord } from './updates/record.ts';
import { ELSEWHERE } from './updates/screens.ts';
import { scrolledText } from './updates/scrolling.ts';
import { completed, erased, playTyped } from './updates/typing.ts';
import { askedMore } from './updates/why.ts';

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
  pageUp: (ui) => ui,
  pageDown: (ui) => ui,
  start: (ui) => viewed(ui, 0),
  end: (ui) => viewed(ui, Infinity),
  undo: (ui) => change(ui, { type: 'undo' }),
  redo: (ui) => change(ui, { type: 'redo' }),
  why: askedMore,
  moves: (ui) => ({ ...ui, overlay: 'moves', scroll: 0 }),
  flip: flipped,
  names: namesToggled,
  evaluation: evaluationToggled,
  save: openedSaving,
  copy: (ui) => ({ ...ui, wish: { kind: 'copy', what: 'position' } }),
  copyGame: (ui) => ({ ...ui, wish: { kind: 'copy', what: 'game' } }),
  open: openedOpening,
  palette: openedPalette,
  theme: themeChanged,
  larger: (ui) => resized(ui, 'larger'),
  smaller: (ui) => resized(ui, 'smaller'),
  draw: askForDraw,
  resign: askToResign,
  record: openedRecord,
  new: (ui) => opened(ui, 'setup'),
  redraw: (ui) => ({ ...ui, redraws: ui.redraws + 1 }),
  yes,
  no: (ui) => ({ ...ui, question: undefined }),
  help: (ui) => ({ ...ui, overlay: ui.overlay === undefined ? 'help' : undefined, scroll: 0 }),
};

/** The screen's state after a command. */
export function update(ui: Ui, command: PureCommand, key = ''): Ui {
  const elsewhere = ELSEWHERE[contextOf(ui)]?.[command];
  return forgotten(ui, (elsewhere ?? UPDATES[command])(ui, key), command);
}

/** Other preferences. */
function prefer(ui: Ui, preferences: Partial<Preferences>): Ui {
  return { ...ui, preferences: { ...ui.preferences, ...preferences } };
}

/** The board turned round; a hint still holds. */
function flipped(ui: Ui): Ui {
  const turned = { ...change(ui, { type: 'flip' }), hint: ui.hint, notice: ui.notice };
  const { play, common } = ui.messages;
  return changed(turned, play.flipped(common.colors[turned.session.bottom]));
}

function themeChanged(ui: Ui): Ui {
  const theme = nextTheme(ui.preferences.theme);
  const { themes, nowColours } = ui.messages.tui.settings;
  const name = (themes as Readonly<Record<string, string>>)[theme] ?? theme;
  return changed(prefer(ui, { theme }), nowColours(name));
}

/** A larger or smaller board, as far as the window goes. */
function resized(ui: Ui, by: 'larger' | 'smaller'): Ui {
  const { window, preferences } = ui;
  const shape = shapeOf(shown(ui).options.ruleset.variant);
  return prefer(ui, { size: nextSize(window, shape, preferences.size, by) });
}

function confirm(ui: Ui): Ui {
  if (ui.choices !== undefined) return picked(ui, ui.choices.at + 1);
  if (isOver(ui)) return { ...ui, overlay: 'over', menuAt: 0, typed: '' };
  return ui.typed === '' ? chosen(ui) : playTyped(ui);
}

/** One step back: the overlay, the question, the typed text, what was refused, the piece, the cursor. */
function cancel(ui: Ui): Ui {
  if (ui.question !== undefined) return { ...ui, question: undefined };
  if (ui.overlay !== undefined) return { ...ui, overlay: undefined };
  if (ui.choices !== undefined) return { ...ui, choices: undefined };
  if (ui.typed !== '') return { ...ui, typed: '' };
  if (tellsFault(ui)) return withoutFault(ui);
  if (showsHint(ui)) return withoutHint(ui);
  return leadsHome(ui) ? atHome(ui) : backed(ui);
}

/** Whether there is nothing on the board to go back from, so that Esc opens the menu. */
export function leadsHome(ui: Ui): boolean {
  const { selected, cursor } = ui.selection;
  const isIdle = selected === undefined && cursor === undefined && ui.view === undefined;
  return contextOf(ui) === 'game' && isIdle && !tellsFault(ui) && !showsHint(ui);
}

/** Whether the position on the screen is the end of the game. */
export function isOver(ui: Ui): boolean {
  return ui.view === undefined && outcome(ui.session.game) !== undefined;
}

function arrow(ui: Ui, direction: Direction): Ui {
  if (ui.overlay !== undefined) return scrolledText(ui, direction === 'down' ? 1 : -1);
  if (ui.choices !== undefined) return movedChoice(ui, direction === 'up' ? -1 : 1);
  return cursorMoved(ui, direction);
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
      return (
        isOver(ui) ||
        ui.screen !== 'game' ||
        ui.overlay !== undefined ||
        ui.typed !== '' ||
        personMoves(shown(ui)).length > 0
      );
    case 'draw':
    case 'resign':
      return outcome(game) === undefined && ui.view === undefined;
    case 'record':
      return game.at > 0;
    case 'later':
    case 'end':
      return ui.view !== undefined;
    default:
      return true;
  }
}
