import type { Variant } from '../types.ts';

/** Spanish draughts. Quantity first, then quality (most kings), then free choice. */
export const spanish: Variant = {
  name: 'spanish',
  aliases: [],
  size: 8,
  menPerSide: 12,
  menCaptureBackward: false,
  flyingKings: true,
  menCaptureKings: true,
  crowningInCapture: 'stops',
  priorities: ['mostPieces', 'mostKings'],
  mirrored: true,
  squareNames: 'numeric',
  numbering: 'bottomRight',
  captureSign: 'x',
  officialFirst: 'white',
  houseRules: true,
  pdnGameType: '24,W,8,8,N1,1',
  officialDraws: [],
};
