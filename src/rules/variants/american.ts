import type { Variant } from '../types.ts';

/** American checkers, English draughts. Rules: World Checkers Draughts Federation, 1.1 to 1.32. */
export const american: Variant = {
  name: 'american',
  aliases: ['english', 'checkers'],
  size: 8,
  menPerSide: 12,
  menCaptureBackward: false,
  flyingKings: false,
  menCaptureKings: true,
  // 1.19: crowning ends the move.
  crowningInCapture: 'stops',
  // 1.20: free choice, but the chosen capture is completed.
  priorities: [],
  mirrored: false,
  squareNames: 'numeric',
  numbering: 'topLeft',
  captureSign: 'x',
  officialFirst: 'black',
  houseRules: true,
  pdnGameType: '21,B,8,8,N1,0',
  // Both are claims in the rules; here they are declared by themselves. Older texts with 50 moves and
  // a fourth repetition are not followed.
  officialDraws: [
    { kind: 'repetition', times: 3, article: 'WCDF 1.32.1' },
    // An advanced man resets it too, not only a crowned one.
    { kind: 'quiet', moves: 40, reset: ['capture', 'manMove'], article: 'WCDF 1.32.2' },
  ],
};
