import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/rules/variants.ts';
import type { Ruleset } from '../../src/rules/types.ts';
import { comparePosition, explain } from '../reference/agreement.ts';
import { REFERENCE_GAMES } from '../reference/games.ts';
import { randomPosition } from '../reference/random-positions.ts';

/** The script `npm run agree` compares many times as many. */
const POSITIONS = 1500;

const RULESETS: readonly (Ruleset & { readonly title: string })[] = Object.values(VARIANTS).flatMap(
  (variant) => [
    { title: variant.name, variant, forcedCapture: true },
    ...(variant.houseRules
      ? [{ title: `${variant.name}, capture not forced`, variant, forcedCapture: false }]
      : []),
  ],
);

describe('legal moves agree with the reference generator on random positions', () => {
  it.each(RULESETS)('$title', (ruleset) => {
    const game = REFERENCE_GAMES[ruleset.variant.name];
    // The seed says everything about a position; `explain` makes what fails small instead.
    const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 32 - 1 }));
    fc.assert(
      fc.property(seeds, (seed) => {
        const position = randomPosition(game, seed);
        const comparison = comparePosition(ruleset, position, 100_000);
        fc.pre(comparison !== undefined);
        if (comparison.problems.length > 0) expect.fail(explain(ruleset, position));
      }),
      { numRuns: POSITIONS },
    );
  });
});
