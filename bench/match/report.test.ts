import { describe, expect, it } from 'vitest';
import { reportOf, summaryLine } from './report.ts';
import { tallyOf } from './tally.ts';
import { gameWon } from './test-support.ts';
import type { MatchGame } from './types.ts';

const effort = {
  a: { searches: 4, depth: 30, nodes: 4000, milliseconds: 2 },
  b: { searches: 2, depth: 12, nodes: 1000, milliseconds: 1 },
};
const GAMES: readonly MatchGame[] = [
  { ...gameWon(0, false, 'a'), effort },
  { ...gameWon(0, true, 'a'), effort },
  { ...gameWon(1, false, undefined), ending: 'repetition' },
  { ...gameWon(1, true, 'b'), ending: 'crash', fault: 'Error: unreachable' },
];
const sprt = { elo0: 0, elo1: 30, alpha: 0.05, beta: 0.05 };

describe('a report', () => {
  it('says everything', () => {
    const text = reportOf(tallyOf(GAMES), GAMES, {
      title: 'russian',
      names: { a: 'depth=8', b: 'depth=6' },
      sprt,
    });
    expect(text.split('\n')).toEqual([
      'russian: 4 games',
      '  A       depth=8',
      '  B       depth=6',
      '  result  +2 =1 -1  62.5 %  Elo +89 ± inf',
      '  lost    25.0 %',
      '  pairs   0 1 0 0 1  (0, 1/2, 1, 1 1/2, 2 points)',
      expect.stringMatching(
        /^ {2}test {4}LLR 0\.\d\d of -2\.94 to 2\.94: undecided between 0 and 30/,
      ),
      '  depth   A 7.5         B 6.0',
      '  nodes   A 1000        B 500',
      '  nodes/s A 2000000     B 1000000',
      '  plies   0 a game',
      '  ended   no move left 2, repetition 1, CRASH 1',
      '  fault   pair 2, game 2: A (depth=8): CRASH: Error: unreachable',
    ]);
  });

  it('has a short form', () => {
    expect(summaryLine(tallyOf([]), sprt)).toBe('+0 =0 -0  50.0 %  Elo 0 ± inf  LLR 0.00');
  });
});
