import type { Language } from '../messages/index.ts';
import type { Glyphs, PlayOptions, Size } from '../plain/options.ts';
import { resolveTheme, type ThemeName } from './themes/index.ts';

/** Sets of keys: the usual ones, or `hjkl` for the cursor as well. */
export const KEY_PRESETS = ['usual', 'vim'] as const;
export type KeyPreset = (typeof KEY_PRESETS)[number];

/** What a person likes the screen to be like; the settings screen changes all of it. */
export interface Preferences {
  readonly language: Language;
  readonly theme: ThemeName;
  /** `auto` is what the terminal can show. */
  readonly glyphs: Glyphs | 'auto';
  readonly size: Size;
  readonly animation: boolean;
  /** Names on the squares. */
  readonly names: boolean;
  /** What the computer thinks of the position. */
  readonly evaluation: boolean;
  /** Where the piece taken up may go. */
  readonly targets: boolean;
  readonly mouse: boolean;
  readonly keys: KeyPreset;
}

/** Preferences as the program starts: what the command line says, else the usual. */
export function createPreferences(options: PlayOptions): Preferences {
  return {
    language: options.language,
    theme: resolveTheme(options.theme, options.color),
    glyphs: options.glyphs ?? 'auto',
    size: options.size ?? 'auto',
    animation: options.animation,
    names: true,
    evaluation: false,
    targets: true,
    mouse: true,
    keys: 'usual',
  };
}
