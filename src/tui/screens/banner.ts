import type { StyledLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { paletteOf, type Theme, type ThemeName } from '../themes/index.ts';

/** The letters of the name as pieces on squares of six columns. */
const LETTERS = [
  [' ▄▄▄  ', ' █  █ ', ' ▀▀▀  '],
  ['  ▄▄  ', ' █▄▄█ ', ' ▀  ▀ '],
  [' ▄▖▗▄ ', ' █▀▀█ ', ' ▀  ▀ '],
  ['  ▄▄  ', ' █▄▄█ ', ' ▀  ▀ '],
] as const;
/** The same where there are no such blocks, or no room. */
const SMALL_LETTERS = [[' D '], [' A '], [' M '], [' A ']] as const;

/** The name of the program on a piece of its board. */
export function bannerLines(
  scene: Scene,
  theme: ThemeName,
  size: 'large' | 'small',
): readonly StyledLine[] {
  const letters = size === 'large' && scene.glyphs === 'unicode' ? LETTERS : SMALL_LETTERS;
  const palette = paletteOf(theme, scene);
  return letters[0].map((_, row) =>
    letters.map((letter, column) => ({
      text: letter[row] ?? '',
      style: squareStyle(palette, column),
    })),
  );
}

/** A piece of the other side on every second square, as the squares change. */
function squareStyle(palette: Theme, column: number): NonNullable<StyledLine[number]['style']> {
  return column % 2 === 0
    ? { color: palette.whitePiece, background: palette.darkSquare, bold: true }
    : { color: palette.blackPiece, background: palette.lightSquare, bold: true };
}
