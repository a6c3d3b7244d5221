import type { Level } from '../engine/levels.ts';
import { outcome } from '../game/game.ts';
import type { PdnError } from '../notation/pdn/errors.ts';
import type { PdnEntry } from '../notation/pdn/types.ts';
import { err, ok, type Result } from '../rules/result.ts';
import type { Variant } from '../rules/types.ts';
import type { StoreContext } from '../store/context.ts';
import type { StoreError, StoreNotice } from '../store/errors.ts';
import { latestUnfinished, listUnfinished } from '../store/games.ts';
import { expandHome, readPdnFile } from '../store/pdn-files.ts';
import { savedOfRecord, type SavedGame } from '../store/saved-game.ts';
import { userHome } from '../store/system.ts';
import { unfinishedOf } from './keeper.ts';
import type { ResumedGame } from './options.ts';
import { type Seats, sessionOfSaved } from './restore.ts';

/** Why there is no game to go on with. */
export type ResumeError =
  | StoreError
  /** No game of this user waits to be gone on with; perhaps because something is wrong with it. */
  | { readonly code: 'resume.nothing'; readonly notices: readonly StoreNotice[] }
  /** There is one, and another program is playing it now. */
  | { readonly code: 'resume.held' }
  /** Every game of the file is over. */
  | { readonly code: 'resume.over'; readonly file: string; readonly games: number }
  /** The file's only game that might go on cannot be read. */
  | { readonly code: 'resume.damaged'; readonly file: string; readonly error: PdnError };

/** The last game this user has not finished, and what was wrong with others. */
export async function resumeLatest(
  store: StoreContext,
  level: Level,
): Promise<Result<ResumedGame & { readonly notices: readonly StoreNotice[] }, ResumeError>> {
  const { games, notices } = await latestUnfinished(store);
  const [latest] = games;
  if (latest === undefined) {
    const { games: all } = await listUnfinished(store);
    return err(
      all.some(({ held }) => held) ? { code: 'resume.held' } : { code: 'resume.nothing', notices },
    );
  }
  const kept = unfinishedOf(latest, level);
  return ok({ session: kept.session, level: kept.level, kept, notices });
}

/**
 * The last game of a PDN file that is not over. The file is only read.
 *
 * @param seats who plays, where somebody asked for it or the file does not say
 * @param variant the game of files that do not say what they are of
 */
export async function resumeFile(
  file: string,
  seats: Seats,
  variant: Variant | undefined,
): Promise<Result<ResumedGame, ResumeError>> {
  const path = expandHome(file, userHome());
  const entries = await readPdnFile(path, variant === undefined ? {} : { variant });
  if (!entries.ok) return entries;
  const at = entries.value.findLastIndex((entry) => unfinished(entry) !== undefined);
  const saved = unfinished(entries.value[at]);
  if (saved === undefined) return err(whyNone(file, entries.value));
  const among = { number: at + 1, of: entries.value.length };
  return ok({ ...sessionOfSaved(saved, seats), ...(among.of > 1 ? { among } : {}) });
}

/** The game of an entry, if it can be gone on with. */
function unfinished(entry: PdnEntry | undefined): SavedGame | undefined {
  if (entry?.game.ok !== true) return undefined;
  const saved = savedOfRecord(entry.game.value);
  return outcome(saved.game) === undefined ? saved : undefined;
}

function whyNone(file: string, entries: readonly PdnEntry[]): ResumeError {
  const damaged = entries.findLast(({ game }) => !game.ok)?.game;
  return damaged?.ok === false
    ? { code: 'resume.damaged', file, error: damaged.error }
    : { code: 'resume.over', file, games: entries.length };
}
