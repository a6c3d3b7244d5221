import type { Count } from '../game/counters.ts';
import type { Move, Position, Ruleset } from '../rules/types.ts';
import type { Level } from './levels.ts';

/** When a search ends: as soon as any of these is reached. */
export interface SearchLimits {
  /** Plies, from 1; captures and forced replies are looked at further. */
  readonly depth?: number;
  readonly milliseconds?: number;
  /** Milliseconds after which no further depth is begun; `milliseconds` is the end in any case. */
  readonly softMilliseconds?: number;
  /** Positions visited. */
  readonly nodes?: number;
}

/** A question to the engine. */
export interface SearchRequest {
  readonly ruleset: Ruleset;
  readonly position: Position;
  /** The earlier positions of the game, the oldest first: to come back to one of them is a draw. */
  readonly history?: readonly Position[];
  /** How far the draw rules have counted in the game; without it they are not thought of. */
  readonly draws?: readonly Count[];
  /** Without any, those of the level, or of the hardest one. */
  readonly limits: SearchLimits;
  /** Plays like this level; without it the engine does not hold back. */
  readonly level?: Level;
  /** Decides between equally good moves and, for a level, what it overlooks. */
  readonly seed?: number;
  /** How many root moves to rank, each with its line (1). */
  readonly multipv?: number;
}

/** For the side to move. A man is 100 cp; `plies` are those until the game is over. */
export type Score =
  | { readonly type: 'cp'; readonly value: number }
  | { readonly type: 'win'; readonly plies: number }
  | { readonly type: 'loss'; readonly plies: number };

/** A root move and what is expected after it. */
export interface SearchLine {
  readonly move: Move;
  readonly score: Score;
  /** The expected moves, `move` itself the first. */
  readonly pv: readonly Move[];
}

/** What a search has found, in the end or so far. */
export interface SearchResult {
  /** One of the legal moves; undefined when there is none. */
  readonly move: Move | undefined;
  readonly score: Score;
  /** The last depth searched in full. */
  readonly depth: number;
  readonly nodes: number;
  readonly milliseconds: number;
  readonly pv: readonly Move[];
  /** The best moves, the best first: as many as `multipv` asked for, if there are. */
  readonly lines: readonly SearchLine[];
}
