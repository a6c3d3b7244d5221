import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { parseWeights } from '../src/engine/weights.ts';
import { VARIANTS } from '../src/rules/variants.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'dama-train-'));
afterAll(() => rmSync(folder, { recursive: true }));

const TINY =
  '--variant russian --rounds 2 --games 44 --nodes 100 --match-pairs 4 --match-nodes 100';

function start(out: string, ...options: string[]): ChildProcessByStdio<null, Readable, Readable> {
  const args = [...TINY.split(' '), ...options, '--out', path.join(folder, out)];
  return spawn(process.execPath, ['scripts/run-ts.mjs', 'train/main.ts', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a tiny training. @param endAfter the process is killed when it has said so many lines */
function run(out: string, threads: number, endAfter = Infinity): Promise<number | null> {
  const child = start(out, '--threads', String(threads));
  let lines = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    lines += chunk.toString().split('\n').length - 1;
    if (lines >= endAfter) child.kill('SIGKILL');
  });
  return new Promise((resolve) => child.on('exit', resolve));
}

function filesOf(out: string): Record<string, string> {
  const names = readdirSync(path.join(folder, out)).filter((name) => !name.endsWith('.part'));
  return Object.fromEntries(
    names.map((name) => [name, readFileSync(path.join(folder, out, name)).toString('base64')]),
  );
}

it('comes to the same whatever the threads, and however often it is ended', async () => {
  expect(await run('whole', 2)).toBe(0);
  const whole = filesOf('whole');
  expect(Object.keys(whole)).toContain('weights-002.bin');
  // In the games, while it learns, in a match, and in the second round.
  for (const lines of [1, 6, 19, 23]) await run('ended', 1, lines);
  expect(await run('ended', 1)).toBe(0);
  expect(filesOf('ended')).toEqual(whole);
  const file = readFileSync(path.join(folder, 'whole', 'weights-002.bin'));
  expect(parseWeights(file, VARIANTS.russian)).toMatchObject({
    ok: true,
    value: { training: { seed: 1, round: 2 } },
  });
});

it('says on Ctrl+C how to go on', async () => {
  const child = start('interrupted', '--threads', '1');
  const said = text(child.stdout);
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'exit')).toEqual([130, null]);
  expect(await said).toMatch(/ not finished: the same command goes on from here\n$/);
});

it('refuses the folder of another run in a sentence', async () => {
  await run('other', 1, 1);
  const child = start('other', '--threads', '1', '--games', '45');
  const [said, complaint] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect([said, complaint.split('\n').length]).toEqual(['', 2]);
  expect(complaint).toMatch(/^error: .*other holds a run with other settings/);
});
