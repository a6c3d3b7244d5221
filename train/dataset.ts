import { openingMen } from '../src/engine/weights-layout.ts';
import type { Variant } from '../src/rules/types.ts';
import { FeatureFinder, boardOf } from './features.ts';
import { RECORD_BYTES, readRecord } from './records.ts';

/** Positions as their features, one after another, all as White sees them. */
export interface Dataset {
  readonly size: number;
  readonly games: number;
  /** Where the features of each position begin; one more tells where the last ones end. */
  readonly starts: Uint32Array;
  readonly indices: Uint32Array;
  readonly times: Int16Array;
  /** How much the opening counts, from 0 to 1. */
  readonly phases: Float32Array;
  readonly scores: Float32Array;
  /** 0 lost, 0.5 drawn, 1 won. */
  readonly results: Float32Array;
  /** Those of every twentieth game: never learned from. */
  readonly heldOut: Uint8Array;
}

const HELD_OUT = 20;

/** Numbers in an array that grows. */
class Growing<T extends Uint32Array | Int16Array> {
  #numbers: T;
  #length = 0;
  readonly #make: (length: number) => T;

  constructor(make: (length: number) => T) {
    this.#make = make;
    this.#numbers = make(1 << 16);
  }

  get length(): number {
    return this.#length;
  }

  push(number: number): void {
    if (this.#length === this.#numbers.length) {
      const larger = this.#make(2 * this.#length);
      larger.set(this.#numbers);
      this.#numbers = larger;
    }
    this.#numbers[this.#length++] = number;
  }

  finish(): T {
    return this.#numbers.subarray(0, this.#length) as T;
  }
}

/** Reads the positions of shards, given in order. */
export function buildDataset(variant: Variant, shards: readonly Uint8Array[]): Dataset {
  const size = shards.reduce((sum, shard) => sum + Math.floor(shard.length / RECORD_BYTES), 0);
  const finder = new FeatureFinder(variant);
  const most = openingMen(variant);
  const starts = new Uint32Array(size + 1);
  const indices = new Growing((length) => new Uint32Array(length));
  const times = new Growing((length) => new Int16Array(length));
  const phases = new Float32Array(size);
  const scores = new Float32Array(size);
  const results = new Float32Array(size);
  const heldOut = new Uint8Array(size);
  const games = new Set<number>();
  let at = 0;
  for (const shard of shards) {
    const bytes = new DataView(shard.buffer, shard.byteOffset, shard.byteLength);
    for (let index = 0; index < Math.floor(shard.length / RECORD_BYTES); index++, at++) {
      const { own, opp, kings, side, score, result, game } = readRecord(bytes, index);
      games.add(game);
      const features = finder.featuresOf(boardOf(own, opp, kings, side));
      features.indices.forEach((feature, place) => {
        indices.push(feature);
        times.push(features.times[place] ?? 0);
      });
      starts[at + 1] = indices.length;
      phases[at] = features.men / most;
      scores[at] = side === 0 ? score : -score;
      results[at] = (side === 0 ? result : 2 - result) / 2;
      heldOut[at] = game % HELD_OUT === 0 ? 1 : 0;
    }
  }
  return {
    size,
    games: games.size,
    starts,
    indices: indices.finish(),
    times: times.finish(),
    phases,
    scores,
    results,
    heldOut,
  };
}
