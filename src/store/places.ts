import path from 'node:path';
import { err, ok, type Result } from '../rules/result.ts';
import type { StoreError } from './errors.ts';

/** The folders of this user's files. They need not exist yet. */
export interface Places {
  readonly config: string;
  readonly data: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a platform keeps such files: its own variable, or else a folder in the user's home. */
interface Custom {
  readonly variable?: string;
  readonly folder: readonly string[];
}

const CUSTOMS: Readonly<Record<string, Readonly<Record<keyof Places, Custom>>>> = {
  darwin: {
    config: { folder: ['Library', 'Preferences', 'dama'] },
    data: { folder: ['Library', 'Application Support', 'dama'] },
  },
  win32: {
    config: { variable: 'APPDATA', folder: ['AppData', 'Roaming', 'dama'] },
    data: { variable: 'LOCALAPPDATA', folder: ['AppData', 'Local', 'dama'] },
  },
};

/** The XDG base directories, on Linux and everything like it. */
const XDG: Readonly<Record<keyof Places, Custom>> = {
  config: { variable: 'XDG_CONFIG_HOME', folder: ['.config', 'dama'] },
  data: { variable: 'XDG_DATA_HOME', folder: ['.local', 'share', 'dama'] },
};

/** This program's own variables, which go before the platform's. */
const OVERRIDES: Readonly<Record<keyof Places, string>> = {
  config: 'DAMA_CONFIG_DIR',
  data: 'DAMA_DATA_DIR',
};

/**
 * Finds the folders of settings and saved games.
 *
 * @param home the user's home folder, where the system knows one
 */
export function resolvePlaces(source: {
  readonly env: Environment;
  readonly platform: string;
  readonly home: string | undefined;
}): Result<Places, StoreError> {
  const config = resolvePlace('config', source);
  const data = resolvePlace('data', source);
  if (config === undefined || data === undefined) return err({ code: 'store.no-home' });
  return ok({ config, data });
}

function resolvePlace(
  place: keyof Places,
  { env, platform, home }: Parameters<typeof resolvePlaces>[0],
): string | undefined {
  const paths = platform === 'win32' ? path.win32 : path.posix;
  const own = env[OVERRIDES[place]];
  if (own) return paths.resolve(own);
  const { variable, folder } = (CUSTOMS[platform] ?? XDG)[place];
  const base = variable === undefined ? undefined : env[variable];
  // XDG: a path that is not absolute is to be ignored.
  if (base && paths.isAbsolute(base)) return paths.join(base, folder.at(-1) ?? '');
  return home === undefined || !paths.isAbsolute(home) ? undefined : paths.join(home, ...folder);
}
