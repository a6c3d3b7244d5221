import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { latestUnfinished } from './games.ts';
import { namesIn, storeIn, temporaryFolder } from './test-support.ts';

/** A program that does nothing but save one game after another state of it. */
const SAVING = `
  import { writeWhole } from './files.ts';
  const [file] = process.argv.slice(2);
  for (let count = 0; ; count += 1) {
    const text = '{' + 'x'.repeat(100_000) + count + '} 1. 32-28 *';
    await writeWhole(file, text, { overwrite: true });
    if (count === 0) console.log('saving');
  }
`;

it('a program killed while it saves leaves a whole game', async () => {
  const folder = await temporaryFolder();
  const store = storeIn(folder);
  const program = path.join(folder, 'saving.mjs');
  await build({
    stdin: { contents: SAVING, resolveDir: import.meta.dirname, loader: 'ts' },
    outfile: program,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'silent',
  });
  const games = path.join(store.places.data, 'games');
  await mkdir(games, { recursive: true });
  const file = path.join(games, 'g.pdn');
  await writeFile(file, '1. 32-28 *');
  for (const milliseconds of [0, 1, 3, 7, 15]) {
    const child = spawn(process.execPath, [program, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(await readFile(file, 'utf8')).toMatch(/^\{x{100000}\d+\} 1\. 32-28 \*$/);
    const { games: found, notices } = await latestUnfinished(store);
    expect(notices).toEqual([]);
    expect(found).toMatchObject([{ id: 'g' }]);
    // What it was writing just then is swept up.
    expect(await namesIn(games)).toEqual(['g.pdn']);
  }
});
