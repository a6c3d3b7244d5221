import type { Theme } from './theme.ts';

/** Greys only: signs and shapes say the rest. */
export const mono: Theme = {
  lightSquare: '#d4d4d4',
  darkSquare: '#747474',
  whitePiece: '#ffffff',
  blackPiece: '#000000',
  whiteCrown: '#505050',
  blackCrown: '#c0c0c0',
  squareName: '#cccccc',
  cursor: '#868686',
  selected: '#606060',
  target: '#626262',
  lastMove: '#868686',
  movable: '#666666',
  hint: '#606060',
};

/** The same with the four greys among the sixteen colours. */
export const mono16: Theme = {
  lightSquare: 'white',
  darkSquare: 'gray',
  whitePiece: 'whiteBright',
  blackPiece: 'black',
  whiteCrown: 'gray',
  blackCrown: 'white',
  squareName: 'whiteBright',
  cursor: 'gray',
  selected: 'gray',
  target: 'gray',
  lastMove: 'gray',
  movable: 'gray',
  hint: 'gray',
};
