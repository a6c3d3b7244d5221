import { describe, expect, it } from 'vitest';
import {
  NO_PAIRS,
  addPairs,
  eloEstimate,
  eloOf,
  logLikelihoodRatio,
  momentsOf,
  shareOf,
  sprtBounds,
  sprtVerdict,
  type PairCounts,
} from './statistics.ts';

describe('Elo', () => {
  it.each([
    [0.5, 0],
    [0.75, 190.85],
    [0.25, -190.85],
    [0.64, 99.95],
    [0.76, 200.24],
    [0.909_09, 400],
    [0.99, 798.25],
  ])('of %d of the points is %d', (share, elo) => {
    expect(eloOf(share)).toBeCloseTo(elo, 1);
    expect(shareOf(eloOf(share))).toBeCloseTo(share, 9);
  });

  it('has no end at the ends', () => {
    expect([eloOf(0), eloOf(1)]).toEqual([-Infinity, Infinity]);
    expect(shareOf(0)).toBe(0.5);
  });
});

it('adds up pairs', () => {
  expect(addPairs([1, 2, 3, 4, 5], [10, 0, 20, 0, 30])).toEqual([11, 2, 23, 4, 35]);
  expect(addPairs(NO_PAIRS, [0, 1, 0, 1, 0])).toEqual([0, 1, 0, 1, 0]);
});

describe('moments of pairs', () => {
  it('are those of the shares', () => {
    // 0, 1/4, 1/2, 3/4, 1 once each: the variance of five steps of 1/4 is 2/16.
    expect(momentsOf([1, 1, 1, 1, 1])).toEqual({ pairs: 5, mean: 0.5, variance: 0.125 });
    expect(momentsOf([0, 0, 10, 0, 0])).toEqual({ pairs: 10, mean: 0.5, variance: 0 });
    expect(momentsOf([0, 0, 0, 0, 0]).pairs).toBe(0);
  });
});

describe('the estimate', () => {
  it('has an interval from the variance of the pairs', () => {
    // 50 pairs lost, 50 won: a standard error of 1/2 / 10, so 0.5 ± 0.098.
    const { elo, low, high, margin } = eloEstimate([50, 0, 0, 0, 50]);
    expect(elo).toBeCloseTo(0);
    expect(high).toBeCloseTo(eloOf(0.597_998), 2);
    expect(low).toBeCloseTo(-high, 6);
    expect(margin).toBeCloseTo(high, 6);
  });

  it('sees that a game won and one lost of each opening say nothing against being equal', () => {
    // Less than 2.5 % of 100 pairs that all end alike are left to chance when 3.6 % end otherwise.
    const { elo, low, high } = eloEstimate([0, 0, 100, 0, 0]);
    expect(elo).toBeCloseTo(0, 9);
    expect(shareOf(high) - shareOf(low)).toBeCloseTo(0.0362, 4);
    expect(eloEstimate([0, 0, 1, 0, 0]).high).toBeGreaterThan(600);
  });

  it('knows nothing without pairs, and no bound when all are won', () => {
    expect(eloEstimate([0, 0, 0, 0, 0])).toMatchObject({ elo: NaN, margin: Infinity });
    expect(eloEstimate([0, 0, 0, 0, 9])).toMatchObject({ elo: Infinity, margin: Infinity });
  });

  it('has a bound on one side when everything is won or lost', () => {
    // 0.025 ** (1 / 10) of the points.
    expect(eloEstimate([0, 0, 0, 0, 10]).low).toBeCloseTo(eloOf(0.6915), 0);
    expect(eloEstimate([10, 0, 0, 0, 0]).high).toBeCloseTo(eloOf(0.3085), 0);
  });
});

describe('the likelihood ratio', () => {
  const hypotheses = { elo0: 0, elo1: 30, alpha: 0.05, beta: 0.05 };

  it('stops where Wald says', () => {
    const { low, high } = sprtBounds(hypotheses);
    expect(high).toBeCloseTo(Math.log(19), 9);
    expect(low).toBeCloseTo(-Math.log(19), 9);
    expect(sprtBounds({ ...hypotheses, alpha: 0.01, beta: 0.1 })).toEqual({
      low: Math.log(0.1 / 0.99),
      high: Math.log(0.9 / 0.01),
    });
  });

  it('is that of coin tosses where pairs are won or lost whole', () => {
    // Only one distribution on two results has a given mean, so the formula is exact.
    const p0 = shareOf(0);
    const p1 = shareOf(30);
    const exact = 70 * Math.log(p1 / p0) + 30 * Math.log((1 - p1) / (1 - p0));
    expect(logLikelihoodRatio([30, 0, 0, 0, 70], hypotheses)).toBeCloseTo(exact, 2);
  });

  it('comes close to the normal approximation for many pairs', () => {
    const counts: PairCounts = [200, 900, 2200, 1000, 250];
    const { pairs, mean, variance } = momentsOf(counts);
    const [s0, s1] = [shareOf(0), shareOf(5)];
    const normal = (pairs * (s1 - s0) * (2 * mean - s0 - s1)) / (2 * variance);
    expect(Math.abs(logLikelihoodRatio(counts, { elo0: 0, elo1: 5 }) / normal - 1)).toBeLessThan(
      0.02,
    );
  });

  it('is turned round with the results and the hypotheses', () => {
    const one = logLikelihoodRatio([3, 10, 40, 25, 9], { elo0: 0, elo1: 20 });
    const other = logLikelihoodRatio([9, 25, 40, 10, 3], { elo0: 0, elo1: -20 });
    expect(one).toBeCloseTo(other, 9);
  });

  it('decides', () => {
    expect(sprtVerdict([0, 0, 0, 0, 0], hypotheses)).toEqual({ llr: 0, verdict: 'undecided' });
    expect(sprtVerdict([0, 5, 30, 40, 25], hypotheses).verdict).toBe('h1');
    expect(sprtVerdict([25, 40, 30, 5, 0], hypotheses).verdict).toBe('h0');
  });

  it('is a number at the ends, whatever was never seen', () => {
    for (const counts of [
      [0, 0, 0, 0, 5],
      [5, 0, 0, 0, 0],
      [0, 0, 5, 0, 0],
    ] as PairCounts[]) {
      expect(Number.isFinite(logLikelihoodRatio(counts, hypotheses))).toBe(true);
    }
  });
});
