import type { Theme } from './theme.ts';

export const wood: Theme = {
  lightSquare: '#e6c79c',
  darkSquare: '#8f6038',
  whitePiece: '#fffaf0',
  blackPiece: '#140c06',
  whiteCrown: '#b3261e',
  blackCrown: '#ffc83d',
  squareName: '#d9b488',
  cursor: '#a07818',
  selected: '#4f7f3a',
  target: '#557f42',
  lastMove: '#a8581a',
  movable: '#8f4f78',
  hint: '#3d6f8f',
};
