import { isLanguage, loadMessages } from '../messages/index.ts';
import { ok, type Result } from '../rules/result.ts';
import type { Color, Variant } from '../rules/types.ts';
import { loadSettings } from '../store/settings.ts';
import { systemStore } from '../store/system.ts';
import type { PlayLimits, PlayOptions } from './options.ts';
import { playedOnBy } from './restore.ts';
import { type ResumeError, resumeFile, resumeLatest } from './resume.ts';

/** What was asked for that needs files to be read. */
export interface Wanted {
  /** A PDN file, or `true` for the last game that was not finished. */
  readonly resume: string | true | undefined;
  readonly save: boolean;
  /** Somebody sits there: what they chose holds, and their games are kept. */
  readonly isInteractive: boolean;
  /** Nothing says which language to speak but the locale. */
  readonly anyLanguage: boolean;
  /** Nothing says which game to play: the last one is offered again. */
  readonly anyGame: boolean;
  /** What was said of a game that goes on. */
  readonly humanColor: Color | 'both' | undefined;
  readonly level: PlayOptions['level'] | undefined;
  readonly seed: number | undefined;
  readonly limits: PlayLimits | undefined;
  readonly variant: Variant | undefined;
}

/** Adds to the options of a game what is on the disk: settings, where games are kept, a game. */
export async function prepare(
  options: PlayOptions,
  wanted: Wanted,
): Promise<Result<PlayOptions, ResumeError>> {
  const remembering = wanted.isInteractive ? await remember(options, wanted) : options;
  return wanted.resume === undefined ? ok(remembering) : resume(remembering, wanted);
}

/** What this user has chosen, and the language of it. */
async function remember(options: PlayOptions, wanted: Wanted): Promise<PlayOptions> {
  const store = systemStore();
  if (!store.ok) return { ...options, noStore: store.error };
  const { settings, notices } = await loadSettings(store.value);
  const { language } = settings;
  const speaks = wanted.anyLanguage && isLanguage(language) && language !== options.language;
  return {
    ...options,
    ...(speaks ? { language, messages: await loadMessages(language) } : {}),
    store: store.value,
    save: wanted.save,
    settings: wanted.anyGame ? settings : { ...settings, lastGame: undefined },
    notices,
  };
}

async function resume(
  options: PlayOptions,
  wanted: Wanted,
): Promise<Result<PlayOptions, ResumeError>> {
  const { humanColor, level = options.level, variant } = wanted;
  if (typeof wanted.resume === 'string') {
    const seats = { level, ...(humanColor === undefined ? {} : { humanColor }) };
    const resumed = await resumeFile(wanted.resume, seats, variant);
    return resumed.ok ? ok(goingOn(options, resumed.value, wanted)) : resumed;
  }
  const store = systemStore();
  if (!store.ok) return store;
  const resumed = await resumeLatest(store.value, level);
  if (!resumed.ok) return resumed;
  const notices = [...(options.notices ?? []), ...resumed.value.notices];
  // Somebody who goes on with a kept game wants it kept, also from a script.
  const kept = { ...options, store: store.value, save: wanted.save, notices };
  return ok(goingOn(kept, resumed.value, wanted));
}

/** The same game against another engine, one that goes on too. */
export function againstEngine(options: PlayOptions, engineName: string): PlayOptions {
  const { resumed } = options;
  const goesOn =
    resumed === undefined
      ? {}
      : { resumed: { ...resumed, session: playedOnBy(resumed.session, engineName) } };
  return { ...options, engineName, ...goesOn };
}

/** Options as the game that goes on has them. */
function goingOn(
  options: PlayOptions,
  resumed: NonNullable<PlayOptions['resumed']>,
  wanted: Wanted,
): PlayOptions {
  const { session } = resumed;
  const { ruleset, setup, humanColor, strict } = session.options;
  const level = wanted.level ?? resumed.level;
  const seed = wanted.seed ?? session.options.seed ?? options.seed;
  // Who asks for a level wants it in full.
  const kept = wanted.level === undefined ? session.options.limits : undefined;
  const limits = wanted.limits ?? kept ?? {};
  const sessionOptions = { ...session.options, seed, limits };
  return {
    ...options,
    ruleset,
    setup,
    humanColor,
    ...(strict === undefined ? {} : { strict }),
    level,
    seed,
    limits,
    resumed: { ...resumed, level, session: { ...session, options: sessionOptions } },
    chooseGame: false,
  };
}
