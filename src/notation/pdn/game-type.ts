import type { Color, Variant } from '../../rules/types.ts';
import { VARIANTS, findVariant } from '../../rules/variants.ts';

/** What a GameType tag says. */
export type GameType =
  /** `first` is the side that begins, where the tag is written in full. */
  | { readonly kind: 'known'; readonly variant: Variant; readonly first: Color | undefined }
  /** A game that is not played here. */
  | { readonly kind: 'foreign' }
  /** Nothing that could be understood: the moves have to tell. */
  | { readonly kind: 'unclear' };

const SYNTAX = /^(\d{1,3})(?:,([WB]),\d+,\d+,[ANS][0-3](?:,[01])?)?$/;

/** The start colour in a tag. */
const COLORS_BY_LETTER: Readonly<Record<string, Color>> = { W: 'white', B: 'black' };

/**
 * Numbers that no game here is written with, but that are one of them all the same. 28 is Portuguese
 * draughts, which moves as Spanish does. 32 is in no table; playstrategy.org writes its English with it.
 * (Its other numbers of its own, 27 for pool and 31 for Portuguese, are Canadian and Thai draughts to
 * everybody else, and stay so.)
 */
const ALSO: Readonly<Record<number, Variant>> = { 28: VARIANTS.spanish, 32: VARIANTS.american };

/** The numbers that PDN gives to games not played here, and room for those it will. */
const isForeign = (number: number): boolean => number <= 59;

/**
 * Reads a GameType tag: `25`, `25,W,8,8,A0,0`, or, as some write it, a name. The number decides;
 * boards and corners that do not fit it are not looked at, since the moves show what is meant.
 */
export function readGameType(text: string): GameType {
  const plain = text.replace(/\s+/g, '').toUpperCase();
  const named = findVariant(text);
  if (named !== undefined) return { kind: 'known', variant: named, first: undefined };
  const match = SYNTAX.exec(plain) ?? /^(\d{1,3}),/.exec(plain);
  if (match === null) return { kind: 'unclear' };
  const number = Number(match[1]);
  const variant = variantOf(number);
  if (variant === undefined) return { kind: isForeign(number) ? 'foreign' : 'unclear' };
  return { kind: 'known', variant, first: COLORS_BY_LETTER[match[2] ?? ''] };
}

/**
 * Writes the GameType tag of a game that a colour begins. The corner of the first square is told as
 * the beginning side sees it, so that it is the opposite one when the other side begins than usual:
 * `25,W,8,8,A0,0` is `25,B,8,8,A3,0` in the house setup.
 */
export function formatGameType(variant: Variant, first: Color): string {
  if (first === variant.officialFirst) return variant.pdnGameType;
  const fields = variant.pdnGameType.split(',');
  const [number, , width, height, notation = '', flag] = fields;
  const corner = 3 - Number(notation.slice(1));
  const color = first === 'white' ? 'W' : 'B';
  return [number, color, width, height, `${notation.charAt(0)}${corner}`, flag].join(',');
}

/** The number of a game in PDN's table. */
export function gameNumber(variant: Variant): number {
  return Number.parseInt(variant.pdnGameType, 10);
}

function variantOf(number: number): Variant | undefined {
  return Object.values(VARIANTS).find((variant) => gameNumber(variant) === number) ?? ALSO[number];
}
