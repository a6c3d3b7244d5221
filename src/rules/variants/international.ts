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
  /*
   * 6.3 allows 16 moves "maximum" from the first three against one: a capture inside them neither
   * ends nor restarts the count. When it makes two against one, the 5 moves of 6.4 run beside it and
   * the sooner of the two ends the game: the rules add up, none overrides another (the reading
   * argued on damforum.nl, thread 3027).
   */
  officialDraws: [
    { kind: 'repetition', times: 3, article: 'FMJD 6.1' },
    { kind: 'quiet', moves: 25, reset: ['capture', 'manMove'], article: 'FMJD 6.2' },
    {
      kind: 'endgame',
      moves: 16,
      materials: ['KKK-K', 'KKM-K', 'KMM-K'],
      keepsRunning: true,
      article: 'FMJD 6.3',
    },
    { kind: 'endgame', moves: 5, materials: ['KK-K', 'KM-K', 'K-K'], article: 'FMJD 6.4' },
  ],
};
