import { Chalk, type ChalkInstance } from 'chalk';
import type { ColorLevel } from '../plain/options.ts';
import type { ThemeColor } from './themes/index.ts';

/** How a piece of text looks. */
export interface Style {
  readonly color?: ThemeColor;
  readonly background?: ThemeColor;
  readonly bold?: boolean;
  readonly dim?: boolean;
  readonly underline?: boolean;
  readonly inverse?: boolean;
}

export interface Segment {
  readonly text: string;
  readonly style?: Style;
}

/** One line on the screen, before colours become escape sequences. */
export type StyledLine = readonly Segment[];

/** Turns styled lines into text for the terminal; at colour level 0 into text without any codes. */
export type Paint = (lines: readonly StyledLine[]) => string;

export function createPaint(color: ColorLevel): Paint {
  const chalk = new Chalk({ level: color });
  return (lines) =>
    lines.map((line) => line.map((segment) => paintSegment(chalk, segment)).join('')).join('\n');
}

function paintSegment(chalk: ChalkInstance, { text, style }: Segment): string {
  if (style === undefined) return text;
  let pen = chalk;
  if (style.color !== undefined) pen = withColor(pen, style.color);
  if (style.background !== undefined) pen = withBackground(pen, style.background);
  if (style.bold === true) pen = pen.bold;
  if (style.dim === true) pen = pen.dim;
  if (style.underline === true) pen = pen.underline;
  if (style.inverse === true) pen = pen.inverse;
  return pen(text);
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

/** A line without any style. */
export function plainLine(text: string): StyledLine {
  return [{ text }];
}
