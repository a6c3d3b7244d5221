import { expect, it } from 'vitest';
import { openSearchKernel, engineBytes } from '../src/engine/search-kernel.ts';
import {
  playedPosition,
  randomFrom,
  RULESETS,
  scatteredPosition,
} from '../src/engine/test-support.ts';
import {
  KING_SQUARES,
  MOST_KING_SQUARE,
  TABLES,
  mostPatternWeight,
  pairCount,
} from '../src/engine/weights-layout.ts';
import { bitboardsOf, createKernelMemory, setRuleset } from '../src/rules/kernel.ts';
import type { Position, Ruleset, Traits } from '../src/rules/types.ts';
import { FeatureFinder, boardOf, naiveValue } from './features.ts';

const open = openSearchKernel(createKernelMemory(engineBytes(1)), 1, () => 0);
const { kernel } = open;

/** Weights as large as they may be; terms are kept small enough for the kernel's bound on scores. */
function randomWeights(traits: Traits, seed: number): Int16Array {
  const random = randomFrom(seed);
  const most = mostPatternWeight(traits);
  const within = (limit: number): number => random(2 * limit + 1) - limit;
  return Int16Array.from({ length: 2 * pairCount(traits) }, (_, index) => {
    if (index < 2 * KING_SQUARES) return within(100);
    return within(index < 2 * TABLES ? MOST_KING_SQUARE : most);
  });
}

/** A lone flying king and the like, where the kernel divides what comes out. */
function isScaled(
  { variant }: Ruleset,
  { own, opp, kings }: ReturnType<typeof bitboardsOf>,
): boolean {
  const count = (set: bigint): number => set.toString(2).replaceAll('0', '').length;
  return variant.flyingKings && kings !== 0n && Math.min(count(own), count(opp)) <= 3;
}

it.each(RULESETS)('$title: the kernel evaluates as plain words do', (ruleset) => {
  const { variant } = ruleset;
  setRuleset(kernel, ruleset);
  const finder = new FeatureFinder(variant);
  const check = (position: Position, weights: Int16Array): void => {
    const boards = bitboardsOf(variant, position);
    const { own, opp, kings, side } = boards;
    if (own === 0n || opp === 0n || isScaled(ruleset, boards)) return;
    const features = finder.featuresOf(boardOf(own, opp, kings, side));
    const value = naiveValue(variant, features, weights);
    const kernelValue = kernel.staticScore(own, opp, kings, side);
    expect(kernelValue).toBe(side === 0 ? value || 0 : -value || 0);
  };
  for (let seed = 1; seed <= 3; seed++) {
    const weights = randomWeights(variant, seed);
    open.useWeights(weights);
    for (let index = 0; index < 60; index++) {
      check(playedPosition(ruleset, 100 * seed + index), weights);
      check(scatteredPosition(ruleset, 100 * seed + index, 5 + (index % 10) * 8), weights);
    }
  }
  open.useWeights(undefined);
});
