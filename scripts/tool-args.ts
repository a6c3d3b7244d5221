import type { Variant } from '../src/rules/types.ts';
import { VARIANTS, findVariant } from '../src/rules/variants.ts';

/**
 * What is wrong with a command line, as a sentence. `run-ts.mjs` knows it by its name, because the
 * class it would ask for is in another bundle, and shows the sentence without a stack of calls.
 */
export class BadArgument extends Error {
  override readonly name = 'BadArgument';
}

/** The games of `--variant`: names with commas between them, or `all`. */
export function gamesIn(list: string): readonly Variant[] {
  if (list === 'all') return Object.values(VARIANTS);
  return list.split(',').map((name) => {
    const variant = findVariant(name);
    if (variant === undefined) throw new BadArgument(`--variant: no such game: ${name}`);
    return variant;
  });
}

interface Bounds {
  /** 1, if it is not given. */
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/** Digits of which every number is exact. */
const WHOLE = /^[0-9]{1,15}$/;

/** A whole number within bounds; undefined when the text is none. */
export function wholeNumber(
  text: string,
  { least = 1, most = Infinity }: Bounds = {},
): number | undefined {
  const number = WHOLE.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : undefined;
}

/** The whole number that an option was given. */
export function wholeNumberOf(option: string, text: string, bounds: Bounds = {}): number {
  const value = wholeNumber(text, bounds);
  if (value !== undefined) return value;
  const { least = 1, most } = bounds;
  const range = `from ${least} ${most === undefined ? 'on' : `to ${most}`}`;
  throw new BadArgument(`${option} takes a whole number ${range}, not ${text}`);
}

/** The number above 0 that an option was given, such as 1.5. */
export function positiveNumberOf(option: string, text: string): number {
  const value = Number(text);
  if (value > 0 && Number.isFinite(value)) return value;
  throw new BadArgument(`${option} takes a number above 0, not ${text}`);
}
