import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSearcher } from '../../src/engine/searcher.ts';
import { engineBytes } from '../../src/engine/search-kernel.ts';
import { RULESETS, playedPosition, scatteredPosition } from '../../src/engine/test-support.ts';
import type { SearchResult } from '../../src/engine/types.ts';
import { applyMove } from '../../src/rules/board.ts';
import { createKernelMemory } from '../../src/rules/kernel.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Position, Ruleset } from '../../src/rules/types.ts';
import { REFERENCE_GAMES } from './games.ts';
import { TooManyRoutes, moveKey, referenceMoves } from './generator.ts';
import { randomPosition } from './random-positions.ts';

// What a search ranks at its root, what `dama moves` prints, and what the naive generator of the rules
// says are the same moves.

const HASH_MB = 1;
const searcher = createSearcher(createKernelMemory(engineBytes(HASH_MB)), HASH_MB, () => 0);
let id = 0;

/** All moves ranked, at a depth; with a board full of kings even the first may take too long. */
function rankAll(ruleset: Ruleset, position: Position, depth: number): SearchResult {
  const limits = { depth, nodes: 50_000 };
  return searcher.search(++id, { ruleset, position, limits, multipv: 10_000 });
}

/** From play, from pieces anywhere, and of the kinds that bring about long captures. */
function anyPositionOf(ruleset: Ruleset): fc.Arbitrary<Position> {
  const seed = fc.integer({ min: 0, max: 1_000_000 });
  return fc.oneof(
    seed.map((start) => playedPosition(ruleset, start)),
    fc
      .tuple(seed, fc.integer({ min: 5, max: 80 }))
      .map(([start, percent]) => scatteredPosition(ruleset, start, percent)),
    seed.map((start) => randomPosition(REFERENCE_GAMES[ruleset.variant.name], start)),
  );
}

/** Undefined where the naive generator gives up. */
function referenceKeys(ruleset: Ruleset, position: Position): readonly string[] | undefined {
  const { variant, forcedCapture } = ruleset;
  // The game is over: no move is asked for.
  if (!/[wW]/.test(position.cells) || !/[bB]/.test(position.cells)) return [];
  try {
    const game = REFERENCE_GAMES[variant.name];
    return referenceMoves(game, forcedCapture, position, 20_000).map(moveKey).sort();
  } catch (error) {
    if (error instanceof TooManyRoutes) return undefined;
    throw error;
  }
}

describe.each(RULESETS)('$title', (ruleset) => {
  it('searches exactly the legal moves at its root', () => {
    fc.assert(
      fc.property(anyPositionOf(ruleset), (position) => {
        const legal = legalMoves(ruleset, position).map(moveKey).sort();
        const { lines, depth } = rankAll(ruleset, position, 1);
        fc.pre(depth === 1 || legal.length === 0);
        expect(lines.map(({ move }) => moveKey(move)).sort()).toEqual(legal);
        expect(referenceKeys(ruleset, position) ?? legal).toEqual(legal);
      }),
      { numRuns: 200 },
    );
  });

  it('expects lines of legal moves only', () => {
    fc.assert(
      fc.property(anyPositionOf(ruleset), (position) => {
        for (const { pv } of rankAll(ruleset, position, 4).lines) {
          let at = position;
          for (const move of pv) {
            expect(legalMoves(ruleset, at).map(moveKey)).toContain(moveKey(move));
            at = applyMove(at, move);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
