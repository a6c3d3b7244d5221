import { currentPosition, isSameMove, legalMovesOf, outcome } from '../game/game.ts';
import type { Messages } from '../messages/index.ts';
import { formatPath } from '../notation/moves.ts';
import { legalMoves } from '../rules/moves.ts';
import type { Move, Position, Ruleset } from '../rules/types.ts';
import { narrateOutcome } from './narrate.ts';
import type { Session } from './session.ts';

/** Why the moves are what they are: what is forced, and what a priority rules out. */
export function explain(messages: Messages, session: Session): readonly string[] {
  const { common, play } = messages;
  const ended = outcome(session.game);
  if (ended !== undefined) return [narrateOutcome(messages, session, ended)];
  const { ruleset } = session.options;
  const legal = legalMovesOf(session.game);
  const captures = legal.filter((move) => move.captures.length > 0);
  if (!ruleset.forcedCapture) return [play.whyNotForced];
  if (captures.length === 0) return [play.whyFree(legal.length)];
  return [
    play.whyForced(common.games[ruleset.variant.name]),
    ...explainPriority(messages, session, captures),
  ];
}

/** The captures that must be chosen first, or that any may be. */
function explainPriority(
  messages: Messages,
  session: Session,
  captures: readonly Move[],
): readonly string[] {
  const { common, play } = messages;
  const { game } = session;
  const { ruleset } = session.options;
  const ruledOut = capturesRuledOut(ruleset, currentPosition(game), captures);
  if (ruledOut.length === 0) return captures.length === 1 ? [] : [play.whyAny];
  const order = ruleset.variant.priorities.map((priority) => common.priorities[priority]);
  const list = (moves: readonly Move[]): string =>
    moves
      .map((move) => play.takes(formatPath(ruleset.variant, move), move.captures.length))
      .join(', ');
  return [
    play.whyPriority(order.join(', ')),
    play.whyRuledOut(list(ruledOut)),
    play.whyAllowed(list(captures)),
  ];
}

/** Captures that would be legal if the game had no priorities. */
function capturesRuledOut(
  ruleset: Ruleset,
  position: Position,
  captures: readonly Move[],
): readonly Move[] {
  const free: Ruleset = { ...ruleset, variant: { ...ruleset.variant, priorities: [] } };
  return legalMoves(free, position).filter(
    (move) => !captures.some((capture) => isSameMove(capture, move)),
  );
}
