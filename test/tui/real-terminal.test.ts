import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GIVEN_BACK, hasTerminal, TAKEN, Terminal, type TerminalOptions } from './tmux.ts';

const CRASH = pathToFileURL(path.resolve(import.meta.dirname, '../fixtures/crash-on-signal.mjs'));

let folder = '';
let terminal: Terminal;

/** Starts the game in a terminal of its own. */
function start(args: string, options: TerminalOptions = {}): void {
  terminal = new Terminal(folder, `play --variant russian --lang en ${args}`, options);
}

/** Waits until the program has, or has given back, what it takes from a terminal. */
function comesTo(modes: Partial<typeof TAKEN>): Promise<void> {
  return terminal.comesTo(() => expect(terminal.modes()).toMatchObject(modes));
}

/** What is typed is shown again, and pasted without brackets: the terminal is not raw any more. */
async function typesVisibly(): Promise<void> {
  terminal.keys('stty -a', 'Enter');
  await terminal.shows(' echo ');
  expect(terminal.screen()).toMatch(/ icanon /);
  terminal.paste('echo pas""ted');
  terminal.keys('Enter');
  await terminal.shows('pasted');
  expect(terminal.screen()).not.toContain('200~');
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'dama-terminal-'));
});
afterEach(async () => {
  terminal.close();
  await rm(folder, { recursive: true, force: true });
});

describe.skipIf(!hasTerminal)('in a real terminal', () => {
  it('plays, and leaves the terminal as it was', async () => {
    start('--seed 1 --level easy');
    await terminal.shows('Your move.');
    terminal.keys('b6a5', 'Enter');
    await terminal.shows('The computer plays');
    expect(terminal.modes().alternate).toBe('1');
    terminal.keys('q');
    await terminal.shows('rc=0');
    expect(terminal.modes()).toEqual(GIVEN_BACK);
    expect(terminal.screen()).not.toContain('Your move.');
  });

  it('ends with 130 at Ctrl+C, in the middle of a thought', async () => {
    start('--level hard --color white');
    await terminal.shows('thinking');
    terminal.keys('C-c');
    await terminal.shows('rc=130');
    expect(terminal.modes().alternate).toBe('0');
  });

  it.each([
    ['SIGTERM', 143],
    ['SIGQUIT', 131],
    ['SIGHUP', 129],
    ['SIGABRT', 134],
    ['SIGINT', 130],
  ] as const)('gives the terminal back at %s', async (signal, code) => {
    start('--level hard --color white');
    await terminal.shows('thinking');
    const taken = terminal.modes();
    terminal.kill(signal);
    await comesTo({ alternate: '0' });
    // A shell whose command was interrupted goes no further with the line.
    if (signal === 'SIGINT') terminal.keys('echo "rc=$?"', 'Enter');
    await terminal.shows(`rc=${code}`);
    expect([taken, terminal.modes()]).toEqual([TAKEN, GIVEN_BACK]);
    await typesVisibly();
  });

  it.each(['exception', 'rejection'])('gives it back when it breaks down: %s', async (by) => {
    start('--seed 1', { env: `BREAK_BY=${by} NODE_OPTIONS="--import ${CRASH.href}"` });
    await terminal.shows('Your move.');
    terminal.kill('SIGUSR2');
    await terminal.shows('rc=1');
    expect(terminal.modes()).toEqual(GIVEN_BACK);
    // It is told where it can be read: not on the screen that was left.
    expect(terminal.screen()).toContain('something went wrong inside dama: out of luck');
    await typesVisibly();
  });

  it('goes to the shell at Ctrl+Z, and comes back', async () => {
    start('--seed 1');
    await terminal.shows('Your move.');
    terminal.keys('C-z');
    await comesTo({ alternate: '0' });
    await vi.waitFor(
      () => {
        terminal.keys('fg', 'Enter');
        expect(terminal.modes().alternate).toBe('1');
      },
      { timeout: 20_000, interval: 1000 },
    );
    await terminal.shows('Your move.');
    terminal.keys('C-c');
    await comesTo({ alternate: '0' });
    terminal.keys('echo "back=$?"', 'Enter');
    await terminal.shows('back=130');
  });

  it('takes the terminal again after a stop from outside, in the size that it has now', async () => {
    start('--seed 1');
    await terminal.shows('Your move.');
    terminal.kill('SIGSTOP');
    await terminal.shows('rc=147');
    // A line feed, because the terminal is still raw. What other shells do by themselves:
    terminal.keys('stty sane; clear; printf "\\033[?1000l\\033[?1006l"', 'C-j');
    await comesTo({ mouse: '0' });
    terminal.resize(120, 40);
    terminal.keys('fg', 'Enter');
    await terminal.shows('Your move.');
    await comesTo(TAKEN);
    // What only the panel of the larger window has room for; and keys come one by one.
    terminal.keys('b6a5', 'Enter');
    await terminal.shows('The computer plays');
    const lines = terminal.screen().split('\n');
    expect(lines.length).toBeGreaterThan(30);
    expect(Math.max(...lines.map((line) => line.length))).toBeGreaterThan(80);
  });

  it('goes on in another size after Ctrl+Z', async () => {
    start('--seed 1');
    await terminal.shows('Your move.');
    terminal.keys('C-z');
    await comesTo({ alternate: '0' });
    terminal.resize(20, 10);
    terminal.keys('fg', 'Enter');
    await terminal.shows('Needs 24x13');
  });

  it('draws what keys do in an environment that says it is a CI', async () => {
    start('--seed 1', { env: 'CI=1 CONTINUOUS_INTEGRATION=1' });
    await terminal.shows('Your move.');
    terminal.keys('b6');
    await terminal.shows('> b6_');
    terminal.keys('a5', 'Enter');
    await terminal.shows('The computer plays');
  });

  it('does not open a debugger over the board', async () => {
    start('--seed 1');
    await terminal.shows('Your move.');
    terminal.kill('SIGUSR1');
    terminal.keys('b6');
    await terminal.shows('> b6_');
    expect(terminal.screen()).not.toContain('Debugger');
  });

  it('keeps the game while the window is too small', async () => {
    start('', { columns: 20, rows: 10 });
    await terminal.shows('Needs 24x13');
    terminal.resize(60, 20);
    await terminal.shows('Your move.');
  });
});
