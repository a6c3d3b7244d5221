import { describe, expect, it } from 'vitest';
import { withoutGaps } from './match.ts';
import { inOrder } from './tally.ts';
import { gameWon } from './test-support.ts';

describe('the games that count for a test', () => {
  it('are whole pairs, up to the first that is not', () => {
    const games = [
      gameWon(0, false, 'a'),
      gameWon(0, true, 'a'),
      gameWon(1, false, 'a'),
      gameWon(1, true, 'a'),
      gameWon(2, true, 'a'),
      gameWon(3, false, 'a'),
      gameWon(3, true, 'a'),
    ];
    expect(withoutGaps(games)).toHaveLength(4);
    expect(withoutGaps(games.slice(0, 3))).toHaveLength(2);
    expect(withoutGaps(inOrder(games.slice(1)))).toHaveLength(0);
    expect(withoutGaps([])).toHaveLength(0);
  });
});
