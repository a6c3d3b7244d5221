import { describe, expect, it } from 'vitest';
import { legalMoves } from '../../src/rules/moves.ts';
import { nextHops } from '../../src/rules/routes.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import type { VariantName } from '../../src/rules/types.ts';
import worstCases from '../fixtures/worst-cases.json';
import { moveKey } from '../reference/generator.ts';
import { positionOf } from './support.ts';

interface WorstCase {
  readonly variant: VariantName;
  readonly position: string;
  readonly moves: number;
}

/**
 * Explosions of captures: the costliest positions that `test/reference/worst-cases.ts` has found,
 * too many routes for the reference. The times are printed, not judged: the machine may be busy.
 */
describe('the costliest positions found are answered', () => {
  it.each(worstCases as readonly WorstCase[])('$variant $position', (worst) => {
    const ruleset = { variant: VARIANTS[worst.variant], forcedCapture: true };
    const position = positionOf(ruleset.variant, worst.position);
    const start = performance.now();
    const moves = legalMoves(ruleset, position);
    const milliseconds = performance.now() - start;
    process.stdout.write(
      `${milliseconds.toFixed(2)} ms, ${moves.length} moves: ${worst.variant} ${worst.position}\n`,
    );
    expect(moves).toHaveLength(worst.moves);
    expect(new Set(moves.map(moveKey)).size).toBe(moves.length);
    for (const move of moves) expect(move.path).toHaveLength(Math.max(2, move.captures.length + 1));
    const [first] = moves;
    if (first && first.captures.length > 0) {
      expect(nextHops(ruleset, position, [first.from])).not.toEqual([]);
    }
  });

  it('on both sizes of board', () => {
    const sizes = worstCases.map(({ variant }) => VARIANTS[variant as VariantName].size);
    expect(sizes.filter((size) => size === 8).length).toBeGreaterThanOrEqual(12);
    expect(sizes.filter((size) => size === 10).length).toBeGreaterThanOrEqual(12);
  });
});
