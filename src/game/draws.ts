import { pliesAllowed, type CountingRule } from './counters.ts';
import { currentPly, outcome, type Game } from './game.ts';

/** A rule that is counting towards a draw. */
export interface DrawCounter {
  readonly rule: CountingRule;
  /** Moves by each side that the rule allows. */
  readonly total: number;
  /** Moves left to each side before the draw; one of which only half is left counts as one. */
  readonly movesLeft: number;
  /** Plies left, by both sides together. */
  readonly pliesLeft: number;
}

/**
 * Every rule that is counting in the current position, the nearest draw first (a plain counter of
 * quiet moves always is, an ending's only while the ending is on the board). None when the game is
 * over.
 */
export function drawCounters(game: Game): readonly DrawCounter[] {
  if (outcome(game) !== undefined) return [];
  return currentPly(game)
    .counts.filter(({ running }) => running)
    .map(({ rule, plies }) => counter(rule, pliesAllowed(rule) - plies))
    .sort((a, b) => a.pliesLeft - b.pliesLeft);
}

function counter(rule: CountingRule, pliesLeft: number): DrawCounter {
  return { rule, total: rule.moves, movesLeft: Math.ceil(pliesLeft / 2), pliesLeft };
}

/** How often the current position, with this side to move, has stood on the board. */
export interface Repetition {
  /** Once for the first time; the position the game began from counts too. */
  readonly times: number;
  /** The time that is a draw; undefined where the setup has no such rule. */
  readonly drawAt: number | undefined;
}

/** How near the game is to a draw by repetition. */
export function repetition(game: Game): Repetition {
  const rule = game.rules.find(({ kind }) => kind === 'repetition');
  return {
    times: currentPly(game).occurrences,
    drawAt: rule?.kind === 'repetition' ? rule.times : undefined,
  };
}
