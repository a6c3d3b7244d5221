import stringWidth from 'string-width';
import { describe, expect, it, test } from 'vitest';
import { positionOf } from '../game/test-support.ts';
import { GLYPHS } from '../plain/options.ts';
import type { Piece, Position, Square } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { boardLines, type BoardView, type Mark } from './board-view.ts';
import { createPaint, type StyledLine } from './paint.ts';
import { paletteOf, THEME_NAMES } from './themes/index.ts';

const CELLS = [
  ['2x1', { width: 2, height: 1 }, 2],
  ['4x1', { width: 4, height: 1 }, 4],
  ['4x2', { width: 4, height: 2 }, 4],
  ['6x3', { width: 6, height: 3 }, 4],
] as const;
const LEVELS = [0, 1, 2, 3] as const;
const PIECES = ['w', 'W', 'b', 'B', 'e'] as const;

/** What a square with a piece can mean, and an empty one. */
const ON_PIECES = ['selected', 'cursor', 'hint', 'jumped', 'movable', 'lastMove'] as const;
const ON_EMPTY = ['cursor', 'target', 'hint', 'stop', 'captured'] as const;

/** One playing square of 8x8 with a piece on it, or none. */
function lone(piece: Piece | 'e'): Position {
  return { turn: 'white', cells: piece.padEnd(32, 'e') };
}

function marked(mark: Mark | undefined): BoardView['marks'] {
  return mark === undefined ? {} : { [mark]: new Set([0]) };
}

/** What can be seen without colours: characters, and lines below them. */
function shape(lines: readonly StyledLine[]): string {
  return lines
    .map((line) =>
      line.map(({ text, style }) => (style?.underline === true ? `_${text}_` : text)).join(''),
    )
    .join('\n');
}

const COMBINATIONS = THEME_NAMES.flatMap((theme) =>
  CELLS.flatMap(([size, cell, labelWidth]) =>
    GLYPHS.flatMap((glyphs) =>
      LEVELS.map((color) => ({ theme, size, cell, labelWidth, glyphs, color })),
    ),
  ),
);

describe.each(COMBINATIONS)('$theme, $size, $glyphs, level $color', (combination) => {
  const { theme, cell, labelWidth, glyphs, color } = combination;
  const view: BoardView = {
    variant: VARIANTS.russian,
    position: positionOf('russian', 'W:Wa1,c3,Ke1:Bb8,d6,e5,Kh8'),
    bottom: 'white',
    mirrored: false,
    marks: {},
    cell,
    labelWidth,
    glyphs,
    color,
    theme: paletteOf(theme, { color }),
    names: true,
    kingLetter: 'K',
  };
  const lines = (changes: Partial<BoardView>): readonly StyledLine[] =>
    boardLines({ ...view, ...changes });
  const painted = (piece: Piece | 'e', mark?: Mark, isDark = false): string => {
    const changes = { position: lone(piece), marks: marked(mark), isDark };
    return createPaint(color)(lines(changes));
  };
  const shaped = (piece: Piece | 'e', mark?: Mark): string =>
    shape(lines({ position: lone(piece), marks: marked(mark) }));

  it('keeps every line exactly as wide as its cells', () => {
    const allMarks = Object.fromEntries(
      [...ON_PIECES, ...ON_EMPTY].map((mark, index) => [mark, new Set([index, 12 + index])]),
    );
    const drawn = createPaint(0)(lines({ marks: allMarks })).split('\n');
    expect(drawn).toHaveLength(8 * cell.height + 1);
    const widths = new Set(drawn.map((line) => stringWidth(line)));
    expect([...widths]).toEqual([8 * cell.width + 2 * labelWidth]);
  });

  it('tells all pieces apart, on a dark terminal too', () => {
    for (const isDark of [false, true]) {
      const seen = new Set(PIECES.map((piece) => painted(piece, undefined, isDark)));
      expect(seen.size).toBe(PIECES.length);
    }
  });

  it('tells a king from a man by its shape', () => {
    expect(shaped('W')).not.toBe(shaped('w'));
    expect(shaped('B')).not.toBe(shaped('b'));
  });

  it('tells marks apart without their colours', () => {
    for (const piece of ['w', 'W', 'b', 'B'] as const) {
      const seen = [undefined, ...ON_PIECES].map((mark) => shaped(piece, mark));
      expect(new Set(seen).size).toBe(seen.length);
    }
    const seen = [undefined, ...ON_EMPTY].map((mark) => shaped('e', mark));
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('shows marks, and all pieces with them, in what is painted', () => {
    for (const mark of ON_PIECES) {
      const seen = ['w', 'W', 'b', 'B'].map((piece) => painted(piece as Piece, mark));
      expect(new Set(seen).size).toBe(4);
      expect(painted('w', mark)).not.toBe(painted('w'));
    }
    for (const mark of ON_EMPTY) expect(painted('e', mark)).not.toBe(painted('e'));
  });

  it('means its own square wherever a square is drawn', () => {
    const columns = new Map<Square, number>();
    for (const { text, hit } of lines({}).flat()) {
      if (hit?.kind !== 'square') continue;
      columns.set(hit.square, (columns.get(hit.square) ?? 0) + stringWidth(text));
    }
    expect(columns.size).toBe(32);
    expect(new Set(columns.values())).toEqual(new Set([cell.width * cell.height]));
  });
});

test('numbers beside the board are those that cannot be read on it', () => {
  const drawn = (changes: Partial<BoardView>): string =>
    createPaint(0)(
      boardLines({
        variant: VARIANTS.american,
        position: positionOf('american', 'B:W32:B1'),
        bottom: 'white',
        mirrored: false,
        marks: {},
        cell: { width: 4, height: 1 },
        labelWidth: 4,
        glyphs: 'unicode',
        color: 0,
        theme: paletteOf('wood', { color: 0 }),
        names: true,
        kingLetter: 'K',
        ...changes,
      }),
    );
  // 1 is below a piece, 4 is empty: one number each.
  const [row = ''] = drawn({}).split('\n');
  expect(row.trim()).toBe('1      ●       2       3       4');
  const numbers = drawn({}).match(/\d+/g)?.map(Number) ?? [];
  expect(numbers.toSorted((a, b) => a - b)).toEqual([...Array(32).keys()].map((at) => at + 1));
  expect(drawn({ names: false }).split('\n')[0]?.trim()).toMatch(/^1 .* 4$/);
});
