import { movesPlayed } from '../game/game.ts';
import { describeError } from '../messages/error-text.ts';
import type { Messages } from '../messages/index.ts';
import type { StoreError } from '../store/errors.ts';
import { exampleMove, tellError } from './answers.ts';
import type { LineGame } from './line-game.ts';
import { introduce, narrateTurn } from './narrate.ts';
import type { ResumedGame } from './options.ts';
import { isComputerToMove } from './session.ts';

/**
 * Says what game this is, how it goes on, and whose turn it is.
 * @param lost why the game that goes on is not the kept one any more, but one of its own
 */
export function welcome(game: LineGame, lost: StoreError | undefined): void {
  const { messages, level, resumed, notices = [] } = game.options;
  const { terminal, session } = game;
  for (const notice of notices) terminal.print(tellError(messages, notice));
  terminal.print(introduce(messages, session, level).join(' '));
  if (resumed !== undefined) terminal.print(resumedText(messages, resumed));
  if (lost !== undefined) terminal.print(notTaken(messages, lost));
  terminal.print(messages.play.introHow(exampleMove(session)));
  if (!isComputerToMove(session)) terminal.print(narrateTurn(messages, session).join(' '));
}

function notTaken(messages: Messages, lost: StoreError): string {
  if (lost.code === 'store.missing') return messages.play.takenElsewhere;
  return messages.play.notKept(describeError(messages, lost).message);
}

function resumedText({ play }: Messages, { session, among }: ResumedGame): string {
  const move = Math.floor(movesPlayed(session.game).length / 2) + 1;
  const which = among === undefined ? [] : [play.resumedAmong(among.number, among.of)];
  return [...which, play.resumed(move)].join(' ');
}
