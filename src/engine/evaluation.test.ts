import { expect, it } from 'vitest';
import { bitboardsOf, createKernelMemory, setRuleset } from '../rules/kernel.ts';
import type { Position } from '../rules/types.ts';
import { engineBytes, openSearchKernel } from './search-kernel.ts';
import { RULESETS, randomFrom, scatteredPosition } from './test-support.ts';
import { pairCount } from './weights-layout.ts';

const open = openSearchKernel(createKernelMemory(engineBytes(1)), 1, () => 0);
const { kernel } = open;

/** The same position with the colours exchanged and the board turned. */
function turned({ turn, cells }: Position): Position {
  const other: Record<string, string> = { w: 'b', W: 'B', b: 'w', B: 'W', e: 'e' };
  const reversed = cells.split('').reverse();
  return {
    turn: turn === 'white' ? 'black' : 'white',
    cells: reversed.map((cell) => other[cell]).join(''),
  };
}

/** Weights of any game, by chance, and none, for the evaluation by hand. */
const EVALUATIONS = RULESETS.flatMap((ruleset) => [
  { ruleset, title: ruleset.title, learned: false },
  { ruleset, title: `${ruleset.title}, learned`, learned: true },
]);

it.each(EVALUATIONS)('$title: a position is worth the same for either colour', (given) => {
  const { ruleset, learned } = given;
  const random = randomFrom(7);
  const pairs = 2 * pairCount(ruleset.variant);
  open.useWeights(
    learned ? Int16Array.from({ length: pairs }, () => random(801) - 400) : undefined,
  );
  setRuleset(kernel, ruleset);
  const worth = (position: Position): number => {
    const { own, opp, kings, side } = bitboardsOf(ruleset.variant, position);
    return kernel.staticScore(own, opp, kings, side);
  };
  for (let seed = 1; seed <= 300; seed++) {
    const position = scatteredPosition(ruleset, seed, 10 + (seed % 5) * 10);
    if (!/[^e]/.test(position.cells)) continue;
    expect(worth(turned(position))).toBe(worth(position));
  }
});
