import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dama } from './run.ts';

const GAME = '[GameType "25"]\n\n1. c3-d4 b6-a5 2. d4-e5 *\n';

describe('dama play --resume', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'dama-resume-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Plays on line by line from a file with that text. */
  async function resume(text: string, input: string, ...args: readonly string[]) {
    const file = path.join(folder, 'game.pdn');
    await writeFile(file, text);
    const run = await dama(['play', '--resume', file, '--seed', '1', '--depth', '1', ...args], {
      input,
      env: { DAMA_DATA_DIR: path.join(folder, 'data') },
    });
    expect(await readFile(file, 'utf8')).toBe(text);
    return { ...run, file };
  }

  it('goes on from the last position of a file, with its moves to take back', async () => {
    const { code, stdout } = await resume(GAME, 'fen\nundo\nfen\nquit\n');
    expect(code).toBe(0);
    expect(stdout).toContain('Russian draughts, official setup. You play Black');
    expect(stdout).toContain('The game goes on at move 2.');
    expect(stdout).toContain('You must capture: d6:f4, f6:d4.');
    expect(stdout).toContain('Taken back: your move and the answer.');
  });

  it.each(['easy', 'hard'])('goes on as it was saved line by line: %s', async (level) => {
    const saved = path.join(folder, `${level}.pdn`);
    const flags = ['--level', level, '--depth', '1', '--no-forced-capture', '--seed', '5'];
    const first = await dama(['play', '--variant', 'czech', ...flags], {
      input: `b6a5\nsave ${saved}\nquit\n`,
    });
    expect(first.stdout).toContain('Saved to');
    const text = await readFile(saved, 'utf8');
    expect(text).toContain('[DamaSeed "5"]');
    const { stdout } = await resume(text, 'quit\n');
    expect(stdout).toContain('Czech draughts, ');
    expect(stdout).toContain('Capturing is not forced.');
    expect(stdout).toContain(`the computer (${level}) plays White`);
  });

  it.each([
    ['as it did', [], ['[DamaDepth "2"]', '[DamaTime "9000ms"]', '[DamaLevel "hard"]']],
    ['as it is told now', ['--depth', '3'], ['[DamaDepth "3"]', '[DamaLevel "hard"]']],
    ['as its new level says', ['--level', 'easy'], ['[DamaLevel "easy"]']],
  ])('lets the computer think %s', async (_, args, tags) => {
    const flags = ['--variant', 'czech', '--level', 'hard', '--depth', '2', '--time', '9'];
    const first = await dama(['play', ...flags], { input: 'b6a5\nsave -\nquit\n' });
    const [, text = ''] = /^(\[Event[^]*? \*)$/m.exec(first.stdout) ?? [];
    const file = path.join(folder, 'limits.pdn');
    await writeFile(file, text);
    const again = await dama(['play', '--resume', file, ...args], { input: 'save -\nquit\n' });
    expect(again.stdout.match(/^\[Dama(Level|Depth|Time) .*\]$/gm)).toEqual(tags);
  });

  it('leaves the sides to whoever asks', async () => {
    const { stdout } = await resume(GAME, 'f6d4\nquit\n', '--two-players');
    expect(stdout).toContain('Two players.');
    expect(stdout).toContain('White to move.');
  });

  it('says which of several games it is', async () => {
    const { stdout } = await resume(`${GAME}\n${GAME}\n[Result "1-0"]\n\n*\n`, 'quit\n');
    expect(stdout).toContain('Of the 3 games of the file, number 2 is the last that is not over.');
  });

  it.each([
    ['[Result "1-0"]\n\n1. c3-d4 b6-a5 *\n', 'is over'],
    [
      '[GameType "25"]\n\n1. c3-d4 b6-b5 *\n',
      'line 3, column 10, move 1... "b5" is not a playing square',
    ],
    ['[GameType "4"]\n\n*\n', 'a game that dama does not play'],
    ['', 'has no game in it'],
  ])('says what is wrong with %j', async (text, message) => {
    const { code, stderr, stdout } = await resume(text, '');
    expect(code).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(message);
  });

  it('needs a file that is there, or a game that was not finished', async () => {
    const missing = await dama(['play', '--resume', path.join(folder, 'none.pdn')]);
    expect([missing.code, missing.stderr]).toEqual([1, expect.stringContaining('does not exist')]);
    const env = { DAMA_DATA_DIR: path.join(folder, 'empty') };
    const nothing = await dama(['play', '--resume', '--lang', 'tr'], { env });
    expect(nothing.code).toBe(1);
    expect(nothing.stderr).toContain('devam edilecek bitmemiş bir oyun yok');
  });

  it('does not go together with a position', async () => {
    const { code } = await dama(['play', '--resume', '--position', 'W:W18:B15']);
    expect(code).toBe(2);
  });
});
