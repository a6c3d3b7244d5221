import { currentPosition } from '../game/game.ts';
import { formatPath, parseMove } from '../notation/moves.ts';
import { squareName } from '../notation/squares.ts';
import type { Move, Position, Ruleset } from '../rules/types.ts';
import { personMoves, stopsOf } from './selection.ts';
import { type Completion, completionsOf } from './typed.ts';
import { shown, type Ui } from './ui.ts';

/** What the typed text may become: with a piece in hand, the squares that follow are enough. */
export function completionsIn(ui: Ui): readonly Completion[] {
  const session = shown(ui);
  const { ruleset } = session.options;
  const moves = personMoves(session);
  const whole = completionsOf(ruleset, moves, ui.typed);
  if (whole.length > 0) return whole;
  const meant = meantBy(ruleset, currentPosition(session.game), moves, ui.typed);
  if (meant.length > 0 || ui.selection.selected === undefined) {
    return completionsOf(ruleset, moves, '').filter(({ move }) => meant.includes(move));
  }
  const stops = stopsOf(ui.selection).map((stop) => squareName(ruleset.variant, stop));
  return completionsOf(ruleset, moves, [...stops, ui.typed].join('-'));
}

/** What is whole as it is, though no move is written like it: some stops of a path, or several paths. */
function meantBy(
  ruleset: Ruleset,
  position: Position,
  moves: readonly Move[],
  typed: string,
): readonly Move[] {
  const parsed = parseMove(ruleset, position, moves, typed.replace(/^\./, ''));
  if (parsed.ok) return [parsed.value];
  const { error } = parsed;
  if (error.code !== 'move.ambiguous') return [];
  return moves.filter((move) => error.candidates.includes(formatPath(ruleset.variant, move)));
}
