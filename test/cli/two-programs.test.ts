import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dama } from './run.ts';

const GAME = '[GameType "25"]\n\n1. c3-d4 b6-a5 2. d4-e5 *\n';
const HELD = 'the unfinished game is being played by another dama now';
const COPY = 'Another dama was quicker';

describe('two programs and one unfinished game', () => {
  let data = '';
  beforeEach(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'dama-two-'));
    await mkdir(path.join(data, 'games'));
    await writeFile(path.join(data, 'games/20260101-120000-abcdef.pdn'), GAME);
  });
  afterEach(() => rm(data, { recursive: true, force: true }));

  const names = async (): Promise<readonly string[]> =>
    (await readdir(path.join(data, 'games'))).filter((name) => name.endsWith('.pdn'));

  /** Goes on with the game, and stays until it is told to leave. */
  function resume() {
    let child: ChildProcess | undefined;
    const run = dama(['play', '--plain', '--resume', '--depth', '1', '--seed', '1'], {
      env: { DAMA_DATA_DIR: data },
      input: undefined,
      during: (started) => (child = started),
    });
    const say = (text: string): void => void child?.stdin?.write(text);
    return { run, say, leave: () => child?.stdin?.end('quit\n') };
  }

  it('belong to the one that came first; the other is told, and may have it later', async () => {
    const first = resume();
    await vi.waitFor(async () => expect((await names())[0]).toMatch(/\.\d+\.pdn$/), 20_000);
    const second = await resume().run;
    expect(second).toMatchObject({ code: 1, stdout: '' });
    expect(second.stderr).toContain(HELD);
    first.say('f6d4\n');
    first.leave();
    expect(await first.run).toMatchObject({ code: 0, stderr: '' });
    expect(await names()).toEqual(['20260101-120000-abcdef.pdn']);

    const third = resume();
    third.leave();
    const { stdout } = await third.run;
    expect(stdout).toContain('The game goes on at move 3.');
  });

  it('started at once, go to one of them only', async () => {
    const both = [resume(), resume()];
    await wait(2500);
    for (const one of both) one.say('f6d4\n');
    for (const one of both) one.leave();
    const runs = await Promise.all(both.map(({ run }) => run));
    const told = runs.filter(
      ({ stdout, stderr }) => `${stdout}${stderr}`.includes(HELD) || stdout.includes(COPY),
    );
    expect(told).toHaveLength(1);
    // Nobody's moves are lost, and no file is left half written.
    const copies = runs.filter(({ stdout }) => stdout.includes(COPY)).length;
    const files = await names();
    expect(files).toHaveLength(1 + copies);
    for (const name of files) {
      expect(await readFile(path.join(data, 'games', name), 'utf8')).toContain('f6:d4');
    }
  });
});
