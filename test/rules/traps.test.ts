/**
 * Mistakes that other draughts programs have made, or their users believed in, one row each. Where
 * a mistake is not one of move generation, its test stands elsewhere:
 *
 * | mistake | where |
 * |---|---|
 * | a man on its last row, an empty side, a square twice, a range of kings in a FEN | src/notation/fen.test.ts |
 * | numbering and orientation of the boards in full | src/notation/squares.test.ts |
 * | capture signs, leading zeros, compact moves, illegal or ambiguous input | src/notation/moves.test.ts |
 * | a win by a blocked side, undo of a capture that crowned, an illegal move played | src/game/game.test.ts |
 * | what resets a draw counter, moves and plies, piece counts, main road, repetition | src/game/counters.test.ts, draws.test.ts |
 * | several routes where only the end is chosen | test/rules/routes.test.ts, src/tui |
 * | explosions of captures | test/rules/worst-cases.test.ts |
 *
 * And these cannot occur: Turkish, Thai and Frisian rules (not among the games), and captured
 * squares in any order as the Hub protocol lists them (nothing here reads Hub moves).
 */
import { describe, expect, it } from 'vitest';
import { algebraicName, parseSquare } from '../../src/notation/squares.ts';
import { applyMove } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import type { VariantName } from '../../src/rules/types.ts';
import { inOrder, legal, positionOf } from './support.ts';

/** [what is right, game, position, legal moves (what they take, sorted)] */
type Row = readonly [string, VariantName, string, readonly string[]];

const MECHANICS: readonly Row[] = [
  [
    'a captured piece stays until the move ends and blocks',
    'international',
    'W:WK41,49:B9,10,12,19,38',
    ['41x43 (9,12,19,38)'],
  ],
  [
    'no way back through a piece just taken (russian)',
    'russian',
    'W:WKd4:Bc5,e3',
    ['d4xa7 (c5)', 'd4xb6 (c5)', 'd4xf2 (e3)', 'd4xg1 (e3)'],
  ],
  [
    'no way back through a piece just taken (brazilian)',
    'brazilian',
    'W:WKd4:Bc5,e3',
    ['d4xa7 (c5)', 'd4xb6 (c5)', 'd4xf2 (e3)', 'd4xg1 (e3)'],
  ],
  [
    'no way back through a piece just taken (spanish)',
    'spanish',
    'W:WK14:B11,18',
    ['14x4 (11)', '14x7 (11)', '14x21 (18)', '14x25 (18)'],
  ],
  [
    'no way back through a piece just taken (czech)',
    'czech',
    'W:WKd4:Bc5,e3',
    ['d4xa7 (c5)', 'd4xb6 (c5)', 'd4xf2 (e3)', 'd4xg1 (e3)'],
  ],
  [
    'a man crowned inside a capture does not come back through it either',
    'russian',
    'B:Wd2,f4:Be3',
    ['e3xc1 (d2) =K', 'e3xg5 (f4)'],
  ],
  [
    'an empty square may be crossed twice, a piece jumped only once',
    'international',
    'W:WK1:B7,9,17,19,20,30,31,33,43,44',
    ['1x15 (7,9,17,19,20,30,31,33,43,44)'],
  ],
  [
    'the square left behind is empty: the king comes home, once',
    'international',
    'W:WK2:B7,8,17,18',
    ['2x2 (7,8,17,18)'],
  ],
  [
    'the same pieces in another order are the same move',
    'international',
    'W:WK38:B18,19,32,33',
    [
      '38x38 (18,19,32,33)',
      '38x42 (18,19,32,33)',
      '38x43 (18,19,32,33)',
      '38x47 (18,19,32,33)',
      '38x49 (18,19,32,33)',
    ],
  ],
  [
    'the same ends with other pieces taken are two moves',
    'international',
    'W:WK47:B14,19,29,31,42',
    ['47x36 (14,29,31,42)', '47x36 (19,29,31,42)'],
  ],
  [
    'the same ends with other pieces taken are two moves, again',
    'international',
    'W:WK4:B13,20,32,37',
    ['4x15 (13,20,32)', '4x15 (13,20,37)'],
  ],
  [
    'the same ends with another number of pieces taken are two moves',
    'russian',
    'W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8',
    ['f8xb4 (c5)', 'f8xb4 (c5,e5,g5,g7)', 'h4xb6 (c5,e5,g5)'],
  ],
  [
    'a king lands where it can go on, if it can',
    'russian',
    'B:W12,17,19,23,25,27,29:B1,3,4,7,8,10,11,K13,14',
    ['a5xe5 (b4,f2,f4)', 'c5xc1 (b2,b4) =K'],
  ],
  [
    'a king lands where it can go on, without a rule of quantity (czech)',
    'czech',
    'W:WKa1:Bb2,d6',
    ['a1xb8 (b2,d6)', 'a1xc7 (b2,d6)'],
  ],
  [
    'a king may have several landing squares in the end',
    'russian',
    'W:WKd2:Bc5,e3,e5,f6',
    ['d2xa3 (c5,e3,e5)', 'd2xa3 (c5,e3,f6)', 'd2xb4 (c5,e3,e5)', 'd2xb4 (c5,e3,f6)'],
  ],
  ['a king does not jump two pieces in a row', 'brazilian', 'W:WKa1:Bc3,d4', ['a1-b2']],
  ['a king does not jump its own side', 'russian', 'W:WKa1,c3:Bd4,e5', ['a1-b2', 'c3-b4']],
  [
    'a flying king may land anywhere behind',
    'brazilian',
    'W:WKa1:Bb2',
    ['a1xc3 (b2)', 'a1xd4 (b2)', 'a1xe5 (b2)', 'a1xf6 (b2)', 'a1xg7 (b2)', 'a1xh8 (b2)'],
  ],
  [
    'staying where it is is no move of a king',
    'international',
    'B:WK1,K2,14,16,31,37,42:BK49',
    ['49-21', '49-27', '49-32', '49-35', '49-38', '49-40', '49-43', '49-44'],
  ],
  [
    'a capture begun is completed, whatever else is free',
    'american',
    'W:Wa1:Bb2,d4',
    ['29x15 (18,25)'],
  ],
];

const PRIORITIES: readonly Row[] = [
  [
    'italian: a king met earlier goes before',
    'italian',
    'W:WK30:B10,12,18,K20,K26,27',
    ['30x5 (10,18,26)'],
  ],
  [
    'italian: of equal kings, the one met earlier decides',
    'italian',
    'W:WK30:B10,K12,K18,20,K26,K27',
    ['30x5 (10,18,26)'],
  ],
  ['italian: a man takes no king', 'italian', 'W:W30:BK26', ['30-27']],
  ['italian: a man takes a man', 'italian', 'W:W30:B27', ['30x23 (27)']],
  ['italian: a man takes two men', 'italian', 'W:W30:B19,27', ['30x14 (19,27)']],
  ['italian: nor does it take a king as a later piece', 'italian', 'W:W30:BK19,27', ['30x23 (27)']],
  [
    'italian: quantity goes before capturing with a king',
    'italian',
    'W:WK21,31:B10,18,27',
    ['31x6 (10,18,27)'],
  ],
  ['italian: a king captures before a man', 'italian', 'W:WK23,31:B19,26,27', ['23x21 (26,27)']],
  ['italian: most kings', 'italian', 'W:WK23:B19,K28', ['23x32 (28)']],
  [
    'italian: free choice where all is equal',
    'italian',
    'W:WK31:B18,20,K27,K28',
    ['31x13 (18,27)', '31x15 (20,28)'],
  ],
  [
    'italian: free choice among single men',
    'italian',
    'W:WK22:B18,19,27',
    ['22x13 (18)', '22x15 (19)', '22x31 (27)'],
  ],
  [
    'italian: one piece more outweighs all the rest together',
    'italian',
    'W:W31,K29:B12,20,28,K26,K18',
    ['31x8 (12,20,28)'],
  ],
  [
    'international: a king counts as one piece (king captures)',
    'international',
    'W:W26:B12,K21,31,32',
    ['26x8 (12,21)', '26x28 (31,32)'],
  ],
  [
    'international: a king counts as one piece (man captures)',
    'international',
    'W:W35:B30,K40',
    ['35x24 (30)', '35x44 (40)'],
  ],
  [
    'brazilian: no preference for kings',
    'brazilian',
    'W:Wd4:Bc5,Ke5',
    ['d4xb6 (c5)', 'd4xf6 (e5)'],
  ],
  ['spanish: most kings among equals', 'spanish', 'W:W14,6:B10,K11', ['6x15 (11)']],
  ['spanish: quantity before kings', 'spanish', 'W:Wb1,h3:Bc2,e4,Kg4', ['4x18 (7,14)']],
  [
    'czech: a king captures before a man that takes more',
    'czech',
    'W:Wa1,Kh6:Bb2,d4,g7',
    ['h6xf8 (g7)'],
  ],
  ['czech: no rule of quantity', 'czech', 'W:Wa1,f2:Bb2,d4,g3', ['a1xe5 (b2,d4)', 'f2xh4 (g3)']],
  [
    'international: most pieces of all routes of one king',
    'international',
    'W:WK47:B13,14,22,24,31,34,K41,44',
    ['47x49 (13,14,22,24,31,34,41,44)'],
  ],
  [
    'international: most pieces over all the men',
    'international',
    'W:W48:B24,K31,34,K42,43',
    ['48x19 (24,34,43)'],
  ],
  [
    'american: no rule of quantity, no king first',
    'american',
    'W:W20,K32:B8,16,27',
    ['20x4 (8,16) =K', '32x23 (27)'],
  ],
];

const CROWNING: readonly Row[] = [
  ['passing the last row does not crown', 'international', 'W:W15:B9,10', ['15x13 (9,10)']],
  ['ending there does', 'international', 'W:W15:B8,19,20', ['15x2 (8,19,20) =K']],
  ['brazilian: passing', 'brazilian', 'W:Wh6:Bg7,e7,d2', ['h6xd6 (e7,g7)']],
  ['brazilian: ending', 'brazilian', 'W:Wh6:Bg7,c5,d2', ['h6xf8 (g7) =K']],
  ['russian: goes on as a king', 'russian', 'W:Wh6:Bg7,c5,d2', ['h6xe1 (c5,d2,g7) =K']],
  ['russian: and from farther away', 'russian', 'W:Wh6:Bg7,e7,d2', ['h6xe1 (d2,e7,g7) =K']],
  ['american: crowned, stops', 'american', 'W:Wb6:Bc7,e7', ['9x2 (6) =K']],
  ['czech: crowned, stops', 'czech', 'W:Wb6:Bc7,e7', ['b6xd8 (c7) =K']],
  ['spanish: crowned, stops', 'spanish', 'W:Wg6:Bf7,d7', ['21x30 (26) =K']],
  ['italian: crowned, stops', 'italian', 'W:Wg6:Bf7,d7', ['12x3 (7) =K']],
  [
    'crowned also where another capture takes more',
    'russian',
    'W:Wb6,e1:Bc7,d2,b4',
    ['b6xd8 (c7) =K', 'e1xa5 (b4,d2)'],
  ],
  ['crowned without a capture', 'international', 'W:W6:B45', ['6-1 =K']],
  ['Black is crowned at the bottom', 'russian', 'B:Wa3:Bb2', ['b2-a1 =K', 'b2-c1 =K']],
];

describe.each([
  ['mechanics of captures', MECHANICS],
  ['priorities', PRIORITIES],
  ['crowning', CROWNING],
])('%s', (_, rows) => {
  it.each(rows)('%s', (_title, variant, fen, expected) => {
    expect(legal(variant, fen)).toEqual([...expected].sort(inOrder));
  });
});

describe('men capture backward or not', () => {
  // A white man with a black one behind it, on the official board of each game.
  it.each<readonly [VariantName, string, readonly string[]]>([
    ['american', 'W:We5:Bd4', ['15-10', '15-11']],
    ['russian', 'W:We5:Bd4', ['e5xc3 (d4)']],
    ['brazilian', 'W:We5:Bd4', ['e5xc3 (d4)']],
    ['spanish', 'W:Wd5:Be4', ['19-22', '19-23']],
    ['italian', 'W:Wd5:Be4', ['14-10', '14-11']],
    ['czech', 'W:We5:Bd4', ['e5-d6', 'e5-f6']],
    ['international', 'W:We5:Bd4', ['28x37 (32)']],
  ])('%s', (variant, fen, expected) => {
    expect(legal(variant, fen)).toEqual([...expected].sort(inOrder));
  });
});

describe('kings fly or not', () => {
  it.each<readonly [VariantName, string, number]>([
    ['american', 'W:WKd4:Bh6', 4],
    ['russian', 'W:WKd4:Bh6', 13],
    ['brazilian', 'W:WKd4:Bh6', 13],
    ['spanish', 'W:WKe4:Ba6', 13],
    ['italian', 'W:WKe4:Ba6', 4],
    ['czech', 'W:WKd4:Bh6', 13],
    ['international', 'W:WKe5:Bh6', 17],
  ])('%s %s: %i moves', (variant, fen, count) => {
    expect(legal(variant, fen)).toHaveLength(count);
  });
});

describe('a blocked side has no move', () => {
  it.each<readonly [string, readonly string[]]>([
    ['W:Wa3:Bb4,c5', []],
    ['B:Wa3:Bb4,c5', ['14-18', '17-22']],
  ])('american %s', (fen, expected) => {
    expect(legal('american', fen)).toEqual([...expected].sort(inOrder));
  });

  it.each(Object.values(VARIANTS))(
    'nor has one whose opponent has no pieces ($name)',
    ({ name }) => {
      expect(legal(name, 'W:WK20:B')).toEqual([]);
      expect(legal(name, 'B:WK20:B')).toEqual([]);
    },
  );
});

describe('capture not forced', () => {
  it.each<readonly [string, VariantName, string, readonly string[]]>([
    [
      'quiet moves are added, captures are still completed',
      'russian',
      'W:Wa1,h2:Bb2,d4',
      ['a1xe5 (b2,d4)', 'h2-g3'],
    ],
    [
      'priorities still choose among captures',
      'brazilian',
      'W:Wa1,h2,h4:Bb2,d4,g5',
      ['a1xe5 (b2,d4)', 'h2-g3'],
    ],
    [
      'a king may wait, and a man may not capture in its place',
      'czech',
      'W:Wa1,Kh6:Bb2,d4,g7',
      ['h6-c1', 'h6-d2', 'h6-e3', 'h6-f4', 'h6-g5', 'h6xf8 (g7)'],
    ],
  ])('%s', (_, variant, fen, expected) => {
    expect(legal(variant, fen, false)).toEqual([...expected].sort(inOrder));
  });
});

describe('the pieces after a move', () => {
  it.each<readonly [string, VariantName, string, string]>([
    ['all captured ones leave, the man is a king', 'russian', 'W:Wh6:Bg7,e7,d2', 'B:WKe1:B'],
    ['a man that passed the last row is a man', 'brazilian', 'W:Wh6:Bg7,e7,d2', 'B:Wd6:Bd2'],
    ['a king that came home stands there', 'international', 'W:WK2:B7,8,17,18', 'B:WK2:B'],
  ])('%s', (_, name, before, after) => {
    const variant = VARIANTS[name];
    const position = positionOf(variant, before);
    const [move] = legalMoves({ variant, forcedCapture: true }, position);
    expect(move && applyMove(position, move)).toEqual(positionOf(variant, after));
  });
});

describe('where number 1 is', () => {
  it.each<readonly [VariantName, string, string]>([
    ['american', 'b8', 'g1'],
    ['russian', 'b8', 'g1'],
    ['italian', 'a8', 'h1'],
    ['spanish', 'h1', 'a8'],
    ['international', 'b10', 'i1'],
  ])('%s: 1 is %s and the last is %s', (name, first, last) => {
    const variant = VARIANTS[name];
    const named = (text: string): string =>
      algebraicName(variant, parseSquare(variant, text) ?? -1);
    expect([named('1'), named(name === 'international' ? '50' : '32')]).toEqual([first, last]);
  });
});

describe('PDN game types are the standard ones', () => {
  it.each<readonly [VariantName, string]>([
    ['american', '21,B,8,8,N1,0'],
    ['russian', '25,W,8,8,A0,0'],
    ['brazilian', '26,W,8,8,A0,0'],
    ['spanish', '24,W,8,8,N1,1'],
    ['italian', '22,W,8,8,N2,1'],
    ['czech', '29,W,8,8,A0,0'],
    ['international', '20,W,10,10,N2,0'],
  ])('%s: %s', (name, type) => {
    expect(VARIANTS[name].pdnGameType).toBe(type);
  });
});
