import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const isPossible =
  spawnSync('tmux', ['-V']).status === 0 && existsSync(path.join(ROOT, 'dist/tui.js'));

/** A terminal whose shell writes down the process id of what it starts. */
class Terminal {
  private static count = 0;
  private readonly server = `dama-kept-${process.pid}-${(Terminal.count += 1)}`;
  private readonly pidFile: string;

  constructor(
    private readonly folder: string,
    args: string,
  ) {
    this.pidFile = path.join(folder, `${this.server}.pid`);
    this.tmux('new-session', '-d', '-x', '80', '-y', '24', 'env -u CI PS1="$ " sh');
    const dama = `exec node ${path.join(ROOT, 'bin/dama.js')} ${args}`;
    const line = `sh -c 'echo $$ > ${this.pidFile}; ${dama}'; echo "rc=$?"`;
    this.tmux('send-keys', `clear; ${line}`, 'Enter');
  }

  private tmux(...args: readonly string[]): string {
    return execFileSync('tmux', ['-L', this.server, '-f', '/dev/null', '-u', ...args], {
      encoding: 'utf8',
      env: {
        ...process.env,
        LC_ALL: 'C.UTF-8',
        DAMA_CONFIG_DIR: path.join(this.folder, 'config'),
        DAMA_DATA_DIR: path.join(this.folder, 'data'),
      },
    });
  }

  keys(...keys: readonly string[]): void {
    this.tmux('send-keys', ...keys);
  }

  screen(): string {
    return this.tmux('capture-pane', '-p');
  }

  async shows(text: string): Promise<void> {
    const options = { timeout: 20_000, interval: 100 };
    await vi.waitFor(() => expect(this.screen()).toContain(text), options);
  }

  kill(signal: NodeJS.Signals): void {
    process.kill(Number(readFileSync(this.pidFile, 'utf8')), signal);
  }

  close(): void {
    spawnSync('tmux', ['-L', this.server, 'kill-server']);
  }
}

describe.skipIf(!isPossible)('games that are kept', () => {
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
