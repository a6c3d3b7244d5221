import type { Theme } from './theme.ts';

/**
 * Blue squares and orange marks, from the palette of Okabe and Ito ("Color Universal Design", 2008),
 * which people with any kind of colour vision tell apart; darker where the pieces need it.
 */
export const colorblind: Theme = {
  lightSquare: '#f2ead8',
  darkSquare: '#0072b2',
  whitePiece: '#ffffff',
  blackPiece: '#000000',
  whiteCrown: '#b04a00',
  blackCrown: '#e69f00',
  squareName: '#c4e4f8',
  cursor: '#a87000',
  selected: '#b24c00',
  target: '#a84400',
  lastMove: '#8c6d00',
  movable: '#a84f80',
  hint: '#007a5f',
};
