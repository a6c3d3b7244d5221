import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const COMMAND = ['scripts/run-ts.mjs', 'bench/match/main.ts'];
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'match-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function match(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [...COMMAND, ...args]);
  return stdout;
}

describe('npm run match', () => {
  it('plays the same games whatever the concurrency, and whichever build the kernel is', async () => {
    const files = ['one.pdn', 'two.pdn'].map((name) => path.join(folder, name));
    const [one = '', two = ''] = files;
    const common = ['--b', 'depth=1', '--games', '4', '--max-plies', '40', '--variant', 'czech'];
    await match('--a', 'depth=3 name=x', '--concurrency', '1', '--out', one, ...common);
    const kernel = 'depth=3 name=x kernel=dist/kernel.wasm';
    const text = await match(
      '--a',
      kernel,
      '--concurrency',
      '3',
      '--out',
      two,
      '--json',
      ...common,
    );
    expect(JSON.parse(text)).toMatchObject({
      schema: 1,
      players: { a: 'x', b: 'depth=1' },
      results: [{ variant: 'czech', games: 4 }],
    });
    expect(await readFile(two, 'utf8')).toBe(await readFile(one, 'utf8'));
  });

  it('refuses what it cannot read', async () => {
    await expect(match('--a', 'depth=3')).rejects.toMatchObject({ code: 2 });
    await expect(
      match('--a', 'depth=1', '--b', 'depth=1 kernel=package.json'),
    ).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^error: package.json/) as string,
    });
    // Before the first game, though the file would do for it.
    const files = ['--variant', 'czech,russian', '--a', 'depth=1 weights=weights/czech.bin'];
    await expect(match(...files, '--b', 'depth=1')).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^error: weights\/czech.bin: .* than russian/) as string,
    });
  });

  it('says what an engine that does not start complained about, and makes no result of it', async () => {
    const command = `hub="'${process.execPath}' /tmp/nope.mjs"`;
    await expect(match('--a', 'depth=1', '--b', `depth=1 ${command}`)).rejects.toMatchObject({
      code: 1,
      stdout: 'russian: no game was finished\n',
      stderr: expect.stringMatching(
        /\nerror: a player does not start: the engine .* cannot be started: Error: Cannot find module '\/tmp\/nope.mjs'; hub=/,
      ) as string,
    });
    await expect(match('--a', 'depth=1', '--b', 'depth=1 build=/tmp/nope')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^error: \/tmp\/nope: bin\/dama.js is missing/) as string,
    });
  });

  it('reports what there is when it is interrupted', async () => {
    const args = ['--a', 'ms=1', '--b', 'ms=1', '--games', '100000', '--json'];
    const run = spawn(process.execPath, [...COMMAND, ...args, '--concurrency', '1']);
    const ended = once(run, 'exit');
    let text = '';
    run.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await once(run.stderr, 'data');
    await sleep(1000);
    run.kill('SIGINT');
    expect(await ended).toEqual([130, null]);
    expect(JSON.parse(text)).toMatchObject({ results: [{ variant: 'russian' }] });
  });
});
