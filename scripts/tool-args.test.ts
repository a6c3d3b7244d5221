import { execFile } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gamesIn, positiveNumberOf, wholeNumber, wholeNumberOf } from './tool-args.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

describe('games', () => {
  it('are named with commas, in any way a game is named', () => {
    expect(gamesIn('italian, Czech').map(({ name }) => name)).toEqual(['italian', 'czech']);
    expect(gamesIn('all')).toHaveLength(7);
  });

  it.each(['', 'chess', 'italian,', 'all,czech'])('are not %j', (list) => {
    expect(() => gamesIn(list)).toThrow('--variant: no such game: ');
  });
});

describe('numbers', () => {
  it.each<[string, number | undefined]>([
    ['1', 1],
    ['200000', 200_000],
    ['0', undefined],
    ['-1', undefined],
    ['1.5', undefined],
    ['1e3', undefined],
    ['NaN', undefined],
    ['Infinity', undefined],
    ['', undefined],
    ['9007199254740993', undefined],
  ])('that are whole: %j', (text, value) => {
    expect(wholeNumber(text)).toBe(value);
  });

  it('have bounds', () => {
    expect(wholeNumberOf('--n', '0', { least: 0 })).toBe(0);
    expect(() => wholeNumberOf('--n', '0')).toThrow('--n takes a whole number from 1 on, not 0');
    expect(() => wholeNumberOf('--n', '9', { least: 2, most: 8 })).toThrow(
      '--n takes a whole number from 2 to 8, not 9',
    );
  });

  it('may have fractions', () => {
    expect(positiveNumberOf('--n', '1.5')).toBe(1.5);
    for (const text of ['0', '-1', 'soon', ' ', 'Infinity']) {
      expect(() => positiveNumberOf('--n', text)).toThrow('--n takes a number above 0, not ');
    }
  });
});

describe('every tool refuses what it cannot use before it begins', () => {
  const { argv } = process;
  beforeEach(() => vi.resetModules());
  afterEach(() => {
    process.argv = argv;
  });

  it.each([
    ['bench/evaluation.ts', '--nodes', 'NaN'],
    ['bench/keys.ts', '--keys', '0'],
    ['bench/keys.ts', '--columns', 'wide'],
    ['bench/keys.ts', '--rows', '1.5'],
    ['bench/keys.ts', '--plies', '3'],
    ['bench/levels.ts', '--variant', 'chess'],
    ['bench/levels.ts', '--games', 'many'],
    ['bench/levels.ts', '--hard-nodes', '0'],
    ['bench/levels.ts', '--hard-ms', '0'],
    ['bench/long-game.ts', '--plies', '9'],
    ['bench/search.ts', '--variant', 'chess'],
    ['bench/search.ts', '--seconds', '0'],
    ['bench/soak.ts', '--searches', 'NaN'],
    ['bench/soak.ts', '--seed', '-'],
    ['bench/threads.ts', '--variant', 'russian,chess'],
    ['bench/threads.ts', '--threads', '2,65'],
    ['bench/threads.ts', '--seconds', 'NaN'],
    ['bench/threads.ts', '--positions', '0'],
    ['bench/threads.ts', '--rounds', '0'],
    ['bench/threads.ts', '--worker', 'no-such-file'],
    ['scripts/suite/run.ts', '--variant', 'chess'],
    ['scripts/suite/run.ts', '--nodes', '0'],
    ['scripts/suite/make.ts', '--variant', 'italian,czech'],
    ['test/reference/agree.ts', '--variant', 'chess'],
    ['test/reference/agree.ts', '--positions', 'NaN'],
    ['test/reference/agree.ts', '--seed', 'x'],
    ['test/reference/deep-perft.ts', '--variant', 'chess'],
    ['test/reference/deep-perft.ts', '--limit', 'NaN'],
    ['test/reference/worst-cases.ts', '--variant', 'chess'],
    ['test/reference/worst-cases.ts', '--seconds', 'NaN'],
    ['test/reference/worst-cases.ts', '--seed', 'NaN'],
    ['test/reference/worst-cases.ts', '--of', 'kings'],
  ])('%s %s %s', async (file, option, value) => {
    process.argv = ['node', file, `${option}=${value}`];
    await expect(import(path.join(ROOT, file))).rejects.toMatchObject({
      name: 'BadArgument',
      message: expect.stringContaining(option) as string,
    });
  });

  it('bench/perft.ts ROUNDS', async () => {
    process.argv = ['node', 'bench/perft.ts', 'x'];
    await expect(import(path.join(ROOT, 'bench/perft.ts'))).rejects.toMatchObject({
      name: 'BadArgument',
      message: 'ROUNDS takes a whole number from 1 on, not x',
    });
  });
});

describe('the runner of the tools', () => {
  function run(...args: readonly string[]): Promise<{ code: unknown; stderr: string }> {
    return new Promise((resolve) => {
      const command = ['scripts/run-ts.mjs', 'test/reference/deep-perft.ts', ...args];
      execFile(process.execPath, command, { cwd: ROOT }, (error, _stdout, stderr) => {
        resolve({ code: error?.code, stderr });
      });
    });
  }

  it.each([
    [['--variant', 'chess'], 'error: --variant: no such game: chess\n'],
    [['--limit'], "error: Option '--limit <value>' argument missing\n"],
  ])('says what is wrong with %j, and no more', async (args, stderr) => {
    expect(await run(...args)).toEqual({ code: 2, stderr });
  });
});
