import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dama, linesOf, type Run } from '../cli/run.ts';

const BIN = path.resolve(import.meta.dirname, '../../bin/dama.js');
const BAD = path.resolve(import.meta.dirname, '../fixtures/hub/bad-engine.mjs');
const node = `"${process.execPath}"`;

const bad = (behaviour: string): string => `${node} "${BAD}" ${behaviour}`;

/** Plays White of International draughts line by line against a command. */
function play(
  command: string,
  input: string,
  during?: (child: ChildProcess) => void,
): Promise<Run> {
  const args = ['play', '--plain', '--variant', 'international', '--color', 'white'];
  return dama([...args, '--time', '100ms', '--engine', command], {
    input: during === undefined ? input : undefined,
    ...(during === undefined ? {} : { during }),
  });
}

describe('a game against an external engine', () => {
  it('is played with our own engine on the other end', async () => {
    const args = ['play', '--plain', '--variant', 'russian', '--depth', '2'];
    const { code, stdout, stderr } = await dama([...args, '--engine', `${node} "${BIN}" engine`], {
      input: 'a3-b4\nf6-e5\nb6-c5\nquit\n',
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain('You play Black; the computer (Dama) plays White.');
    expect(stdout).toContain('You play f6-e5.');
    expect(stdout.match(/^The computer plays /gm)?.length).toBeGreaterThan(0);
  });

  it('goes under its name', async () => {
    const { stdout } = await play(bad('diesInSearch'), 'save -\nquit\n');
    expect(linesOf(stdout)).toContain('[Black "Poor Engine"]');
  });

  it.each([
    ['diesInSearch', 'The engine "Poor Engine" ended by itself (exit code 7). Its last words: "out of memory".'], // prettier-ignore
    ['noMove', 'The engine "Poor Engine" answered without a move.'],
    ['escapes', 'The engine "Poor Engine" played "\ufffd[2J\ufffd]0;x\ufffd", which is not a legal move.'], // prettier-ignore
    ['complains', 'The engine "Poor Engine" reports an error: "cannot \ufffd[31mdo that".'],
    ['deaf', 'The engine "Poor Engine" did not answer in 4.1 seconds and was ended.'],
  ])('goes on without it: %s', async (behaviour, sentence) => {
    const { code, stdout, stderr } = await play(bad(behaviour), '32-28\nmoves\nquit\n');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toContain(`${sentence} In its place dama moves,`);
    expect(stdout).toMatch(/^The computer plays \d+/m);
  });

  it('starts it afresh with the next move that is asked of it', async () => {
    const args = ['play', '--plain', '--variant', 'international', '--color', 'black'];
    const { code, stdout } = await dama([...args, '--depth', '2', '--engine', bad('goodOnce')], {
      input: 'new\nnew\nnew\nquit\n',
    });
    expect(code).toBe(0);
    const told = linesOf(stdout).flatMap((line) => /ended by itself|plays 31-26/.exec(line) ?? []);
    // What our own engine plays for it may be the same.
    expect(told.filter((what) => what === 'ended by itself')).toHaveLength(2);
    expect(told.at(0)).toBe('plays 31-26');
    expect(told.slice(told.indexOf('ended by itself') + 1)).toContain('plays 31-26');
  });

  it('is not begun when it ends at once', async () => {
    const { code, stdout, stderr } = await play(bad('diesInHandshake'), 'quit\n');
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('ended by itself (exit code 3)');
    expect(stderr).not.toContain('\u001b');
  });

  it('is not begun with an engine that does not know the game, or is none', async () => {
    const other = await dama(['play', '--plain', '--engine', bad('good')]);
    expect(other).toMatchObject({ code: 1, stdout: '' });
    expect(other.stderr).toContain('"Poor Engine" does not play American draughts');
    const none = await dama(['play', '--plain', '--engine', 'no-such-engine']);
    expect(none).toMatchObject({ code: 1, stdout: '' });
    expect(none.stderr).toContain('the engine "no-such-engine" cannot be started');
    const mute = await dama(['play', '--plain', '--engine', 'exit 0']);
    expect(mute).toMatchObject({ code: 1, stdout: '' });
    expect(mute.stderr).toContain('"exit 0" ended by itself (exit code 0) before it answered');
  });

  it.each<NodeJS.Signals>(['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGKILL'])(
    'leaves no engine behind at %s',
    async (signal) => {
      let engine = 0;
      const { code, signal: ended } = await play(bad('child'), '', (child) => {
        let heard = '';
        child.stdout?.on('data', (chunk: Buffer) => {
          heard += chunk.toString();
          engine ||= Number(/the computer \(Parent (\d+)\)/.exec(heard)?.[1] ?? 0);
          if (engine !== 0 && heard.includes('Your move')) child.kill(signal);
        });
      });
      expect({ code, ended }).toEqual(
        signal === 'SIGINT' ? { code: 130, ended: null } : { code: null, ended: signal },
      );
      expect(engine).toBeGreaterThan(0);
      await expect.poll(() => isRunning(engine), { timeout: 20_000 }).toBe(false);
    },
  );
});

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
