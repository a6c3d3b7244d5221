import { squareName } from '../notation/squares.ts';
import { personMoves, stopsOf } from './selection.ts';
import { type Completion, completionsOf } from './typed.ts';
import { shown, type Ui } from './ui.ts';

/** What the typed text may become: with a piece in hand, the squares that follow are enough. */
export function completionsIn(ui: Ui): readonly Completion[] {
  const session = shown(ui);
  const { ruleset } = session.options;
  const moves = personMoves(session);
  const whole = completionsOf(ruleset, moves, ui.typed);
  if (whole.length > 0 || ui.selection.selected === undefined) return whole;
  const stops = stopsOf(ui.selection).map((stop) => squareName(ruleset.variant, stop));
  return completionsOf(ruleset, moves, [...stops, ui.typed].join('-'));
}
