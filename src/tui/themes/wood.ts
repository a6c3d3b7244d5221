import type { Theme } from './theme.ts';

export const wood: Theme = {
  lightSquare: '#e6c79c',
  darkSquare: '#8f5f35',
  whitePiece: '#fffaf0',
  blackPiece: '#140c06',
  squareName: '#c39a6b',
  cursor: '#b07d2b',
  selected: '#4f7f3a',
  target: '#5f8f4a',
  lastMove: '#a87f3d',
  movable: '#7a4a6a',
  hint: '#3d6f8f',
};
