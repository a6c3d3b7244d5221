// What a second, plain search says of a best move.

import type { SearchLine } from '../../src/engine/types.ts';
import { isSameMove } from '../../src/game/game.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Move, Position, Ruleset } from '../../src/rules/types.ts';
import type { Outcome, SuitePosition } from '../../test/suites/suites.ts';
import { MAN, TooDear, balanceOf, plainSearch, type PlainSearch } from './plain-search.ts';

/** What the second search may visit, and how deep it looks for the gain. */
const BUDGET = 80_000;
export const DEEPEST = 11;
/** To see again what it has said once it may visit more: the depth is known. */
const RECHECK_BUDGET = 1_000_000;
/** What a move may gain; with nothing gained, all others lose. */
const GAINS = [MAN, 2 * MAN, 3 * MAN, 0];

export interface Proof {
  readonly result: Outcome;
  readonly plies: number;
}

/**
 * The second search's word: that the move wins, or gains at least a man more than every other, and
 * still does when looked at one and two plies further. Undefined when it does not say so, or would
 * take too long.
 * @param mayBeShort whether a gain that shows at once counts
 */
export function proofOf(
  ruleset: Ruleset,
  position: Position,
  { move, score }: SearchLine,
  mayBeShort: boolean,
): Proof | undefined {
  return unlessTooDear(() => {
    const search = plainSearch(ruleset, BUDGET);
    if (score.type === 'win' && score.plies <= DEEPEST) {
      const { plies } = score;
      return isOnlyWin(ruleset, search, position, move, plies)
        ? { result: 'win', plies }
        : undefined;
    }
    for (let depth = 2; depth <= DEEPEST; depth += 2) {
      const result = resultAt(ruleset, search, position, move, depth);
      // What shows at once is no task.
      if (result !== undefined && depth === 2 && !mayBeShort) return undefined;
      if (result !== undefined) return { result, plies: depth + 1 };
    }
    return undefined;
  });
}

/** Whether the second search says of a position what its entry says; undefined when it cannot tell. */
export function isConfirmed(
  ruleset: Ruleset,
  position: Position,
  { result, plies = 0 }: SuitePosition,
  best: readonly Move[],
): boolean | undefined {
  return unlessTooDear(() => {
    const [move] = best;
    if (move === undefined || result === 'draw') return undefined;
    const search = plainSearch(ruleset, RECHECK_BUDGET);
    if (result !== 'win') return resultAt(ruleset, search, position, move, plies - 1) === result;
    // That no other move wins is for the table of the ending to say, where several do.
    return plies > DEEPEST ? undefined : best.some((one) => search.moveWins(position, one, plies));
  });
}

function unlessTooDear<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (error instanceof TooDear) return undefined;
    throw error;
  }
}

function isOnlyWin(
  ruleset: Ruleset,
  search: PlainSearch,
  position: Position,
  move: Move,
  plies: number,
): boolean {
  return (
    search.moveWins(position, move, plies) &&
    !othersThan(ruleset, position, move).some((other) =>
      search.moveWins(position, other, plies + 2),
    )
  );
}

function resultAt(
  ruleset: Ruleset,
  search: PlainSearch,
  position: Position,
  move: Move,
  depth: number,
): 'gain' | 'hold' | undefined {
  const now = balanceOf(ruleset, position);
  const others = othersThan(ruleset, position, move);
  const isOnly = (plies: number, value: number): boolean =>
    search.moveReaches(position, move, plies, value) &&
    !others.some((other) => search.moveReaches(position, other, plies, value));
  const gain = GAINS.find((amount) =>
    [depth, depth + 1, depth + 2].every((plies) => isOnly(plies, now + amount)),
  );
  if (gain === undefined) return undefined;
  return gain > 0 ? 'gain' : 'hold';
}

function othersThan(ruleset: Ruleset, position: Position, move: Move): readonly Move[] {
  return legalMoves(ruleset, position).filter((other) => !isSameMove(other, move));
}
