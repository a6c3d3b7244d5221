import { describe, expect, it } from 'vitest';
import type { ResetEvent, VariantName } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { countingRules, eventsOf, nextCounts, pliesAllowed, startCounts } from './counters.ts';
import { drawRules, type Setup } from './setups.ts';
import { gameFrom, moveOf, positionOf } from './test-support.ts';
import { currentPosition } from './game.ts';

/** A ply: the position after it, and what happened in it. */
type Step = readonly [fen: string, ...events: ResetEvent[]];

/** What each rule, by its article, has counted after some plies; rules that do not hold are left out. */
function countsAfter(
  name: VariantName,
  setup: Setup,
  start: string,
  steps: readonly Step[],
  quietPlies = 0,
): Readonly<Record<string, number>> {
  const variant = VARIANTS[name];
  const rules = countingRules(drawRules(variant, setup));
  const first = startCounts(rules, variant, positionOf(name, start), quietPlies);
  const counts = steps.reduce(
    (so, [fen, ...events]) => nextCounts(so, variant, new Set(events), positionOf(name, fen)),
    first,
  );
  const running = counts.filter((count) => count.running);
  return Object.fromEntries(
    running.map(({ rule, plies }) => [`${rule.article}, ${rule.moves}`, plies]),
  );
}

/** The same position over and over: only kings moved, and nothing was taken. */
const quiet = (fen: string, plies: number): readonly Step[] => new Array<Step>(plies).fill([fen]);

describe('each rule, and only those of the position, counts in', () => {
  it.each<[VariantName, Setup, string, string, readonly string[]]>([
    ['american', 'house', 'any position', 'W:Wa1:Bh8', ['house rule, 40']],
    ['american', 'official', 'any position', 'W:WKa1:BKh8', ['WCDF 1.32.2, 40']],
    ['italian', 'official', 'any position', 'W:WKa1:BKh8', ['FID 10.4, 40']],
    ['czech', 'official', 'any position', 'W:WKa1:BKh8', ['FMJD, Czech draughts, 15']],
    ['spanish', 'official', 'two kings v one', 'W:WKa1,Kc1:BKh8', ['section64port.online, 20']],
    [
      'spanish',
      'official',
      'three kings v one',
      'W:WKa1,Kc1,Ke1:BKh6',
      ['section64port.online, 20', 'playstrategy.org, 12'],
    ],
    ['spanish', 'official', 'four v one', 'W:WKa1,Kc1,Ke1,Kg1:BKh6', ['section64port.online, 20']],
    ['brazilian', 'official', 'three kings v one', 'W:WKa1,Kc1,Ke1:BKh4', ['CBD 18, 20']],
    ['brazilian', 'official', '2K v 2K', 'W:WKa1,Kc1:BKh4,Kh2', ['CBD 18, 20', 'CBD 19, 5']],
    ['brazilian', 'official', '2K v 1K', 'W:WKa1:BKh4,Kh2', ['CBD 18, 20', 'CBD 19, 5']],
    ['brazilian', 'official', 'K+M v 2K', 'W:WKa1,c1:BKh4,Kh2', ['CBD 18, 20', 'CBD 19, 5']],
    ['brazilian', 'official', 'K+M v K', 'W:WKa1:BKh4,h6', ['CBD 18, 20', 'CBD 19, 5']],
    ['brazilian', 'official', 'K+M v K+M', 'W:WKa1,c1:BKh4,h6', ['CBD 18, 20']],
    ['brazilian', 'official', 'K v M', 'W:WKa1:Bh6', ['CBD 18, 20']],
    ['russian', 'official', '2M v K', 'W:Wa1,c1:BKh6', ['FMJD-64 7.2.5, 15']],
    ['russian', 'official', 'eight pieces', 'W:WKa1,c1,e1,g1:BKh6,h4,b8,d8', ['FMJD-64 7.2.5, 15']],
    [
      'russian',
      'official',
      'seven pieces',
      'W:WKa1,c1,e1,g1:BKh6,b8,d8',
      ['FMJD-64 7.2.5, 15', 'FMJD-64 7.2.6, 60'],
    ],
    [
      'russian',
      'official',
      'six pieces, five of them one side',
      'W:WKa1,c1,e1,g1,c3:BKh6',
      ['FMJD-64 7.2.5, 15', 'FMJD-64 7.2.6, 60'],
    ],
    [
      'russian',
      'official',
      'five pieces',
      'W:WKa1,c1:BKh6,b8,d8',
      ['FMJD-64 7.2.5, 15', 'FMJD-64 7.2.6, 30'],
    ],
    [
      'russian',
      'official',
      'five pieces, one side with men only',
      'W:WKa1,Kc1:Bh6,b8,d8',
      ['FMJD-64 7.2.5, 15'],
    ],
    [
      'russian',
      'official',
      'three kings v one',
      'W:WKe1,Kc1,Kg1:BKh6',
      ['FMJD-64 7.2.4, 15', 'FMJD-64 7.2.5, 15', 'FMJD-64 7.2.6, 30'],
    ],
    [
      'russian',
      'official',
      'four kings v one, Black the stronger',
      'W:WKc1:BKh6,Kh4,Kb8,Kd8',
      ['FMJD-64 7.2.4, 15', 'FMJD-64 7.2.5, 15', 'FMJD-64 7.2.6, 30'],
    ],
    [
      'russian',
      'official',
      'three kings v one on the main road',
      'W:WKe1,Kc1,Kg1:BKd4',
      ['FMJD-64 7.2.4, 15', 'FMJD-64 7.2.5, 15', 'FMJD-64 7.2.6, 30', 'FMJD-64 7.2.7, 5'],
    ],
    [
      'russian',
      'official',
      'K+2M v K on the main road, Black the stronger',
      'W:WKa1:BKh6,b6,b8',
      ['FMJD-64 7.2.5, 15', 'FMJD-64 7.2.6, 30', 'FMJD-64 7.2.7, 5'],
    ],
    [
      'russian',
      'official',
      'the stronger side holds the main road',
      'W:WKa1,c1,e1:BKh6',
      ['FMJD-64 7.2.5, 15', 'FMJD-64 7.2.6, 30'],
    ],
    ['russian', 'official', 'K v K', 'W:WKa1:BKh6', ['FMJD-64 7.2.5, 15', 'FMJD-64 7.2.8, 5']],
    ['international', 'house', 'four kings v one', 'W:WK1,K2,K3,K4:BK50', ['FMJD 6.2, 25']],
    ['international', 'house', 'K+2M v K', 'W:WK1,31,32:BK50', ['FMJD 6.2, 25', 'FMJD 6.3, 16']],
    ['international', 'house', '3M v K', 'W:W30,31,32:BK50', ['FMJD 6.2, 25']],
    ['international', 'house', 'K v K+M', 'W:WK1:BK50,11', ['FMJD 6.2, 25', 'FMJD 6.4, 5']],
  ])('%s, %s: %s', (name, setup, _, fen, articles) => {
    const counts = countsAfter(name, setup, fen, quiet(fen, 3));
    expect(Object.keys(counts).toSorted()).toEqual(articles.toSorted());
    expect(new Set(Object.values(counts))).toEqual(new Set([3]));
  });
});

describe('what resets a quiet count', () => {
  const men = 'W:Wa1,c1:Bh8,f8';
  it.each<[VariantName, Setup, ResetEvent[], number]>([
    ['american', 'house', [], 1],
    ['american', 'house', ['manMove'], 1],
    ['american', 'house', ['manMove', 'promotion'], 0],
    ['american', 'house', ['capture'], 0],
    ['american', 'official', [], 1],
    ['american', 'official', ['manMove'], 0],
    ['american', 'official', ['manMove', 'promotion'], 0],
    ['american', 'official', ['capture'], 0],
    ['italian', 'official', ['manMove'], 0],
    ['spanish', 'official', ['manMove'], 0],
    ['brazilian', 'official', ['manMove'], 0],
    ['czech', 'official', ['manMove'], 0],
    ['international', 'official', ['manMove'], 0],
  ])('%s, %s: %j leaves %i', (name, setup, events, plies) => {
    const fen = name === 'international' ? 'W:W41,42:B11,12' : men;
    expect(Object.values(countsAfter(name, setup, fen, [[fen, ...events]]))).toEqual([plies]);
  });

  it('Russian endings of 30 and 60 moves are not reset by a man that is not crowned', () => {
    const fen = 'W:WKa1,c1:BKh6,b8,d8';
    const counts = (events: ResetEvent[]): unknown =>
      countsAfter('russian', 'official', fen, [...quiet(fen, 7), [fen, ...events]]);
    expect(counts(['manMove'])).toEqual({ 'FMJD-64 7.2.5, 15': 0, 'FMJD-64 7.2.6, 30': 8 });
    expect(counts(['manMove', 'promotion'])).toEqual({
      'FMJD-64 7.2.5, 15': 0,
      'FMJD-64 7.2.6, 30': 0,
    });
  });
});

describe('when an ending counts', () => {
  const three = 'W:WK1,K2,K3:BK50';
  const two = 'W:WK1,K2:BK50';

  it('the ply that makes it is the start, not the first of its moves', () => {
    const counts = countsAfter('international', 'official', 'W:WK1,K2,K3:BK50,K49', [
      [three, 'capture'],
      [three],
    ]);
    expect(counts).toEqual({ 'FMJD 6.2, 25': 1, 'FMJD 6.3, 16': 1 });
  });

  it('international: a capture inside the 16 moves does not restart them, and the 5 run beside', () => {
    const counts = countsAfter('international', 'official', three, [
      ...quiet(three, 26),
      [two, 'capture'],
      ...quiet(two, 5),
    ]);
    expect(counts).toEqual({ 'FMJD 6.2, 25': 5, 'FMJD 6.3, 16': 32, 'FMJD 6.4, 5': 5 });
  });

  it('international: two against one without three before has no 16 moves', () => {
    const counts = countsAfter('international', 'official', two, quiet(two, 2));
    expect(counts).toEqual({ 'FMJD 6.2, 25': 2, 'FMJD 6.4, 5': 2 });
  });

  it('a man crowned stays in the class', () => {
    const counts = countsAfter('international', 'official', 'W:WK1,K2,6:BK50', [
      ...quiet('W:WK1,K2,6:BK50', 4),
      [three, 'manMove', 'promotion'],
      ...quiet(three, 2),
    ]);
    expect(counts).toEqual({ 'FMJD 6.2, 25': 2, 'FMJD 6.3, 16': 7 });
  });

  it('an exchange from two against one to one against one stays in the class', () => {
    const one = 'W:WK1:BK50';
    const counts = countsAfter('international', 'official', two, [
      ...quiet(two, 4),
      [one, 'capture'],
    ]);
    expect(counts).toEqual({ 'FMJD 6.2, 25': 0, 'FMJD 6.4, 5': 5 });
  });

  it('Russian: three against one ends with the third king, and two against one begins', () => {
    const counts = countsAfter('russian', 'official', 'W:WKa1,Kc1,Ke1:BKh6', [
      ...quiet('W:WKa1,Kc1,Ke1:BKh6', 20),
      ['W:WKa1,Kc1:BKh6', 'capture'],
      ...quiet('W:WKa1,Kc1:BKh6', 3),
    ]);
    expect(counts).toEqual({ 'FMJD-64 7.2.5, 15': 3, 'FMJD-64 7.2.8, 5': 3 });
  });

  it('Russian: from four kings to three against one the 15 moves go on', () => {
    const counts = countsAfter('russian', 'official', 'W:WKa1,Kc1,Ke1,Kg1:BKh6', [
      ...quiet('W:WKa1,Kc1,Ke1,Kg1:BKh6', 6),
      ['W:WKa1,Kc1,Ke1:BKh6', 'capture'],
    ]);
    expect(counts).toEqual({
      'FMJD-64 7.2.4, 15': 7,
      'FMJD-64 7.2.5, 15': 0,
      'FMJD-64 7.2.6, 30': 0,
    });
  });

  it('Russian main road: a crowned man goes on with the 5 and begins the 15', () => {
    const counts = countsAfter('russian', 'official', 'W:WKc1,Kg1,b6:BKd4', [
      ...quiet('W:WKc1,Kg1,b6:BKd4', 3),
      ['W:WKc1,Kg1,Kb8:BKd4', 'manMove', 'promotion'],
    ]);
    expect(counts).toMatchObject({ 'FMJD-64 7.2.7, 5': 4, 'FMJD-64 7.2.4, 15': 0 });
  });

  it('Russian main road: leaving it ends the count, coming back begins it anew', () => {
    const on = 'W:WKc1,Kg1,Ke1:BKd4';
    const off = 'W:WKc1,Kg1,Ke1:BKa7';
    const away = countsAfter('russian', 'official', on, [...quiet(on, 7), [off]]);
    expect(away).not.toHaveProperty('FMJD-64 7.2.7, 5');
    const back = countsAfter('russian', 'official', on, [
      ...quiet(on, 7),
      [off],
      [off],
      [on],
      [on],
    ]);
    expect(back).toMatchObject({ 'FMJD-64 7.2.7, 5': 1, 'FMJD-64 7.2.4, 15': 11 });
  });
});

describe('a start position with known quiet plies', () => {
  it('gives them to the quiet counts and to the ending on the board', () => {
    expect(countsAfter('international', 'official', 'W:WK1,K2:BK50', [], 6)).toEqual({
      'FMJD 6.2, 25': 6,
      'FMJD 6.4, 5': 6,
    });
  });

  it('does not guess where the lone king stood', () => {
    const counts = countsAfter('russian', 'official', 'W:WKc1,Kg1,Ke1:BKd4', [], 8);
    expect(counts).toMatchObject({ 'FMJD-64 7.2.4, 15': 8, 'FMJD-64 7.2.7, 5': 0 });
  });
});

describe('events', () => {
  it.each([
    ['a king moves', 'W:WKa1:Bh8', 'a1-b2', []],
    ['a man moves', 'W:Wa1:Bh8', 'a1-b2', ['manMove']],
    ['a man is crowned', 'W:Wa7:Bh6', 'a7-b8', ['manMove', 'promotion']],
    ['a king takes', 'W:WKa1:Bb2', 'a1-c3', ['capture']],
    ['a man takes and is crowned', 'W:Wb6:Bc7,h2', 'b6-d8', ['capture', 'manMove', 'promotion']],
  ])('%s', (_, fen, text, events) => {
    const game = gameFrom('american', 'house', fen);
    expect([...eventsOf(currentPosition(game), moveOf(game, text))].toSorted()).toEqual(events);
  });
});

it('a rule allows its moves to each side', () => {
  expect(countingRules(drawRules(VARIANTS.international, 'official')).map(pliesAllowed)).toEqual([
    50, 32, 10,
  ]);
});
