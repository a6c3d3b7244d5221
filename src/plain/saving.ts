import { describeError } from '../messages/error-text.ts';
import type { Messages } from '../messages/index.ts';
import { printable } from '../messages/sanitize.ts';
import { expandHome, exportText } from '../store/pdn-files.ts';
import { userHome } from '../store/system.ts';
import type { Level } from '../engine/levels.ts';
import { formatRecord } from './record.ts';
import type { Session } from './session.ts';

/** The game so far in PDN, by whom it is played. */
export function sessionRecord(
  { common, play }: Messages,
  { game, players, options }: Session,
  level: Level,
): string {
  const nameOf = (player: 'human' | 'computer'): string =>
    player === 'human' ? play.person : play.engineName(common.levels[level]);
  return formatRecord(game, {
    event: play.pdnEvent,
    date: new Date(),
    players: { white: nameOf(players.white), black: nameOf(players.black) },
    ...(options.ruleset.forcedCapture ? {} : { remark: play.pdnFreeCapture }),
  });
}

/** Writes the game to a new file, and says what became of that. `~/` is the home folder. */
export async function saveSession(
  messages: Messages,
  session: Session,
  level: Level,
  file: string,
): Promise<string> {
  const { play } = messages;
  const shown = printable(file);
  const target = expandHome(file, userHome());
  const failed = await exportText(target, sessionRecord(messages, session, level));
  if (failed === undefined) return play.saved(shown);
  return failed.code === 'store.exists'
    ? play.saveExists(shown)
    : play.saveFailed(describeError(messages, failed).message);
}
