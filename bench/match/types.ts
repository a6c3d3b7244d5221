import type { Outcome } from '../../src/game/outcome.ts';
import type { Color, Move, Ruleset } from '../../src/rules/types.ts';

/** The two settings of a match. */
export const SIDES = ['a', 'b'] as const;
export type Side = (typeof SIDES)[number];

export function otherSide(side: Side): Side {
  return side === 'a' ? 'b' : 'a';
}

/** How a game of a match may end: as any game does, and in ways that only a match has. */
export type Ending = Outcome['reason'] | 'tooLong' | 'adjudicated' | Fault;
/** What a player loses by. */
export type Fault = 'illegalMove' | 'crash' | 'hang';

/** What a player's searches came to, where there was a choice to make. */
export interface Effort {
  readonly searches: number;
  readonly depth: number;
  readonly nodes: number;
  readonly milliseconds: number;
}

export const NO_EFFORT: Effort = { searches: 0, depth: 0, nodes: 0, milliseconds: 0 };

export function addEffort(one: Effort, other: Effort): Effort {
  return {
    searches: one.searches + other.searches,
    depth: one.depth + other.depth,
    nodes: one.nodes + other.nodes,
    milliseconds: one.milliseconds + other.milliseconds,
  };
}

/** A game that has been played. */
export interface PlayedGame {
  /** From the start of the game, the opening's included. */
  readonly moves: readonly Move[];
  /** Nobody, when it was drawn. */
  readonly winner: Side | undefined;
  readonly ending: Ending;
  /** What went wrong, for a game lost by a fault. */
  readonly fault?: string;
  readonly effort: Readonly<Record<Side, Effort>>;
}

/** A game's place in a match: its pair, from 0, and which of the two it is. */
export interface GameId {
  readonly pair: number;
  readonly second: boolean;
}

export type MatchGame = GameId & PlayedGame;

/** Who has which colour: `a` is White in the first game of a pair. */
export function colorsOf({ second }: Pick<GameId, 'second'>): Readonly<Record<Color, Side>> {
  return second ? { white: 'b', black: 'a' } : { white: 'a', black: 'b' };
}

/** What is the same in all games of a match. */
export interface GameRules {
  readonly ruleset: Ruleset;
  readonly maxPlies: number;
  readonly adjudicate: boolean;
  readonly seed: number;
}
