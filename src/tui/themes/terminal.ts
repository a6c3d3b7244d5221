import type { Theme } from './theme.ts';

/**
 * The sixteen colours every terminal has, as its owner has set them. Of these only grey, red,
 * magenta and bright blue lie far enough from both black and white in the usual palettes.
 */
export const terminal: Theme = {
  lightSquare: 'white',
  darkSquare: 'gray',
  whitePiece: 'whiteBright',
  blackPiece: 'black',
  whiteCrown: 'red',
  blackCrown: 'yellowBright',
  squareName: 'whiteBright',
  cursor: 'magenta',
  selected: 'red',
  target: 'blueBright',
  lastMove: 'blueBright',
  movable: 'magenta',
  hint: 'red',
};
