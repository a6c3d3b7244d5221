import type { ColorLevel } from '../../plain/options.ts';
import { classic } from './classic.ts';
import { colorblind } from './colorblind.ts';
import { contrast } from './contrast.ts';
import { linux } from './linux.ts';
import { mono, mono16 } from './mono.ts';
import { terminal } from './terminal.ts';
import type { Theme } from './theme.ts';
import { wood } from './wood.ts';

export type { Theme, ThemeColor } from './theme.ts';

/** The themes by name, the default first. */
export const THEMES = {
  wood,
  classic,
  contrast,
  colorblind,
  mono,
  terminal,
} as const satisfies Record<string, Theme>;
export type ThemeName = keyof typeof THEMES;

export const THEME_NAMES = Object.keys(THEMES) as readonly ThemeName[];

/** What a terminal can show of a theme. */
export interface Shown {
  readonly color: ColorLevel;
  /** The Linux console: eight backgrounds, in the colours of VGA. */
  readonly isConsole?: boolean;
}

/**
 * A theme's colours where so many can be shown. With sixteen, the nearest to those of a theme lie so
 * far off that pieces vanish on their squares: themes then have colours chosen among the sixteen.
 */
export function paletteOf(name: ThemeName, { color, isConsole = false }: Shown): Theme {
  if (color !== 1) return THEMES[name];
  if (isConsole) return linux;
  return name === 'mono' ? mono16 : terminal;
}

/** A theme's name from outside, or the one that suits what the terminal can show. */
export function resolveTheme(name: string | undefined, color: ColorLevel): ThemeName {
  const known = THEME_NAMES.find((theme) => theme === name);
  return known ?? (color === 1 ? 'terminal' : 'wood');
}

/** The theme after this one, round and round. */
export function nextTheme(name: ThemeName): ThemeName {
  const next = (THEME_NAMES.indexOf(name) + 1) % THEME_NAMES.length;
  return THEME_NAMES[next] ?? name;
}
