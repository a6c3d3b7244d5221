import { currentPosition, outcome } from '../../game/game.ts';
import { parseMove } from '../../notation/moves.ts';
import { formatPath } from '../../notation/moves.ts';
import { NO_SELECTION, personMoves } from '../selection.ts';
import { completeTyped, completionsOf } from '../typed.ts';
import { shown, type Ui } from '../ui.ts';
import { offered, played } from './board.ts';

/** One more character of a typed move. */
export function typeCharacter(ui: Ui, character: string): Ui {
  const notice = ui.notice?.kind === 'refusal' ? undefined : ui.notice;
  return { ...ui, typed: ui.typed + character, selection: NO_SELECTION, notice };
}

/** Without the last character that was typed. */
export function erased(ui: Ui): Ui {
  return { ...ui, typed: ui.typed.slice(0, -1) };
}

/** Plays what was typed; the beginning of a single legal move is enough. */
export function playTyped(ui: Ui): Ui {
  const typed = ui.typed.replace(/^\./, '');
  const session = shown(ui);
  const { ruleset } = session.options;
  const moves = personMoves(session);
  if (moves.length === 0 && outcome(session.game) === undefined) {
    return { ...ui, notice: { kind: 'event', event: { type: 'refused', reason: 'notYourTurn' } } };
  }
  const parsed = parseMove(ruleset, currentPosition(session.game), moves, typed);
  if (parsed.ok) return played(ui, parsed.value);
  const { error } = parsed;
  if (error.code === 'move.ambiguous') {
    const paths = new Set(error.candidates);
    return offered(
      ui,
      moves.filter((move) => paths.has(formatPath(ruleset.variant, move))),
    );
  }
  const [only, another] = completionsOf(ruleset, moves, typed);
  if (only !== undefined && another === undefined) return played(ui, only.move);
  return { ...ui, notice: { kind: 'refusal', error } };
}

/** What was typed with all that the moves it may become have in common. */
export function completed(ui: Ui): Ui {
  const session = shown(ui);
  const completions = completionsOf(session.options.ruleset, personMoves(session), ui.typed);
  return { ...ui, typed: completeTyped(ui.typed, completions) };
}
