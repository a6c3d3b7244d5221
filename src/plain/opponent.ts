import type { Level } from '../engine/levels.ts';
import type { Game } from '../game/game.ts';
import type { Move } from '../rules/types.ts';
import type { PlayLimits } from './options.ts';

/** The computer's move, and what it thinks of the position for itself: a man is 100. */
export interface Reply {
  readonly move: Move;
  /** Centipawns; a won or lost game is `Infinity` or `-Infinity`. */
  readonly score: number;
}

/** How an opponent shall think. */
export interface OpponentSettings {
  readonly level: Level;
  readonly limits: PlayLimits;
  readonly seed: number;
}

/** Whoever plays the computer's side and answers hints. One question at a time. */
export interface Opponent {
  /** The move for the side to move, at the opponent's level; undefined when it was stopped. */
  choose(game: Game, settings: OpponentSettings): Promise<Reply | undefined>;
  /** A good move for the side to move, whatever the level; undefined when it was stopped. */
  hint(game: Game, settings: OpponentSettings): Promise<Reply | undefined>;
  /** Ends the running question, if there is one: it resolves to undefined. */
  stop(): void;
  /** Frees the worker behind it. */
  close(): Promise<void>;
}
