import type { Theme } from './theme.ts';

/** The green and buff of tournament boards. */
export const classic: Theme = {
  lightSquare: '#f0e6c8',
  darkSquare: '#2f6b46',
  whitePiece: '#ffffff',
  blackPiece: '#160e0e',
  squareName: '#79a98a',
  cursor: '#8a7a1f',
  selected: '#3b5fa0',
  target: '#4f74b8',
  lastMove: '#5f8f3a',
  movable: '#7a4a2a',
  hint: '#6a4f8f',
};
