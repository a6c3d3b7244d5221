import type { Theme } from './theme.ts';

/**
 * The Linux console: bright backgrounds come out as dark ones there, and of its eight dark ones,
 * which are those of VGA, only brown, green and magenta lie between black and white.
 */
export const linux: Theme = {
  lightSquare: 'white',
  darkSquare: 'yellow',
  whitePiece: 'whiteBright',
  blackPiece: 'black',
  whiteCrown: 'red',
  blackCrown: 'yellowBright',
  squareName: 'whiteBright',
  cursor: 'green',
  selected: 'green',
  target: 'green',
  lastMove: 'magenta',
  movable: 'magenta',
  hint: 'green',
};
