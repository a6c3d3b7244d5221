import type { Outcome } from '../../game/outcome.ts';
import type { Messages } from '../../messages/index.ts';
import { drawReason } from '../../plain/narrate.ts';
import { isTwoPlayers, type Session } from '../../plain/session.ts';
import { opponent } from '../../rules/board.ts';
import type { Color } from '../../rules/types.ts';

/** How a game ended and why: the verdict first, as it has to be in sight in every window. */
export function resultText(messages: Messages, session: Session, ended: Outcome): string {
  const { result } = messages.tui;
  if (ended.kind === 'draw') return result.draw(drawReason(messages, ended));
  const loser = opponent(ended.winner);
  const loserName = messages.common.colors[loser];
  if (ended.reason === 'resignation') {
    const isYou = !isTwoPlayers(session) && session.players[loser] === 'human';
    const winner = messages.common.colors[ended.winner];
    return isYou ? result.youResigned(winner) : result.resigned(loserName, winner);
  }
  return result.wins(winnerName(messages, session, ended.winner), result[ended.reason](loserName));
}

/** Who won and no more, for where there is room for no more. */
export function verdictText(messages: Messages, session: Session, ended: Outcome): string {
  const { result } = messages.tui;
  return ended.kind === 'draw'
    ? result.drawn
    : result.won(winnerName(messages, session, ended.winner));
}

function winnerName({ common, tui }: Messages, session: Session, winner: Color): string {
  if (isTwoPlayers(session)) return common.colors[winner];
  return session.players[winner] === 'human' ? tui.result.you : tui.result.computer;
}
