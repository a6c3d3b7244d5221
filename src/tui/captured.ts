import type { Game } from '../game/game.ts';
import type { ColorLevel, Glyphs } from '../plain/options.ts';
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

/** How signs of pieces are drawn beside the board. */
interface Signs {
  readonly glyphs: Glyphs;
  readonly color: ColorLevel;
  readonly isDark?: boolean;
}

/** White is hollow and Black filled, so that no colour is needed to tell them apart. */
const SYMBOLS: Readonly<Record<Piece, string>> = { w: '○', W: '◎', b: '●', B: '◉' };
/** The other way round on a dark terminal, where the filled shape is the bright one. */
const SYMBOLS_ON_DARK: Readonly<Record<Piece, string>> = { w: '●', W: '◉', b: '○', B: '◎' };
const SYMBOLS_IN_COLOR: Readonly<Record<Piece, string>> = { w: '●', W: '◎', b: '●', B: '◎' };

/** One piece as a sign, as the board draws it in its smallest size. */
export function signOf(piece: Piece, { glyphs, color, isDark }: Signs): string {
  if (glyphs !== 'unicode') return piece;
  if (color > 0) return SYMBOLS_IN_COLOR[piece];
  return (isDark === true ? SYMBOLS_ON_DARK : SYMBOLS)[piece];
}

/** Pieces as a row of signs, kings last; counted where the row would be too long. */
export function rowOfPieces(pieces: readonly Piece[], drawn: Signs, width: number): string {
  const signs = [...pieces]
    .sort((one, other) => Number(isCapital(one)) - Number(isCapital(other)))
    .map((piece) => signOf(piece, drawn));
  if (signs.length <= width) return signs.join('');
  return [...new Set(signs)]
    .map((sign) => `${sign}x${signs.filter((other) => other === sign).length}`)
    .join(' ');
}

function isCapital(piece: Piece): boolean {
  return piece === 'W' || piece === 'B';
}
