import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startPosition } from '../../rules/board.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { formatFen } from '../fen.ts';
import { parsePdn } from './parse.ts';
import { movesOf, readEntry, readError, readGame } from './test-support.ts';

describe('the moves of a game', () => {
  it.each([
    ['as the standard has them', '1. 32-28 19-23 2. 28x19 14x23 *'],
    ['with a result in place of the star', '1. 32-28 19-23 2. 28x19 14x23 1-1'],
    ['with nothing at the end', '1. 32-28 19-23 2. 28x19 14x23'],
    ['without numbers', '32-28 19-23 28x19 14x23'],
    ['with numbers for both sides', '1.32-28 1...19-23 2.28x19 2...14x23'],
    ['with numbers that are wrong', '7. 32-28 19-23 3. 28x19 9. 14x23'],
    ['with numbers without dots', '1 32-28 19-23 2 28x19 14x23'],
    ['on lines that break anywhere', '1.\n32-28\r\n19-23 2.\r28x19\n\n14x23'],
    ['with leading zeros', '01. 32-28 19-23 02. 28x19 14x23'],
    ['without separators', '3228 1923 2819 1423'],
    ['with spaces around the separators', '1. 32 - 28 19 - 23 2. 28 x 19 14 x 23'],
    ['with other separators', '1. 32\u201328 19\u201323 2. 28:19 14\u00d723'],
    ['with the signs mixed up', '1. 32x28 19x23 2. 28-19 14-23'],
    ['with marks', '1. 32-28! 19-23 ?! 2. 28x19(!) 14x23 $14 *'],
    ['with a star for the only move', '1. 32-28 19-23* 2. 28x19* 14x23 *'],
    ['with remarks everywhere', '{a} 1. {b} 32-28 {c}{d} 19-23 % e\n2. 28x19 ; f\n14x23 {g} *'],
    ['with variations', '1. 32-28 (1. 33-28 19-23 (1... 17-22)) 19-23 (17-22) 2. 28x19 14x23'],
    ['with a byte order mark', '\ufeff1. 32-28 19-23 2. 28x19 14x23'],
    ['after a position', '/FEN "W:W31-50:B1-20"/ 1. 32-28 19-23 2. 28x19 14x23'],
  ])('%s', (_, text) => {
    expect(movesOf(readGame(text))).toBe('32-28 19-23 28x19 14x23');
  });

  it.each([
    ['in letters', 'russian', '1. c3-d4 d6-c5 2. b2-c3 f6-g5'],
    ['in letters without a sign', 'russian', '1. c3d4 d6c5 2. b2c3 f6g5'],
    ['in capital letters', 'russian', '1. C3-D4 D6-C5 2. B2-C3 F6-G5'],
    ['in numbers, where letters are usual', 'russian', '1. 22-18 10-14 2. 25-22 11-16'],
  ] as const)('of an algebraic game, %s', (_, name, text) => {
    expect(movesOf(readGame(text, { variant: VARIANTS[name] }))).toBe('c3-d4 d6-c5 b2-c3 f6-g5');
  });
});

describe('captures', () => {
  const twoWays = '[GameType "20"]\n[FEN "W:WK47:B14,19,29,31,42"]\n';

  it.each([
    ['full paths', '47x38x24x13x36'],
    ['as many stops as tell it', '47x13x36'],
    ['the Hub protocol, in any order', '47x36x42x14x29x31'],
  ])('can be written with %s', (_, move) => {
    const game = readGame(`${twoWays}1. ${move} *`);
    expect(game.line.moves).toHaveLength(1);
  });

  it('are refused with all that they could be, where nothing tells', () => {
    expect(readError(`${twoWays}1. 47x36 *`)).toEqual({
      code: 'pdn.move',
      number: '1.',
      at: 50,
      line: 3,
      column: 4,
      error: {
        code: 'move.ambiguous',
        text: '47x36',
        candidates: ['47x38x24x13x36', '47x38x20x9x36'],
      },
    });
  });

  it('may come home to where they began, which is no result', () => {
    const game = readGame('[GameType "20"][FEN "W:WK2:B7,8,17,18"] 1. 2x2 2-0');
    expect(game.line.moves).toHaveLength(1);
    expect(game.result).toBe('white');
  });
});

describe('what a game is', () => {
  it.each([
    ['20', 'international'],
    ['21', 'american'],
    ['22', 'italian'],
    ['24', 'spanish'],
    ['25', 'russian'],
    ['26', 'brazilian'],
    ['29', 'czech'],
    ['25,W,8,8,A0,0', 'russian'],
    ['25, W, 8, 8, A0, 0', 'russian'],
    ['25,w,8,8,a0', 'russian'],
    ['20,W,10,10,N1,0', 'international'],
    ['26,W,8,2,A1,0', 'brazilian'],
    ['28,W,8,8,N1,1', 'spanish'],
    ['32', 'american'],
    ['Russian', 'russian'],
    ['checkers', 'american'],
  ] as const)('GameType %j is %s', (type, name) => {
    const game = readGame(`[GameType "${type}"]`);
    expect(game.ruleset.variant.name).toBe(name);
    expect(game.ruleset.forcedCapture).toBe(true);
    expect(game.start).toEqual(startPosition(VARIANTS[name], VARIANTS[name].officialFirst));
  });

  it.each(['23', '23,W,8,8,A0,0', '27', '30', '31', '31,B,8,8,N2,0', '40', '41', '0', '50'])(
    'GameType %j is not played here',
    (gameType) => {
      const error = readError(`[Event "a"]\n[GameType "${gameType}"]\n1. 32-28 *`);
      expect(error).toEqual({ code: 'pdn.game-type', gameType, at: 23, line: 2, column: 12 });
    },
  );

  it('the colour in a full GameType begins', () => {
    expect(readGame('[GameType "25,B,8,8,A3,0"] 1. b6-a5').start.turn).toBe('black');
  });

  it.each([
    ['american', '1. 11-15 23-18 2. 8-11 27-23'],
    ['international', '1. 32-28 19-23'],
    ['italian', '1. 22-19 11-14 2. 21-18 14x21'],
    ['spanish', '1. 10-14 22-18 2. 14-19 23x14'],
    ['russian', '1. c3-d4 d6-c5 2. b2-c3 f6-g5'],
    ['brazilian', '[FEN "W:Wh6:Bg7,e7,d2"] 1. h6xd6'],
    ['czech', '[FEN "W:Wh6:Bg7,e7"] 1. h6xf8'],
    // What only one of the games can have, however it is written.
    ['international', '[FEN "W:Wj4:Bb8"] 1. j4-i5'],
  ] as const)('without a GameType, %s is told by its moves: %s', (name, text) => {
    const entry = readEntry(text);
    expect(entry.game.ok && entry.game.value.ruleset.variant.name).toBe(name);
  });

  it('without a GameType, the caller may know', () => {
    const game = readGame('[GameType "?"] 1. c3-d4', { variant: VARIANTS.czech });
    expect(game.ruleset.variant.name).toBe('czech');
    const told = readGame('[GameType "26"] 1. c3-d4', { variant: VARIANTS.czech });
    expect(told.ruleset.variant.name).toBe('brazilian');
  });

  it('without a GameType, the error is that of the game that goes furthest', () => {
    expect(readError('1. 32-28 19-23 2. 28x19 14x24')).toMatchObject({ at: 24, number: '2...' });
  });

  it('its own tag tells the house rules', () => {
    const game = readGame('[GameType "25"][DamaRules "house free-capture quiet-plies:12 new"]');
    expect(game).toMatchObject({ house: true, quietPlies: 12, start: { turn: 'black' } });
    expect(game.ruleset.forcedCapture).toBe(false);
    const international = readGame('[GameType "20"][DamaRules "house free-capture"]');
    expect(international).toMatchObject({ house: false, start: { turn: 'white' } });
    expect(international.ruleset.forcedCapture).toBe(true);
  });
});

describe('where a game begins', () => {
  it.each([
    ['in its tag', '[GameType "25"][SetUp "1"][FEN "B:Wa1:Bh8"]'],
    ['in the text', '[GameType "25"] /FEN "B:Wa1:Bh8"/ 1... h8-g7'],
    ['in the text, twice', '[GameType "25"] /FEN "W:Wa1:Bh8"/ /FEN "B:Wa1:Bh8"/'],
    ['in numbers', '[GameType "25"][FEN "B:W29:B4"]'],
    ['with a final dot', '[GameType "25"][fen "B:W29:B4."]'],
  ])('%s', (_, text) => {
    expect(formatFen(VARIANTS.russian, readGame(text).start)).toBe('B:Wa1:Bh8');
  });

  it('is the usual place when the tag is empty', () => {
    expect(readGame('[GameType "25"][FEN ""] 1. c3-d4').line.moves).toHaveLength(1);
  });

  it('is read with the move counter that some programs add', () => {
    expect(readGame('[GameType "20"][FEN "W:WK1:BK50:H14:F30"]').quietPlies).toBe(14);
  });

  it('cannot be changed in the middle', () => {
    const entry = readEntry('1. 32-28 19-23 /FEN "W:W1:B50"/ 2. 28x19');
    expect(entry.game).toMatchObject({ error: { code: 'pdn.setup-inside', at: 15 } });
    expect(entry.partial && movesOf(entry.partial)).toBe('32-28 19-23');
  });

  it('is an error of the position when it is wrong, at its character', () => {
    const text = '[GameType "25"]\n[FEN "W:Wa1,b9:Bh8"]\n1. a1-b2';
    expect(readError(text)).toMatchObject({
      code: 'pdn.fen',
      error: { code: 'fen.unknown-square', square: 'b9' },
      line: 2,
      column: 13,
    });
  });
});

describe('results', () => {
  it.each([
    ['[GameType "20"][Result "2-0"] *', 'white'],
    ['[GameType "20"][Result "0-2"] *', 'black'],
    ['[GameType "20"][Result "1-1"] *', 'draw'],
    ['[GameType "20"][Result "0-0"] *', 'bothLost'],
    ['[GameType "20"][Result "*"] *', 'unknown'],
    ['[GameType "20"][Result "4-6"] 4-6', 'unknown'],
    ['[GameType "20"] *', 'unknown'],
    ['[GameType "20"] 1. 32-28 2-0', 'white'],
    ['[GameType "25"][Result "1 - 0"]', 'white'],
    ['[GameType "25"][Result "1/2-1/2"]', 'draw'],
    // By points where the others are usual, and the other way round.
    ['[GameType "25"][Result "0-2"]', 'black'],
    ['[GameType "20"][Result "\u00bd-\u00bd"]', 'draw'],
    // In American draughts Black begins, and 1-0 is Black's win.
    ['[GameType "21"][Result "1-0"]', 'black'],
    ['[GameType "21"][Result "0-1"]', 'white'],
    // In others White's comes first even when Black begins at home.
    ['[GameType "25,B,8,8,A3,0"][DamaRules "house"][Result "1-0"]', 'white'],
    // What stands by the moves goes before the tag.
    ['[GameType "25"][Result "1/2-1/2"] 1. c3-d4 1-0', 'white'],
  ])('%s', (text, result) => {
    expect(readGame(text).result).toBe(result);
  });
});

describe('remarks', () => {
  it('stay with their moves', () => {
    const game = readGame(
      '{To begin:} 1. 32-28! {the\n usual} {one} 19-23 $14 $7 (17-22 {or so} 28x17 $1)\n{x} 2. 28x19?! *',
    );
    expect(game.line.comment).toBe('To begin:');
    expect(game.line.moves).toMatchObject([
      { nags: [1], comment: 'the usual one', variations: [] },
      {
        nags: [14, 7],
        comment: 'x',
        variations: [{ moves: [{ comment: 'or so' }, { nags: [1] }] }],
      },
      { nags: [6] },
    ]);
    expect(game.line.moves[2]).not.toHaveProperty('comment');
  });

  it('a variation that cannot be played is cut there, and the game goes on', () => {
    const entry = readEntry('1. 32-28 (33-28 50-1) (1-2) 19-23 (/FEN "W:W1:B2"/ 1-2) *');
    expect(entry.game).toMatchObject({ ok: true });
    expect(entry.game.ok && entry.game.value.line.moves[0]?.variations).toMatchObject([
      { moves: [{}] },
    ]);
    expect(entry.skipped.map(({ code, column }) => [code, column])).toEqual([
      ['pdn.move', 17],
      ['pdn.move', 24],
      ['pdn.setup-inside', 42],
    ]);
  });
});

describe('files', () => {
  it('hold games one after the other, however they end', () => {
    const text = [
      '[White "1"] 1. 32-28 *',
      '[White "2"]\n[Black "b"]\n\n1. 32-28 19-23 2-0',
      '[White "3"] 1. 33-28 19-23',
      '[White "4"]\n\n',
      '[White "5"] *',
      '1. 34-29 1-1',
      '1. 2-0',
      '{a remark at the end}',
    ].join('\n\n');
    const games = parsePdn(text);
    expect(games.map(({ tags }) => tags.map(({ value }) => value).join())).toEqual([
      '1',
      '2,b',
      '3',
      '4',
      '5',
      '',
    ]);
    expect(games.map(({ game }) => game.ok && game.value.line.moves.length)).toEqual([
      1, 2, 2, 0, 0, 1,
    ]);
    expect(games.map(({ at }) => text.slice(at, at + 10))).toEqual([
      '[White "1"',
      '[White "2"',
      '[White "3"',
      '[White "4"',
      '[White "5"',
      '34-29 1-1\n',
    ]);
  });

  it('repeat a tag in one game without making it two', () => {
    const text = '[Event "a"]\n[White "w"]\n[Event "b"]\n1. 32-28 *';
    expect(parsePdn(text)).toHaveLength(1);
  });

  it.each([
    ['', 0],
    [' \n{nothing}\n* 1-0 *', 0],
    ['* * 1. 32-28 * *', 1],
  ])('%j has %i games', (text, count) => {
    expect(parsePdn(text)).toHaveLength(count);
  });

  it.each([
    ['an illegal move', '1. 32-28 19-23 2. 33-29', { code: 'pdn.move', line: 3, column: 19 }],
    ['junk', '1. 32-28 oops', { code: 'pdn.move', error: { code: 'move.syntax' } }],
    ['a stray sign', '1. 32-28 # 19-23', { code: 'pdn.syntax', found: '#', column: 10 }],
    ['a move left out', '41. - - 42. 32-28', { code: 'pdn.syntax', found: '-', column: 5 }],
    ['a remark never closed', '1. 32-28 {oops 19-23', { expected: 'commentEnd', column: 10 }],
    ['a brace too many', '1. 32-28 {a {b} c} 19-23', { code: 'pdn.move', column: 17 }],
    ['a variation never closed', '1. 32-28 (1. 33-28', { expected: 'variationEnd', line: 5 }],
    ['a variation never opened', '1. 32-28) 19-23', { expected: 'move', found: ')' }],
    ['a variation of nothing', '(32-28) 19-23', { expected: 'move', found: '(' }],
    ['a setup that is none', '/FEN W:W1/ 32-28', { expected: 'setup' }],
    ['a bad position', '[FEN "W:W99:B1"]', { code: 'pdn.fen' }],
    ['a position cut off', '[FEN "W:W9', { code: 'pdn.syntax', expected: 'tag', line: 3 }],
    ['a star in a variation', '1. 32-28 (1. 33-28 *', { expected: 'variationEnd' }],
  ])('with %s in one game keep the others', (_, damaged, error) => {
    const text = `[White "1"] 1. 32-28 *\n[White "2"]\n${damaged}\n\n[White "3"] 1. 32-28 *`;
    const games = parsePdn(text);
    expect(games.map(({ game }) => game.ok)).toEqual([true, false, true]);
    expect(games[1]?.game).toMatchObject({ error });
  });

  it('pass over a bad tag that nothing depends on', () => {
    const entry = readEntry('[Event "cut\n[White "w"]\n1. 32-28 *');
    expect(entry.game.ok).toBe(true);
    expect(entry.tags).toEqual([{ name: 'White', value: 'w' }]);
    expect(entry.skipped).toMatchObject([{ code: 'pdn.syntax', expected: 'tag', line: 1 }]);
  });

  it('begin a game with a bad tag too', () => {
    const games = parsePdn('[White "1"] 1. 32-28\n[FEN "W:W1\n[White "2"]\n1. 32-28');
    expect(games.map(({ game }) => game.ok)).toEqual([true, false]);
  });

  it('of brackets only are refused, not followed to the end of the stack', () => {
    const text = `1. 32-28 ${'(33-28 '.repeat(50_000)}`;
    expect(readError(text)).toMatchObject({ code: 'pdn.too-deep' });
  });

  it('tell lines and columns whatever ends the lines', () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const text = ['[White "a"]', '', '1. 32-28', ' 19-99'].join(end);
      expect(readError(text)).toMatchObject({ line: 4, column: 2 });
    }
  });
});

describe('anything at all', () => {
  const pieces = fc.constantFrom(
    ...['[White "', '"]', '[FEN "W:W31:B1"]', '{', '}', '(', ')', '/', '/FEN "', '*', '1-0', '1. '],
    ...[
      '32-28 ',
      '19x23',
      'c3:d4',
      '3228',
      '...',
      '%',
      '$7',
      '!?',
      '\n',
      '\r\n',
      '"',
      '\\',
      '\u0000',
    ],
  );

  it('is read without a throw, and again the same', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 40 }), (parts) => {
        const text = parts.join('');
        const entries = parsePdn(text);
        for (const { at, game } of entries) {
          expect(at).toBeLessThanOrEqual(text.length);
          if (!game.ok) expect(game.error.at).toBeLessThanOrEqual(text.length);
        }
        expect(parsePdn(text)).toEqual(entries);
      }),
      { numRuns: 500 },
    );
  });
});
