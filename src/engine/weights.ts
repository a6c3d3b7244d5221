// Files of learned weights: `weights/<game>.bin` in the package.
//
//   0   "DAMA" in ASCII
//   4   format version (u32, little-endian like all)
//   8   bytes of the header (u32)
//   12  SHA-256 of all that follows, cut to 8 bytes
//   20  the header: JSON (`WeightsHeader`)
//   ..  the weights, two i16 a pair as `weights-layout.ts` numbers them, deflated

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { err, ok, type Result } from '../rules/result.ts';
import type { Variant, VariantName } from '../rules/types.ts';
import { pairCount } from './weights-layout.ts';

/** To be raised when the patterns, the terms or their units change. */
export const WEIGHTS_VERSION = 1;

/** How weights came to be. */
export interface TrainingInfo {
  readonly seed: number;
  readonly round: number;
  readonly games: number;
  readonly positions: number;
  /** Mean loss (cross entropy) over games that were not learned from. */
  readonly loss: number;
}

export interface WeightsHeader {
  readonly variant: VariantName;
  /** The rules of movement they were learned by (`rulesOf`). */
  readonly rules: string;
  readonly training: TrainingInfo;
}

/** Learned weights with where they come from. */
export interface Weights extends WeightsHeader {
  /** Opening and ending of each pair. */
  readonly pairs: Int16Array;
}

/** Why there are no weights: then the hand-made evaluation plays. */
export interface WeightsError {
  readonly code: 'weights.missing' | 'weights.damaged' | 'weights.wrong-version';
  readonly variant: VariantName;
}

const MAGIC = 'DAMA';
const HEADER_AT = 20;
/** Ten times what the package allows itself, and nothing that hurts to read. */
const LARGEST_FILE = 3_000_000;

/** What of a game's rules the weights depend on. */
export function rulesOf(variant: Variant): string {
  const { size, menCaptureBackward, flyingKings, menCaptureKings } = variant;
  const { crowningInCapture, priorities } = variant;
  return [
    size,
    menCaptureBackward,
    flyingKings,
    menCaptureKings,
    crowningInCapture,
    ...priorities,
  ].join();
}

function checksum(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(bytes).digest().subarray(0, 8);
}

/** Writes a file. */
export function formatWeights({ pairs, variant, rules, training }: Weights): Uint8Array {
  const header: WeightsHeader = { variant, rules, training };
  const json = Buffer.from(JSON.stringify(header));
  const numbers = Buffer.alloc(2 * pairs.length);
  pairs.forEach((weight, index) => numbers.writeInt16LE(weight, 2 * index));
  const rest = Buffer.concat([json, deflateRawSync(numbers, { level: 9 })]);
  const start = Buffer.alloc(12);
  start.write(MAGIC, 'latin1');
  start.writeUInt32LE(WEIGHTS_VERSION, 4);
  start.writeUInt32LE(json.length, 8);
  return Buffer.concat([start, checksum(rest), rest]);
}

/** Reads a file for a game. */
export function parseWeights(bytes: Uint8Array, variant: Variant): Result<Weights, WeightsError> {
  const fail = (code: WeightsError['code']): Result<Weights, WeightsError> =>
    err({ code, variant: variant.name });
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER_AT || file.toString('latin1', 0, 4) !== MAGIC) {
    return fail('weights.damaged');
  }
  if (file.readUInt32LE(4) !== WEIGHTS_VERSION) return fail('weights.wrong-version');
  const rest = file.subarray(HEADER_AT);
  if (!checksum(rest).equals(file.subarray(12, HEADER_AT))) return fail('weights.damaged');
  const headerBytes = file.readUInt32LE(8);
  try {
    const header = JSON.parse(rest.toString('utf8', 0, headerBytes)) as WeightsHeader;
    if (header.variant !== variant.name || header.rules !== rulesOf(variant)) {
      return fail('weights.wrong-version');
    }
    const pairs = readPairs(inflateRawSync(rest.subarray(headerBytes)));
    if (pairs.length !== 2 * pairCount(variant)) return fail('weights.damaged');
    return ok({ ...header, pairs });
  } catch {
    // The length of the header is outside of the checksum.
    return fail('weights.damaged');
  }
}

function readPairs(numbers: Buffer): Int16Array {
  return Int16Array.from({ length: numbers.length >> 1 }, (_, at) => numbers.readInt16LE(2 * at));
}

/** Reads the weights of a game from a folder. */
export function loadWeights(
  variant: Variant,
  folder = weightsFolder(),
): Result<Weights, WeightsError> {
  const file = new URL(`${variant.name}.bin`, folder);
  try {
    const stats = statSync(file);
    // A pipe or a device would keep whoever reads it waiting for ever.
    if (!stats.isFile()) return err({ code: 'weights.missing', variant: variant.name });
    if (stats.size > LARGEST_FILE) return err({ code: 'weights.damaged', variant: variant.name });
    return parseWeights(readFileSync(file), variant);
  } catch {
    return err({ code: 'weights.missing', variant: variant.name });
  }
}

/**
 * The weights that come with the package, each game's read once, when it is first played.
 * @param onError told once a game why the hand-made evaluation plays
 */
export function shippedWeights(
  onError?: (error: WeightsError) => void,
): (variant: Variant) => Int16Array | undefined {
  const known = new Map<VariantName, Int16Array | undefined>();
  return (variant) => {
    if (!known.has(variant.name)) {
      const loaded = loadWeights(variant);
      if (!loaded.ok) onError?.(loaded.error);
      known.set(variant.name, loaded.ok ? loaded.value.pairs : undefined);
    }
    return known.get(variant.name);
  };
}

/** The package's folder of weights, from the bundle, from the source, or from a bundled script. */
export function weightsFolder(): URL {
  const places = ['../weights/', '../../weights/', '../../../weights/'];
  const urls = places.map((place) => new URL(place, import.meta.url));
  return urls.find((url) => existsSync(url)) ?? new URL('../weights/', import.meta.url);
}
