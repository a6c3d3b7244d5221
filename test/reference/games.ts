import type { VariantName } from '../../src/rules/types.ts';

/** What captures are chosen by; see `worthOf` in generator.ts for what each compares. */
export type Preference = 'mostPieces' | 'withKing' | 'mostKings' | 'earliestKing';

/** How one game moves and captures. */
export interface ReferenceGame {
  readonly name: VariantName;
  /** Rows, and columns. */
  readonly size: number;
  /** Rows of men that each side begins with. */
  readonly rowsOfMen: number;
  readonly menCaptureBackward: boolean;
  readonly menCaptureKings: boolean;
  readonly flyingKings: boolean;
  /** What becomes of a man that a capture brings to the last row. */
  readonly manOnLastRow: 'isCrownedAndStops' | 'isCrownedAndGoesOn' | 'goesOnAsMan';
  /** Most important first. */
  readonly preferences: readonly Preference[];
}

/**
 * The games as their federations describe them, written down here a second time, so that a wrong
 * trait in the product shows as a disagreement instead of being read by both sides.
 */
export const REFERENCE_GAMES: Record<VariantName, ReferenceGame> = {
  // WCDF 1.17-1.20: short kings, men forward, crowning ends the move, free choice.
  american: {
    name: 'american',
    size: 8,
    rowsOfMen: 3,
    menCaptureBackward: false,
    menCaptureKings: true,
    flyingKings: false,
    manOnLastRow: 'isCrownedAndStops',
    preferences: [],
  },
  // FMJD-64: crowned at once inside a capture and bound to go on as a king; free choice.
  russian: {
    name: 'russian',
    size: 8,
    rowsOfMen: 3,
    menCaptureBackward: true,
    menCaptureKings: true,
    flyingKings: true,
    manOnLastRow: 'isCrownedAndGoesOn',
    preferences: [],
  },
  // CBD 1-16: as international, on 64 squares.
  brazilian: {
    name: 'brazilian',
    size: 8,
    rowsOfMen: 3,
    menCaptureBackward: true,
    menCaptureKings: true,
    flyingKings: true,
    manOnLastRow: 'goesOnAsMan',
    preferences: ['mostPieces'],
  },
  // Laws of quantity and quality: most pieces, then most kings among them.
  spanish: {
    name: 'spanish',
    size: 8,
    rowsOfMen: 3,
    menCaptureBackward: false,
    menCaptureKings: true,
    flyingKings: true,
    manOnLastRow: 'isCrownedAndStops',
    preferences: ['mostPieces', 'mostKings'],
  },
  // FID 5.3 and 6.6-6.10.
  italian: {
    name: 'italian',
    size: 8,
    rowsOfMen: 3,
    menCaptureBackward: false,
    menCaptureKings: false,
    flyingKings: false,
    manOnLastRow: 'isCrownedAndStops',
    preferences: ['mostPieces', 'withKing', 'mostKings', 'earliestKing'],
  },
  // A king captures before a man; otherwise free choice.
  czech: {
    name: 'czech',
    size: 8,
    rowsOfMen: 3,
    menCaptureBackward: false,
    menCaptureKings: true,
    flyingKings: true,
    manOnLastRow: 'isCrownedAndStops',
    preferences: ['withKing'],
  },
  // FMJD Annex 1, 3.9 and 4.1-4.15.
  international: {
    name: 'international',
    size: 10,
    rowsOfMen: 4,
    menCaptureBackward: true,
    menCaptureKings: true,
    flyingKings: true,
    manOnLastRow: 'goesOnAsMan',
    preferences: ['mostPieces'],
  },
};
