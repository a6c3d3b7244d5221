import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { StoreContext } from './context.ts';
import { systemCode } from './errors.ts';
import { DRAFT_NAME } from './files.ts';

/*
 * A game that goes on is a file `<id>.<owner>.pdn`: the owner is the id of the program that plays it,
 * and `<id>.pdn` is a game that nobody plays. To take a game over is to rename it, which only one of
 * several programs can do; and two programs never write the same file.
 */

/** The file of a saved game. */
export interface GameFile {
  readonly id: string;
  readonly file: string;
  /** When it was last written. */
  readonly modified: Date;
  /** Another program that runs now is playing it. */
  readonly held: boolean;
}

/** Where the games that are over go. */
const FINISHED = 'finished';

const FILE_NAME = /^([^.].*?)(?:\.(\d{1,10}))?\.pdn$/;

export function gamesFolder({ places }: StoreContext): string {
  return path.join(places.data, 'games');
}

export function finishedFolder(context: StoreContext): string {
  return path.join(gamesFolder(context), FINISHED);
}

/** The file this program writes a game to. Throws when `id` could lead out of the folder. */
export function ownFile(context: StoreContext, id: string): string {
  return path.join(gamesFolder(context), `${checkId(id)}.${context.owner}.pdn`);
}

/** The file of a game that nobody plays. */
export function freeFile(context: StoreContext, id: string, suffix = ''): string {
  return path.join(gamesFolder(context), `${checkId(id)}${suffix}.pdn`);
}

function checkId(id: string): string {
  if (id === '' || id.startsWith('.') || /[/\\\0]/.test(id)) throw new RangeError('no game id');
  return id;
}

/**
 * The files of all games that go on, the last one written first. Drafts that programs have left
 * behind when they were killed are removed on the way.
 *
 * @throws what reading the folder throws, other than that there is none
 */
export async function listFiles(context: StoreContext): Promise<readonly GameFile[]> {
  return listFolder(context, gamesFolder(context));
}

/**
 * The files of all games that are over, the last one written first.
 *
 * @throws what reading the folder throws, other than that there is none
 */
export async function listFinishedFiles(context: StoreContext): Promise<readonly GameFile[]> {
  return listFolder(context, finishedFolder(context));
}

async function listFolder(context: StoreContext, folder: string): Promise<readonly GameFile[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (systemCode(error) === 'ENOENT') return [];
    throw error;
  });
  const files = await Promise.all(names.map((name) => lookAt(context, folder, name)));
  return files
    .filter((file) => file !== undefined)
    .sort((one, other) => other.modified.getTime() - one.modified.getTime());
}

async function lookAt(
  context: StoreContext,
  folder: string,
  name: string,
): Promise<GameFile | undefined> {
  const file = path.join(folder, name);
  const draft = DRAFT_NAME.exec(name);
  const match = FILE_NAME.exec(name);
  if (draft === null && match === null) return undefined;
  // It may just have been finished or taken over.
  const status = await stat(file).catch(() => undefined);
  if (status?.isFile() !== true) return undefined;
  const holds = (owner: number): boolean =>
    owner !== context.owner && context.isRunning(owner, status.mtime);
  if (draft !== null) {
    const owner = Number(draft[1]);
    if (owner !== context.owner && !holds(owner))
      await rm(file, { force: true }).catch(() => undefined);
    return undefined;
  }
  const [, id = '', owner] = match ?? [];
  return {
    id,
    file,
    modified: status.mtime,
    held: owner !== undefined && holds(Number(owner)),
  };
}
