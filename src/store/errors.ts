import type { PdnError } from '../notation/pdn/errors.ts';

/** What can go wrong with a file, told by nothing but where. */
type FileErrorCode =
  /** The user may not read or write here, or the disk is read-only. */
  | 'store.denied'
  /** No room is left. */
  | 'store.full'
  | 'store.missing'
  /** It would have been written over, and nobody asked for that. */
  | 'store.exists'
  /** Something in its path that should be a folder is not. */
  | 'store.not-folder'
  /** It should be a file and is a folder. */
  | 'store.is-folder'
  /** It is a device, a pipe or the like: opening or reading one may wait for ever. */
  | 'store.not-file';

/** Why something was not read or not written. Playing goes on without. */
export type StoreError =
  | { readonly code: FileErrorCode; readonly file: string }
  /** Far larger than what it should be; `limit` is in bytes. */
  | { readonly code: 'store.too-large'; readonly file: string; readonly limit: number }
  /** Anything else, in the system's own words. */
  | { readonly code: 'store.failed'; readonly file: string; readonly reason: string }
  /** A PDN file without a game in it. */
  | { readonly code: 'store.no-game'; readonly file: string }
  /** Nobody can tell where this user's files are. */
  | { readonly code: 'store.no-home' };

/** What somebody should be told, though it stops nothing. */
export type StoreNotice =
  /** The settings could not be understood; the file was renamed, and the defaults hold. */
  | { readonly code: 'store.settings-set-aside'; readonly file: string; readonly movedTo: string }
  /** One setting has a value it cannot have; its default holds, and the file is as it was. */
  | { readonly code: 'store.setting-ignored'; readonly file: string; readonly key: string }
  /** A saved game could not be read; the file was renamed. `error` says where, if it is one game. */
  | {
      readonly code: 'store.game-set-aside';
      readonly file: string;
      readonly movedTo: string;
      readonly error: PdnError | undefined;
    }
  /** A file that is there and could not be read or renamed. */
  | { readonly code: 'store.unreadable'; readonly file: string; readonly error: StoreError };

const CODES: Readonly<Record<string, FileErrorCode>> = {
  EACCES: 'store.denied',
  EPERM: 'store.denied',
  EROFS: 'store.denied',
  ENOSPC: 'store.full',
  EDQUOT: 'store.full',
  ENOENT: 'store.missing',
  EEXIST: 'store.exists',
  ENOTDIR: 'store.not-folder',
  EISDIR: 'store.is-folder',
};

/** The error of a failed file operation. What is no such error is a mistake of ours: thrown on. */
export function storeError(error: unknown, file: string): StoreError {
  const system = systemCode(error);
  if (system === undefined) throw error;
  const code = CODES[system];
  return code === undefined ? { code: 'store.failed', file, reason: system } : { code, file };
}

/** The system's code of a failed file operation: `ENOENT` and the like. */
export function systemCode(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
