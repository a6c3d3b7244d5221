import type { Theme } from './theme.ts';

/** The green and buff of tournament boards. */
export const classic: Theme = {
  lightSquare: '#f0e6c8',
  darkSquare: '#3f7d55',
  whitePiece: '#ffffff',
  blackPiece: '#100a0a',
  whiteCrown: '#b3261e',
  blackCrown: '#ffd34d',
  squareName: '#b8dcc4',
  cursor: '#8a7a1f',
  selected: '#4a6cb0',
  target: '#4f74b8',
  lastMove: '#6b7a1e',
  movable: '#a0583a',
  hint: '#785a98',
};
