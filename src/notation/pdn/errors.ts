import type { FenError, MoveError } from '../errors.ts';

/** A place in a text: `at` counts characters from 0; `line` and `column` from 1, as editors do. */
export interface Place {
  readonly at: number;
  readonly line: number;
  readonly column: number;
}

/** What should have stood where a game cannot be read. */
export type PdnExpectation =
  /** A move, a comment, a result or another part of a game. */
  | 'move'
  /** A tag with its value in quotes and its closing bracket, on one line. */
  | 'tag'
  /** The `}` of a comment. */
  | 'commentEnd'
  /** The `)` of a variation. */
  | 'variationEnd'
  /** `/FEN "..."/`, whole. */
  | 'setup';

/** What is wrong with a game, without its place. Quoted text (`found`, `gameType`) is raw. */
export type PdnFault =
  /** `found` is the word or sign there, `''` at the end of the text. */
  | {
      readonly code: 'pdn.syntax';
      readonly found: string;
      readonly expected: PdnExpectation;
    }
  /** A move that cannot be played; `number` is the move's as people count: `12.` or `12...`. */
  | { readonly code: 'pdn.move'; readonly number: string; readonly error: MoveError }
  | { readonly code: 'pdn.fen'; readonly error: FenError }
  /** A game this program does not play. */
  | { readonly code: 'pdn.game-type'; readonly gameType: string }
  /** A position set up after moves have been played: what follows is another game. */
  | { readonly code: 'pdn.setup-inside' }
  /** Variations in variations, beyond all sense. */
  | { readonly code: 'pdn.too-deep'; readonly max: number }
  /** A position with more captures than can be listed. */
  | { readonly code: 'pdn.too-complex' };

/** Why a game of a PDN text cannot be read, and where. */
export type PdnError = PdnFault & Place;
