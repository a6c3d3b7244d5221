import { describe, expect, it } from 'vitest';
import { addPairs, momentsOf, type PairCounts } from '../bench/match/statistics.ts';
import { loadWeights } from '../src/engine/weights.ts';
import { VARIANTS } from '../src/rules/variants.ts';
import { isBetter, openedPairs, playPairs } from './match.ts';

const ruleset = { variant: VARIANTS.russian, forcedCapture: true };

function shipped(): Int16Array | undefined {
  const loaded = loadWeights(ruleset.variant);
  return loaded.ok ? loaded.value.pairs : undefined;
}

describe('a match of two evaluations', () => {
  const settings = { ruleset, nodes: 200, seed: 3, against: undefined };
  const pairs = openedPairs(ruleset, 3, 4);

  it('is won by what was learned, and pairs do not depend on those before', async () => {
    const learned = { ...settings, weights: shipped() };
    const all = await playPairs(learned, pairs);
    const rest = await playPairs(learned, pairs.slice(1));
    const first = await playPairs(learned, pairs.slice(0, 1));
    expect(addPairs(first, rest)).toEqual(all);
    const { pairs: played, mean } = momentsOf(all);
    expect(played).toBe(4);
    expect(mean).toBeGreaterThan(0.5);
  });

  it('has other openings for each pair', () => {
    expect(new Set(pairs.map(({ opening }) => JSON.stringify(opening))).size).toBe(4);
    expect(openedPairs(ruleset, 3, 2)).toEqual(pairs.slice(0, 2));
  });
});

describe('who is better', () => {
  it.each<[PairCounts, boolean]>([
    [[0, 0, 4, 0, 0], false],
    [[1, 0, 2, 0, 1], false],
    [[0, 0, 0, 50, 0], true],
    [[0, 0, 0, 0, 1], false],
    [[3, 0, 0, 0, 0], false],
  ])('%j: %s', (counts, better) => {
    expect(isBetter(counts)).toBe(better);
  });
});
