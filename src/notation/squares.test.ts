import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyVariant } from '../../test/notation/arbitraries.ts';
import { squareCount } from '../rules/board.ts';
import type { VariantName } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { algebraicName, numericName, parseSquare, squareName } from './squares.ts';

/** Corners of the inner board: its first square (b8, b10) and its last row's first (a1). */
const NAMES: readonly (readonly [VariantName, number, string, string, string])[] = [
  // variant, inner square, own name, algebraic, numeric
  ['american', 0, '1', 'b8', '1'],
  ['american', 3, '4', 'h8', '4'],
  ['american', 4, '5', 'a7', '5'],
  ['american', 28, '29', 'a1', '29'],
  ['american', 31, '32', 'g1', '32'],
  ['russian', 0, 'b8', 'b8', '1'],
  ['russian', 28, 'a1', 'a1', '29'],
  ['brazilian', 31, 'g1', 'g1', '32'],
  ['czech', 4, 'a7', 'a7', '5'],
  // 1 = a8, 4 = g8, 5 = b7, 32 = h1
  ['italian', 3, '1', 'a8', '1'],
  ['italian', 0, '4', 'g8', '4'],
  ['italian', 7, '5', 'b7', '5'],
  ['italian', 28, '32', 'h1', '32'],
  // 1 = h1, 4 = b1, 5 = g2, 32 = a8
  ['spanish', 28, '1', 'h1', '1'],
  ['spanish', 31, '4', 'b1', '4'],
  ['spanish', 24, '5', 'g2', '5'],
  ['spanish', 3, '32', 'a8', '32'],
  ['international', 0, '1', 'b10', '1'],
  ['international', 4, '5', 'j10', '5'],
  ['international', 5, '6', 'a9', '6'],
  ['international', 45, '46', 'a1', '46'],
  ['international', 49, '50', 'i1', '50'],
];

const anySquare = anyVariant().chain((variant) =>
  fc.integer({ min: 0, max: squareCount(variant) - 1 }).map((square) => ({ variant, square })),
);

describe('square names', () => {
  it.each(NAMES)('%s: inner square %i is %s', (name, square, own, algebraic, numeric) => {
    const variant = VARIANTS[name];
    expect(squareName(variant, square)).toBe(own);
    expect(algebraicName(variant, square)).toBe(algebraic);
    expect(numericName(variant, square)).toBe(numeric);
  });

  it('reads back every name it writes, in both styles', () => {
    fc.assert(
      fc.property(anySquare, ({ variant, square }) => {
        for (const name of [squareName, algebraicName, numericName]) {
          expect(parseSquare(variant, name(variant, square))).toBe(square);
          expect(parseSquare(variant, name(variant, square).toUpperCase())).toBe(square);
        }
        expect(parseSquare(variant, `0${numericName(variant, square)}`)).toBe(square);
      }),
    );
  });

  it('gives every square of a board its own name', () => {
    for (const variant of Object.values(VARIANTS)) {
      const squares = Array.from({ length: squareCount(variant) }, (_, square) => square);
      for (const name of [algebraicName, numericName]) {
        expect(new Set(squares.map((square) => name(variant, square))).size).toBe(squares.length);
      }
    }
  });

  it('counts Spanish squares as 33 less the Italian ones', () => {
    for (let square = 0; square < 32; square++) {
      const italian = Number(numericName(VARIANTS.italian, square));
      expect(numericName(VARIANTS.spanish, square)).toBe(String(33 - italian));
    }
  });

  it('reads the dotless and the dotted i of a Turkish keyboard', () => {
    expect(parseSquare(VARIANTS.international, 'ı1')).toBe(49);
    expect(parseSquare(VARIANTS.international, 'İ1')).toBe(49);
  });

  it.each([
    ['american', '0'],
    ['american', '33'],
    ['american', '99999999999999999999'],
    ['american', 'a2'],
    ['american', 'b1'],
    ['american', 'i1'],
    ['american', 'a9'],
    ['italian', 'a1'],
    ['spanish', 'a1'],
    ['international', '51'],
    ['international', 'k1'],
    ['international', 'a11'],
    ['russian', ''],
    ['russian', 'c'],
    ['russian', '-3'],
    ['russian', 'c3 '],
    ['russian', 'c03'],
  ] as const)('%s has no square %j', (name, text) => {
    expect(parseSquare(VARIANTS[name], text)).toBeUndefined();
  });
});
