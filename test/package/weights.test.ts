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
const badEngine = path.join(root, 'test/fixtures/hub/bad-engine.mjs');
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

interface Run {
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs a copy of the program that has these weights and no others.
 * @param until when its input ends: the engine leaves with it, whatever it is doing
 */
async function copied(
  weights: Readonly<Record<string, string>>,
  args: readonly string[],
  input = '',
  until = /^/,
): Promise<Run> {
  const copy = mkdtempSync(path.join(tmpdir(), 'dama-package-'));
  try {
    for (const part of ['bin', 'dist', 'package.json']) {
      cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
    }
    mkdirSync(path.join(copy, 'weights'));
    for (const [name, text] of Object.entries(weights)) {
      writeFileSync(path.join(copy, 'weights', name), text);
    }
    const run = promisify(execFile)(process.execPath, ['bin/dama.js', ...args], { cwd: copy });
    const { stdin, stdout } = run.child;
    let heard = '';
    const listen = (text: string): void => {
      heard += text;
      if (until.test(heard)) stdin?.end();
    };
    stdin?.write(input);
    stdout?.on('data', listen);
    listen('');
    return await run;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

const BEST = ['best', '--variant', 'russian', '--depth', '2'];
const MISSING = 'what the engine learned of Russian draughts is missing';

it('plays on without its weights, and says so', async () => {
  const { stdout, stderr } = await copied({}, [...BEST, '--lang', 'en']);
  expect(stdout).toMatch(/^[a-h]\d-[a-h]\d\n/);
  expect(stderr.startsWith(`warning: ${MISSING}`)).toBe(true);
});

it('tells damaged weights as JSON where JSON is asked for', async () => {
  const { stdout, stderr } = await copied({ 'russian.bin': 'DAMA' }, [...BEST, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({ variant: 'russian', depth: 2 });
  expect(JSON.parse(stderr)).toMatchObject({ warning: { code: 'weights.damaged' } });
});

it('tells it past the interface that speaks to the engine, once a game', async () => {
  const lines = [
    'hub',
    'set-param name=variant value=russian',
    'init',
    'set-param name=hash value=1',
    'init',
    'new-game',
    'set-param name=variant value=czech',
    'init',
    'ping',
    `pos pos=W${'b'.repeat(12)}${'e'.repeat(8)}${'w'.repeat(12)}`,
    'level depth=1',
    'go think',
    'stop',
  ];
  const { stdout, stderr } = await copied(
    { 'czech.bin': 'DAMA' },
    ['engine', '--lang', 'en'],
    `${lines.join('\n')}\n`,
    /^(done|error)/m,
  );
  expect(stdout).toMatch(/^done/m);
  expect(stdout).not.toMatch(/warning|learned/);
  expect(stderr.match(/^warning: .*?: /gm)).toEqual([
    `warning: ${MISSING}: `,
    'warning: what the engine learned of Czech draughts is damaged: ',
  ]);
});

it.each([
  ['the computer', []],
  ['an engine that gives up', ['--engine', `"${process.execPath}" "${badEngine}" diesInSearch`]],
])('tells it line by line, where %s plays', async (_, args) => {
  const play = ['play', '--plain', '--variant', 'international', '--depth', '2', '--lang', 'en'];
  const input = '32-28\nhint\nquit\n';
  const { stdout } = await copied({}, [...play, '--color', 'white', ...args], input);
  const told = /what the engine learned of International draughts is missing/gi;
  expect(stdout.match(told)).toHaveLength(1);
});
