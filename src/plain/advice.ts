import { currentPosition, legalMovesOf } from '../game/game.ts';
import type { Messages } from '../messages/index.ts';
import { formatPath } from '../notation/moves.ts';
import { sentence } from './answers.ts';
import { leadText } from './evaluation.ts';
import { engineFailure, type LineGame, settingsOf } from './line-game.ts';
import { listMoves } from './narrate.ts';
import type { Reply } from './opponent.ts';
import { isStrict, type Session } from './session.ts';

/** Tells what our engine advises, or why it does not. */
export async function tellAdvice(
  game: LineGame,
  textOf: (messages: Messages, session: Session, reply: Reply) => string,
): Promise<void> {
  const { messages } = game.options;
  const { terminal, session } = game;
  if (isStrict(session)) {
    terminal.print(messages.play.strictGame);
    return;
  }
  try {
    const reply = await adviceFor(game);
    terminal.print(reply === undefined ? messages.play.noHint : textOf(messages, session, reply));
  } catch (error) {
    terminal.print(engineFailure(messages, error));
  }
}

async function adviceFor(game: LineGame): Promise<Reply | undefined> {
  const { opponent, session } = game;
  if (game.advice?.game === session.game) return game.advice.reply;
  if (legalMovesOf(session.game).length === 0) return undefined;
  const reply = await opponent.hint(session.game, settingsOf(game));
  // What was stopped is no advice to remember.
  if (reply !== undefined) game.advice = { game: session.game, reply };
  return reply;
}

/** The advice as a move. */
export function hintText({ play }: Messages, { game }: Session, { move }: Reply): string {
  return play.hint(listMoves(game.ruleset, legalMovesOf(game), [move]));
}

/** The advice as who is ahead, and by which line. */
export function evaluationText(messages: Messages, { game }: Session, reply: Reply): string {
  const { move, score, thought = { score, depth: 1, pv: [move] } } = reply;
  const lead = leadText(messages, currentPosition(game).turn, thought);
  const line = thought.pv.map((next) => formatPath(game.ruleset.variant, next)).join(' ');
  return sentence(messages.play.evaluation(lead, thought.depth, line), messages.language);
}
