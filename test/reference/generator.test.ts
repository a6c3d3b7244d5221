import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/rules/variants.ts';
import type { VariantName } from '../../src/rules/types.ts';
import { parseSquare } from '../../src/notation/squares.ts';
import cases from '../fixtures/cases.json';
import { FIXTURE_ROWS, HARD_ROWS, KEEP_ROWS } from '../rules/perft-tables.ts';
import { positionOf } from '../rules/support.ts';
import { REFERENCE_GAMES } from './games.ts';
import { TooManyRoutes, moveKey, referenceMoves, referencePerft } from './generator.ts';
import { randomPosition } from './random-positions.ts';

/** Leaves per depth that the naive walk may spend here; deeper numbers are the product's to show. */
const MOST_LEAVES = 2_000;

function affordable(nodes: readonly number[]): readonly number[] {
  return nodes.filter((count) => count <= MOST_LEAVES);
}

describe('the reference generator', () => {
  it.each(cases)('$variant $position: $why', ({ variant, position, moves }) => {
    const known = VARIANTS[variant as VariantName];
    const square = (text: string): number => parseSquare(known, text) ?? -1;
    const expected = moves.map((move) =>
      moveKey({
        from: square(move.from),
        to: square(move.to),
        captures: move.captures.map(square),
        crowned: 'crowned' in move && move.crowned,
      }),
    );
    const actual = referenceMoves(REFERENCE_GAMES[known.name], true, positionOf(known, position));
    expect(actual.map(moveKey).sort()).toEqual(expected.sort());
  });

  it.each([...FIXTURE_ROWS, ...HARD_ROWS])(
    'perft of $variant $position, capture forced: $forcedCapture',
    ({ variant, position, forcedCapture, nodes }) => {
      const game = REFERENCE_GAMES[variant];
      const start = positionOf(VARIANTS[variant], position);
      const expected = affordable(nodes);
      expect(
        expected.map((_, index) => referencePerft(game, forcedCapture, start, index + 1)),
      ).toEqual(expected);
    },
  );

  it.each(KEEP_ROWS)('perft of $variant $position, each order a move', (row) => {
    const game = REFERENCE_GAMES[row.variant];
    const start = positionOf(VARIANTS[row.variant], row.position);
    const expected = affordable(row.nodes);
    expect(
      expected.map((_, index) => referencePerft(game, true, start, index + 1, 'keep')),
    ).toEqual(expected);
  });

  /*
   * A piece on the last row but one can only be jumped onto the last row or away from it, and a man
   * is never on its last row before it is crowned. So what a man takes says whether it is crowned,
   * and crowning alone never makes two moves of one.
   */
  it('crowning never tells two captures apart that are else the same', () => {
    const game = REFERENCE_GAMES.russian;
    for (let seed = 0; seed < 1500; seed++) {
      const moves = referenceMoves(game, true, randomPosition(game, seed));
      const keys = moves.map((move) => moveKey({ ...move, crowned: false }));
      expect(new Set(keys).size).toBe(moves.length);
    }
  });

  it('says so when a position is too much for it', () => {
    const game = REFERENCE_GAMES.international;
    const lattice = 'W:WK46:B7,8,9,10,17,18,19,20,27,28,29,30,37,38,39,40';
    const position = positionOf(VARIANTS.international, lattice);
    expect(() => referenceMoves(game, true, position, 50)).toThrow(TooManyRoutes);
  });
});
