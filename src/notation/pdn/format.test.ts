import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../rules/variants.ts';
import { formatPdn, formatPdnGame } from './format.ts';
import { formatGameType, gameNumber, readGameType } from './game-type.ts';
import { parsePdn } from './parse.ts';
import { formatResult, readResult } from './results.ts';
import { formatRulesTag, readRulesTag } from './rules-tag.ts';
import { readGame } from './test-support.ts';
import { PDN_RESULTS, type PdnGame } from './types.ts';
import { cleanComment } from './wrap.ts';

/** A game with tags and a remark of any text in it. */
function gameWith(fields: Partial<PdnGame>): PdnGame {
  return { ...readGame('[GameType "20"] 1. 32-28 19-23 *'), ...fields };
}

describe('formatPdnGame', () => {
  it('writes tags in their order, and the moves behind them', () => {
    const game = readGame(
      '[DamboTopLine "x"][Black "b"][White "w"][Result "2-0"][Event "e"][GameType "20"] 1. 32-28 19-23',
    );
    expect(formatPdnGame(game)).toBe(
      [
        '[Event "e"]',
        '[White "w"]',
        '[Black "b"]',
        '[Result "2-0"]',
        '[GameType "20,W,10,10,N2,0"]',
        '[DamboTopLine "x"]',
        '',
        '1. 32-28 19-23 *',
        '',
      ].join('\n'),
    );
  });

  it('writes where a game began that did not begin as usual, and who was to move', () => {
    const game = readGame('[GameType "25"][FEN "B:WKa1:Bh6,Kb8"] 1... h6-g5 2. a1-b2 *');
    expect(formatPdnGame(game)).toBe(
      [
        '[Result "*"]',
        '[GameType "25,W,8,8,A0,0"]',
        '[SetUp "1"]',
        '[FEN "B:WKa1:BKb8,h6"]',
        '',
        '1... h6-g5 2. a1-b2 *',
        '',
      ].join('\n'),
    );
  });

  it('numbers in pairs from the side that begins: Black in American draughts', () => {
    const game = readGame('[GameType "21"] 11-15 23-18 8-11');
    expect(formatPdnGame(game)).toContain('\n1. 11-15 23-18 2. 8-11 *\n');
  });

  it('writes the house setup with Black as the first side', () => {
    const game = readGame('[DamaRules "house free-capture"][GameType "25,B,8,8,A3,0"] b6-a5 c3-b4');
    expect(formatPdnGame(game)).toBe(
      [
        '[Result "*"]',
        '[GameType "25,B,8,8,A3,0"]',
        '[SetUp "1"]',
        '[FEN "B:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8"]',
        '[DamaRules "house free-capture"]',
        '',
        '1. b6-a5 c3-b4 *',
        '',
      ].join('\n'),
    );
  });

  it("writes captures with the game's own sign, whole only where the ends do not tell", () => {
    expect(
      formatPdnGame(readGame('[GameType "25"] c3-d4 d6-c5 b2-c3 f6-g5 a1-b2 g5-f4 g3e5')),
    ).toContain('g3:e5');
    const two = '[GameType "20"][FEN "W:WK47:B14,19,29,31,42"]';
    expect(formatPdnGame(readGame(`${two} 47x20x36`))).toContain('1. 47x38x20x9x36 *');
  });

  it('writes remarks, marks and variations where they were', () => {
    const text = [
      '{To begin:} 1. 32-28! $14 {the usual one} (1. 33-28 {or} 1... 18-23 (1... 17-22',
      '2. 28x17) 2. 39-33) 1... 19-23 2. 28x19?! *',
    ].join('\n');
    expect(formatPdnGame(readGame(text))).toContain(`\n\n${text}\n`);
  });

  it('writes nothing that would end a tag or a remark early', () => {
    const game = gameWith({
      tags: [
        { name: 'Event', value: 'a "b" \\ c\n]' },
        { name: 'no name', value: 'x' },
      ],
      line: { comment: ' {a}\n%b\tc} ', moves: [] },
    });
    expect(formatPdnGame(game)).toContain(String.raw`[Event "a \"b\" \\ c ]"]`);
    expect(formatPdnGame(game)).not.toContain('no name');
    expect(formatPdnGame(game)).toContain('\n\n{(a) %b c)} *\n');
  });

  it('begins no line of a remark with a sign that means something there', () => {
    const comment = `${'word '.repeat(15)}%none [White "x"] ${'[%clk 0:00:01] '.repeat(9)}`;
    const game = gameWith({ line: { comment, moves: [] } });
    const text = formatPdnGame(game);
    expect(text.split('\n\n')[1]).not.toMatch(/^[%[]/m);
    expect(readGame(text).line.comment).toBe(cleanComment(comment));
  });

  it('has short lines', () => {
    const moves = '32-28 19-23 28x19 14x23 37-32 10-14 41-37 14-19 46-41 5-10 35-30 20-25';
    const game = readGame(`${moves} {${'a long remark on it '.repeat(20)}}`);
    const lines = formatPdnGame(game).split('\n\n')[1]?.split('\n') ?? [];
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line.length).toBeLessThan(80);
  });

  it('writes many games that are read back one by one', () => {
    const games = ['[White "1"] 32-28', '[White "2"] 33-28 2-0', '[White "3"]'].map((text) =>
      readGame(text),
    );
    const entries = parsePdn(formatPdn(games));
    expect(entries.map(({ tags }) => tags[0]?.value)).toEqual(['1', '2', '3']);
  });

  it('is read back the same, whatever is in its tags and remarks', () => {
    const line = gameWith({}).line;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (value, text) => {
        const [first, second] = line.moves;
        if (first === undefined || second === undefined) throw new Error('no moves');
        const game = gameWith({
          tags: [{ name: 'Event', value }],
          line: {
            comment: text,
            moves: [
              { ...first, comment: value },
              { ...second, comment: text },
            ],
          },
        });
        const written = formatPdnGame(game);
        const again = readGame(written);
        expect(formatPdnGame(again)).toBe(written);
        expect(again.line.moves.map(({ comment }) => comment ?? '')).toEqual(
          [value, text].map(cleanComment),
        );
      }),
      { numRuns: 300 },
    );
  });
});

describe('GameType', () => {
  it.each([
    ['american', 'black', '21,B,8,8,N1,0'],
    ['american', 'white', '21,W,8,8,N2,0'],
    ['russian', 'white', '25,W,8,8,A0,0'],
    ['russian', 'black', '25,B,8,8,A3,0'],
    ['italian', 'black', '22,B,8,8,N1,1'],
    ['spanish', 'black', '24,B,8,8,N2,1'],
    ['international', 'white', '20,W,10,10,N2,0'],
  ] as const)('of %s begun by %s is %s', (name, first, text) => {
    expect(formatGameType(VARIANTS[name], first)).toBe(text);
    expect(readGameType(text)).toEqual({ kind: 'known', variant: VARIANTS[name], first });
  });

  it('has a number for every game', () => {
    for (const variant of Object.values(VARIANTS)) expect(gameNumber(variant)).toBeGreaterThan(19);
  });
});

describe('results', () => {
  it('are read as they are written, in every game', () => {
    for (const variant of Object.values(VARIANTS)) {
      for (const result of PDN_RESULTS) {
        expect(readResult(variant, formatResult(variant, result))).toBe(result);
      }
    }
  });

  it.each([
    ['russian', 'white', '1-0'],
    ['russian', 'draw', '1/2-1/2'],
    ['american', 'black', '1-0'],
    ['international', 'black', '0-2'],
    ['international', 'draw', '1-1'],
    ['international', 'bothLost', '0-0'],
  ] as const)('in %s, %s is %s', (name, result, text) => {
    expect(formatResult(VARIANTS[name], result)).toBe(text);
  });
});

describe('the tag of the rules', () => {
  it.each([
    [{ house: false, freeCapture: false, quietPlies: 0 }, ''],
    [{ house: true, freeCapture: false, quietPlies: 0 }, 'house'],
    [{ house: true, freeCapture: true, quietPlies: 9 }, 'house free-capture quiet-plies:9'],
  ])('%j', (rules, text) => {
    expect(formatRulesTag(rules)).toBe(text);
    expect(readRulesTag(text)).toEqual(rules);
  });
});
