import { Chalk } from 'chalk';
import { describe, expect, it, test } from 'vitest';
import type { ColorLevel } from '../../plain/options.ts';
import {
  nextTheme,
  paletteOf,
  resolveTheme,
  type Theme,
  type ThemeColor,
  THEME_NAMES,
} from './index.ts';

type Rgb = readonly [number, number, number];

/** The sixteen colours of xterm, whose palette is the hardest on contrasts of the usual ones. */
const XTERM: Readonly<Record<Exclude<ThemeColor, `#${string}`>, Rgb>> = {
  black: [0, 0, 0],
  red: [205, 0, 0],
  green: [0, 205, 0],
  yellow: [205, 205, 0],
  blue: [0, 0, 238],
  magenta: [205, 0, 205],
  cyan: [0, 205, 205],
  white: [229, 229, 229],
  gray: [127, 127, 127],
  redBright: [255, 0, 0],
  greenBright: [0, 255, 0],
  yellowBright: [255, 255, 0],
  blueBright: [92, 92, 255],
  cyanBright: [0, 255, 255],
  whiteBright: [255, 255, 255],
};

/** The dark eight of VGA, which the Linux console has. */
const VGA: typeof XTERM = {
  ...XTERM,
  red: [170, 0, 0],
  green: [0, 170, 0],
  yellow: [170, 85, 0],
  blue: [0, 0, 170],
  magenta: [170, 0, 170],
  cyan: [0, 170, 170],
  white: [170, 170, 170],
  gray: [85, 85, 85],
  yellowBright: [255, 255, 85],
};

/** A colour as the terminal shows it, when it can show so many. */
function shownColor(color: ThemeColor, level: ColorLevel, sixteen = XTERM): Rgb {
  if (!isHex(color)) return sixteen[color];
  const painted = new Chalk({ level }).hex(color)('x');
  const number = /38;5;(\d+)m/.exec(painted)?.[1];
  if (number !== undefined) return paletteColor(Number(number));
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function isHex(color: ThemeColor): color is `#${string}` {
  return color.startsWith('#');
}

/** The cube and the greys among the 256 colours. */
function paletteColor(number: number): Rgb {
  if (number >= 232) {
    const grey = 8 + 10 * (number - 232);
    return [grey, grey, grey];
  }
  const at = number - 16;
  const part = (value: number): number => (value === 0 ? 0 : 55 + 40 * value);
  return [part(Math.floor(at / 36)), part(Math.floor(at / 6) % 6), part(at % 6)];
}

/** Relative luminance: https://www.w3.org/TR/WCAG21/#dfn-relative-luminance */
function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio, 1 to 21: https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio */
function contrastOf(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return (light + 0.05) / (dark + 0.05);
}

const BACKGROUNDS = [
  'darkSquare',
  'cursor',
  'selected',
  'target',
  'lastMove',
  'movable',
  'hint',
] as const satisfies readonly (keyof Theme)[];

/** What has to be told apart, and by which ratio. */
const NEEDED: readonly (readonly [keyof Theme, keyof Theme, number])[] = [
  ...BACKGROUNDS.flatMap(
    (background) =>
      [
        ['whitePiece', background, 3],
        ['blackPiece', background, 3],
        ['squareName', background, 2],
      ] as const,
  ),
  ['whiteCrown', 'whitePiece', 3],
  ['blackCrown', 'blackPiece', 3],
  ['whitePiece', 'blackPiece', 7],
  ['lightSquare', 'darkSquare', 2],
];

/** Whatever lies too close together. */
function tooClose(palette: Theme, level: ColorLevel, sixteen = XTERM): readonly string[] {
  const ratio = (one: keyof Theme, other: keyof Theme): number =>
    contrastOf(
      shownColor(palette[one], level, sixteen),
      shownColor(palette[other], level, sixteen),
    );
  return NEEDED.filter(([one, other, least]) => ratio(one, other) < least).map(
    ([one, other, least]) => `${one} on ${other}: ${ratio(one, other).toFixed(2)} of ${least}`,
  );
}

describe.each([1, 2, 3] as const)('at colour level %i', (level) => {
  test.each(THEME_NAMES)('%s tells apart what has to be', (name) => {
    expect(tooClose(paletteOf(name, { color: level }), level)).toEqual([]);
  });
});

it('tells apart on the Linux console what has to be, without bright backgrounds', () => {
  const palette = paletteOf('wood', { color: 1, isConsole: true });
  expect(tooClose(palette, 1, VGA)).toEqual([]);
  for (const name of BACKGROUNDS) expect(palette[name]).not.toMatch(/Bright|gray/);
});

test.each([
  ['classic', 3, 'classic'],
  ['no such theme', 3, 'wood'],
  [undefined, 3, 'wood'],
  [undefined, 2, 'wood'],
  [undefined, 1, 'terminal'],
  ['classic', 1, 'classic'],
] as const)('the theme for %s at level %i is %s', (name, color, theme) => {
  expect(resolveTheme(name, color)).toBe(theme);
});

it('goes through all themes', () => {
  const seen = THEME_NAMES.map((_, times) =>
    Array.from({ length: times }).reduce<(typeof THEME_NAMES)[number]>(
      (name) => nextTheme(name),
      'wood',
    ),
  );
  expect(new Set(seen)).toEqual(new Set(THEME_NAMES));
});
