/** The two sides. White's men move up the board (towards the row of square 0), Black's down. */
export const COLORS = ['white', 'black'] as const;
export type Color = (typeof COLORS)[number];

/**
 * A playing square: 0 for the top-left one, then row by row, with White at the bottom and a
 * playing square in the bottom-left corner (0 to 31 on 8x8: b8 is 0, a1 is 28; 0 to 49 on 10x10).
 * Every game uses these, mirrored ones too: how a game names its squares is for `notation/`.
 */
export type Square = number;

/** What stands on a square: a man in lower case, a king in upper case. */
export type Piece = 'w' | 'W' | 'b' | 'B';

/** A square's content; `e` is empty. */
export type Cell = Piece | 'e';

/** A position. Immutable; two positions are the same exactly when both fields are equal. */
export interface Position {
  readonly turn: Color;
  /** One letter (`Cell`) per playing square, from square 0 on: 32 letters on 8x8, 50 on 10x10. */
  readonly cells: string;
}

/** A legal move. A capture lists what it takes; a quiet move takes nothing. */
export interface Move {
  readonly from: Square;
  readonly to: Square;
  /** The squares of the captured pieces in the order taken; empty for a quiet move. */
  readonly captures: readonly Square[];
  /** Every square the piece stops on, `from` first and `to` last: one hop per captured piece. */
  readonly path: readonly Square[];
  /** Whether a man becomes a king by this move. */
  readonly crowned: boolean;
}

/** What a capture must be chosen by, most important first. */
export const PRIORITIES = ['mostPieces', 'withKing', 'mostKings', 'earliestKing'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** What a man does that reaches the last row in the middle of a capture. */
export type CrowningInCapture = 'stops' | 'continuesAsKing' | 'continuesAsMan';

/** The rules of movement of a game, as the kernel takes them. */
export interface Traits {
  readonly size: 8 | 10;
  readonly menCaptureBackward: boolean;
  readonly flyingKings: boolean;
  readonly menCaptureKings: boolean;
  readonly crowningInCapture: CrowningInCapture;
  /** Applied in order to all captures of a side; those that tie at the end may be chosen freely. */
  readonly priorities: readonly Priority[];
}

export const VARIANT_NAMES = [
  'american',
  'russian',
  'brazilian',
  'spanish',
  'italian',
  'czech',
  'international',
] as const;
export type VariantName = (typeof VARIANT_NAMES)[number];

/** How the official numbers run over the board (White at the bottom). */
export type Numbering = 'topLeft' | 'bottomRight';

/** A game: its rules of movement, how its players write it, and when it is drawn. */
export interface Variant extends Traits {
  readonly name: VariantName;
  readonly aliases: readonly string[];
  readonly menPerSide: number;
  /** The official board has its playing corner at each player's right instead of left. */
  readonly mirrored: boolean;
  /** How squares are written in this game. */
  readonly squareNames: 'algebraic' | 'numeric';
  /** Where number 1 is on the official board. */
  readonly numbering: Numbering;
  /** The sign between the squares of a capture in written moves. */
  readonly captureSign: 'x' | ':';
  /** Who begins by the federation's rules. */
  readonly officialFirst: Color;
  /** Whether the house setup and the free-capture house rule exist for it (the 8x8 games). */
  readonly houseRules: boolean;
  /** PDN 3.0 game type, in full. */
  readonly pdnGameType: string;
  /** The federation's draw rules. */
  readonly officialDraws: readonly DrawRule[];
}

/** What happened in a ply that a draw counter may be reset by. */
export type ResetEvent = 'capture' | 'promotion' | 'manMove';

/** How many men and kings a side has. */
export interface Material {
  readonly men: number;
  readonly kings: number;
}

/** What one side has in an ending: its kings, then its men; `+` means that many kings or more. */
export const ENDGAME_SIDES = ['K', 'KK', 'KM', 'KKK', 'KKM', 'KMM', 'KKK+'] as const;
export type EndgameSide = (typeof ENDGAME_SIDES)[number];

/** What both sides have in an ending, whichever of them is White. */
export type Endgame = `${EndgameSide}-${EndgameSide}`;

/**
 * A draw rule as data (`game/counters.ts` applies it). Moves are by each side: 15 moves are 30
 * plies. A rule is on its own: the game is drawn as soon as any one of them is fulfilled.
 *
 * - `repetition`: the same position with the same side to move for the `times`-th time, the
 *   position the game began from included.
 * - `quiet`: `moves` moves by each side without any of the events in `reset`. Where `pieces` is
 *   given, it holds only while both sides have a king and the number of pieces on the board, both
 *   sides together, lies in that range.
 * - `endgame`: `moves` moves by each side since one of `materials` arose. A change from one of them
 *   to another (a man crowned, an exchange) does not start the count again, a change to anything
 *   else ends it, unless `keepsRunning`: then nothing does once it has begun. Where
 *   `loneKingOnMainRoad` is set, it counts only while a side's only piece is a king on the long
 *   diagonal a1-h8, and begins anew when that king comes back to it.
 */
export type DrawRule =
  | { readonly kind: 'repetition'; readonly times: number; readonly article: string }
  | {
      readonly kind: 'quiet';
      readonly moves: number;
      readonly reset: readonly ResetEvent[];
      readonly pieces?: { readonly min: number; readonly max: number };
      readonly article: string;
    }
  | {
      readonly kind: 'endgame';
      readonly moves: number;
      readonly materials: readonly Endgame[];
      readonly keepsRunning?: boolean;
      readonly loneKingOnMainRoad?: boolean;
      readonly article: string;
    };

/** The rules a game is played by: the variant and whether a capture is forced. */
export interface Ruleset {
  readonly variant: Variant;
  readonly forcedCapture: boolean;
}
