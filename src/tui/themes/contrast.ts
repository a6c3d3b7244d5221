import type { Theme } from './theme.ts';

/** Pure black and white pieces, grey squares, and strong colours for what matters. */
export const contrast: Theme = {
  lightSquare: '#ffffff',
  darkSquare: '#6e6e6e',
  whitePiece: '#ffffff',
  blackPiece: '#000000',
  whiteCrown: '#c00000',
  blackCrown: '#ffff00',
  squareName: '#dcdcdc',
  cursor: '#a05a00',
  selected: '#0064e0',
  target: '#0072e8',
  lastMove: '#7d6d00',
  movable: '#d02020',
  hint: '#007a5a',
};
