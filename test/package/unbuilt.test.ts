import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const bin = path.resolve(import.meta.dirname, '../../bin');

test('a clone that has not been built says what to do', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dama-unbuilt-'));
  try {
    // `.mjs` makes it a module, as `package.json` does in the clone.
    await mkdir(path.join(folder, 'bin'));
    await cp(path.join(bin, 'dama.js'), path.join(folder, 'bin/dama.mjs'));
    const run = promisify(execFile)(process.execPath, [path.join(folder, 'bin/dama.mjs')]);
    await expect(run).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'error: dama has not been built here\n  build it first: npm ci\n',
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});
