import path from 'node:path';
import { parsePdn, type PdnOptions } from '../notation/pdn/parse.ts';
import type { PdnEntry } from '../notation/pdn/types.ts';
import { err, ok, type Result } from '../rules/result.ts';
import type { StoreError } from './errors.ts';
import { readText, writeWhole } from './files.ts';

/** Collections of many thousands of games are shorter. */
const LIMIT = 50_000_000;

/**
 * Reads the games of a file the user names. Each of them may be damaged by itself; a file without any
 * is an error.
 */
export async function readPdnFile(
  file: string,
  options: PdnOptions = {},
): Promise<Result<readonly PdnEntry[], StoreError>> {
  const text = await readText(file, LIMIT);
  if (!text.ok) return text;
  const entries = parsePdn(text.value, options);
  return entries.length === 0 ? err({ code: 'store.no-game', file }) : ok(entries);
}

/**
 * Writes a file where the user wants it, whole or not at all. One that is there already stays as it is
 * unless `overwrite` is set: `store.exists`.
 */
export async function exportText(
  file: string,
  text: string,
  options: { readonly overwrite?: boolean } = {},
): Promise<StoreError | undefined> {
  return writeWhole(file, text, { overwrite: options.overwrite ?? false });
}

/** A file as people write it: the whole path, the home folder as `~`. */
export function shortenHome(file: string, home: string | undefined): string {
  const whole = path.resolve(file);
  const below = home === undefined ? whole : path.relative(home, whole);
  const isBelow = below !== '' && !below.startsWith('..') && !path.isAbsolute(below);
  return isBelow ? path.join('~', below) : whole;
}

/** A path as people write it: `~/` is the home folder, where there is one. */
export function expandHome(file: string, home: string | undefined): string {
  const isHome = file === '~' || /^~[/\\]/.test(file);
  return isHome && home !== undefined ? path.join(home, file.slice(1)) : file;
}
