import type { Variant } from '../types.ts';

/**
 * Czech draughts. If any king can capture, a king must; no quantity rule. One site that puts the
 * most pieces first is the outlier and is not followed (FMJD's page on the game says free choice).
 */
export const czech: Variant = {
  name: 'czech',
  aliases: [],
  size: 8,
  menPerSide: 12,
  menCaptureBackward: false,
  flyingKings: true,
  menCaptureKings: true,
  // Rule 10 of hrejsi.cz: a man that ends its capture on the last row is a king from the next turn on.
  crowningInCapture: 'stops',
  priorities: ['withKing'],
  mirrored: false,
  squareNames: 'algebraic',
  numbering: 'topLeft',
  captureSign: 'x',
  officialFirst: 'white',
  houseRules: true,
  pdnGameType: '29,W,8,8,A0,0',
  // FMJD's page on Czech draughts: the third time the same position (a claim there, declared by
  // itself here), and 15 moves with neither a jump nor a move of a man.
  officialDraws: [
    { kind: 'repetition', times: 3, article: 'FMJD, Czech draughts' },
    {
      kind: 'quiet',
      moves: 15,
      reset: ['capture', 'manMove'],
      article: 'FMJD, Czech draughts',
    },
  ],
};
