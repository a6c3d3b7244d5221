import type { Theme } from './theme.ts';

/** The sixteen colours every terminal has, as its owner has set them. */
export const terminal: Theme = {
  lightSquare: 'white',
  darkSquare: 'green',
  whitePiece: 'whiteBright',
  blackPiece: 'black',
  squareName: 'white',
  cursor: 'yellow',
  selected: 'blue',
  target: 'cyan',
  lastMove: 'gray',
  movable: 'magenta',
  hint: 'cyan',
};
