import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPosition, anyReached, anyRuleset } from '../../test/notation/arbitraries.ts';
import { legalMoves } from '../rules/moves.ts';
import type { Move, Position, Ruleset, VariantName } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import type { IllegalMoveReason, MoveError } from './errors.ts';
import { parseFen } from './fen.ts';
import { formatMove, formatMoves, formatPath, parseMove } from './moves.ts';
import { algebraicName, numericName } from './squares.ts';

const STARTS: Readonly<Partial<Record<VariantName, string>>> = {
  american: 'B:W21-32:B1-12',
  russian: 'W:W21-32:B1-12',
  spanish: 'W:W1-12:B21-32',
  italian: 'W:W21-32:B1-12',
  international: 'W:W31-50:B1-20',
};

interface Table {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly legal: readonly Move[];
}

/** A position to move in; `start` is the game's own. */
function table(name: VariantName, fen: string, forcedCapture = true): Table {
  const ruleset: Ruleset = { variant: VARIANTS[name], forcedCapture };
  const result = parseFen(ruleset.variant, fen === 'start' ? (STARTS[name] ?? '') : fen);
  if (!result.ok) throw new Error(`${fen}: ${result.error.code}`);
  const { position } = result.value;
  return { ruleset, position, legal: legalMoves(ruleset, position) };
}

/** The full path of the move a text means there, or its error. */
function read({ ruleset, position, legal }: Table, text: string): string | MoveError {
  const result = parseMove(ruleset, position, legal, text);
  return result.ok ? formatPath(ruleset.variant, result.value) : result.error;
}

// Two captures from 47 to 36, by different pieces; the PDN standard's own example.
const TWO_WAYS = 'W:WK47:B14,19,29,31,42';
const TWO_PATHS = ['47x38x24x13x36', '47x38x20x9x36'];
// A king may take one piece straight ahead, or four on a way round to the same square.
const ROUND = 'W:We3,g3,h4,a5,b2,h2,a3,Kf8:Bc5,e5,g5,g7,h8';

describe('formatMove', () => {
  it.each([
    ['american', 'start', ['9-13', '9-14', '10-14', '10-15', '11-15', '11-16', '12-16']],
    ['american', 'B:W18,26:B15', ['15x31']],
    ['russian', 'W:Wc3:Bd4', ['c3:e5']],
    ['brazilian', 'W:Wc3:Bd4', ['c3xe5']],
    ['spanish', 'W:W12:B15', ['12x19']],
    ['italian', 'W:W30:B27', ['30x23']],
    ['international', TWO_WAYS, TWO_PATHS],
    ['international', 'W:WK2:B7,8,17,18', ['2x2']],
    ['russian', ROUND, ['f8:b4', 'f8:h6:f4:d6:b4', 'h4:b6']],
  ] as const)('%s %s', (name, fen, written) => {
    const { ruleset, legal } = table(name, fen);
    const moves = legal.map((move) => formatMove(ruleset, legal, move));
    expect([...moves].sort()).toEqual([...written].sort());
    expect(formatMoves(ruleset, legal)).toEqual(moves);
  });
});

describe('parseMove reads', () => {
  it.each([
    ...[
      '11-15',
      '11x15',
      '11:15',
      '1115',
      '11 15',
      ' 11 - 15\n',
      '11\u201315',
      '11\u221215',
      '011-015',
    ],
    ...['f6-e5', 'F6-E5', 'f6e5', 'f6 e5', 'f6-15', '11-E5'],
  ])('american %j as 11-15', (text) => {
    expect(read(table('american', 'start'), text)).toBe('11-15');
  });

  it.each(['c3-d4', 'C3-D4', 'c3d4', 'c3 d4', '22-18', '2218'])('russian %j as c3-d4', (text) => {
    expect(read(table('russian', 'start'), text)).toBe('c3-d4');
  });

  it.each([
    'c3xe5xg7',
    'c3:e5:g7',
    'c3xg7',
    'c3-g7',
    'c3g7',
    'C3E5G7',
    'c3\u00d7g7',
    'c3\u0445g7',
    '22x8',
    '221508',
  ])('brazilian %j as a capture of two', (text) => {
    expect(read(table('brazilian', 'W:Wc3:Bd4,f6'), text)).toBe('c3xe5xg7');
  });

  it('the squares of a mirrored board', () => {
    expect(read(table('spanish', 'start'), 'f3-e4')).toBe('10-14');
    expect(read(table('italian', 'start'), 'd3-c4')).toBe('22-18');
  });

  it.each([
    ['47x38x24x13x36', TWO_PATHS[0]],
    ['47x38x20x9x36', TWO_PATHS[1]],
    ['47x13x36', TWO_PATHS[0]],
    ['47:9:36', TWO_PATHS[1]],
    // Another stop on the same straight line.
    ['47x33x24x13x36', TWO_PATHS[0]],
  ])('%s by its stops', (text, path) => {
    expect(read(table('international', TWO_WAYS), text)).toBe(path);
  });

  it('a full path even where a longer capture has the same ends', () => {
    expect(read(table('russian', ROUND), 'f8:b4')).toBe('f8:b4');
    expect(read(table('russian', ROUND), 'f8:h6:b4')).toBe('f8:h6:f4:d6:b4');
  });

  it('a route in another order than the one it writes', () => {
    expect(read(table('international', 'W:WK2:B7,8,17,18'), '2x11x22x13x2')).toMatch(/^2x.*x2$/);
    expect(read(table('international', 'W:WK2:B7,8,17,18'), '2x13x22x11x2')).toMatch(/^2x.*x2$/);
  });

  it('three digits by the reading that is legal', () => {
    expect(read(table('american', 'W:W9:BK32'), '905')).toBe('9-5');
    expect(read(table('american', 'B:B5:W32'), '509')).toBe('5-9');
  });
});

describe('parseMove refuses', () => {
  it('a capture that fits several moves, naming each', () => {
    for (const text of ['47x36', '47-36', 'c1a3', '47x38x36']) {
      expect(read(table('international', TWO_WAYS), text)).toEqual({
        code: 'move.ambiguous',
        text,
        candidates: TWO_PATHS,
      });
    }
  });

  it('three digits that can be read as two legal moves', () => {
    expect(read(table('russian', 'W:WK1,K12:B13'), '128')).toMatchObject({
      code: 'move.ambiguous',
      candidates: ['b8-h2', 'h6-g7'],
    });
  });

  it.each([
    ['', 0],
    ['   ', 0],
    ['hello', 0],
    ['-', 0],
    ['xc3', 0],
    ['22', 2],
    [' c3 ', 3],
    ['11-', 3],
    ['11-15-', 6],
    ['11--15', 3],
    ['11xx15', 3],
    ['11-15!', 5],
    ['11, 15', 2],
    ['11\u001b[2J', 2],
  ])('%j: not written like a move, at %i', (text, at) => {
    expect(read(table('american', 'start'), text)).toEqual({
      code: 'move.syntax',
      text,
      at,
      example: '9-13',
    });
  });

  it.each([
    ['american', '11-33', '33', 3],
    ['american', 'a2-b3', 'a2', 0],
    ['american', '11-Z9', 'Z9', 3],
    ['american', '00-15', '00', 0],
    ['american', '1199', '99', 2],
    ['american', '999', '99', 1],
    ['american', '12345', '12345', 0],
    ['american', 'c3d44', 'd44', 2],
    ['italian', 'a1-b2', 'a1', 0],
  ] as const)('%s %j: no square %s', (name, text, square, at) => {
    expect(read(table(name, 'start'), text)).toEqual({
      code: 'move.unknown-square',
      text,
      square,
      size: 8,
      at,
    });
  });

  const ILLEGAL: readonly (readonly [VariantName, string, string, IllegalMoveReason])[] = [
    ['american', 'W:W1:B', '1-5', 'gameOver'],
    ['american', 'start', '15-18', 'noPiece'],
    ['american', 'start', '21-17', 'opponentPiece'],
    ['american', 'start', '11-18', 'notLegal'],
    ['american', 'start', '11-11', 'notLegal'],
    ['american', 'start', '11-15-18', 'notLegal'],
    ['american', 'start', '1-5', 'notLegal'],
    ['american', 'B:W18,26:B15', '15-19', 'mustCapture'],
    ['american', 'B:W18,26:B15', '15x22', 'unfinished'],
    ['american', 'B:W18,26:B15,1', '1-5', 'mustCapture'],
    ['international', TWO_WAYS, '47x38', 'unfinished'],
    ['international', TWO_WAYS, '47x38x24', 'unfinished'],
    ['international', TWO_WAYS, '47-41', 'mustCapture'],
    ['international', TWO_WAYS, '47x15', 'notLegal'],
    ['italian', 'W:WK23,31:B19,26,27', '23x14', 'priority'],
    ['italian', 'W:WK23:B19,K28', '23x14', 'priority'],
    ['spanish', 'W:WK25,23:BK28,18', '25x11', 'priority'],
    ['czech', 'W:Wb6,Ka5:Bc7,c3', 'b6xd8', 'priority'],
    // Half of a capture that loses to a longer one is neither.
    ['czech', 'W:Wb6,Ka5:Bc7,c3', 'b6-d6', 'notLegal'],
  ];

  it.each(ILLEGAL)('%s %s: %s is %s', (name, fen, text, reason) => {
    expect(read(table(name, fen), text)).toMatchObject({ code: 'move.illegal', text, reason });
  });

  it('with the legal moves, those of the same piece first', () => {
    const error = read(table('american', 'start'), '11-18') as { legal: readonly string[] };
    expect(error.legal.slice(0, 2)).toEqual(['11-15', '11-16']);
    expect(error.legal).toHaveLength(7);
  });

  it('the start of a capture also where captures are free', () => {
    const free = table('american', 'B:W18,26:B15', false);
    expect(read(free, '15-19')).toBe('15-19');
    expect(read(free, '15x22')).toMatchObject({ reason: 'unfinished' });
    expect(read(free, '15-31')).toBe('15x22x31');
  });

  it('text of any length at once', () => {
    const start = table('american', 'start');
    for (const piece of ['11-15-', '9', '11 ', ' ', 'a', 'x', '127-']) {
      expect(read(start, piece.repeat(100_000))).toHaveProperty('code');
    }
  });
});

describe('round trips', () => {
  const anyTable = anyRuleset().chain((ruleset) =>
    fc
      .oneof(anyPosition(ruleset.variant), anyReached(ruleset))
      .map((position): Table => ({ ruleset, position, legal: legalMoves(ruleset, position) })),
  );

  it('reads back every move it writes, short and in full, in all seven games', () => {
    fc.assert(
      fc.property(anyTable, ({ ruleset, position, legal }) => {
        for (const move of legal) {
          const short = formatMove(ruleset, legal, move);
          for (const text of [short, formatPath(ruleset.variant, move), short.toUpperCase()]) {
            expect(parseMove(ruleset, position, legal, text)).toEqual({ ok: true, value: move });
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('reads a full path in either style and without separators', () => {
    fc.assert(
      fc.property(anyTable, ({ ruleset, position, legal }) => {
        const { variant } = ruleset;
        for (const move of legal) {
          const letters = move.path.map((square) => algebraicName(variant, square));
          const numbers = move.path.map((square) => numericName(variant, square).padStart(2, '0'));
          for (const text of [letters.join(''), numbers.join(''), numbers.join(' ')]) {
            expect(parseMove(ruleset, position, legal, text)).toEqual({ ok: true, value: move });
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never writes two legal moves alike', () => {
    fc.assert(
      fc.property(anyTable, ({ ruleset, legal }) => {
        const paths = legal.map((move) => formatPath(ruleset.variant, move));
        expect(new Set(paths).size).toBe(legal.length);
        expect(new Set(formatMoves(ruleset, legal)).size).toBe(legal.length);
      }),
      { numRuns: 300 },
    );
  });

  it('gives a move or an error for any text', () => {
    const noise = fc.string({ unit: fc.constantFrom(...'abcgh123459-x: '.split('')) });
    fc.assert(
      fc.property(anyTable, fc.oneof(fc.string(), noise), (board, text) => {
        expect(['string', 'object']).toContain(typeof read(board, text));
      }),
      { numRuns: 300 },
    );
  });
});
