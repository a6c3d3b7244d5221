import type { CliMessages } from './en/cli.ts';
import type { CommonMessages } from './en/common.ts';
import type { ErrorMessages } from './en/errors.ts';
import type { ExplainMessages } from './en/explain.ts';
import type { PlayMessages } from './en/play.ts';
import type { RulesMessages } from './en/rules.ts';
import type { TuiMessages } from './en/tui.ts';

export const LANGUAGES = ['en', 'tr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every sentence a person reads, in one language. A section is a file under `en/` and `tr/`. */
export interface Messages {
  readonly language: Language;
  readonly common: CommonMessages;
  readonly errors: ErrorMessages;
  readonly cli: CliMessages;
  readonly explain: ExplainMessages;
  readonly play: PlayMessages;
  readonly tui: TuiMessages;
  readonly rules: RulesMessages;
}

/** Loads one language; the other one stays on disk. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'tr'
    ? (await import('./tr/index.ts')).messages
    : (await import('./en/index.ts')).messages;
}

/** The environment variables that tell a language, strongest first: POSIX's order. */
const LOCALE_VARIABLES = ['LC_ALL', 'LC_MESSAGES', 'LANG'] as const;

/**
 * The language to speak: `--lang`, else `DAMA_LANG`, else the locale, else English.
 * An unknown flag is the caller's to refuse; an unknown variable is passed over, and the caller's to tell.
 */
export function detectLanguage(source: {
  readonly flag?: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}): Language {
  const { flag, env } = source;
  const chosen = parseLanguage(flag) ?? parseLanguage(env['DAMA_LANG']);
  if (chosen !== undefined) return chosen;
  const locale = LOCALE_VARIABLES.map((name) => env[name]).find((value) => value);
  return parseLanguage(locale) ?? 'en';
}

/** A language by its code or by a locale of it, in any case: `tr`, `TR`, `tr-TR`, `tr_TR.UTF-8`. */
export function parseLanguage(text: string | undefined): Language | undefined {
  const [code] = /^[a-z]+(?=[_.@-]|$)/.exec(text?.toLowerCase() ?? '') ?? [];
  return isLanguage(code) ? code : undefined;
}

/** Whether the text names a language of the program. */
export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}
