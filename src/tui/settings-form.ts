import { LANGUAGES } from '../messages/index.ts';
import { GLYPHS, SIZES } from '../plain/options.ts';
import { KEY_PRESETS, type Preferences } from './preferences.ts';
import { THEME_NAMES } from './themes/index.ts';
import type { Ui } from './ui.ts';

const ON_OFF = [true, false] as const;

/** What each setting can be, in the order in which the arrows go through it. */
const VALUES: { readonly [Name in keyof Preferences]: readonly Preferences[Name][] } = {
  language: LANGUAGES,
  theme: THEME_NAMES,
  glyphs: ['auto', ...GLYPHS],
  size: SIZES,
  animation: ON_OFF,
  names: ON_OFF,
  evaluation: ON_OFF,
  targets: ON_OFF,
  mouse: ON_OFF,
  keys: KEY_PRESETS,
};

export type SettingName = keyof Preferences;

/** The settings in the order of the screen. */
export const SETTING_NAMES = Object.keys(VALUES) as readonly SettingName[];

/** The setting that the arrows change. */
export function currentSetting(ui: Ui): SettingName {
  return SETTING_NAMES[Math.min(ui.settingAt, SETTING_NAMES.length - 1)] ?? 'language';
}

/** Goes to another setting; the ends hold. */
export function movedSetting(ui: Ui, by: 1 | -1): Ui {
  const settingAt = Math.max(0, Math.min(SETTING_NAMES.length - 1, ui.settingAt + by));
  return { ...ui, settingAt };
}

/** The next value of the current setting, round and round. It holds at once, and is remembered. */
export function changedSetting(ui: Ui, by: 1 | -1): Ui {
  const name = currentSetting(ui);
  const values: readonly unknown[] = VALUES[name];
  const at = values.indexOf(ui.preferences[name]);
  const value = values[(at + by + values.length) % values.length];
  const preferences = { ...ui.preferences, [name]: value };
  // The words of another language have to be loaded: it holds when they are there.
  return name === 'language'
    ? { ...ui, wish: { kind: 'speak', language: preferences.language } }
    : { ...ui, preferences };
}
