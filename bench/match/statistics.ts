// What the results of a match say about strength: plain numbers in, plain numbers out.

/**
 * How many pairs of games ended with 0, 1/2, 1, 1 1/2 and 2 points for the first player. The games of
 * a pair begin from one opening, so they are not independent; pairs are.
 */
export type PairCounts = readonly [number, number, number, number, number];

export const NO_PAIRS: PairCounts = [0, 0, 0, 0, 0];

export function addPairs(one: PairCounts, other: PairCounts): PairCounts {
  const [a, b, c, d, e] = one;
  return [a + other[0], b + other[1], c + other[2], d + other[3], e + other[4]];
}

/** Shares of the points that a pair can bring. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const;
/** Normal quantile of a two-sided 95 % interval. */
const Z95 = 1.959_964;

/** The difference in Elo at which a share of the points is expected. */
export function eloOf(share: number): number {
  if (share <= 0) return -Infinity;
  if (share >= 1) return Infinity;
  return -400 * Math.log10(1 / share - 1);
}

/** The share of the points expected at a difference in Elo. */
export function shareOf(elo: number): number {
  return 1 / (1 + 10 ** (-elo / 400));
}

/** The mean share of the points of a pair, and its variance. */
export function momentsOf(counts: PairCounts): { pairs: number; mean: number; variance: number } {
  const pairs = sum(counts);
  if (pairs === 0) return { pairs, mean: 0.5, variance: 0 };
  const mean = sum(counts.map((count, i) => count * shareAt(i))) / pairs;
  const variance = sum(counts.map((count, i) => count * (shareAt(i) - mean) ** 2)) / pairs;
  return { pairs, mean, variance };
}

/** An estimate in Elo with its 95 % interval. */
export interface EloEstimate {
  readonly elo: number;
  readonly low: number;
  readonly high: number;
  /** Half the width of the interval. */
  readonly margin: number;
}

/**
 * The difference in Elo that pairs show. Without any, `elo` is not a number and everything is possible;
 * when all points are won or lost only a bound on the other side can be told.
 */
export function eloEstimate(counts: PairCounts): EloEstimate {
  const { pairs, mean, variance } = momentsOf(counts);
  if (pairs === 0) return { elo: NaN, low: -Infinity, high: Infinity, margin: Infinity };
  const reach = Z95 * Math.sqrt(variance / pairs);
  // Pairs that all ended alike have no variance, and yet others may come: with this chance at most.
  const other = variance === 0 ? 1 - 0.025 ** (1 / pairs) : 0;
  const low = eloOf((1 - other) * mean - reach);
  const high = eloOf((1 - other) * mean + other + reach);
  const elo = eloOf(mean);
  // All points won or lost: how far apart they are cannot be told.
  const margin = Number.isFinite(elo) ? (high - low) / 2 : Infinity;
  return { elo, low, high, margin };
}

/** Between what two differences in Elo a sequential test decides, and how often it may be wrong. */
export interface Sprt {
  readonly elo0: number;
  readonly elo1: number;
  readonly alpha: number;
  readonly beta: number;
}

export type SprtVerdict = 'h0' | 'h1' | 'undecided';

/** Where Wald's test stops: at or below `low` H0 holds, at or above `high` H1. */
export function sprtBounds({ alpha, beta }: Sprt): { low: number; high: number } {
  return { low: Math.log(beta / (1 - alpha)), high: Math.log((1 - beta) / alpha) };
}

/**
 * The logarithm of how much likelier the pairs are at `elo1` than at `elo0`, each with the
 * distribution that fits the pairs best among those of that mean (the generalised test: nothing is
 * assumed about how often games are drawn).
 */
export function logLikelihoodRatio(
  counts: PairCounts,
  { elo0, elo1 }: Pick<Sprt, 'elo0' | 'elo1'>,
): number {
  const pairs = sum(counts);
  if (pairs === 0) return 0;
  // A result never seen may still come: without this the best fit would not exist for some means.
  const filled = counts.map((count) => Math.max(count, 1e-3));
  const weights = filled.map((count) => count / sum(filled));
  const tilt0 = tiltTo(weights, shareOf(elo0));
  const tilt1 = tiltTo(weights, shareOf(elo1));
  return sum(filled.map((count, i) => count * Math.log(tilt0(shareAt(i)) / tilt1(shareAt(i)))));
}

/** What a test says by now. */
export function sprtVerdict(counts: PairCounts, sprt: Sprt): { llr: number; verdict: SprtVerdict } {
  const llr = logLikelihoodRatio(counts, sprt);
  const { low, high } = sprtBounds(sprt);
  return { llr, verdict: llr >= high ? 'h1' : llr <= low ? 'h0' : 'undecided' };
}

/**
 * The weights that lie nearest to those given (in likelihood) and have the mean `target` are
 * `w / (1 + x (share - target))`; returns that divisor, for the x at which the mean is met.
 */
function tiltTo(weights: readonly number[], target: number): (share: number) => number {
  const divisor = (x: number) => (share: number) => 1 + x * (share - target);
  const error = (x: number): number =>
    sum(weights.map((weight, i) => (weight * (shareAt(i) - target)) / divisor(x)(shareAt(i))));
  // All divisors are positive between these, and the error falls all the way.
  let low = -1 / (1 - target);
  let high = 1 / target;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (error(middle) > 0) low = middle;
    else high = middle;
  }
  return divisor((low + high) / 2);
}

function shareAt(index: number): number {
  return SHARES[index] ?? NaN;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}
