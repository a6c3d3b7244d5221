import { expect, it } from 'vitest';
import { bitboardsOf, createKernelMemory, setRuleset } from '../rules/kernel.ts';
import type { Position } from '../rules/types.ts';
import { engineBytes, openSearchKernel } from './search-kernel.ts';
import { RULESETS, scatteredPosition } from './test-support.ts';

const { kernel } = openSearchKernel(createKernelMemory(engineBytes(1)), 1, () => 0);

/** The same position with the colours exchanged and the board turned. */
function turned({ turn, cells }: Position): Position {
  const other: Record<string, string> = { w: 'b', W: 'B', b: 'w', B: 'W', e: 'e' };
  const reversed = cells.split('').reverse();
  return {
    turn: turn === 'white' ? 'black' : 'white',
    cells: reversed.map((cell) => other[cell]).join(''),
  };
}

it.each(RULESETS)('$title: a position is worth the same for either colour', (ruleset) => {
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
