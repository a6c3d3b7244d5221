import { describe, expect, it, test } from 'vitest';
import { initialPosition } from '../game/setups.ts';
import { positionOf } from '../game/test-support.ts';
import { VARIANTS } from '../rules/variants.ts';
import { drawBoardText } from './board-text.ts';

describe('drawBoardText', () => {
  it('names ranks and files where squares have letters', () => {
    const variant = VARIANTS.russian;
    const position = positionOf('russian', 'W:Wa1,c1,Ke3:Bb8,Kh2');
    const text = drawBoardText(variant, position, {
      bottom: 'white',
      mirrored: false,
      glyphs: 'ascii',
    });
    expect(text).toBe(
      [
        '8    b   .   .   .  8',
        '7  .   .   .   .    7',
        '6    .   .   .   .  6',
        '5  .   .   .   .    5',
        '4    .   .   .   .  4',
        '3  .   .   W   .    3',
        '2    .   .   .   B  2',
        '1  w   w   .   .    1',
        '   a b c d e f g h',
      ].join('\n'),
    );
  });

  it('shows the sides by shape in symbols, and turns round for Black', () => {
    const position = positionOf('russian', 'W:Wa1,c1,Ke3:Bb8,Kh2');
    const text = drawBoardText(VARIANTS.russian, position, {
      bottom: 'black',
      mirrored: false,
      glyphs: 'unicode',
    });
    const lines = text.split('\n');
    expect(lines[0]).toBe('1    .   .   ○   ○  1');
    expect(lines[1]).toBe('2  ◉   .   .   .    2');
    expect(lines[2]).toBe('3    .   ◎   .   .  3');
    expect(lines[7]).toBe('8  .   .   .   ●    8');
    expect(lines[8]).toBe('   h g f e d c b a');
  });

  test.each([
    ['american', false, 'white', ' 1    ', '29  '],
    ['international', false, 'white', ' 1    ', '46  '],
    ['italian', true, 'white', ' 1  ', '29    '],
    // At home a mirrored game is on the board of all others, and its numbers run the other way.
    ['italian', false, 'white', ' 4    ', '32  '],
    ['spanish', true, 'white', '32  ', ' 4    '],
    ['spanish', false, 'white', '29    ', ' 1  '],
    ['spanish', false, 'black', ' 4    ', '32  '],
  ] as const)('numbers %s (mirrored %s, %s below)', (name, mirrored, bottom, first, last) => {
    const variant = VARIANTS[name];
    const position = initialPosition(variant, 'official');
    const lines = drawBoardText(variant, position, { bottom, mirrored, glyphs: 'ascii' }).split(
      '\n',
    );
    expect(lines).toHaveLength(variant.size);
    expect(lines[0]?.startsWith(first)).toBe(true);
    expect(lines.at(-1)?.startsWith(last)).toBe(true);
  });
});

test('no sign is one that fonts may draw as a picture', () => {
  const position = positionOf('russian', 'W:Wa1,Ke3:Bb8,Kh2');
  for (const glyphs of ['unicode', 'solid', 'ascii'] as const) {
    const options = { bottom: 'white', mirrored: false, glyphs } as const;
    const text = drawBoardText(VARIANTS.russian, position, options);
    expect(text).not.toMatch(/[\p{Emoji_Presentation}\p{Extended_Pictographic}]/u);
  }
});
