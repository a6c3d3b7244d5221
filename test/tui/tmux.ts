import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { vi } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Whether the built program can be run in a real terminal here. */
export const hasTerminal =
  spawnSync('tmux', ['-V']).status === 0 && existsSync(path.join(ROOT, 'dist/tui.js'));

const PATIENCE = { timeout: 20_000, interval: 50 };

/** The alternate screen and the mouse; the cursor is hidden with the one and shown with the other. */
export const TAKEN = { alternate: '1', cursor: '0', mouse: '1' };
export const GIVEN_BACK = { alternate: '0', cursor: '1', mouse: '0' };

export interface TerminalOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** Variables of the program alone, as `env` takes them. */
  readonly env?: string;
}

/**
 * For tests only: a real terminal with the built program in a shell, which writes down the process id
 * of what it starts. Settings and games are kept in the folder.
 */
export class Terminal {
  private static count = 0;
  private readonly server = `dama-terminal-${process.pid}-${(Terminal.count += 1)}`;
  private readonly pidFile: string;

  constructor(
    private readonly folder: string,
    args: string,
    { columns = 80, rows = 24, env = '' }: TerminalOptions = {},
  ) {
    this.pidFile = path.join(folder, `${this.server}.pid`);
    const size = ['-x', String(columns), '-y', String(rows)];
    this.tmux('new-session', '-d', ...size, 'env -u CI PS1="$ " sh');
    const dama = `exec env ${env} node ${path.join(ROOT, 'bin/dama.js')} ${args}`;
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

  resize(columns: number, rows: number): void {
    this.tmux('resize-window', '-x', String(columns), '-y', String(rows));
  }

  /** Pastes a text as a terminal does that puts brackets around it, if it was asked to. */
  paste(text: string): void {
    this.tmux('set-buffer', text);
    this.tmux('paste-buffer', '-p');
  }

  /** What a program takes, and has to give back. */
  modes(): typeof TAKEN {
    const format = '#{alternate_on} #{cursor_flag} #{mouse_any_flag}';
    const modes = this.tmux('display', '-p', format).trim().split(' ');
    const [alternate = '', cursor = '', mouse = ''] = modes;
    return { alternate, cursor, mouse };
  }

  async shows(text: string): Promise<void> {
    await this.comesTo(() => {
      const screen = this.screen();
      if (!screen.includes(text)) throw new Error(`no ${text} in\n${screen}`);
    });
  }

  /** Waits until something can be looked at without an error. */
  comesTo<T>(look: () => T): Promise<T> {
    return vi.waitFor(look, PATIENCE);
  }

  kill(signal: NodeJS.Signals): void {
    process.kill(Number(readFileSync(this.pidFile, 'utf8')), signal);
  }

  close(): void {
    spawnSync('tmux', ['-L', this.server, 'kill-server']);
  }
}
