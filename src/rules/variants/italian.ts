import type { Variant } from '../types.ts';

/** Italian draughts (dama italiana). Rules: Federazione Italiana Dama, technical rules, chapter I. */
export const italian: Variant = {
  name: 'italian',
  aliases: [],
  size: 8,
  menPerSide: 12,
  menCaptureBackward: false,
  flyingKings: false,
  // 5.3, at every jump of a capture.
  menCaptureKings: false,
  crowningInCapture: 'stops',
  // 6.6 to 6.9 in their order; what still ties is free (6.10).
  priorities: ['mostPieces', 'withKing', 'mostKings', 'earliestKing'],
  mirrored: true,
  squareNames: 'numeric',
  numbering: 'topLeft',
  captureSign: 'x',
  officialFirst: 'white',
  houseRules: true,
  pdnGameType: '22,W,8,8,N2,1',
  /*
   * The federation's technical rules, chapter I: repetition (9.3) and 40 moves (10.4, on demand
   * there, declared by itself here). Sources differ about repetition: pages that retell the rules
   * say the third occurrence, the dctl library reads the article as the fourth. The third is
   * followed, as in every other game: nobody is surprised by it, and it only ends games sooner.
   */
  officialDraws: [
    { kind: 'repetition', times: 3, article: 'FID 9.3' },
    { kind: 'quiet', moves: 40, reset: ['capture', 'manMove'], article: 'FID 10.4' },
  ],
};
