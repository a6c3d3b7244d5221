import type { HubError } from '../engine/hub/errors.ts';
import type { Level } from '../engine/levels.ts';
import type { WeightsError } from '../engine/weights.ts';
import type { Game } from '../game/game.ts';
import type { Move } from '../rules/types.ts';
import type { PlayLimits } from './options.ts';

/** The computer's move, and what it thinks of the position for itself: a man is 100. */
export interface Reply {
  readonly move: Move;
  /** Centipawns; a won or lost game is `Infinity` or `-Infinity`. */
  readonly score: number;
  /** What stands behind it, where that is known: the line begins with the move. */
  readonly thought?: Thought;
}

/** What has been found so far. */
export interface Thought {
  /** As in a reply: for the side to move. */
  readonly score: number;
  /** Of a game that is decided: plies until it is over, where they are known. */
  readonly plies?: number;
  readonly depth: number;
  /** The moves that are expected. */
  readonly pv: readonly Move[];
}

/** Is told after every depth. */
export type OnThought = (thought: Thought) => void;

/** How an opponent shall think. */
export interface OpponentSettings {
  readonly level: Level;
  readonly limits: PlayLimits;
  readonly seed: number;
  /** That dama's own engine plays, also where there is another one. */
  readonly ownEngine?: boolean;
}

/** What went wrong with another engine, and for how long our own plays in its place. */
export interface Fault {
  readonly error: HubError;
  /** `move`: it is started afresh for the next one; `game`: not before somebody wants it again. */
  readonly until: 'move' | 'game';
}

/** Whoever plays the computer's side and answers hints. One question at a time. */
export interface Opponent {
  /** The move for the side to move, at the opponent's level; undefined when it was stopped. */
  choose(game: Game, settings: OpponentSettings, onThought?: OnThought): Promise<Reply | undefined>;
  /** A good move for the side to move, whatever the level; undefined when it was stopped. */
  hint(game: Game, settings: OpponentSettings, onThought?: OnThought): Promise<Reply | undefined>;
  /** Thinks about a position that a person thinks about too, for a while or until it is stopped. */
  analyse(game: Game, settings: OpponentSettings, onThought: OnThought): Promise<void>;
  /** Whom to tell when it fails, and somebody else moves in its place. Ours does not. */
  onFault?(listener: (fault: Fault) => void): void;
  /** Whom to tell, once a game, when it plays worse than it could: what it learned is not there. */
  onWarning?(listener: (error: WeightsError) => void): void;
  /** Ends the running question, if there is one: it resolves to undefined. */
  stop(): void;
  /** Frees the worker behind it. */
  close(): Promise<void>;
}
