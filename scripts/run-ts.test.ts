import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const RUN_TS = path.resolve(import.meta.dirname, 'run-ts.mjs');
const CACHE = path.resolve(import.meta.dirname, '../node_modules/.cache/dama');
const DAY_MS = 24 * 60 * 60 * 1000;
/** Names that nothing else in the folder has: other runs go on beside this test. */
const MARK = `swept-${process.pid}`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dama-run-ts-'));
  await mkdir(CACHE, { recursive: true });
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  for (const name of await ours()) await rm(path.join(CACHE, name));
});

/** What lies in the cache with our mark. */
async function ours(): Promise<string[]> {
  return (await readdir(CACHE)).filter((name) => name.includes(MARK)).sort();
}

/** Leaves a file in the cache as a run would have some days ago. */
async function leave(name: string, days: number): Promise<void> {
  const file = path.join(CACHE, name);
  await writeFile(file, '');
  const time = new Date(Date.now() - days * DAY_MS);
  await utimes(file, time, time);
}

/** What a script writes, however it ends. */
async function run(source: string): Promise<string> {
  const file = path.join(folder, `${MARK}.ts`);
  await writeFile(file, source);
  return new Promise((resolve) => {
    execFile(process.execPath, [RUN_TS, file, 'one'], (_, stdout) => resolve(stdout));
  });
}

describe('a run of a script', () => {
  it('sweeps out what runs have left days ago, and nothing else', async () => {
    await leave(`${MARK}-old-1.mjs`, 4);
    await leave(`${MARK}-old-123456.mjs`, 400);
    await leave(`${MARK}-young-2.mjs`, 2);
    await leave(`${MARK}-no-process.mjs`, 4);
    await leave(`${MARK}-1.json`, 4);
    const said = await run('console.log(process.argv[2] satisfies string | undefined);');
    expect(said).toBe('one\n');
    expect(await ours()).toEqual(
      [`${MARK}-1.json`, `${MARK}-no-process.mjs`, `${MARK}-young-2.mjs`].sort(),
    );
  });

  it('leaves no bundle of its own, also when it breaks down', async () => {
    const told = 'console.log(process.argv[1]);';
    const bundle = (await run(told)).trim();
    expect(path.dirname(bundle)).toBe(CACHE);
    expect(existsSync(bundle)).toBe(false);
    const left = (await run(`${told} throw new Error('out of luck');`)).trim();
    expect(path.dirname(left)).toBe(CACHE);
    expect(existsSync(left)).toBe(false);
  });
});
