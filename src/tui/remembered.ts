import type { PlayOptions } from '../plain/options.ts';
import type { LastGame, Settings } from '../store/settings.ts';
import type { Choices } from './picker.ts';
import type { Preferences } from './preferences.ts';
import { THEME_NAMES } from './themes/index.ts';

/** What of the preferences is remembered, as it is remembered. */
const SETTING_OF: {
  readonly [Name in keyof Preferences]?: (preferences: Preferences) => Partial<Settings>;
} = {
  language: ({ language }) => ({ language }),
  theme: ({ theme }) => ({ theme }),
  glyphs: ({ glyphs }) => ({ glyphs: glyphs === 'auto' ? undefined : glyphs }),
  size: ({ size }) => ({ size }),
  animation: ({ animation }) => ({ animation }),
  names: ({ names }) => ({ showNumbers: names }),
  evaluation: ({ evaluation }) => ({ showEvaluation: evaluation }),
  targets: ({ targets }) => ({ showHints: targets }),
  mouse: ({ mouse }) => ({ mouse }),
  keys: ({ keys }) => ({ keys }),
};

/** What somebody changed: only that is written, so that options of the command line are not. */
export function changedSettings(before: Preferences, after: Preferences): Partial<Settings> {
  const changes = Object.entries(SETTING_OF)
    .filter(([name]) => before[name as keyof Preferences] !== after[name as keyof Preferences])
    .map(([, settingOf]) => settingOf(after));
  return Object.assign({}, ...changes) as Partial<Settings>;
}

/** The preferences that settings make of those of the command line, which go before. */
export function withSettings(preferences: Preferences, options: PlayOptions): Preferences {
  const { settings } = options;
  if (settings === undefined) return preferences;
  const theme = THEME_NAMES.find((name) => name === settings.theme);
  return {
    ...preferences,
    ...(options.theme === undefined && theme !== undefined ? { theme } : {}),
    ...(options.glyphs === undefined ? { glyphs: settings.glyphs ?? 'auto' } : {}),
    ...(options.size === undefined ? { size: settings.size } : {}),
    animation: preferences.animation && settings.animation,
    names: settings.showNumbers,
    evaluation: settings.showEvaluation,
    targets: settings.showHints,
    mouse: settings.mouse,
    keys: settings.keys,
  };
}

/** A new game as it is remembered, to be offered again. */
export function lastGameOf(choices: Choices, level: LastGame['level']): LastGame {
  const { game, setup, capture, side, opponent, takebacks } = choices;
  return {
    variant: game,
    setup,
    forcedCapture: capture === 'forced',
    side,
    opponent: opponent === 'person' ? 'person' : 'computer',
    // Another engine is there only as long as it is given.
    level: opponent === 'person' || opponent === 'engine' ? level : opponent,
    strict: takebacks === 'strict',
  };
}

/** The panel of a new game as it was last filled in. */
export function choicesOf(last: LastGame): Choices {
  return {
    game: last.variant,
    // A game without house rules has no say in what the next one is played by.
    setup: last.setup,
    capture: last.forcedCapture ? 'forced' : 'free',
    side: last.side,
    opponent: last.opponent === 'person' ? 'person' : last.level,
    takebacks: last.strict ? 'strict' : 'yes',
  };
}
