// Logistic regression: weights for which the chances to win they give come nearest to how games ended
// and to what a search said of their positions.

import {
  KING_SQUARES,
  MOST_KING_SQUARE,
  TABLES,
  TERMS,
  UNIT,
  mostPatternWeight,
  openingMen,
  pairCount,
  type Term,
} from '../src/engine/weights-layout.ts';
import type { Traits } from '../src/rules/types.ts';
import type { Dataset } from './dataset.ts';
import { randomFrom } from './random.ts';

export interface FitSettings {
  readonly epochs: number;
  readonly batch: number;
  /** How far a weight moves in a step, at first, in odds (natural logarithm). */
  readonly rate: number;
  /** How much the result counts in what is learned; the search's word counts the rest. */
  readonly resultShare: number;
  /** How many positions it takes to be half believed, about, when a weight says nothing is there. */
  readonly doubt: number;
  readonly seed: number;
}

/**
 * Found by matches: results alone tell more of how games end, but weights learned mostly from the
 * search's word play better, as it tells more of a single position.
 */
export const FIT: FitSettings = {
  epochs: 12,
  batch: 4096,
  rate: 0.02,
  resultShare: 0.3,
  doubt: 50,
  seed: 1,
};

export interface Fitted {
  readonly pairs: Int16Array;
  /** Mean cross entropy over the games held out, and what it was with the weights at the start. */
  readonly loss: number;
  readonly lossBefore: number;
  /** Hundredths of a man that multiply the odds by e. */
  readonly scale: number;
  readonly epochs: number;
}

/** What a term is multiplied by, so that all of them are of like size. */
const SIZES: Readonly<Partial<Record<Term, number>>> = {
  manMoves: 1 / 4,
  kingMoves: 1 / 8,
  advance: 1 / 8,
  ratio: 1 / 64,
  pairs: 1 / 4,
};

function sizeOf(index: number): number {
  const term = TERMS[index];
  return term === undefined ? 1 : (SIZES[term] ?? 1);
}

const sigmoid = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Weights in hundredths of a man that evaluate about as the hand-made evaluation does. */
export function startingWeights(traits: Traits): Float64Array {
  const kingValue = traits.flyingKings ? (traits.menCaptureBackward ? 300 : 350) : 135;
  const values: Partial<Record<Term, readonly [opening: number, ending: number]>> = {
    man: [100, 100],
    king: [kingValue, kingValue],
    manMoves: [2, 2],
    kingMoves: [2, 2],
    trapped: [-30, -30],
    road: [8, 8],
    advance: [2, 5],
    guard: [7, 7],
    centre: [4, 4],
    pairs: [2, 2],
    ratio: [0.8, 0.8],
  };
  const weights = new Float64Array(2 * pairCount(traits));
  TERMS.forEach((term, index) => weights.set(values[term] ?? [0, 0], 2 * index));
  return weights;
}

/** The scale at which the search's scores tell best how games end. */
export function fitScale({ size, scores, results }: Dataset): number {
  const lossAt = (scale: number): number => {
    let loss = 0;
    for (let at = 0; at < size; at++) {
      loss += crossEntropy(results[at] ?? 0, sigmoid((scores[at] ?? 0) / scale));
    }
    return loss;
  };
  let [low, high] = [20, 1000];
  while (high - low > 1) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    if (lossAt(left) < lossAt(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}

function crossEntropy(target: number, chance: number): number {
  const inside = Math.min(Math.max(chance, 1e-9), 1 - 1e-9);
  return -target * Math.log(inside) - (1 - target) * Math.log(1 - inside);
}

/** Odds of White's winning. */
function oddsOf(data: Dataset, weights: Float64Array, at: number): number {
  const { starts, indices, times, phases } = data;
  const opening = phases[at] ?? 0;
  const ending = 1 - opening;
  const end = starts[at + 1] ?? 0;
  let odds = 0;
  for (let place = starts[at] ?? 0; place < end; place++) {
    const pair = 2 * (indices[place] ?? 0);
    odds +=
      (times[place] ?? 0) * (opening * (weights[pair] ?? 0) + ending * (weights[pair + 1] ?? 0));
  }
  return odds;
}

/** Learns weights, beginning from `before` (hundredths of a man) or from the hand-made evaluation. */
export function fit(
  traits: Traits,
  data: Dataset,
  settings: FitSettings,
  before: Int16Array | undefined,
  onEpoch?: (epoch: number, loss: number) => void,
): Fitted {
  const scale = fitScale(data);
  const start = startingWeights(traits);
  if (before !== undefined) before.forEach((weight, index) => (start[index] = weight / UNIT));
  const learner = new Learner(data, settings, scale, start);
  const lossBefore = learner.heldOutLoss();
  let loss = lossBefore;
  let best = learner.weights.slice();
  let epoch = 0;
  while (epoch < settings.epochs) {
    learner.learn(epoch++);
    const now = learner.heldOutLoss();
    onEpoch?.(epoch, now);
    if (now < loss) {
      loss = now;
      best = learner.weights.slice();
    }
  }
  const pairs = toWholeNumbers(traits, best, 100 / manOf(traits, best));
  return { pairs, loss, lossBefore, scale, epochs: epoch };
}

/** The state of a regression (Adam). Weights are in odds. */
class Learner {
  readonly weights: Float64Array;
  readonly #data: Dataset;
  readonly #settings: FitSettings;
  readonly #targets: Float32Array;
  readonly #order: Uint32Array;
  readonly #first: Float64Array;
  readonly #second: Float64Array;
  /** What the terms are drawn to; everything else is drawn to nothing. */
  readonly #home: Float64Array;
  #steps = 0;

  constructor(data: Dataset, settings: FitSettings, scale: number, start: Float64Array) {
    this.#data = data;
    this.#settings = settings;
    this.weights = start.map((weight) => weight / scale);
    this.#home = this.weights.slice().fill(0, 2 * KING_SQUARES);
    this.#first = new Float64Array(start.length);
    this.#second = new Float64Array(start.length);
    const share = settings.resultShare;
    this.#targets = data.results.map(
      (result, at) => share * result + (1 - share) * sigmoid((data.scores[at] ?? 0) / scale),
    );
    this.#order = Uint32Array.from(data.starts.keys()).filter(
      (at) => at < data.size && data.heldOut[at] === 0,
    );
  }

  heldOutLoss(): number {
    const { size, heldOut } = this.#data;
    let loss = 0;
    let count = 0;
    for (let at = 0; at < size; at++) {
      if (heldOut[at] === 0) continue;
      loss += crossEntropy(this.#targets[at] ?? 0, sigmoid(oddsOf(this.#data, this.weights, at)));
      count++;
    }
    return count === 0 ? 0 : loss / count;
  }

  /** Goes over all positions once, in an order of its own. */
  learn(epoch: number): void {
    const { seed, batch, epochs, rate } = this.#settings;
    const order = this.#order;
    const random = randomFrom(seed + epoch);
    for (let at = order.length - 1; at > 0; at--) {
      const other = random(at + 1);
      const kept = order[at] ?? 0;
      order[at] = order[other] ?? 0;
      order[other] = kept;
    }
    // Small steps in the end: they average out the chance of what a batch holds.
    const slow = rate * Math.max(0.05, (1 - epoch / epochs) ** 1.5);
    const gradient = new Float64Array(this.weights.length);
    for (let from = 0; from < order.length; from += batch) {
      const part = order.subarray(from, from + batch);
      gradient.fill(0);
      for (const at of part) this.#addGradient(gradient, at, 1 / part.length);
      this.#step(gradient, slow);
    }
  }

  #addGradient(gradient: Float64Array, at: number, share: number): void {
    const { starts, indices, times, phases } = this.#data;
    const error = sigmoid(oddsOf(this.#data, this.weights, at)) - (this.#targets[at] ?? 0);
    const opening = share * error * (phases[at] ?? 0);
    const ending = share * error * (1 - (phases[at] ?? 0));
    const end = starts[at + 1] ?? 0;
    for (let place = starts[at] ?? 0; place < end; place++) {
      const pair = 2 * (indices[place] ?? 0);
      const count = times[place] ?? 0;
      gradient[pair] = (gradient[pair] ?? 0) + opening * count;
      gradient[pair + 1] = (gradient[pair + 1] ?? 0) + ending * count;
    }
  }

  #step(gradient: Float64Array, rate: number): void {
    const { weights } = this;
    const [first, second, home] = [this.#first, this.#second, this.#home];
    this.#steps++;
    const [keepFirst, keepSecond] = [0.9, 0.999];
    const firstBias = 1 - keepFirst ** this.#steps;
    const secondBias = 1 - keepSecond ** this.#steps;
    // A curvature of 0.2 is that of a position as good as even.
    const pull = (0.2 * this.#settings.doubt) / Math.max(this.#order.length, 1);
    for (let index = 0; index < weights.length; index++) {
      const size = sizeOf(index >> 1);
      const weight = weights[index] ?? 0;
      const slope = ((gradient[index] ?? 0) + pull * (weight - (home[index] ?? 0))) * size;
      const mean = keepFirst * (first[index] ?? 0) + (1 - keepFirst) * slope;
      const square = keepSecond * (second[index] ?? 0) + (1 - keepSecond) * slope * slope;
      first[index] = mean;
      second[index] = square;
      const move = (rate * (mean / firstBias)) / (Math.sqrt(square / secondBias) + 1e-9);
      weights[index] = weight - size * move;
    }
  }
}

/** What being a man ahead is worth when half of the men are gone, in odds: that is to be 100. */
function manOf(traits: Traits, weights: Float64Array): number {
  const mean = (term: Term): number => {
    const pair = 2 * TERMS.indexOf(term);
    return ((weights[pair] ?? 0) + (weights[pair + 1] ?? 0)) / 2;
  };
  return mean('man') + (mean('ratio') * 256) / (openingMen(traits) / 2);
}

/** The weights as files hold them; `scale` makes hundredths of a man of odds. */
function toWholeNumbers(traits: Traits, weights: Float64Array, scale: number): Int16Array {
  return Int16Array.from(weights, (weight, index) => {
    const pair = index >> 1;
    const most =
      pair < KING_SQUARES ? 32_767 : pair < TABLES ? MOST_KING_SQUARE : mostPatternWeight(traits);
    return Math.min(Math.max(Math.round(weight * scale * UNIT), -most), most);
  });
}
