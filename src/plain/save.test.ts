import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveNewFile } from './save.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dama-save-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('writes a new file and leaves nothing else', async () => {
  const file = path.join(folder, 'game.pdn');
  expect(await saveNewFile(file, 'text\n')).toBeUndefined();
  expect(await readFile(file, 'utf8')).toBe('text\n');
  expect(await readdir(folder)).toEqual(['game.pdn']);
});

it('leaves a file that exists alone', async () => {
  const file = path.join(folder, 'game.pdn');
  await writeFile(file, 'old');
  expect(await saveNewFile(file, 'new')).toEqual({ code: 'exists', file });
  expect(await readFile(file, 'utf8')).toBe('old');
  expect(await readdir(folder)).toEqual(['game.pdn']);
});

it('says why a file cannot be written', async () => {
  const file = path.join(folder, 'nowhere', 'game.pdn');
  expect(await saveNewFile(file, 'text')).toEqual({ code: 'failed', file, why: 'ENOENT' });
});
