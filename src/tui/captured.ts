import type { Game } from '../game/game.ts';
import type { Glyphs } from '../plain/options.ts';
import { colorOf, opponent, pieceAt } from '../rules/board.ts';
import type { Color, Piece } from '../rules/types.ts';

/** The pieces each side has taken so far, in the order in which they were taken. */
export function takenPieces(game: Game): Readonly<Record<Color, readonly Piece[]>> {
  const taken: Record<Color, Piece[]> = { white: [], black: [] };
  game.plies.slice(1, game.at + 1).forEach(({ move }, index) => {
    const before = game.plies[index]?.position;
    for (const square of move?.captures ?? []) {
      const piece = before && pieceAt(before, square);
      if (piece !== undefined) taken[opponent(colorOf(piece))].push(piece);
    }
  });
  return taken;
}

/** White is hollow and Black filled, so that no colour is needed to tell them apart. */
const SYMBOLS: Readonly<Record<Piece, string>> = { w: '○', W: '◎', b: '●', B: '◉' };

/** Pieces as a row of signs, kings last; counted where the row would be too long. */
export function rowOfPieces(pieces: readonly Piece[], glyphs: Glyphs, width: number): string {
  const signs = [...pieces]
    .sort((one, other) => Number(isCapital(one)) - Number(isCapital(other)))
    .map((piece) => (glyphs === 'unicode' ? SYMBOLS[piece] : piece));
  if (signs.length <= width) return signs.join('');
  return [...new Set(signs)]
    .map((sign) => `${sign}x${signs.filter((other) => other === sign).length}`)
    .join(' ');
}

function isCapital(piece: Piece): boolean {
  return piece === 'W' || piece === 'B';
}
