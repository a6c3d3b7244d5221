import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Variant } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { pairCount } from './weights-layout.ts';
import { formatWeights, loadWeights, parseWeights, rulesOf, type Weights } from './weights.ts';

const { russian, brazilian, international } = VARIANTS;

function weightsOf(variant: Variant): Weights {
  const pairs = Int16Array.from({ length: 2 * pairCount(variant) }, (_, at) =>
    at % 5 === 0 ? ((at * 7919) % 601) - 300 : 0,
  );
  const training = { seed: 1, round: 2, games: 300, positions: 4000, loss: 0.5 };
  return { variant: variant.name, rules: rulesOf(variant), training, pairs };
}

/** Hundreds of thousands of numbers, as text that is compared at once. */
const readable = (parsed: ReturnType<typeof parseWeights>): unknown =>
  parsed.ok
    ? { ...parsed.value, pairs: Buffer.from(parsed.value.pairs.buffer).toString('base64') }
    : parsed.error;

const codeOf = (bytes: Uint8Array, variant: Variant): string => {
  const parsed = parseWeights(bytes, variant);
  return parsed.ok ? 'ok' : parsed.error.code;
};

it.each([russian, international])('$name: what is written is read', (variant) => {
  const weights = weightsOf(variant);
  expect(readable(parseWeights(formatWeights(weights), variant))).toEqual(
    readable({ ok: true, value: weights }),
  );
});

it('tells damage wherever it is', () => {
  const file = formatWeights(weightsOf(russian));
  for (const at of [0, 3, 8, 11, 12, 19, 20, 100, file.length - 1]) {
    const damaged = Uint8Array.from(file);
    damaged[at] = (damaged[at] ?? 0) ^ 0x10;
    expect(codeOf(damaged, russian), `byte ${at}`).toBe('weights.damaged');
  }
  for (const length of [0, 3, 19, 20, 60, file.length - 1]) {
    expect(codeOf(file.subarray(0, length), russian), `${length} bytes`).toBe('weights.damaged');
  }
});

it('does not take weights of another version, game or rules', () => {
  const weights = weightsOf(russian);
  const later = Uint8Array.from(formatWeights(weights));
  later[4] = 2;
  expect(codeOf(later, russian)).toBe('weights.wrong-version');
  expect(codeOf(formatWeights(weights), brazilian)).toBe('weights.wrong-version');
  const otherRules = formatWeights({ ...weights, rules: `${weights.rules},mostPieces` });
  expect(codeOf(otherRules, russian)).toBe('weights.wrong-version');
});

it('does not take too few numbers', () => {
  const weights = weightsOf(russian);
  const short = formatWeights({ ...weights, pairs: weights.pairs.subarray(2) });
  expect(codeOf(short, russian)).toBe('weights.damaged');
});

it('reads the file of a game from a folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dama-weights-'));
  try {
    const url = pathToFileURL(`${folder}/`);
    expect(loadWeights(russian, url)).toEqual({
      ok: false,
      error: { code: 'weights.missing', variant: 'russian' },
    });
    const weights = weightsOf(russian);
    writeFileSync(path.join(folder, 'russian.bin'), formatWeights(weights));
    expect(readable(loadWeights(russian, url))).toEqual(readable({ ok: true, value: weights }));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

/** Makes something that is no file of weights, where one should be. */
const OBSTACLES: Readonly<Record<string, (file: string) => void>> = {
  'a folder': (file) => mkdirSync(file),
  'a link to itself': (file) => symlinkSync(path.basename(file), file),
  'a pipe that nobody writes to': (file) => execFileSync('mkfifo', [file]),
  'a device without an end': (file) => symlinkSync('/dev/zero', file),
  'a file that is far too large': (file) => {
    writeFileSync(file, '');
    truncateSync(file, 3 * 2 ** 30);
  },
};

it.skipIf(process.platform === 'win32').each(Object.entries(OBSTACLES))(
  'does not stumble over %s',
  (_, make) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'dama-weights-'));
    try {
      make(path.join(folder, 'russian.bin'));
      const loaded = loadWeights(russian, pathToFileURL(`${folder}/`));
      expect(loaded).toMatchObject({ ok: false, error: { variant: 'russian' } });
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);
