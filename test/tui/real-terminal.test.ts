import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const isPossible =
  spawnSync('tmux', ['-V']).status === 0 && existsSync(path.join(ROOT, 'dist/tui.js'));

/** A terminal of its own for every test, so that nobody's sessions are touched. */
let server = '';
let servers = 0;

function tmux(...args: readonly string[]): string {
  return execFileSync('tmux', ['-L', server, '-f', '/dev/null', '-u', ...args], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
}

function screen(): string {
  return tmux('capture-pane', '-p');
}

async function shows(text: string): Promise<void> {
  await vi.waitFor(() => expect(screen()).toContain(text), { timeout: 20_000, interval: 100 });
}

/** Starts the game in a shell, which stays when it has ended. */
function start(columns: number, rows: number, args = '', env = ''): void {
  servers += 1;
  server = `dama-test-${process.pid}-${servers}`;
  const size = ['-x', String(columns), '-y', String(rows)];
  tmux('new-session', '-d', ...size, 'env -u CI PS1="$ " sh');
  const game = `${env} node ${path.join(ROOT, 'bin/dama.js')} play --variant russian --lang en ${args}`;
  tmux('send-keys', `clear; ${game}; echo "rc=$?"`, 'Enter');
}

/** The program in the terminal. */
function gameProcess(): number {
  const shell = tmux('display', '-p', '#{pane_pid}').trim();
  const [game = ''] = execFileSync('pgrep', ['-P', shell], { encoding: 'utf8' }).split('\n');
  return Number(game);
}

/** The alternate screen, and the mouse; the cursor is hidden with the one and shown with the other. */
const TAKEN = { alternate: '1', cursor: '0', mouse: '1' };
const GIVEN_BACK = { alternate: '0', cursor: '1', mouse: '0' };

function state(): typeof TAKEN {
  const format = '#{alternate_on} #{cursor_flag} #{mouse_any_flag}';
  const [alternate = '', cursor = '', mouse = ''] = tmux('display', '-p', format).trim().split(' ');
  return { alternate, cursor, mouse };
}

/** What is typed is shown again, and pasted without brackets: the terminal is not raw any more. */
async function typesVisibly(): Promise<void> {
  tmux('send-keys', 'stty -a', 'Enter');
  await shows(' echo ');
  expect(screen()).toMatch(/ icanon /);
  tmux('set-buffer', 'echo pas""ted');
  tmux('paste-buffer', '-p');
  tmux('send-keys', 'Enter');
  await shows('pasted');
  expect(screen()).not.toContain('200~');
}

afterEach(() => {
  spawnSync('tmux', ['-L', server, 'kill-server']);
});

describe.skipIf(!isPossible)('in a real terminal', () => {
  it('plays, and leaves the terminal as it was', async () => {
    start(80, 24, '--seed 1 --level easy');
    await shows('Your move.');
    tmux('send-keys', 'b6a5', 'Enter');
    await shows('The computer plays');
    expect(tmux('display', '-p', '#{alternate_on}').trim()).toBe('1');
    tmux('send-keys', 'q');
    await shows('rc=0');
    expect(tmux('display', '-p', '#{alternate_on} #{cursor_flag}').trim()).toBe('0 1');
    expect(screen()).not.toContain('Your move.');
  });

  it('ends with 130 at Ctrl+C, in the middle of a thought', async () => {
    start(80, 24, '--level hard --color white');
    await shows('thinking');
    tmux('send-keys', 'C-c');
    await shows('rc=130');
    expect(tmux('display', '-p', '#{alternate_on}').trim()).toBe('0');
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGQUIT', 131],
    ['SIGHUP', 129],
    ['SIGABRT', 134],
    ['SIGINT', 130],
  ] as const)('gives the terminal back at %s', async (signal, code) => {
    start(80, 24, '--level hard --color white');
    await shows('thinking');
    const taken = state();
    process.kill(gameProcess(), signal);
    await vi.waitFor(() => expect(state().alternate).toBe('0'), { timeout: 20_000 });
    // A shell whose command was interrupted goes no further with the line.
    if (signal === 'SIGINT') tmux('send-keys', 'echo "rc=$?"', 'Enter');
    await shows(`rc=${code}`);
    expect([taken, state()]).toEqual([TAKEN, GIVEN_BACK]);
    await typesVisibly();
  });

  it.each(['exception', 'rejection'])('gives it back when it breaks down: %s', async (by) => {
    const preload = pathToFileURL(path.join(ROOT, 'test/fixtures/crash-on-signal.mjs')).href;
    start(80, 24, '--seed 1', `BREAK_BY=${by} NODE_OPTIONS="--import ${preload}"`);
    await shows('Your move.');
    process.kill(gameProcess(), 'SIGUSR2');
    await shows('rc=1');
    expect(state()).toEqual(GIVEN_BACK);
    // It is told where it can be read: not on the screen that was left.
    expect(screen()).toContain('something went wrong inside dama: out of luck');
    await typesVisibly();
  });

  it('goes to the shell at Ctrl+Z, and comes back', async () => {
    start(80, 24, '--seed 1');
    await shows('Your move.');
    tmux('send-keys', 'C-z');
    await vi.waitFor(() => expect(tmux('display', '-p', '#{alternate_on}').trim()).toBe('0'), {
      timeout: 20_000,
    });
    await vi.waitFor(
      () => {
        tmux('send-keys', 'fg', 'Enter');
        expect(tmux('display', '-p', '#{alternate_on}').trim()).toBe('1');
      },
      { timeout: 20_000, interval: 1000 },
    );
    await shows('Your move.');
    tmux('send-keys', 'C-c');
    await vi.waitFor(() => expect(tmux('display', '-p', '#{alternate_on}').trim()).toBe('0'), {
      timeout: 20_000,
    });
    tmux('send-keys', 'echo "back=$?"', 'Enter');
    await shows('back=130');
  });

  it('takes the terminal again after a stop from outside, in the size that it has now', async () => {
    start(80, 24, '--seed 1');
    await shows('Your move.');
    process.kill(gameProcess(), 'SIGSTOP');
    await shows('rc=147');
    // A line feed, because the terminal is still raw. What other shells do by themselves:
    tmux('send-keys', 'stty sane; clear; printf "\\033[?1000l\\033[?1006l"', 'C-j');
    await vi.waitFor(() => expect(state().mouse).toBe('0'), { timeout: 20_000 });
    tmux('resize-window', '-x', '120', '-y', '40');
    tmux('send-keys', 'fg', 'Enter');
    await shows('Your move.');
    await vi.waitFor(() => expect(state()).toEqual(TAKEN));
    // What only the panel of the larger window has room for; and keys come one by one.
    tmux('send-keys', 'b6a5', 'Enter');
    await shows('The computer plays');
    expect(screen().split('\n').length).toBeGreaterThan(30);
    expect(
      Math.max(
        ...screen()
          .split('\n')
          .map((line) => line.length),
      ),
    ).toBeGreaterThan(80);
  });

  it('goes on in another size after Ctrl+Z', async () => {
    start(80, 24, '--seed 1');
    await shows('Your move.');
    tmux('send-keys', 'C-z');
    await vi.waitFor(() => expect(state().alternate).toBe('0'), { timeout: 20_000 });
    tmux('resize-window', '-x', '20', '-y', '10');
    tmux('send-keys', 'fg', 'Enter');
    await shows('Needs 24x13');
  });

  it('draws what keys do in an environment that says it is a CI', async () => {
    start(80, 24, '--seed 1', 'CI=1 CONTINUOUS_INTEGRATION=1');
    await shows('Your move.');
    tmux('send-keys', 'b6');
    await shows('> b6_');
    tmux('send-keys', 'a5', 'Enter');
    await shows('The computer plays');
  });

  it('does not open a debugger over the board', async () => {
    start(80, 24, '--seed 1');
    await shows('Your move.');
    process.kill(gameProcess(), 'SIGUSR1');
    tmux('send-keys', 'b6');
    await shows('> b6_');
    expect(screen()).not.toContain('Debugger');
  });

  it('keeps the game while the window is too small', async () => {
    start(20, 10);
    await shows('Needs 24x13');
    tmux('resize-window', '-x', '60', '-y', '20');
    await shows('Your move.');
  });
});
