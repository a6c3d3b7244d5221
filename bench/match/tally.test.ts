import { describe, expect, it } from 'vitest';
import { inOrder, pairCountsOf, shareOfPoints, tallyOf } from './tally.ts';
import { gameWon } from './test-support.ts';

const GAMES = [
  gameWon(1, false, 'a'),
  gameWon(0, true, undefined),
  gameWon(1, true, 'a'),
  gameWon(0, false, 'b'),
  gameWon(2, false, undefined),
];

describe('a tally', () => {
  it('counts games, and the pairs that are whole', () => {
    expect(tallyOf(GAMES)).toMatchObject({
      games: 5,
      won: 2,
      drawn: 2,
      lost: 1,
      pairs: [0, 1, 0, 0, 1],
      endings: { noMoves: 5 },
    });
    expect(shareOfPoints(tallyOf(GAMES))).toBeCloseTo(0.6);
  });

  it('can be empty', () => {
    expect(pairCountsOf([])).toEqual([0, 0, 0, 0, 0]);
    expect(shareOfPoints(tallyOf([]))).toBe(0.5);
  });

  it('puts games in order', () => {
    expect(inOrder(GAMES).map(({ pair, second }) => `${pair}${second ? 'b' : 'a'}`)).toEqual([
      '0a',
      '0b',
      '1a',
      '1b',
      '2a',
    ]);
  });
});
