import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPosition, anyVariant } from '../../test/notation/arbitraries.ts';
import { startPosition } from '../rules/board.ts';
import type { Color, Position, VariantName } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import type { FenError } from './errors.ts';
import { formatFen, parseFen } from './fen.ts';
import { parseSquare } from './squares.ts';

/** The position a FEN gives, or the code of its error. */
function read(name: VariantName, text: string): Position | FenError {
  const result = parseFen(VARIANTS[name], text);
  return result.ok ? result.value.position : result.error;
}

const STARTS: readonly (readonly [VariantName, string])[] = [
  ['american', 'B:W21-32:B1-12'],
  ['italian', 'W:W21-32:B1-12'],
  ['spanish', 'W:W1-12:B21-32'],
  ['russian', 'W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8'],
  ['brazilian', 'W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8'],
  ['czech', 'W:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8'],
  ['international', 'W:W31-50:B1-20'],
];

describe('start positions', () => {
  it.each(STARTS)('%s: %s', (name, fen) => {
    const variant = VARIANTS[name];
    expect(read(name, fen)).toEqual(startPosition(variant, variant.officialFirst));
  });

  it.each(STARTS.filter(([, fen]) => fen.includes('a1')))('%s is written so too', (name, fen) => {
    expect(formatFen(VARIANTS[name], startPosition(VARIANTS[name], 'white'))).toBe(fen);
  });
});

describe('dialects', () => {
  const SAME: readonly (readonly [VariantName, string, string])[] = [
    // variant, as it may come, as it is written
    ['american', 'B:BK3:W30', 'B:W30:BK3'],
    ['american', '  b : w 30 , 31 : b k3 , 4 .  ', 'B:W30,31:BK3,4'],
    ['american', 'B:W030:B03', 'B:W30:B3'],
    ['american', 'W:W31', 'W:W31:B'],
    ['american', 'W:B5', 'W:W:B5'],
    ['american', 'W:W:B5', 'W:W:B5'],
    ['american', 'B:W18,24,27,28,K10,K15:B', 'B:WK10,K15,18,24,27,28:B'],
    ['american', 'W:WA1,G3:BB8', 'W:W24,29:B1'],
    ['international', 'W:WK31-33:BK1-2,5', 'W:WK31,K32,K33:BK1,K2,5'],
    ['international', 'W:W31\u201333:B1', 'W:W31,32,33:B1'],
    ['international', 'W:W31-31:B1', 'W:W31:B1'],
    ['international', 'W:W31:B20:H5:F12', 'W:W31:B20'],
    ['international', 'W:H0:F1:W31:B20', 'W:W31:B20'],
    ['international', '[FEN "W:W31:B20"]', 'W:W31:B20'],
    ['international', ' [ fen "W:W31:B20." ] ', 'W:W31:B20'],
    ['international', 'W:WKa1:Bj10', 'W:WK46:B5'],
    ['international', 'B:W50:B', 'B:W50:B'],
    // Doubled side to move.
    ['international', 'W:W:W31:B1', 'W:W31:B1'],
    ['international', 'B:B:W50:B', 'B:W50:B'],
    // lidraughts numbers the squares of Russian and Brazilian.
    ['russian', 'W:W21-23:BK1', 'W:Wa3,c3,e3:BKb8'],
    ['russian', 'W:WKA1,C3:BB8', 'W:WKa1,c3:Bb8'],
    ['russian', 'W:WKf8,e3,a5,a3:BC5', 'W:Wa3,a5,e3,Kf8:Bc5'],
    // The official boards of these two are mirrored: playing corner at the right.
    ['italian', 'W:Wh1:Ba8', 'W:W32:B1'],
    ['spanish', 'W:Wh1:Ba8', 'W:W1:B32'],
    // The game is over: a man may stand where it was to be crowned.
    ['american', 'W:W1:B', 'W:W1:B'],
    ['american', 'B:B32', 'B:W:B32'],
  ];

  it.each(SAME)('%s: %j is %s', (name, text, written) => {
    const result = parseFen(VARIANTS[name], text);
    expect(result).toMatchObject({ ok: true });
    if (result.ok) expect(formatFen(VARIANTS[name], result.value.position)).toBe(written);
  });

  it('reads the counters', () => {
    expect(parseFen(VARIANTS.international, 'W:W31:B20:H5:F12')).toMatchObject({
      value: { halfMoves: 5, fullMove: 12 },
    });
    expect(parseFen(VARIANTS.international, 'W:W31:B20')).toEqual({
      ok: true,
      value: { position: expect.objectContaining({ turn: 'white' }) as Position },
    });
  });
});

const ERRORS: readonly (readonly [VariantName, string, FenError])[] = [
  ['american', '', { code: 'fen.empty' }],
  ['american', ' \n ', { code: 'fen.empty' }],
  ['american', '[FEN ""]', { code: 'fen.empty' }],
  ['american', '.', { code: 'fen.empty' }],
  ['american', 'W', { code: 'fen.no-pieces' }],
  ['american', 'W:W:B', { code: 'fen.no-pieces' }],
  ['american', '?:W1', { code: 'fen.unknown-turn', at: 0 }],
  ['american', 'X:W1', syntax(0, 'X', 'turn')],
  ['american', ':W1:B2', syntax(0, ':', 'turn')],
  ['american', 'hello', syntax(0, 'hello', 'turn')],
  ['american', 'W31-32:B1', syntax(1, '31', 'colon')],
  ['american', 'Wa1', syntax(1, 'a1', 'colon')],
  ['american', 'W:', syntax(2, '', 'color')],
  ['american', 'W:31:B1', syntax(2, '31', 'color')],
  ['american', 'W:W31:B1:+0+0', syntax(9, '+', 'color')],
  ['american', 'W:W31:B1:Hx', syntax(10, 'x', 'number')],
  ['american', 'W:W31:B1:F', syntax(10, '', 'number')],
  ['american', 'W:W31:B1:H1234567', syntax(10, '1234567', 'number')],
  ['american', 'W:W31,:B1', syntax(6, ':', 'square')],
  ['american', 'W:W31,,32:B1', syntax(6, ',', 'square')],
  ['american', 'W:W31,K:B1', syntax(6, 'K', 'square')],
  ['american', 'W:WK4,WK5:B4', syntax(6, 'WK5', 'square')],
  ['american', 'W:W31 32:B1', syntax(6, '32', 'separator')],
  ['american', 'W:W31;32:B1', syntax(5, ';', 'separator')],
  ['american', 'W:W31-:B1', syntax(5, '-', 'separator')],
  ['american', 'W:W21-22-23:B1', syntax(8, '-', 'separator')],
  ['american', 'W:W\u{1f600}:B1', syntax(3, '\u{1f600}', 'square')],
  ['american', '[FEN "W:W31:B1"', syntax(15, '', 'tagEnd')],
  ['american', '[FEN "W:W99:B1"]', unknown('99', 8, 9)],
  ['american', 'W:W33:B1', unknown('33', 8, 3)],
  ['american', 'W:W0:B1', unknown('0', 8, 3)],
  ['american', 'W:WK40:B1', unknown('40', 8, 4)],
  ['american', 'W:W31:B1-40', unknown('40', 8, 9)],
  ['american', 'W:W1-99999999999:B1', unknown('99999999999', 8, 5)],
  ['russian', 'W:Wa2:Bb8', unknown('a2', 8, 3)],
  ['russian', 'W:Wa1, A2:Bb8', unknown('A2', 8, 7)],
  ['italian', 'W:Wa1:B1', unknown('a1', 8, 3)],
  ['international', 'W:W51:B1', unknown('51', 10, 3)],
  ['american', 'W:W31,31:B1', { code: 'fen.square-twice', square: '31', at: 6 }],
  ['american', 'W:W31:BK31', { code: 'fen.square-twice', square: '31', at: 8 }],
  ['american', 'W:W30-32:Bg1', { code: 'fen.square-twice', square: 'g1', at: 10 }],
  ['american', 'W:Wg1:B30-32', { code: 'fen.square-twice', square: '32', at: 7 }],
  ['american', 'W:W31:W30:B1', { code: 'fen.color-twice', color: 'white', at: 6 }],
  ['american', 'W:W31:B1:H5:H6', { code: 'fen.counter-twice', counter: 'H', at: 12 }],
  ['american', 'W:W31:B1:F5:H6:F5', { code: 'fen.counter-twice', counter: 'F', at: 15 }],
  ['international', 'W:B:W50:B', { code: 'fen.color-twice', color: 'black', at: 8 }],
  ['american', 'W:W32-21:B1', { code: 'fen.range-reversed', range: '32-21', at: 3 }],
  ['russian', 'W:Wa1-c1:Bb8', { code: 'fen.range-letters', range: 'a1-c1', at: 3 }],
  ['russian', 'W:WKa1 - 31:Bb8', { code: 'fen.range-letters', range: 'a1 - 31', at: 4 }],
  ['international', 'W:W31,G18:B1', { code: 'fen.ghost', square: 'G18', at: 6 }],
  ['international', 'W:W31,P18:B1', { code: 'fen.ghost', square: 'P18', at: 6 }],
  ['international', 'W:W31:BG5', { code: 'fen.ghost', square: 'G5', at: 7 }],
  ['russian', 'W:Wa3:BGc5', { code: 'fen.ghost', square: 'Gc5', at: 7 }],
  ['american', 'W:W31,2:B5', crowning('2', 'white', 6)],
  ['american', 'W:WK1,31:B5,K6,30', crowning('30', 'black', 15)],
  ['international', 'W:W6-10,3:B11', crowning('3', 'white', 8)],
  ['spanish', 'W:W31:B5', crowning('31', 'white', 3)],
  ['american', 'W:W5-17:BK1', { code: 'fen.too-many', color: 'white', count: 13, max: 12 }],
  ['international', 'W:WK50:B1-21', { code: 'fen.too-many', color: 'black', count: 21, max: 20 }],
];

describe('errors say what and where', () => {
  it.each(ERRORS)('%s: %j', (name, text, error) => {
    expect(read(name, text)).toEqual(error);
  });
});

describe('round trips', () => {
  const anyBoard = anyVariant().chain((variant) =>
    anyPosition(variant).map((position) => ({ variant, position })),
  );

  it('reads back every position it writes, in all seven games', () => {
    fc.assert(
      fc.property(anyBoard, ({ variant, position }) => {
        const text = formatFen(variant, position);
        expect(parseFen(variant, text)).toEqual({ ok: true, value: { position } });
        expect(parseFen(variant, `[FEN "${text.toLowerCase()}."]`)).toEqual({
          ok: true,
          value: { position },
        });
      }),
      { numRuns: 500 },
    );
  });

  it('gives a value or an error for any text, with an offset inside it', () => {
    const noise = fc.string({
      unit: fc.constantFrom(...'WBKGPwbHF0123456789abgj:,-. ?["]\u2013'.split('')),
    });
    fc.assert(
      fc.property(anyVariant(), fc.oneof(fc.string(), noise), (variant, text) => {
        const result = parseFen(variant, text);
        if (result.ok || !('at' in result.error)) return;
        expect(result.error.at).toBeGreaterThanOrEqual(0);
        expect(result.error.at).toBeLessThanOrEqual(text.length);
        if (result.error.code !== 'fen.syntax') return;
        expect(text.startsWith(result.error.found, result.error.at)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('answers fast on very long text', () => {
    const list = Array.from({ length: 100_000 }, () => '31').join(',');
    expect(read('international', `W:W${list}:B1`)).toMatchObject({ code: 'fen.square-twice' });
    expect(read('international', ' '.repeat(500_000))).toEqual({ code: 'fen.empty' });
    expect(parseSquare(VARIANTS.russian, '9'.repeat(100_000))).toBeUndefined();
  });
});

function syntax(
  at: number,
  found: string,
  expected: Extract<FenError, { code: 'fen.syntax' }>['expected'],
): FenError {
  return { code: 'fen.syntax', at, found, expected };
}

function unknown(square: string, size: number, at: number): FenError {
  return { code: 'fen.unknown-square', square, size, at };
}

function crowning(square: string, color: Color, at: number): FenError {
  return { code: 'fen.man-on-crowning-row', square, color, at };
}
