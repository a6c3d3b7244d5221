import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { outcome } from '../game/game.ts';
import type { PdnError } from '../notation/pdn/errors.ts';
import { formatPdnGame } from '../notation/pdn/format.ts';
import { parsePdn } from '../notation/pdn/parse.ts';
import { err, ok, type Result } from '../rules/result.ts';
import { stampOf, type StoreContext } from './context.ts';
import { storeError, type StoreError, type StoreNotice } from './errors.ts';
import { exists, makeFolder, moveToFree, readText, writeWhole } from './files.ts';
import {
  finishedFolder,
  freeFile,
  gamesFolder,
  listFiles,
  ownFile,
  type GameFile,
} from './game-files.ts';
import { recordOfSaved, savedOfRecord, type SavedGame } from './saved-game.ts';
import { setAside } from './set-aside.ts';

/** A saved game that can be gone on with. */
export interface UnfinishedGame extends GameFile {
  readonly saved: SavedGame;
}

export interface UnfinishedGames {
  /** The last one played first. */
  readonly games: readonly UnfinishedGame[];
  readonly notices: readonly StoreNotice[];
}

/** No game is as long. */
const LIMIT = 1_000_000;

/** A name for a new game: when it began, and something to tell it from others of that second. */
export function newGameId(begun: Date, random: string): string {
  return `${stampOf(begun)}-${random.replaceAll(/[^\w-]/g, '')}`;
}

/**
 * Saves a game that goes on, in place of what was saved of it before. Saves of one game must follow
 * each other: `createAutosave` sees to that.
 */
export async function saveGame(
  context: StoreContext,
  id: string,
  saved: SavedGame,
): Promise<StoreError | undefined> {
  const folder = gamesFolder(context);
  try {
    await makeFolder(folder);
  } catch (error) {
    return storeError(error, folder);
  }
  return writeWhole(ownFile(context, id), formatPdnGame(recordOfSaved(saved)), {
    overwrite: true,
    mode: 0o600,
  });
}

/**
 * Finds the game to go on with: the last one played that no other program is playing now. Files
 * before it that cannot be read are renamed, with a notice; the rest of the folder is not touched.
 */
export async function latestUnfinished(context: StoreContext): Promise<UnfinishedGames> {
  return collect(context, 1);
}

/** Finds all games that can be gone on with; those that another program is playing are marked. */
export async function listUnfinished(context: StoreContext): Promise<UnfinishedGames> {
  return collect(context, Infinity);
}

async function collect(context: StoreContext, most: number): Promise<UnfinishedGames> {
  const games: UnfinishedGame[] = [];
  const notices: StoreNotice[] = [];
  let files: readonly GameFile[] = [];
  try {
    files = await listFiles(context);
  } catch (error) {
    const file = gamesFolder(context);
    notices.push({ code: 'store.unreadable', file, error: storeError(error, file) });
  }
  for (const file of files) {
    if (games.length >= most) break;
    // Of many, those that are being played elsewhere are shown; as the only one they are no use.
    if (file.held && most === 1) continue;
    const { game, notice } = await look(context, file);
    if (game !== undefined) games.push(game);
    if (notice !== undefined) notices.push(notice);
  }
  return { games, notices };
}

interface Look {
  readonly game?: UnfinishedGame;
  readonly notice?: StoreNotice;
}

/** Reads a saved game; one that is over is put away, one that cannot be read is set aside. */
async function look(context: StoreContext, gameFile: GameFile): Promise<Look> {
  const { file, held } = gameFile;
  const read = await readGame(file);
  if (read.ok && outcome(read.value.game) === undefined) {
    return { game: { ...gameFile, saved: read.value } };
  }
  if (held) return {};
  if (read.ok) {
    // A program was killed between the last move and putting the game away.
    await putAway(context, gameFile);
    return {};
  }
  const reason = read.error;
  if (reason.kind === 'unreadable') {
    // It may just have been finished or taken over.
    if (reason.error.code === 'store.missing') return {};
    return { notice: { code: 'store.unreadable', file, error: reason.error } };
  }
  const movedTo = await setAside(context, file);
  return {
    notice: movedTo.ok
      ? { code: 'store.game-set-aside', file, movedTo: movedTo.value, error: reason.error }
      : { code: 'store.unreadable', file, error: movedTo.error },
  };
}

/** Why a file is no saved game: it could not be read, or what is in it is none. */
export type NoGame =
  | { readonly kind: 'unreadable'; readonly error: StoreError }
  | { readonly kind: 'damaged'; readonly error: PdnError | undefined };

/** Reads the only game of a file; the file stays as it is. */
export async function readGame(file: string): Promise<Result<SavedGame, NoGame>> {
  const text = await readText(file, LIMIT);
  if (!text.ok) {
    const { error } = text;
    if (error.code === 'store.too-large') return err({ kind: 'damaged', error: undefined });
    return err({ kind: 'unreadable', error });
  }
  const [entry, ...others] = parsePdn(text.value);
  if (entry === undefined || others.length > 0) return err({ kind: 'damaged', error: undefined });
  return entry.game.ok
    ? ok(savedOfRecord(entry.game.value))
    : err({ kind: 'damaged', error: entry.game.error });
}

/**
 * Takes a game over to go on with it: from now on it is this program's, and saved under the id that
 * is returned. `store.missing` when another program was quicker.
 */
export async function resumeGame(
  context: StoreContext,
  game: GameFile,
): Promise<Result<string, StoreError>> {
  try {
    const id = await freeId(context, game);
    const target = ownFile(context, id);
    if (game.file !== target) await rename(game.file, target);
    return ok(id);
  } catch (error) {
    return err(storeError(error, game.file));
  }
}

/** Of two saves of one game (somebody has taken it over by force) each keeps its own file. */
async function freeId(context: StoreContext, { id, file }: GameFile): Promise<string> {
  for (let count = 1; ; count += 1) {
    const candidate = count === 1 ? id : `${id}-${count}`;
    const target = ownFile(context, candidate);
    if (target === file || !(await exists(target))) return candidate;
  }
}

/** Leaves a game to be gone on with some other time, by any program. */
export async function releaseGame(
  context: StoreContext,
  id: string,
): Promise<StoreError | undefined> {
  const file = ownFile(context, id);
  return move(file, () => moveToFree(file, (suffix) => freeFile(context, id, suffix)));
}

/** Forgets a game that is not worth keeping: every move of it was taken back. */
export async function discardGame(
  context: StoreContext,
  id: string,
): Promise<StoreError | undefined> {
  const file = ownFile(context, id);
  return move(file, () => rm(file));
}

/** Puts a game that is over, or will not be gone on with, among the finished ones. */
export async function finishGame(
  context: StoreContext,
  id: string,
): Promise<StoreError | undefined> {
  return putAway(context, { id, file: ownFile(context, id) });
}

async function putAway(
  context: StoreContext,
  { id, file }: Pick<GameFile, 'id' | 'file'>,
): Promise<StoreError | undefined> {
  const folder = finishedFolder(context);
  return move(file, async () => {
    await makeFolder(folder);
    return moveToFree(file, (suffix) => path.join(folder, `${id}${suffix}.pdn`));
  });
}

/** A game that was never saved needs no moving. */
async function move(file: string, moving: () => Promise<unknown>): Promise<StoreError | undefined> {
  try {
    if (await exists(file)) await moving();
    return undefined;
  } catch (error) {
    return storeError(error, file);
  }
}
