import type { Color } from '../rules/types.ts';

/**
 * Every way a written move or position can be wrong. `at` is an offset into the text as it was
 * given, from 0. Whatever is quoted from that text (`text`, `found`, `square`, `range`) is raw:
 * whoever shows it removes the control characters.
 */
export type NotationError = MoveError | FenError;

/** What a FEN should have had where it went wrong. */
export type FenExpectation =
  /** `W` or `B`: who is to move. */
  | 'turn'
  /** A `:` before the next part. */
  | 'colon'
  /** `W` or `B` before a list of squares. */
  | 'color'
  /** A square, with or without `K` before it. */
  | 'square'
  /** `,` or `:` after a square. */
  | 'separator'
  /** The number of a move counter, as in `H12`. */
  | 'number'
  /** The closing `"]` of a FEN tag. */
  | 'tagEnd';

export type FenError =
  /** Nothing but space. */
  | { readonly code: 'fen.empty' }
  /** `found` is what stands there, `''` at the end of the text. */
  | {
      readonly code: 'fen.syntax';
      readonly at: number;
      readonly found: string;
      readonly expected: FenExpectation;
    }
  /** `?` where it should say who is to move: PDN knows it, but nothing can be played from it. */
  | { readonly code: 'fen.unknown-turn'; readonly at: number }
  /** Not a playing square of this board, which is `size` squares wide. */
  | {
      readonly code: 'fen.unknown-square';
      readonly square: string;
      readonly size: number;
      readonly at: number;
    }
  | { readonly code: 'fen.square-twice'; readonly square: string; readonly at: number }
  /** White and Black have one list each. */
  | { readonly code: 'fen.color-twice'; readonly color: Color; readonly at: number }
  /** A counter given again; `counter` is its letter. */
  | { readonly code: 'fen.counter-twice'; readonly counter: 'H' | 'F'; readonly at: number }
  /** `32-21`. */
  | { readonly code: 'fen.range-reversed'; readonly range: string; readonly at: number }
  /** `a1-c1`: only numbers have an order that all agree on. */
  | { readonly code: 'fen.range-letters'; readonly range: string; readonly at: number }
  /** A piece that has been captured and not yet taken off: the position is in the middle of a move. */
  | { readonly code: 'fen.ghost'; readonly square: string; readonly at: number }
  /** A man where it would have become a king. */
  | {
      readonly code: 'fen.man-on-crowning-row';
      readonly square: string;
      readonly color: Color;
      readonly at: number;
    }
  | {
      readonly code: 'fen.too-many';
      readonly color: Color;
      readonly count: number;
      readonly max: number;
    }
  | { readonly code: 'fen.no-pieces' };

/** Why a well-written move cannot be played. */
export type IllegalMoveReason =
  /** There are no legal moves at all. */
  | 'gameOver'
  /** The square it starts from is empty. */
  | 'noPiece'
  /** The piece on it belongs to the other side. */
  | 'opponentPiece'
  /** A quiet move where a capture is forced. */
  | 'mustCapture'
  /** A capture that another one goes before (most pieces, with a king, ...). */
  | 'priority'
  /** The beginning of a capture that has to go on. */
  | 'unfinished'
  | 'notLegal';

export type MoveError =
  /** Not written like a move; `example` is one that is, in this game's own notation. */
  | {
      readonly code: 'move.syntax';
      readonly text: string;
      readonly at: number;
      readonly example: string;
    }
  /** Not a playing square of this board, which is `size` squares wide. */
  | {
      readonly code: 'move.unknown-square';
      readonly text: string;
      readonly square: string;
      readonly size: number;
      readonly at: number;
    }
  /** `legal`: every legal move in its shortest notation, those from the same square first. */
  | {
      readonly code: 'move.illegal';
      readonly text: string;
      readonly reason: IllegalMoveReason;
      readonly legal: readonly string[];
    }
  /** Several moves fit; `candidates` are their full paths, each of which names one of them. */
  | {
      readonly code: 'move.ambiguous';
      readonly text: string;
      readonly candidates: readonly string[];
    };
