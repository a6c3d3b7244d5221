import { pieceAt } from '../rules/board.ts';
import type { Piece, Position, Variant } from '../rules/types.ts';
import { type BoardFacing, boardGrid, fileLetters, rowLabels } from './board-grid.ts';
import type { Glyphs } from './options.ts';

export interface BoardTextOptions extends BoardFacing {
  readonly glyphs: Glyphs;
}

/** Without colour the sides differ by shape: White is hollow, Black is filled. */
const SYMBOLS: Readonly<Record<Piece, string>> = { w: '○', W: '◎', b: '●', B: '◉' };

/** Text of an empty playing square; a light square is blank. */
const EMPTY = '.';

/**
 * The board as plain text, with coordinates and without colour or frames: one line a row, two
 * columns a square. Kings are capital letters where `glyphs` is `ascii`. No newline at the end.
 */
export function drawBoardText(
  variant: Variant,
  position: Position,
  options: BoardTextOptions,
): string {
  const labels = rowLabels(variant, options);
  const width = Math.max(...labels.map(({ left }) => left.length));
  const rows = boardGrid(variant, options).map((row, index) => {
    const cells = row.map((square) => {
      if (square === undefined) return ' ';
      const piece = pieceAt(position, square);
      if (piece === undefined) return EMPTY;
      return options.glyphs === 'ascii' ? piece : SYMBOLS[piece];
    });
    const { left = '', right = '' } = labels[index] ?? {};
    return `${left.padStart(width)}  ${cells.join(' ')}  ${right}`;
  });
  const files = fileLetters(variant, options);
  if (files.length > 0) rows.push(`${' '.repeat(width)}  ${files.join(' ')}`);
  return rows.join('\n');
}
