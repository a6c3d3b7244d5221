import { describeError } from '../messages/error-text.ts';
import type { Messages } from '../messages/index.ts';
import { printable } from '../messages/sanitize.ts';
import { expandHome, exportText, shortenHome } from '../store/pdn-files.ts';
import { userHome } from '../store/system.ts';
import type { Level } from '../engine/levels.ts';
import { formatPdnGame } from '../notation/pdn/format.ts';
import { recordOfSaved } from '../store/saved-game.ts';
import { savedOfSession, tagsFor } from './restore.ts';
import type { Session } from './session.ts';

/**
 * The game so far in PDN 3.0, ending in a newline, with all that is needed to play on from it. House
 * rules are also said in words, in front of the moves.
 */
export function sessionRecord(
  messages: Messages,
  session: Session,
  level: Level,
  begun: Date = new Date(),
): string {
  const tags = session.tags ?? tagsFor(messages, session, level, begun);
  const record = recordOfSaved(savedOfSession(session, level, tags));
  const { forcedCapture } = session.options.ruleset;
  const line = forcedCapture
    ? record.line
    : { ...record.line, comment: messages.play.pdnFreeCapture };
  return formatPdnGame({ ...record, line });
}

/** Writes the game to a new file, and says what became of that. `~/` is the home folder. */
export async function saveSession(
  messages: Messages,
  session: Session,
  level: Level,
  file: string,
): Promise<string> {
  const { play } = messages;
  const target = expandHome(file, userHome());
  // Somebody who started the program from a menu does not know its folder.
  const shown = printable(shortenHome(target, userHome()));
  const failed = await exportText(target, sessionRecord(messages, session, level));
  if (failed === undefined) return play.saved(shown);
  return failed.code === 'store.exists'
    ? play.saveExists(shown)
    : play.saveFailed(describeError(messages, failed).message);
}
