import type { Theme } from './theme.ts';

/** Strong contrasts in blue and orange, which people who confuse red and green tell apart. */
export const contrast: Theme = {
  lightSquare: '#ffffff',
  darkSquare: '#5a5a5a',
  whitePiece: '#ffffff',
  blackPiece: '#000000',
  squareName: '#c8c8c8',
  cursor: '#0072b2',
  selected: '#0072b2',
  target: '#56b4e9',
  lastMove: '#8a6d00',
  movable: '#d55e00',
  hint: '#009e73',
};
