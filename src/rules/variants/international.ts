import type { Variant } from '../types.ts';

/** International draughts on 10x10. Rules: FMJD, Annex 1. */
export const international: Variant = {
  name: 'international',
  aliases: ['polish'],
  size: 10,
  menPerSide: 20,
  menCaptureBackward: true,
  flyingKings: true,
  menCaptureKings: true,
  // 4.15: a man that only passes the last row stays a man.
  crowningInCapture: 'continuesAsMan',
  // 4.13, 4.14: the most pieces; a king counts as one, and there is no further preference.
  priorities: ['mostPieces'],
  mirrored: false,
  squareNames: 'numeric',
  numbering: 'topLeft',
  captureSign: 'x',
  officialFirst: 'white',
  houseRules: false,
  pdnGameType: '20,W,10,10,N2,0',
  officialDraws: [],
};
