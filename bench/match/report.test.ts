import { describe, expect, it } from 'vitest';
import { eloText, reportOf, summaryLine } from './report.ts';
import type { PairCounts } from './statistics.ts';
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
      '  result  +2 =1 -1  62.5 %  Elo +89, at least -372',
      '  games   A won 50.0 %, drew 25.0 %, lost 25.0 %',
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
    expect(summaryLine(tallyOf(GAMES.slice(0, 2)), sprt)).toMatch(
      /^\+2 =0 -0 {2}100.0 % {2}Elo at least -636, all won {2}LLR \d/,
    );
  });

  it('does not make a result of nothing', () => {
    expect(summaryLine(tallyOf([]), sprt)).toBe('no game was finished');
    const names = { a: 'depth=8', b: 'depth=6' };
    expect(reportOf(tallyOf([]), [], { title: 'russian', names, sprt })).toBe(
      'russian: no game was finished',
    );
  });

  it('says of how many pairs Elo is, where a game has no other', () => {
    expect(summaryLine(tallyOf(GAMES.slice(0, 1)), undefined)).toBe(
      '+1 =0 -0  100.0 %  no whole pair, no Elo',
    );
    expect(summaryLine(tallyOf(GAMES.slice(0, 3)), undefined)).toBe(
      '+2 =1 -0  83.3 %  Elo at least -636, all won (whole pairs: 1)',
    );
  });

  it.each<[PairCounts, string]>([
    [[10, 20, 40, 20, 10], 'Elo 0 ± 37'],
    [[0, 0, 0, 0, 100], 'Elo at least +570, all won'],
    [[10, 0, 0, 0, 0], 'Elo at most -140, all lost'],
    [[1, 0, 0, 0, 1], 'Elo 0, or anything after so few games'],
    [[50, 0, 1, 0, 50], 'Elo 0 ± 68'],
    [[0, 0, 1, 0, 9], 'Elo +512, at least +311'],
  ])('tells what can be told of pairs %j', (pairs, text) => {
    expect(eloText(pairs)).toBe(text);
  });
});
