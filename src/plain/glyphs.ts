import type { Glyphs } from './options.ts';

/** The variables that tell the character set, strongest first: POSIX's order. */
const LOCALE_VARIABLES = ['LC_ALL', 'LC_CTYPE', 'LANG'] as const;

/**
 * How pieces can be drawn when nobody said: letters where the locale is not UTF-8 or the terminal
 * has a fixed small character set, symbols otherwise. A locale that is not set says nothing.
 */
export function resolveGlyphs(
  wanted: Glyphs | undefined,
  env: Readonly<Record<string, string | undefined>>,
  platform: string,
): Glyphs {
  if (wanted !== undefined) return wanted;
  const terminal = env['TERM'];
  if (terminal === 'linux' || terminal === 'dumb') return 'ascii';
  if (platform === 'win32') return 'unicode';
  const locale = LOCALE_VARIABLES.map((name) => env[name]).find((value) => value);
  return locale === undefined || /utf-?8/i.test(locale) ? 'unicode' : 'ascii';
}
