import type { Messages } from '../messages/index.ts';
import type { Unfinished } from '../plain/keeper.ts';
import { opponentName } from '../plain/narrate.ts';
import { playedOnBy } from '../plain/restore.ts';
import type { Session } from '../plain/session.ts';
import type { Ui } from './ui.ts';
import { isFinished } from './updates/saved.ts';

/** Who plays a kept game on, or played it: whoever gives an engine plays on with that one. */
export function keptOpponent(messages: Messages, { picker }: Ui, kept: Unfinished): string {
  const { session, level } = kept;
  const given = isFinished(kept) ? undefined : picker.engineName;
  return given ?? session.playedBy ?? opponentName(messages, session, level);
}

/** A game that goes on with the engine that was given, if there is one. */
export function goingOn({ picker: { engineName } }: Ui, session: Session): Session {
  return engineName === undefined || isFinished({ session })
    ? session
    : playedOnBy(session, engineName);
}
