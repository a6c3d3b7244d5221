import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseWeights } from '../../src/engine/weights.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import { load, UnusableFile } from './load.ts';

const { russian, czech } = VARIANTS;
const shipped = readFileSync('weights/russian.bin');
const folder = mkdtempSync(path.join(tmpdir(), 'dama-load-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, bytes: Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

const settings = { name: '', limits: { depth: 1 }, hashMb: 1 };
const loaded = (weights?: string): string | undefined =>
  digestOf(load({ ...settings, ...(weights !== undefined && { weights }) }, russian).parts.weights);

/** In short: comparing arrays of that length takes seconds. */
function digestOf(weights: Int16Array | undefined): string | undefined {
  return weights && createHash('sha256').update(weights).digest('hex');
}

describe('the weights of a player', () => {
  it('are those that ship, when nothing else is said', () => {
    const parsed = parseWeights(shipped, russian);
    expect(loaded()).toBe(parsed.ok && digestOf(parsed.value.pairs));
  });

  it('come from a file, or from the file of the game in a folder', () => {
    const file = fileWith('russian.bin', shipped);
    expect(loaded(file)).toBe(loaded());
    expect(loaded(folder)).toBe(loaded());
  });

  it('are none for the hand-made evaluation, and for an external engine', () => {
    expect(loaded('none')).toBeUndefined();
    const external = { ...settings, command: 'engine' };
    expect(load(external, russian).parts.weights).toBeUndefined();
  });

  const damaged = Buffer.from(shipped);
  damaged[damaged.length - 1] = (damaged.at(-1) ?? 0) ^ 1;

  it.each([
    ['missing', path.join(folder, 'nowhere.bin'), 'ENOENT'],
    ['damaged', fileWith('damaged.bin', damaged), 'damaged'],
    ['cut off', fileWith('short.bin', shipped.subarray(0, 10)), 'damaged'],
    ['something else', path.resolve('package.json'), 'not a file of weights'],
    ['for another game', path.resolve('weights/czech.bin'), 'another game than russian'],
  ])('are refused when %s', (_, file, why) => {
    const attempt = (): unknown => loaded(file);
    expect(attempt).toThrow(UnusableFile);
    expect(attempt).toThrow(file);
    expect(attempt).toThrow(why);
  });

  it('are not asked for where another build plays, which has to be there', () => {
    const buildIn = (build: string): unknown =>
      load({ ...settings, command: 'engine', build }, russian).parts.weights;
    expect(() => buildIn('/tmp/nope')).toThrow(/^\/tmp\/nope: bin\/dama.js is missing/);
    mkdirSync(path.join(folder, 'bin'));
    fileWith('bin/dama.js', Buffer.from(''));
    expect(() => buildIn(folder)).toThrow('dist/cli.js is missing');
    expect(buildIn('.')).toBeUndefined();
  });

  it('are refused when a folder has none for the game', () => {
    expect(() => load({ ...settings, weights: folder }, czech)).toThrow(/czech\.bin: ENOENT/);
  });
});
