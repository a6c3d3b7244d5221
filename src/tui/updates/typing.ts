import { currentPosition, outcome } from '../../game/game.ts';
import { formatPath, parseMove } from '../../notation/moves.ts';
import { parseSquare } from '../../notation/squares.ts';
import { isLeftBehind } from '../../plain/session.ts';
import type { Move } from '../../rules/types.ts';
import { completionsIn } from '../completions.ts';
import { NO_SELECTION, personMoves } from '../selection.ts';
import { completeTyped } from '../typed.ts';
import { shown, type Ui } from '../ui.ts';
import { clicked, offered, played, refusedStrictly } from './board.ts';
import { withoutFault } from './faults.ts';

/** One more character of a typed move; a piece that was taken up stays in hand. */
export function typeCharacter(ui: Ui, character: string): Ui {
  if (isLeftBehind(shown(ui))) return refusedStrictly(ui);
  const selection = ui.selection.selected === undefined ? NO_SELECTION : ui.selection;
  return { ...withoutFault(ui), typed: ui.typed + character, selection };
}

/** Without the last character that was typed, or that was refused. */
export function erased(ui: Ui): Ui {
  const { notice } = ui;
  const refused = notice?.kind === 'refusal' ? notice.typed : undefined;
  const text = ui.typed === '' && refused !== undefined ? refused : ui.typed;
  return text === '' ? ui : { ...withoutFault(ui), typed: text.slice(0, -1) };
}

/**
 * Plays what was typed. The beginning of a single legal move is enough; a square alone is what a
 * click on it would be.
 */
export function playTyped(ui: Ui): Ui {
  const typed = ui.typed.replace(/^\./, '');
  const session = shown(ui);
  if (isLeftBehind(session)) return refusedStrictly(ui);
  const { ruleset } = session.options;
  const moves = personMoves(session);
  if (moves.length === 0 && outcome(session.game) === undefined) {
    return { ...ui, notice: { kind: 'event', event: { type: 'refused', reason: 'notYourTurn' } } };
  }
  const parsed = parseMove(ruleset, currentPosition(session.game), moves, typed);
  if (parsed.ok) return played(ui, parsed.value);
  const { error } = parsed;
  if (error.code === 'move.ambiguous') return offered(ui, candidatesOf(ui, error.candidates));
  const [only, another] = completionsIn(ui);
  if (only !== undefined && another === undefined) return played(ui, only.move);
  const square = parseSquare(ruleset.variant, typed);
  if (square !== undefined) return clicked(ui, square);
  // The text stands in what is told: the line is free for another, and Backspace mends this one.
  return { ...ui, typed: '', notice: { kind: 'refusal', error, typed } };
}

function candidatesOf(ui: Ui, candidates: readonly string[]): readonly Move[] {
  const paths = new Set(candidates);
  const { variant } = ui.session.options.ruleset;
  return personMoves(shown(ui)).filter((move) => paths.has(formatPath(variant, move)));
}

/** What was typed with all that the moves it may become have in common. */
export function completed(ui: Ui): Ui {
  return { ...ui, typed: completeTyped(ui.typed, completionsIn(ui)) };
}
