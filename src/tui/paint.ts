import { Chalk, type ChalkInstance } from 'chalk';
import type { ColorLevel } from '../plain/options.ts';
import type { Hit } from './hits.ts';
import type { ThemeColor } from './themes/index.ts';

/** How a piece of text looks. */
export interface Style {
  readonly color?: ThemeColor | undefined;
  readonly background?: ThemeColor | undefined;
  readonly bold?: boolean | undefined;
  readonly dim?: boolean | undefined;
  readonly underline?: boolean | undefined;
}

export interface Segment {
  readonly text: string;
  readonly style?: Style;
  /** What a click on it means. */
  readonly hit?: Hit;
}

/** One line on the screen, before colours become escape sequences. */
export type StyledLine = readonly Segment[];

/** Turns styled lines into text for the terminal; at colour level 0 into text without any codes. */
export type Paint = (lines: readonly StyledLine[]) => string;

const PLAIN: Style = {};

/**
 * Only what changes from one segment to the next is written, and blanks take over what cannot be seen
 * on them: Ink reads every code of every frame again, which is most of the time that a frame takes.
 */
export function createPaint(color: ColorLevel): Paint {
  if (color === 0) {
    return (lines) => lines.map((line) => line.map(({ text }) => text).join('')).join('\n');
  }
  const change = createChange(new Chalk({ level: color }));
  return (lines) =>
    lines
      .map((line) => {
        let style = PLAIN;
        let painted = '';
        for (const segment of line) {
          const next = seenStyle(segment, style);
          painted += change(style, next) + segment.text;
          style = next;
        }
        return painted + change(style, PLAIN);
      })
      .join('\n');
}

/** A line without any style. */
export function plainLine(text: string): StyledLine {
  return [{ text }];
}

/** A segment's style; of a blank only the background can be seen, and a line below it. */
function seenStyle({ text, style = PLAIN }: Segment, before: Style): Style {
  const { background, underline } = style;
  if (text.trim() !== '' || underline === true) return style;
  const { color, bold, dim } = before;
  return { color, bold, dim, background, underline };
}

/** What has to be written between two styles. */
function createChange(chalk: ChalkInstance): (from: Style, to: Style) => string {
  const codes = new Map<string, string>();
  const code = (name: string, pen: () => ChalkInstance): string => {
    const known = codes.get(name) ?? openingOf(pen());
    codes.set(name, known);
    return known;
  };
  return (from, to) => {
    const parts: string[] = [];
    const weight = weightOf(to);
    if (weight !== weightOf(from)) parts.push('\u001B[22m', WEIGHTS[weight]);
    if (isUnderlined(to) !== isUnderlined(from))
      parts.push(isUnderlined(to) ? '\u001B[4m' : '\u001B[24m');
    const { color, background } = to;
    if (color !== from.color) {
      parts.push(color === undefined ? '\u001B[39m' : code(color, () => withColor(chalk, color)));
    }
    if (background !== from.background) {
      parts.push(
        background === undefined
          ? '\u001B[49m'
          : code(`on ${background}`, () => withBackground(chalk, background)),
      );
    }
    return parts.join('');
  };
}

const WEIGHTS = { normal: '', bold: '\u001B[1m', dim: '\u001B[2m' } as const;

function weightOf({ bold, dim }: Style): keyof typeof WEIGHTS {
  if (bold === true) return 'bold';
  return dim === true ? 'dim' : 'normal';
}

function isUnderlined({ underline }: Style): boolean {
  return underline === true;
}

/** What the pen writes before a text. */
function openingOf(pen: ChalkInstance): string {
  const mark = 'x';
  const painted = pen(mark);
  return painted.slice(0, painted.indexOf(mark));
}

function withColor(pen: ChalkInstance, color: ThemeColor): ChalkInstance {
  return isHex(color) ? pen.hex(color) : pen[color];
}

function withBackground(pen: ChalkInstance, color: ThemeColor): ChalkInstance {
  if (isHex(color)) return pen.bgHex(color);
  const name = `bg${color.charAt(0).toUpperCase()}${color.slice(1)}`;
  return pen[name as `bg${Capitalize<Exclude<ThemeColor, `#${string}`>>}`];
}

function isHex(color: ThemeColor): color is `#${string}` {
  return color.startsWith('#');
}
