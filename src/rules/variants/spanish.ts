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
  /*
   * No text of a Spanish federation was found; these are the rules of play as the clubs and game
   * sites have them (section64port.online and torofun.com: 40 king moves in a row, 20 by each, without
   * a capture; third repetition; playstrategy.org: 12 moves with three kings against one). The
   * Portuguese federation, whose game moves the same way, agrees on 20 and 12, but resets the 20 by
   * promotion instead of any man move, and asks that the three kings hold the long diagonal (3.2).
   */
  officialDraws: [
    { kind: 'repetition', times: 3, article: 'section64port.online' },
    { kind: 'quiet', moves: 20, reset: ['capture', 'manMove'], article: 'section64port.online' },
    { kind: 'endgame', moves: 12, materials: ['KKK-K'], article: 'playstrategy.org' },
  ],
};
