import { canUndo, currentPosition, legalMovesOf, outcome } from '../game/game.ts';
import { formatPath, parseMove } from '../notation/moves.ts';
import { createSession, isTwoPlayers, reduce, type SessionCommand } from '../plain/session.ts';
import type { Move } from '../rules/types.ts';
import type { UiCommand } from './commands.ts';
import { changeValue, levelOf, moveField, sessionOptionsOf } from './picker.ts';
import type { Preferences } from './preferences.ts';
import {
  choose,
  cycle,
  type Direction,
  moveCursor,
  NO_SELECTION,
  personMoves,
} from './selection.ts';
import { nextTheme } from './themes/index.ts';
import { completeTyped, completionsOf } from './typed.ts';
import type { Ui } from './ui.ts';

/** Commands that reach beyond the screen's state; the controller carries them out. */
export const EFFECTS = ['hint', 'quit', 'interrupt', 'suspend'] as const;
export type Effect = (typeof EFFECTS)[number];
export type PureCommand = Exclude<UiCommand, Effect>;

type Update = (ui: Ui) => Ui;

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
  erase: (ui) => ({ ...ui, typed: ui.typed.slice(0, -1) }),
  undo: (ui) => change(ui, { type: 'undo' }),
  redo: (ui) => change(ui, { type: 'redo' }),
  why: (ui) => ({ ...ui, notice: { kind: 'why' } }),
  moves: (ui) => ({ ...ui, overlay: 'moves', scroll: 0 }),
  flip: (ui) => ({ ...change(ui, { type: 'flip' }), notice: ui.notice }),
  names: (ui) => prefer(ui, { names: !ui.preferences.names }),
  theme: (ui) => prefer(ui, { theme: nextTheme(ui.preferences.theme) }),
  draw: askForDraw,
  resign: (ui) => (outcome(ui.session.game) === undefined ? { ...ui, question: 'resign' } : ui),
  new: (ui) => ({ ...ui, screen: 'setup', hasGame: true, selection: NO_SELECTION }),
  redraw: (ui) => ({ ...ui, redraws: ui.redraws + 1 }),
  yes,
  no: (ui) => ({ ...ui, question: undefined }),
  help: (ui) => ({ ...ui, overlay: ui.overlay === undefined ? 'help' : undefined, scroll: 0 }),
};

/** The screen's state after a command. */
export function update(ui: Ui, command: PureCommand): Ui {
  return UPDATES[command](ui);
}

/** The screen's state after a command to the session: what was begun on the board is let go. */
export function change(ui: Ui, command: SessionCommand): Ui {
  const { session, event } = reduce(ui.session, command);
  if (event.type === 'refused' && event.reason === 'stale') return ui;
  return {
    ...ui,
    session,
    typed: '',
    selection: NO_SELECTION,
    hint: undefined,
    notice: { kind: 'event', event },
  };
}

/** Other preferences. */
function prefer(ui: Ui, preferences: Partial<Preferences>): Ui {
  return { ...ui, preferences: { ...ui.preferences, ...preferences } };
}

/** One more character of a typed move. */
export function typeCharacter(ui: Ui, character: string): Ui {
  const notice = ui.notice?.kind === 'refusal' ? undefined : ui.notice;
  return { ...ui, typed: ui.typed + character, selection: NO_SELECTION, notice };
}

function confirm(ui: Ui): Ui {
  if (ui.screen === 'setup') return startGame(ui);
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
    typed: '',
    selection: NO_SELECTION,
    hint: undefined,
    notice: undefined,
    // Not the same side for ever.
    chance: (ui.chance + 0.5) % 1,
  };
}

/** Plays what was typed; the beginning of a single legal move is enough. */
function playTyped(ui: Ui): Ui {
  const { session, typed } = ui;
  const { ruleset } = session.options;
  const moves = personMoves(session);
  if (moves.length === 0 && outcome(session.game) === undefined) {
    return { ...ui, notice: { kind: 'event', event: { type: 'refused', reason: 'notYourTurn' } } };
  }
  const parsed = parseMove(ruleset, currentPosition(session.game), moves, typed);
  if (parsed.ok) return played(ui, parsed.value);
  const [only, another] = completionsOf(ruleset, moves, typed);
  if (only !== undefined && another === undefined) return played(ui, only.move);
  return { ...ui, notice: { kind: 'refusal', error: parsed.error } };
}

function played(ui: Ui, move: Move): Ui {
  return change(ui, { type: 'play', move });
}

function chosen(ui: Ui): Ui {
  const choice = choose(ui.session, ui.selection);
  switch (choice.kind) {
    case 'play':
      return played(ui, choice.move);
    case 'select':
      return { ...ui, selection: choice.selection };
    case 'blocked':
      return { ...ui, notice: { kind: 'blocked', square: choice.square } };
    case 'ambiguous':
      return { ...ui, notice: { kind: 'refusal', error: ambiguous(ui, choice.moves) } };
    case 'nothing':
      return ui;
  }
}

function ambiguous(ui: Ui, moves: readonly Move[]) {
  const { variant } = ui.session.options.ruleset;
  const candidates = moves.map((move) => formatPath(variant, move));
  return { code: 'move.ambiguous', text: candidates[0] ?? '', candidates } as const;
}

/** One step back: the overlay, the question, the typed text, the piece taken up, the cursor. */
function cancel(ui: Ui): Ui {
  if (ui.question !== undefined) return { ...ui, question: undefined };
  if (ui.overlay !== undefined) return { ...ui, overlay: undefined };
  if (ui.screen === 'setup') return ui.hasGame ? { ...ui, screen: 'game' } : ui;
  if (ui.typed !== '') return { ...ui, typed: '' };
  const { selection } = ui;
  return {
    ...ui,
    selection:
      selection.selected === undefined ? NO_SELECTION : { ...selection, selected: undefined },
  };
}

function arrow(ui: Ui, direction: Direction): Ui {
  if (ui.overlay !== undefined) {
    const scroll = direction === 'down' ? ui.scroll + 1 : Math.max(0, ui.scroll - 1);
    return { ...ui, scroll };
  }
  if (ui.screen === 'game') {
    return { ...ui, selection: moveCursor(ui.session, ui.selection, direction) };
  }
  const by = direction === 'down' || direction === 'right' ? 1 : -1;
  const isVertical = direction === 'up' || direction === 'down';
  return { ...ui, picker: isVertical ? moveField(ui.picker, by) : changeValue(ui.picker, by) };
}

function cycled(ui: Ui, by: 1 | -1): Ui {
  return { ...ui, selection: cycle(ui.session, ui.selection, by) };
}

function completed(ui: Ui): Ui {
  const { session, typed } = ui;
  const completions = completionsOf(session.options.ruleset, legalMovesOf(session.game), typed);
  return { ...ui, typed: completeTyped(typed, completions) };
}

/** Two people are asked whether both agree; the computer answers by itself. */
function askForDraw(ui: Ui): Ui {
  if (outcome(ui.session.game) !== undefined) return ui;
  return isTwoPlayers(ui.session) ? { ...ui, question: 'draw' } : change(ui, { type: 'draw' });
}

function yes(ui: Ui): Ui {
  const asked = ui.question;
  const answered: Ui = { ...ui, question: undefined };
  if (asked === 'resign') return change(answered, { type: 'resign' });
  if (asked !== 'draw') return answered;
  const offered = answered.session.drawOffered ? answered : change(answered, { type: 'draw' });
  return change(offered, { type: 'draw' });
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
      return personMoves(ui.session).length > 0;
    case 'confirm':
      return ui.screen === 'setup' || ui.typed !== '' || personMoves(ui.session).length > 0;
    default:
      return true;
  }
}
