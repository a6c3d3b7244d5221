import type { SearchLimits } from './types.ts';

/** How strong the computer plays, the weakest first. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];

/** What makes a level. */
export interface LevelSettings {
  /** How far it looks, unless a search says so itself. */
  readonly limits: SearchLimits;
  /**
   * How wrong it may be about a position, in hundredths of a man, either way. Below half a man: what
   * it sees hanging it takes, but it does not know a good plan from a poor one.
   */
  readonly noise: number;
  /** The least time a person sees it take for a move that is a choice. */
  readonly paceMilliseconds: number;
}

/** The levels, as `bench/levels.ts` measured them: each wins at least 80 % against the one below. */
export const LEVEL_SETTINGS: Readonly<Record<Level, LevelSettings>> = {
  easy: { limits: { depth: 1 }, noise: 45, paceMilliseconds: 700 },
  medium: { limits: { depth: 5 }, noise: 15, paceMilliseconds: 400 },
  hard: { limits: { softMilliseconds: 1700, milliseconds: 2500 }, noise: 0, paceMilliseconds: 0 },
};
