import { describe, expect, it } from 'vitest';
import { startPosition } from '../../src/rules/board.ts';
import { divide, perft } from '../../src/rules/perft.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import { DEEPER_ROWS, FIXTURE_ROWS, HARD_ROWS, UNFORCED_10X10 } from './perft-tables.ts';
import type { PerftRow } from './perft-tables.ts';
import { positionOf } from './support.ts';

/** The suite stops here (starts reach depth 9); `test/reference/deep-perft.ts` goes all the way. */
const MOST_NODES = 45_000_000;

/** The counts of a row that the suite can afford, and the same ones from the product. */
function counts({ variant, position, forcedCapture, nodes }: PerftRow): {
  readonly expected: readonly number[];
  readonly actual: readonly number[];
} {
  const ruleset = { variant: VARIANTS[variant], forcedCapture };
  const start = positionOf(ruleset.variant, position);
  const expected = nodes.filter((count, depth) => depth < 9 && count <= MOST_NODES);
  return { expected, actual: expected.map((_, index) => perft(ruleset, start, index + 1)) };
}

describe('perft', () => {
  it.each(FIXTURE_ROWS)('$variant $position, capture forced: $forcedCapture', (row) => {
    const { expected, actual } = counts(row);
    expect(actual).toEqual(expected);
  });

  it.each(HARD_ROWS)('$variant $position sees crowning and kings', (row) => {
    const { expected, actual } = counts(row);
    expect(actual).toEqual(expected);
  });

  it.each(DEEPER_ROWS)('$variant $position from published tables', (row) => {
    const { expected, actual } = counts(row);
    expect(actual).toEqual(expected);
  });

  it('international without forced capture, which only the rules know', () => {
    const ruleset = { variant: VARIANTS.international, forcedCapture: false };
    const start = startPosition(ruleset.variant, 'white');
    const depths = UNFORCED_10X10.slice(0, 6);
    expect(depths.map((_, index) => perft(ruleset, start, index + 1))).toEqual(depths);
  });

  // The board looks the same from both sides, so who begins does not change the counts.
  it.each(FIXTURE_ROWS.filter(({ position }) => position === 'start'))(
    '$variant from the start with either side to move, capture forced: $forcedCapture',
    ({ variant, forcedCapture, nodes }) => {
      const ruleset = { variant: VARIANTS[variant], forcedCapture };
      for (const turn of ['white', 'black'] as const) {
        expect(perft(ruleset, startPosition(ruleset.variant, turn), 6)).toBe(nodes[5]);
      }
    },
  );

  it('counts the position itself at depth 0', () => {
    const ruleset = { variant: VARIANTS.american, forcedCapture: true };
    expect(perft(ruleset, startPosition(ruleset.variant, 'black'), 0)).toBe(1);
  });

  it('counts nothing where the game is over', () => {
    const ruleset = { variant: VARIANTS.american, forcedCapture: true };
    const over = positionOf(ruleset.variant, 'W:WK1:B');
    expect([1, 2, 3].map((depth) => perft(ruleset, over, depth))).toEqual([0, 0, 0]);
  });

  it.each(FIXTURE_ROWS)('divided by move, $variant $position sums up', (row) => {
    const { variant, position, forcedCapture, nodes } = row;
    const ruleset = { variant: VARIANTS[variant], forcedCapture };
    const parts = divide(ruleset, positionOf(ruleset.variant, position), 4);
    expect(parts).toHaveLength(nodes[0] ?? 0);
    expect(parts.reduce((sum, part) => sum + part.nodes, 0)).toBe(nodes[3]);
  });
});
