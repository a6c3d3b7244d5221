import { currentPosition, outcome } from '../../game/game.ts';
import { formatPath, parseMove } from '../../notation/moves.ts';
import {
  isLeftBehind,
  reduce,
  type Session,
  type SessionCommand,
  withEngineAgain,
} from '../../plain/session.ts';
import { squareName } from '../../notation/squares.ts';
import type { Move, Square } from '../../rules/types.ts';
import {
  type Choice,
  choose,
  cycle,
  type Direction,
  isOwnPiece,
  moveCursor,
  NO_SELECTION,
  personMoves,
  stepBack,
} from '../selection.ts';
import { shown, type Ui } from '../ui.ts';

/** The board as nobody has begun anything on it. */
export const NOTHING_BEGUN = {
  view: undefined,
  typed: '',
  selection: NO_SELECTION,
  choices: undefined,
} as const satisfies Partial<Ui>;

/** What comes of itself, or only looks different, does not take anything out of a person's hands. */
const LEAVES_BEGUN: ReadonlySet<SessionCommand['type']> = new Set(['reply', 'flip']);

/** The screen's state after a command to the session: what was begun on the board is let go. */
export function change(ui: Ui, command: SessionCommand): Ui {
  const { session, event } = reduce(ui.session, command);
  if (event.type === 'refused' && event.reason === 'stale') return ui;
  return {
    ...ui,
    session,
    ...windowAfter(ui, session),
    ...(LEAVES_BEGUN.has(command.type) ? {} : NOTHING_BEGUN),
    hint: undefined,
    notice: { kind: 'event', event },
  };
}

/** A game that ends opens the panel of what may follow; one that goes on again closes it. */
function windowAfter(ui: Ui, session: Session): Partial<Ui> {
  const isOver = outcome(session.game) !== undefined;
  if (!isOver) return ui.overlay === 'over' ? { overlay: undefined } : {};
  const wasOver = outcome(ui.session.game) !== undefined;
  return wasOver || ui.overlay !== undefined ? {} : { overlay: 'over', menuAt: 0 };
}

/** A person's move, from the position on the screen: playing from an earlier one branches there. */
export function played(ui: Ui, move: Move): Ui {
  if (isLeftBehind(shown(ui))) return refusedStrictly(ui);
  const session = ui.view === undefined ? ui.session : withEngineAgain(shown(ui));
  return change({ ...ui, session }, { type: 'play', move });
}

/** A strict game's past cannot be changed; it stays on the screen. */
export function refusedStrictly(ui: Ui): Ui {
  const event = { type: 'refused', reason: 'strict' } as const;
  return { ...ui, ...NOTHING_BEGUN, view: ui.view, notice: { kind: 'event', event } };
}

/** Enter on the board. */
export function chosen(ui: Ui): Ui {
  return carriedOut(ui, choose(shown(ui), ui.selection));
}

/** A click on a square is what going there with the cursor and pressing Enter would be. */
export function clicked(ui: Ui, square: Square): Ui {
  const selection = { ...ui.selection, cursor: square };
  return carriedOut({ ...ui, selection, typed: '' }, choose(shown(ui), selection));
}

function carriedOut(ui: Ui, choice: Choice): Ui {
  switch (choice.kind) {
    case 'play':
      return played(ui, choice.move);
    case 'select':
      return { ...ui, selection: choice.selection, notice: undefined };
    case 'blocked':
      return { ...ui, notice: { kind: 'blocked', square: choice.square } };
    case 'refused':
      return refused(ui, choice.squares);
    case 'ambiguous':
      return offered(ui, choice.moves);
    case 'nothing':
      return isLeftBehind(shown(ui)) ? refusedStrictly(ui) : ui;
  }
}

/** A piece cannot go there: told like a move that was typed. */
function refused(ui: Ui, squares: readonly Square[]): Ui {
  const session = shown(ui);
  const { ruleset } = session.game;
  const text = squares.map((square) => squareName(ruleset.variant, square)).join('-');
  const position = currentPosition(session.game);
  const parsed = parseMove(ruleset, position, personMoves(session), text);
  return parsed.ok ? ui : { ...ui, notice: { kind: 'refusal', error: parsed.error } };
}

/** Why things are as they are: about what was just refused, or the piece under the cursor. */
export function askedWhy(ui: Ui): Ui {
  const { notice, selection } = ui;
  const { cursor } = selection;
  if (notice?.kind === 'refusal' || notice?.kind === 'blocked') {
    return { ...ui, notice: { kind: 'why', about: notice } };
  }
  const session = shown(ui);
  const isBlocked =
    cursor !== undefined &&
    !isLeftBehind(session) &&
    isOwnPiece(session, cursor) &&
    personMoves(session).every(({ from }) => from !== cursor);
  const about = isBlocked ? ({ kind: 'blocked', square: cursor } as const) : undefined;
  return { ...ui, notice: { kind: 'why', about } };
}

/** Several moves fit: they are listed with their full paths, to choose one by its number. */
export function offered(ui: Ui, moves: readonly Move[]): Ui {
  const { variant } = ui.session.options.ruleset;
  const ordered = [...moves].sort((a, b) =>
    formatPath(variant, a).localeCompare(formatPath(variant, b), 'en', { numeric: true }),
  );
  return { ...ui, choices: { moves: ordered, at: 0 } };
}

/** Plays the listed move with that number, counted from 1. */
export function picked(ui: Ui, number: number): Ui {
  const move = ui.choices?.moves[number - 1];
  return move === undefined ? ui : played(ui, move);
}

/** Another of the listed moves. */
export function movedChoice(ui: Ui, by: 1 | -1): Ui {
  const { choices } = ui;
  if (choices === undefined) return ui;
  const at = Math.min(choices.moves.length - 1, Math.max(0, choices.at + by));
  return { ...ui, choices: { ...choices, at } };
}

/** The cursor one square further. */
export function cursorMoved(ui: Ui, direction: Direction): Ui {
  return { ...ui, selection: moveCursor(shown(ui), ui.selection, direction) };
}

/** The cursor on the next piece or target. */
export function cycled(ui: Ui, by: 1 | -1): Ui {
  return { ...ui, selection: cycle(shown(ui), ui.selection, by) };
}

/** One step back: the last choice of a capture, the piece taken up, the cursor, the view. */
export function backed(ui: Ui): Ui {
  const { selection } = ui;
  if (selection.selected === undefined && selection.cursor === undefined) {
    return { ...ui, view: undefined };
  }
  return { ...ui, selection: stepBack(shown(ui), selection) };
}
