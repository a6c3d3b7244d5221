import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { parseWeights } from '../../src/engine/weights.ts';
import { findVariant } from '../../src/rules/variants.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'weights');
const MOST_BYTES = 300_000;

it('weights come with the package', () => {
  const { files } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    files: string[];
  };
  expect(files).toContain('weights');
});

it.each(readdirSync(folder))('%s is whole, of this version and small', (name) => {
  const variant = findVariant(path.parse(name).name);
  if (variant === undefined) throw new Error('not named after a game');
  const bytes = readFileSync(path.join(folder, name));
  expect(parseWeights(bytes, variant)).toMatchObject({ ok: true });
  expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
});

/** Asks a copy of the program, whose weights are these files, for a move. */
async function best(
  weights: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<{ stdout: string; stderr: string }> {
  const copy = mkdtempSync(path.join(tmpdir(), 'dama-package-'));
  try {
    for (const part of ['bin', 'dist', 'package.json']) {
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    }
    mkdirSync(path.join(copy, 'weights'));
    for (const [name, text] of Object.entries(weights)) {
      writeFileSync(path.join(copy, 'weights', name), text);
    }
    const words = ['bin/dama.js', 'best', '--variant', 'russian', '--depth', '2', ...args];
    return await promisify(execFile)(process.execPath, words, { cwd: copy });
  } finally {
    rmSync(copy, { recursive: true });
  }
}

it('plays on without its weights, and says so', async () => {
  const { stdout, stderr } = await best({}, '--lang', 'en');
  expect(stdout).toMatch(/^[a-h]\d-[a-h]\d\n/);
  expect(stderr).toMatch(/^warning: what the engine learned of Russian draughts is missing/);
});

it('tells damaged weights as JSON where JSON is asked for', async () => {
  const { stdout, stderr } = await best({ 'russian.bin': 'DAMA' }, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ variant: 'russian', depth: 2 });
  expect(JSON.parse(stderr)).toMatchObject({ warning: { code: 'weights.damaged' } });
});
