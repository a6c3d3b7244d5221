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
  /*
   * The rules of draughts-64 (fmjd64.org, 7.2.3 to 7.2.8), in Russian order 481/2010 with the same
   * numbers. Read as written, every rule is on its own: kings only for 15 moves is a draw in an
   * ending with 30 or 60 moves to go, so those bite where men move without being crowned. Lidraughts
   * lets 30 and 60 override 15 instead, but its makers answered players that either rule ends the
   * game (forum on the blog post Xuju_hAAACMAAyKu, page 3). The 30 and 60 are by each side, and the
   * pieces of both sides are counted together.
   *
   * Not here: the order's "5 moves with 2 or 3 pieces and kings on both sides", which 7.2.8 covers
   * with the very same endings; 7.2.9 (no draw while a win is evident), which needs an arbiter.
   */
  officialDraws: [
    { kind: 'repetition', times: 3, article: 'FMJD-64 7.2.3' },
    { kind: 'endgame', moves: 15, materials: ['KKK+-K'], article: 'FMJD-64 7.2.4' },
    { kind: 'quiet', moves: 15, reset: ['capture', 'manMove'], article: 'FMJD-64 7.2.5' },
    {
      kind: 'quiet',
      moves: 30,
      reset: ['capture', 'promotion'],
      pieces: { min: 4, max: 5 },
      article: 'FMJD-64 7.2.6',
    },
    {
      kind: 'quiet',
      moves: 60,
      reset: ['capture', 'promotion'],
      pieces: { min: 6, max: 7 },
      article: 'FMJD-64 7.2.6',
    },
    {
      kind: 'endgame',
      moves: 5,
      materials: ['KKK-K', 'KKM-K', 'KMM-K'],
      loneKingOnMainRoad: true,
      article: 'FMJD-64 7.2.7',
    },
    { kind: 'endgame', moves: 5, materials: ['KK-K', 'KM-K', 'K-K'], article: 'FMJD-64 7.2.8' },
  ],
};
