import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../rules/variants.ts';
import { exportText, expandHome, readPdnFile } from './pdn-files.ts';
import { temporaryFolder } from './test-support.ts';

async function fileWith(text: string): Promise<string> {
  const file = path.join(await temporaryFolder(), 'games.pdn');
  await writeFile(file, text);
  return file;
}

describe('readPdnFile', () => {
  it('reads every game of a file', async () => {
    const file = await fileWith('1. c3-d4 *\n1. c3-d5 *\n1. a3-b4');
    const entries = await readPdnFile(file, { variant: VARIANTS.czech });
    expect(entries.ok && entries.value.map(({ game }) => game.ok)).toEqual([true, false, true]);
  });

  it.each(['', ' \n', '{nothing}'])('needs one at least: %j', async (text) => {
    const file = await fileWith(text);
    expect(await readPdnFile(file)).toEqual({ ok: false, error: { code: 'store.no-game', file } });
  });

  it('says why it cannot', async () => {
    const file = `${await fileWith('')}/x`;
    expect(await readPdnFile(file)).toMatchObject({ error: { code: 'store.not-folder', file } });
  });
});

describe('exportText', () => {
  it('replaces a file only when asked', async () => {
    const file = await fileWith('old');
    expect(await exportText(file, 'new')).toEqual({ code: 'store.exists', file });
    expect(await readFile(file, 'utf8')).toBe('old');
    expect(await exportText(file, 'new', { overwrite: true })).toBeUndefined();
    expect(await readFile(file, 'utf8')).toBe('new');
  });
});

it.each([
  ['~/games/a.pdn', '/home/ada', '/home/ada/games/a.pdn'],
  ['~', '/home/ada', '/home/ada'],
  ['~/a.pdn', undefined, '~/a.pdn'],
  ['~ada/a.pdn', '/home/bob', '~ada/a.pdn'],
  ['a~/b', '/home/ada', 'a~/b'],
])('%s at home in %s is %s', (file, home, expanded) => {
  expect(expandHome(file, home)).toBe(expanded);
});
