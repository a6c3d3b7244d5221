import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hasTerminal, Terminal } from './tmux.ts';

describe.skipIf(!hasTerminal)('games that are kept', () => {
  let folder = '';
  let terminals: Terminal[] = [];
  const open = (args: string): Terminal => {
    const terminal = new Terminal(folder, args);
    terminals.push(terminal);
    return terminal;
  };
  const games = (): readonly string[] =>
    readdirSync(path.join(folder, 'data', 'games')).filter((name) => name.endsWith('.pdn'));

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'dama-kept-'));
  });
  afterEach(async () => {
    for (const terminal of terminals) terminal.close();
    terminals = [];
    await rm(folder, { recursive: true, force: true });
  });

  /** Plays a move of Russian draughts and waits for the answer. */
  async function play(terminal: Terminal): Promise<string> {
    await terminal.shows('Your move.');
    terminal.keys('b6a5', 'Enter');
    await terminal.shows('The computer plays');
    return /The computer plays (\S+)\./.exec(terminal.screen())?.[1] ?? '';
  }

  /** An answer is on the disk a moment after it is on the screen. */
  async function isKept(answer: string): Promise<void> {
    await vi.waitFor(() => {
      const [name = ''] = games();
      expect(readFileSync(path.join(folder, 'data', 'games', name), 'utf8')).toContain(answer);
    });
  }

  it.each(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const)('go on after %s', async (signal) => {
    const first = open('play --variant russian --lang en --seed 1 --level easy');
    const answer = await play(first);
    await vi.waitFor(() => expect(games()).toHaveLength(1));
    await isKept(answer);
    first.kill(signal);
    await first.shows('rc=');
    const second = open('--lang en');
    await second.shows('> 1 Resume');
    expect(second.screen()).toContain('Russian draughts, Black against easy');
    second.keys('Enter');
    await second.shows('The game goes on where it was. Your move.');
    expect(second.screen()).toContain(`b6-a5`);
    expect(second.screen()).toContain(answer);
    second.keys('u');
    await second.shows('Taken back: your move and the answer');
    second.keys('q');
    await second.shows('rc=0');
  });

  it('are not lost when two programs play at once', async () => {
    const one = open('play --variant russian --lang en --level easy');
    const other = open('play --variant russian --lang en --level easy');
    await play(one);
    await play(other);
    await vi.waitFor(() => expect(games()).toHaveLength(2));
    // Both are being played: there is nothing for a third.
    const third = open('--lang en');
    await third.shows('> 1 New game');
    third.keys('q');
    await third.shows('rc=0');
    for (const terminal of [one, other]) {
      terminal.keys('q');
      await terminal.shows('rc=0');
    }
    expect(games()).toHaveLength(2);
  });

  it('stay when settings and saves are damaged, which are set aside', async () => {
    mkdirSync(path.join(folder, 'config'));
    mkdirSync(path.join(folder, 'data', 'games'), { recursive: true });
    writeFileSync(path.join(folder, 'config', 'settings.json'), '{"theme": ');
    writeFileSync(path.join(folder, 'data', 'games', 'old.pdn'), 'what is this?');
    const terminal = open('--lang en');
    await terminal.shows('> 1 New game');
    expect(terminal.screen()).toContain('The settings could not be understood');
    terminal.keys('Enter');
    await terminal.shows('Enter start');
    terminal.keys('Enter');
    await terminal.shows('Your move.');
    terminal.keys('q');
    await terminal.shows('rc=0');
    const kept = readdirSync(path.join(folder, 'data', 'games')).join();
    expect(kept).toContain('old.pdn.damaged');
    expect(readdirSync(path.join(folder, 'config')).join()).toContain('settings.json.damaged');
  });

  it('are not kept with --no-save', async () => {
    const terminal = open('play --variant russian --lang en --level easy --no-save');
    await play(terminal);
    terminal.keys('q');
    await terminal.shows('rc=0');
    expect(existsSync(path.join(folder, 'data'))).toBe(false);
  });

  it('are those of the line mode too', async () => {
    const first = open('play --plain --variant russian --lang en --seed 1 --level easy');
    await isKept(await play(first));
    first.kill('SIGKILL');
    await first.shows('rc=');
    const second = open('play --plain --resume --lang en');
    await second.shows('The game goes on at move 2.');
    second.keys('quit', 'Enter');
    await second.shows('rc=0');
  });
});
