import { describe, expect, it } from 'vitest';
import {
  applyMove,
  columnOf,
  crowningRow,
  materialOf,
  pieceAt,
  rowOf,
  squareAt,
  squareCount,
  startPosition,
} from './board.ts';
import { bitOf, bitboardOf, bitboardsOf, squareOf, squaresOf } from './kernel.ts';
import { VARIANT_NAMES, type Position } from './types.ts';
import { VARIANTS, findVariant } from './variants.ts';

const { american, international } = VARIANTS;

describe('squares', () => {
  it.each([
    // a1 is the bottom-left corner and a playing square; b8 is square 0.
    [american, 0, 0, 1],
    [american, 3, 0, 7],
    [american, 4, 1, 0],
    [american, 28, 7, 0],
    [american, 31, 7, 6],
    [international, 0, 0, 1],
    [international, 45, 9, 0],
    [international, 49, 9, 8],
  ])('%o square %i is row %i, column %i', (variant, square, row, column) => {
    expect(rowOf(variant, square)).toBe(row);
    expect(columnOf(variant, square)).toBe(column);
    expect(squareAt(variant, row, column)).toBe(square);
  });

  it('leaves out the other colour and what lies off the board', () => {
    expect(squareAt(american, 0, 0)).toBeUndefined();
    expect(squareAt(american, -1, 0)).toBeUndefined();
    expect(squareAt(american, 0, 8)).toBeUndefined();
    expect(squareAt(american, 8, 1)).toBeUndefined();
  });

  it.each(VARIANT_NAMES)('%s: bits and squares translate both ways', (name) => {
    const variant = VARIANTS[name];
    const squares = Array.from({ length: squareCount(variant) }, (_, square) => square);
    for (const square of squares) expect(squareOf(variant, bitOf(variant, square))).toBe(square);
    const all = squaresOf(variant, bitboardOf(variant, squares));
    expect(all.sort((a, b) => a - b)).toEqual(squares);
    expect(() => squareOf(variant, 63)).toThrow(RangeError);
  });
});

describe('the start', () => {
  it.each(VARIANT_NAMES)('%s: all men, two rows or more empty between', (name) => {
    const variant = VARIANTS[name];
    const start = startPosition(variant, variant.officialFirst);
    expect(start.cells).toHaveLength(squareCount(variant));
    expect(materialOf(start, 'white')).toEqual({ men: variant.menPerSide, kings: 0 });
    expect(materialOf(start, 'black')).toEqual({ men: variant.menPerSide, kings: 0 });
    expect(pieceAt(start, 0)).toBe('b');
    expect(pieceAt(start, squareCount(variant) - 1)).toBe('w');
    expect(pieceAt(start, squareCount(variant))).toBeUndefined();
  });

  it('is seen by the kernel from the side to move', () => {
    const white = bitboardsOf(american, startPosition(american, 'white'));
    const black = bitboardsOf(american, startPosition(american, 'black'));
    expect(white.own).toBe(black.opp);
    expect([white.side, black.side]).toEqual([0, 1]);
    expect(white.own & 1n).toBe(1n);
  });
});

describe('moves on the board', () => {
  const board = (pieces: Record<number, string>, turn: Position['turn']): Position => ({
    turn,
    cells: Array.from({ length: 32 }, (_, square) => pieces[square] ?? 'e').join(''),
  });

  it('takes the captured pieces off, crowns, and passes the turn', () => {
    const before = board({ 9: 'w', 5: 'B' }, 'white');
    const move = { from: 9, to: 0, captures: [5], path: [9, 0], crowned: true };
    expect(applyMove(before, move)).toEqual(board({ 0: 'W' }, 'black'));
  });

  it('brings a king home that captured in a circle', () => {
    const before = board({ 9: 'B', 13: 'w' }, 'black');
    const move = { from: 9, to: 9, captures: [13], path: [9, 9], crowned: false };
    expect(applyMove(before, move)).toEqual(board({ 9: 'B' }, 'white'));
  });
});

describe('games by name', () => {
  it.each([
    ['american', 'american'],
    ['English', 'american'],
    [' CHECKERS ', 'american'],
    ['polish', 'international'],
    ['turkish', undefined],
    ['', undefined],
  ])('%j is %s', (text, name) => {
    expect(findVariant(text)?.name).toBe(name);
  });

  it('crowns White on top and Black at the bottom', () => {
    expect(crowningRow(american, 'white')).toBe(0);
    expect(crowningRow(international, 'black')).toBe(9);
  });
});
