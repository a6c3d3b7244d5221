import type { Variant } from '../types.ts';

/** Russian draughts (shashki). Rules: IDF / FMJD-64, Russian ministry of sport order 481 (2010). */
export const russian: Variant = {
  name: 'russian',
  aliases: [],
  size: 8,
  menPerSide: 12,
  menCaptureBackward: true,
  flyingKings: true,
  menCaptureKings: true,
  crowningInCapture: 'continuesAsKing',
  priorities: [],
  mirrored: false,
  squareNames: 'algebraic',
  numbering: 'topLeft',
  captureSign: ':',
  officialFirst: 'white',
  houseRules: true,
  pdnGameType: '25,W,8,8,A0,0',
  officialDraws: [],
};
