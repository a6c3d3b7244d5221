// How many nodes the engine needs for a position.

import type { VariantName } from '../../src/rules/types.ts';
import { suiteSolver, type SuitePosition } from '../../test/suites/suites.ts';

/** What is tried, each about twice the one before. */
const STEPS = [500, 1000, 2000, 4000, 8000, 16_000, 32_000];

export type Measure = (entry: Omit<SuitePosition, 'nodes'>) => SuitePosition | undefined;

/**
 * Measures positions of a game: gives each twice the nodes with which the engine finds the move and
 * does not leave it any more, both with what it has learned and with the hand-made evaluation. So other
 * weights, or a search that goes another way, find it as well.
 */
export function measureOf(name: VariantName): Measure {
  const solvers = [suiteSolver(), suiteSolver({ weightsOf: () => undefined })];
  return (entry) => {
    const solvedIn = (nodes: number): boolean =>
      solvers.every((solve) => solve(name, { ...entry, nodes }).solved);
    const failed = STEPS.findLastIndex((nodes) => !solvedIn(nodes));
    const needed = STEPS[failed + 1];
    if (needed === undefined || !solvedIn(2 * needed)) return undefined;
    return { ...entry, nodes: 2 * needed };
  };
}
