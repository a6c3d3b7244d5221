import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextHops } from '../../src/rules/routes.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import { REFERENCE_GAMES } from '../reference/games.ts';
import { randomPosition } from '../reference/random-positions.ts';
import { routeProblems } from '../reference/route-agreement.ts';
import { positionOf } from './support.ts';

/** Positions with captures, per game. */
const POSITIONS = 200;

describe('the ways to carry a capture out agree with the reference on random positions', () => {
  it.each(Object.values(VARIANTS))('$name', (variant) => {
    const seeds = fc.noShrink(fc.integer({ min: 0, max: 2 ** 32 - 1 }));
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, free) => {
        const ruleset = { variant, forcedCapture: !(free && variant.houseRules) };
        const position = randomPosition(REFERENCE_GAMES[variant.name], seed);
        const problems = routeProblems(ruleset, position, seed);
        fc.pre(problems !== undefined);
        if (problems.length > 0) {
          expect.fail(
            [`${variant.name} ${position.turn} ${position.cells}`, ...problems].join('\n'),
          );
        }
      }),
      { numRuns: POSITIONS, maxSkipsPerRun: 100 },
    );
  });
});

describe('no jump may follow', () => {
  const ruleset = { variant: VARIANTS.russian, forcedCapture: true };
  const position = positionOf(ruleset.variant, 'W:Wa1,h2:Bb2,d4');

  it.each([
    ['from a piece that cannot capture', [31]],
    ['from an empty square', [20]],
    ['from a piece of the other side', [24]],
    ['after the capture is complete', [28, 21, 14]],
    ['after a jump that nobody can make', [28, 14]],
  ])('%s', (_, stops) => {
    expect(nextHops(ruleset, position, stops)).toEqual([]);
  });
});
