import stringWidth from 'string-width';
import { describe, expect, it, test } from 'vitest';
import { initialPosition } from '../game/setups.ts';
import { positionOf } from '../game/test-support.ts';
import { GLYPHS } from '../plain/options.ts';
import { type Piece, type Position, VARIANT_NAMES } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { BACKGROUNDS, boardLines, type BoardView, MARKS } from './board-view.ts';
import { createPaint, type Segment } from './paint.ts';
import { paletteOf, THEME_NAMES, THEMES } from './themes/index.ts';

const SIZES = [
  ['large', { width: 6, height: 3 }, 4],
  ['medium', { width: 4, height: 2 }, 4],
  ['compact', { width: 4, height: 1 }, 4],
  ['tiny', { width: 2, height: 1 }, 2],
] as const;

/** All pieces, and every mark on one of them or on an empty square. */
const view: BoardView = {
  variant: VARIANTS.russian,
  position: positionOf('russian', 'W:Wa1,c3,Ke1:Bb8,d6,e5,Kh8'),
  bottom: 'white',
  mirrored: false,
  marks: {
    selected: new Set([21]),
    target: new Set([16, 17]),
    lastMove: new Set([5, 9]),
    cursor: new Set([28]),
    movable: new Set([30]),
    hint: new Set([0, 19]),
    jumped: new Set([14]),
    stop: new Set([20]),
    captured: new Set([7]),
  },
  cell: { width: 4, height: 2 },
  labelWidth: 4,
  glyphs: 'unicode',
  color: 0,
  theme: THEMES.wood,
  names: true,
  kingLetter: 'K',
};

function draw(changes: Partial<BoardView>): string {
  const changed = { ...view, ...changes };
  return createPaint(changed.color)(boardLines(changed));
}

/** The board with its colours, as text alone. */
function drawText(changes: Partial<BoardView>): string {
  return createPaint(0)(boardLines({ ...view, ...changes }));
}

/** A board of 8 x 8 with one piece on the first square, or with none. */
function lone(piece: Piece | 'e'): Position {
  return { turn: 'white', cells: piece.padEnd(32, 'e') };
}

/** What is drawn of one square of a board of even rows, which begin with a light square. */
function squareSegments(
  changes: Partial<BoardView>,
  position: Position,
  marks = {},
): readonly Segment[] {
  const cell = { width: 4, height: 1 };
  const [line = []] = boardLines({ ...view, names: false, ...changes, cell, position, marks });
  // A label and a light square stand before it.
  const width = (segments: readonly Segment[]): number =>
    segments.reduce((sum, { text }) => sum + text.length, 0);
  return line.slice(2).filter((_, at, after) => width(after.slice(0, at)) < cell.width);
}

describe('boardLines', () => {
  describe.each(SIZES)('draws %s', (_, cell, labelWidth) => {
    test.each(GLYPHS)('in %s, with colours and without', (glyphs) => {
      const size = { cell, labelWidth, glyphs };
      expect(drawText({ ...size, color: 3 })).toMatchSnapshot('with colours');
      expect(drawText({ ...size, color: 0 })).toMatchSnapshot('without');
    });
  });

  it.each([1, 2, 3] as const)('paints the smallest board at colour level %i', (color) => {
    const theme = paletteOf('wood', { color });
    expect(draw({ theme, color, cell: { width: 2, height: 1 } })).toMatchSnapshot();
  });

  it('draws no coordinates where there is no room for them', () => {
    const lines = drawText({ labelWidth: 0 }).split('\n');
    expect(new Set(lines.map((line) => stringWidth(line)))).toEqual(new Set([8 * 4]));
    expect(lines).toHaveLength(8 * 2);
  });

  it('shows filled shapes as the bright ones where the terminal is dark', () => {
    const dark = (piece: Piece): string =>
      drawText({ position: lone(piece), marks: {}, isDark: true });
    const unknown = (piece: Piece): string => drawText({ position: lone(piece), marks: {} });
    expect(dark('w')).toBe(unknown('b'));
    expect(dark('B')).toBe(unknown('W'));
  });

  describe.each(
    THEME_NAMES.flatMap((name) => ([1, 2, 3] as const).map((color) => [name, color] as const)),
  )('in the theme %s at colour level %i', (name, color) => {
    const theme = paletteOf(name, { color });

    test.each([
      ['w', 'unicode', theme.whitePiece, theme.darkSquare],
      ['b', 'unicode', theme.blackPiece, theme.darkSquare],
      ['b', 'ascii', theme.blackPiece, theme.darkSquare],
      ['W', 'solid', theme.whiteCrown, theme.whitePiece],
      ['B', 'solid', theme.blackCrown, theme.blackPiece],
    ] as const)('draws %s in %s in its colours', (name, glyphs, ink, background) => {
      const segments = squareSegments({ theme, color, glyphs }, lone(name));
      const piece = segments.find(({ style }) => style?.color === ink);
      expect(piece?.style?.background).toBe(background);
    });

    test.each(MARKS)('puts the colour of the mark %s behind the piece', (mark) => {
      const segments = squareSegments({ theme, color }, lone('w'), { [mark]: new Set([0]) });
      const backgrounds = new Set(segments.map(({ style }) => style?.background));
      expect([...backgrounds]).toEqual([theme[BACKGROUNDS[mark]]]);
    });
  });

  test.each(VARIANT_NAMES.flatMap((name) => SIZES.map((size) => [name, ...size] as const)))(
    'keeps %s %s exactly as large as its cells',
    (name, _, cell, labelWidth) => {
      const variant = VARIANTS[name];
      const lines = draw({
        variant,
        position: initialPosition(variant, 'official'),
        mirrored: variant.mirrored,
        cell,
        labelWidth,
      }).split('\n');
      const files = variant.squareNames === 'algebraic' ? 1 : 0;
      expect(lines).toHaveLength(variant.size * cell.height + files);
      const widths = new Set(lines.map((line) => stringWidth(line)));
      expect([...widths]).toEqual([variant.size * cell.width + 2 * labelWidth]);
    },
  );

  describe.each(SIZES.flatMap((size) => GLYPHS.map((glyphs) => [...size, glyphs] as const)))(
    '%s %j %i %s without colour',
    (_, cell, labelWidth, glyphs) => {
      const alone = (piece: Piece | 'e', marks = {}): string =>
        drawText({ cell, labelWidth, glyphs, position: lone(piece), marks });

      it('tells all pieces apart', () => {
        const pieces = ['w', 'W', 'b', 'B', 'e'] as const;
        expect(new Set(pieces.map((piece) => alone(piece))).size).toBe(pieces.length);
      });

      test.each(['selected', 'cursor', 'hint', 'movable', 'jumped', 'lastMove'] as const)(
        'shows the mark %s of a piece',
        (mark) => {
          expect(alone('w', { [mark]: new Set([0]) })).not.toBe(alone('w'));
        },
      );

      test.each(['cursor', 'target', 'hint', 'captured', 'lastMove'] as const)(
        'shows the mark %s of an empty square',
        (mark) => {
          expect(alone('e', { [mark]: new Set([0]) })).not.toBe(alone('e'));
        },
      );
    },
  );
});
