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
  /*
   * The Brazilian confederation's own rules (CBD, official rules for 64 squares, 18 and 19; in the
   * shorter 2010 text 16), because they are those of the game's home and what its players know.
   * FMJD-64 and Lidraughts play Brazilian under the Russian set (7.2.3 to 7.2.8) instead.
   */
  officialDraws: [
    { kind: 'repetition', times: 3, article: 'CBD' },
    { kind: 'quiet', moves: 20, reset: ['capture', 'manMove'], article: 'CBD 18' },
    {
      kind: 'endgame',
      moves: 5,
      materials: ['KK-KK', 'KK-K', 'KK-KM', 'K-K', 'K-KM'],
      article: 'CBD 19',
    },
  ],
};
