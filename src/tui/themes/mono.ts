import type { Theme } from './theme.ts';

/** Greys only: signs and shapes say the rest. */
export const mono: Theme = {
  lightSquare: '#d0d0d0',
  darkSquare: '#707070',
  whitePiece: '#ffffff',
  blackPiece: '#000000',
  squareName: '#a8a8a8',
  cursor: '#909090',
  selected: '#505050',
  target: '#585858',
  lastMove: '#868686',
  movable: '#606060',
  hint: '#4a4a4a',
};
