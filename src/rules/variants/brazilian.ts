import type { Variant } from '../types.ts';

/** Brazilian draughts: the international rules of capture on 8x8. Rules: CBD, FMJD-64. */
export const brazilian: Variant = {
  name: 'brazilian',
  aliases: [],
  size: 8,
  menPerSide: 12,
  menCaptureBackward: true,
  flyingKings: true,
  menCaptureKings: true,
  crowningInCapture: 'continuesAsMan',
  // The most pieces; a king counts as one, and there is no further preference.
  priorities: ['mostPieces'],
  mirrored: false,
  squareNames: 'algebraic',
  numbering: 'topLeft',
  captureSign: 'x',
  officialFirst: 'white',
  houseRules: true,
  pdnGameType: '26,W,8,8,A0,0',
  officialDraws: [],
};
