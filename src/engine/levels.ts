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
  /** How long a person sees it take at least: the more moves there are to look at, the longer. */
  readonly pace: { readonly milliseconds: number; readonly each: number };
}

/** The levels, as `bench/levels.ts` measured them: each wins at least 80 % against the one below. */
export const LEVEL_SETTINGS: Readonly<Record<Level, LevelSettings>> = {
  easy: { limits: { depth: 1 }, noise: 45, pace: { milliseconds: 300, each: 60 } },
  medium: { limits: { depth: 5 }, noise: 15, pace: { milliseconds: 150, each: 30 } },
  hard: {
    limits: { softMilliseconds: 1700, milliseconds: 2500 },
    noise: 0,
    pace: { milliseconds: 0, each: 0 },
  },
};

/** Nobody waits longer than this for a level to look human. */
const SLOWEST_MILLISECONDS = 1500;

/** The least time for a move, where so many are legal: the only one is played at once. */
export function paceOf(level: Level, legal: number): number {
  if (legal <= 1) return 0;
  const { milliseconds, each } = LEVEL_SETTINGS[level].pace;
  return Math.min(SLOWEST_MILLISECONDS, milliseconds + each * legal);
}
