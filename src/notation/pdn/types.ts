import type { Result } from '../../rules/result.ts';
import type { Move, Position, Ruleset } from '../../rules/types.ts';
import type { PdnError } from './errors.ts';

/** A tag in front of a game: `[White "Wiersma, H."]`. The value is what stands between the quotes. */
export interface PdnTag {
  readonly name: string;
  readonly value: string;
}

/** How a game ended. `bothLost` is PDN's double forfeit, `0-0`; `unknown` also says "still going on". */
export const PDN_RESULTS = ['white', 'black', 'draw', 'bothLost', 'unknown'] as const;
export type PdnResult = (typeof PDN_RESULTS)[number];

/** A move and what somebody wrote about it. */
export interface PdnMove {
  readonly move: Move;
  /** Numeric annotation glyphs, `$1` and so on; the marks `! ? !! ?? !? ?!` are 1 to 6. */
  readonly nags: readonly number[];
  readonly comment?: string;
  /** Other lines, each beginning with a move in place of this one. */
  readonly variations: readonly PdnLine[];
}

/** A run of moves from a position: a game, or a variation in it. */
export interface PdnLine {
  /** What stands before the first move. */
  readonly comment?: string;
  readonly moves: readonly PdnMove[];
}

/** A game as PDN has it: any start, moves that are legal, and everything written beside them. */
export interface PdnGame {
  /** As they were written, in their order. Those that the other fields say are not written again. */
  readonly tags: readonly PdnTag[];
  readonly ruleset: Ruleset;
  /** By the house setup: Black begins, the house's draw rules. Known from this program's own tag. */
  readonly house: boolean;
  readonly start: Position;
  /** Plies before `start` without a capture or a move of a man, for the draw counters. */
  readonly quietPlies: number;
  readonly line: PdnLine;
  readonly result: PdnResult;
}

/** One game of a file. A damaged one has an error; the others of the file are not touched by it. */
export interface PdnEntry {
  /** Where in the text it begins, from 0. */
  readonly at: number;
  /** Readable even where the game is not. */
  readonly tags: readonly PdnTag[];
  readonly game: Result<PdnGame, PdnError>;
  /** A damaged game up to where it is damaged, when at least its start is known. */
  readonly partial?: PdnGame;
  /** What was passed over because the game itself does not need it: variations, unimportant tags. */
  readonly skipped: readonly PdnError[];
}
