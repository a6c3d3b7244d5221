import { link, lstat, mkdir, open, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { err, ok, type Result } from '../rules/result.ts';
import { storeError, systemCode, type StoreError } from './errors.ts';

/** How a file is written. */
export interface WriteOptions {
  /** Whether a file that is there already may be replaced. */
  readonly overwrite: boolean;
  /** Permissions of a new file; by default what the user's umask leaves. */
  readonly mode?: number;
}

/**
 * Writes a file whole or not at all: into a draft beside it, onto the disk, and then under its name.
 * Whoever reads it meanwhile, or after a crash, finds the old text or the new one.
 *
 * @returns why it was not written; undefined when it was
 */
export async function writeWhole(
  file: string,
  text: string,
  { overwrite, mode = 0o666 }: WriteOptions,
): Promise<StoreError | undefined> {
  let draft: string | undefined;
  try {
    if (!overwrite && (await exists(file))) return { code: 'store.exists', file };
    // A link to a file elsewhere stays one.
    const target = overwrite ? await realpath(file).catch(() => file) : file;
    draft = await writeDraft(path.dirname(target), text, mode);
    if (overwrite) await replace(draft, target);
    else await moveToNew(draft, target);
    draft = undefined;
    await syncFolder(path.dirname(target));
    return undefined;
  } catch (error) {
    if (draft !== undefined) await rm(draft, { force: true }).catch(() => undefined);
    return storeError(error, file);
  }
}

/** How Windows refuses to replace a file that a virus scanner or another reader has open just now. */
const OPEN_ELSEWHERE: ReadonlySet<string | undefined> = new Set(['EPERM', 'EACCES', 'EBUSY']);
/** Milliseconds between one try and the next; readers are soon done. */
const PATIENCE = [10, 30, 100, 300] as const;

/** Renames a file over another one. Windows wants patience with that; elsewhere it is done at once. */
export async function replace(
  from: string,
  to: string,
  system: { readonly platform: string; readonly rename: typeof rename } = {
    platform: process.platform,
    rename,
  },
): Promise<void> {
  for (const milliseconds of system.platform === 'win32' ? PATIENCE : []) {
    try {
      await system.rename(from, to);
      return;
    } catch (error) {
      if (!OPEN_ELSEWHERE.has(systemCode(error))) throw error;
    }
    await wait(milliseconds);
  }
  await system.rename(from, to);
}

let drafts = 0;

/** The name of a draft tells whose it is, so that those of programs that are gone can be removed. */
export const DRAFT_NAME = /^\.dama-(\d+)-\d+\.tmp$/;

async function writeDraft(folder: string, text: string, mode: number): Promise<string> {
  for (;;) {
    drafts += 1;
    const draft = path.join(folder, `.dama-${process.pid}-${drafts}.tmp`);
    try {
      await writeThrough(draft, text, mode);
      return draft;
    } catch (error) {
      // A program of the same id left it, long ago or on another machine.
      if (systemCode(error) === 'EEXIST') continue;
      await rm(draft, { force: true }).catch(() => undefined);
      throw error;
    }
  }
}

async function writeThrough(file: string, text: string, mode: number): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name is only safe once its folder is on the disk; not every system can be told that. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close().catch(() => undefined);
}

/** Renames a file, and never over another: a link, unlike a rename, refuses a name that is taken. */
export async function moveToNew(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = systemCode(error);
    if (code === 'EEXIST' || code === 'ENOENT') throw error;
    // Not every file system has links.
    if (await exists(to)) throw Object.assign(new Error('exists'), { code: 'EEXIST' });
    await rename(from, to);
    return;
  }
  await rm(from, { force: true });
}

/** Renames a file to the first free of `name`, `name-2`, `name-3` and so on. */
export async function moveToFree(
  from: string,
  nameOf: (suffix: string) => string,
): Promise<string> {
  for (let count = 1; ; count += 1) {
    const to = nameOf(count === 1 ? '' : `-${count}`);
    try {
      await moveToNew(from, to);
      return to;
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw error;
    }
  }
}

export async function exists(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return false;
    throw error;
  }
}

/**
 * Makes one of this program's own folders, and those it lies in, for this user only. Step by step,
 * because Node's recursive `mkdir` never returns where a folder cannot be made in one that is there,
 * as in `/proc`.
 */
export async function makeFolder(folder: string): Promise<void> {
  if (await isFolder(folder)) return;
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    // Another program may have made it meanwhile.
    if (await isFolder(folder)) return;
    const parent = path.dirname(folder);
    const lacksParent = systemCode(error) === 'ENOENT' && !(await isFolder(parent));
    if (!lacksParent || parent === folder) throw error;
    await makeFolder(parent);
    await makeFolder(folder);
  }
}

async function isFolder(file: string): Promise<boolean> {
  return stat(file).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/**
 * Reads a file as text, if it is one: whoever opens a terminal or a pipe may wait for ever. UTF-8
 * as it should be, UTF-16 by its mark, and else Western European.
 */
export async function readText(file: string, limit: number): Promise<Result<string, StoreError>> {
  try {
    const found = await stat(file);
    if (!found.isFile()) {
      return err({ code: found.isDirectory() ? 'store.is-folder' : 'store.not-file', file });
    }
    const bytes = found.size > limit ? undefined : await readUpTo(file, limit);
    return bytes === undefined ? err({ code: 'store.too-large', file, limit }) : ok(decode(bytes));
  } catch (error) {
    return err(storeError(error, file));
  }
}

/**
 * All of a file; undefined when there is more than the limit: it may have grown meanwhile, or not have
 * told its size, as in /proc.
 */
async function readUpTo(file: string, limit: number): Promise<Uint8Array | undefined> {
  const handle = await open(file, 'r');
  const chunks: Buffer[] = [];
  let read = 0;
  // Closes the handle at its end, also when it is left before.
  for await (const chunk of handle.createReadStream({ end: limit })) {
    chunks.push(chunk as Buffer);
    read += (chunk as Buffer).length;
  }
  return read > limit ? undefined : Buffer.concat(chunks);
}

function decode(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex');
  if (mark === 'fffe') return new TextDecoder('utf-16le').decode(bytes);
  if (mark === 'feff') return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
