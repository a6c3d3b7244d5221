import { outcome } from '../game/game.ts';
import type { PdnError } from '../notation/pdn/errors.ts';
import type { PdnEntry } from '../notation/pdn/types.ts';
import { err, ok, type Result } from '../rules/result.ts';
import type { StoreError } from '../store/errors.ts';
import { expandHome, readPdnFile } from '../store/pdn-files.ts';
import { savedOfRecord, type SavedGame } from '../store/saved-game.ts';
import { userHome } from '../store/system.ts';
import type { ResumedGame } from './options.ts';
import { type Seats, sessionOfSaved } from './restore.ts';

/** Why no game of a file can be shown. */
export type OpenError =
  StoreError | { readonly code: 'resume.damaged'; readonly file: string; readonly error: PdnError };

/**
 * A game of a PDN file to play on or to look at: the last one that is not over, else the last one that
 * can be read. The file is only read.
 */
export async function openFile(
  file: string,
  seats: Seats,
): Promise<Result<ResumedGame, OpenError>> {
  const entries = await readPdnFile(expandHome(file, userHome()));
  if (!entries.ok) return entries;
  const games = entries.value.map(savedIn);
  const goesOn = games.findLastIndex((game) => game !== undefined && !isOver(game));
  const at = goesOn < 0 ? games.findLastIndex((game) => game !== undefined) : goesOn;
  const saved = games[at];
  if (saved === undefined) return err(whyNone(file, entries.value));
  const among = { number: at + 1, of: games.length };
  return ok({ ...sessionOfSaved(saved, seats), ...(among.of > 1 ? { among } : {}) });
}

function savedIn({ game }: PdnEntry): SavedGame | undefined {
  return game.ok ? savedOfRecord(game.value) : undefined;
}

function isOver({ game }: SavedGame): boolean {
  return outcome(game) !== undefined;
}

function whyNone(file: string, entries: readonly PdnEntry[]): OpenError {
  const damaged = entries.findLast(({ game }) => !game.ok)?.game;
  return damaged?.ok === false
    ? { code: 'resume.damaged', file, error: damaged.error }
    : { code: 'store.no-game', file };
}
