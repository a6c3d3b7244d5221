import { link, lstat, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';

/** Why a file was not written. */
export type SaveError =
  | { readonly code: 'exists'; readonly file: string }
  | { readonly code: 'failed'; readonly file: string; readonly why: string };

/**
 * Writes a new file as a whole or not at all, and never over one that exists. `~/` is the home
 * folder. Undefined when it was written.
 */
export async function saveNewFile(file: string, text: string): Promise<SaveError | undefined> {
  const target = file.startsWith('~/') ? path.join(homedir(), file.slice(2)) : file;
  const draft = `${target}.${process.pid}.tmp`;
  try {
    if (await exists(target)) return { code: 'exists', file };
    await writeFile(draft, text, { flag: 'wx' });
    await moveToNew(draft, target);
    return undefined;
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    const { code, message } = error as NodeJS.ErrnoException;
    return code === 'EEXIST'
      ? { code: 'exists', file }
      : { code: 'failed', file, why: code ?? message };
  }
}

/** A hard link, unlike a rename, refuses to replace a file that has appeared meanwhile. */
async function moveToNew(draft: string, target: string): Promise<void> {
  try {
    await link(draft, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    // Not every file system has links.
    await rename(draft, target);
    return;
  }
  await rm(draft);
}

async function exists(file: string): Promise<boolean> {
  try {
    await lstat(file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}
