import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
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
