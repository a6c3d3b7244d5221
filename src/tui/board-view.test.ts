import stringWidth from 'string-width';
import { describe, expect, it, test } from 'vitest';
import { initialPosition } from '../game/setups.ts';
import { positionOf } from '../game/test-support.ts';
import { GLYPHS } from '../plain/options.ts';
import { VARIANT_NAMES } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { boardLines, type BoardView } from './board-view.ts';
import { createPaint } from './paint.ts';
import { THEMES } from './themes/index.ts';

const SIZES = [
  ['large', { width: 6, height: 3 }, 4],
  ['medium', { width: 4, height: 2 }, 4],
  ['compact', { width: 4, height: 1 }, 4],
  ['tiny', { width: 2, height: 1 }, 2],
] as const;

/** All pieces, an own move behind it, a piece taken up and the squares it may go to. */
const view: BoardView = {
  variant: VARIANTS.russian,
  position: positionOf('russian', 'W:Wa1,c3,Ke1:Bb8,d6,Kh8'),
  bottom: 'white',
  mirrored: false,
  marks: {
    selected: new Set([21]),
    target: new Set([16, 17]),
    lastMove: new Set([5, 9]),
    cursor: new Set([28]),
    movable: new Set([30]),
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

describe('boardLines', () => {
  test.each(SIZES.flatMap((size) => GLYPHS.map((glyphs) => [...size, glyphs] as const)))(
    'draws %s without colour',
    (_, cell, labelWidth, glyphs) => {
      expect(draw({ cell, labelWidth, glyphs })).toMatchSnapshot(glyphs);
    },
  );

  test.each(SIZES)('draws %s in true colour', (_, cell, labelWidth) => {
    expect(draw({ cell, labelWidth, color: 3 })).toMatchSnapshot('unicode');
    expect(draw({ cell, labelWidth, color: 3, glyphs: 'solid' })).toMatchSnapshot('solid');
  });

  it.each(Object.entries(THEMES))('draws the theme %s in sixteen colours', (_, theme) => {
    expect(draw({ theme, color: 1, cell: { width: 2, height: 1 } })).toMatchSnapshot();
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

  it('tells the sides apart without colour', () => {
    const lone = (fen: string, glyphs: 'unicode' | 'ascii'): string =>
      draw({ position: positionOf('russian', fen), marks: {}, glyphs, names: false });
    expect(lone('W:Wa1,Kc1:B', 'unicode')).toMatch(/○.*◎/s);
    expect(lone('W:W:Ba1,Kc1', 'unicode')).toMatch(/●.*◉/s);
    expect(lone('W:Wa1,Kc1:B', 'ascii')).toMatch(/w.*W/s);
    expect(lone('W:W:Ba1,Kc1', 'ascii')).toMatch(/b.*B/s);
  });

  it('says every mark without colour too', () => {
    const marked = (mark: keyof BoardView['marks']): string =>
      draw({ marks: { [mark]: new Set([21]) }, cell: { width: 4, height: 1 } });
    const plain = draw({ marks: {}, cell: { width: 4, height: 1 } });
    for (const mark of ['selected', 'cursor', 'hint', 'movable', 'lastMove'] as const) {
      expect(marked(mark)).not.toBe(plain);
    }
  });
});
