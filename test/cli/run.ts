import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const BIN = path.resolve(import.meta.dirname, '../../bin/dama.js');

/** What a run of the program left behind. */
export interface Run {
  /** Null when a signal ended it. */
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Everything that standard input gives; nothing, without it. Undefined leaves it open. */
  readonly input?: string | undefined;
  /** Called once the program runs, to send it signals or close its pipes. */
  readonly during?: (child: ChildProcess) => void;
}

/** An environment in which nothing says anything about language, colour or games. */
const PLAIN_ENV = {
  PATH: process.env['PATH'] ?? '',
  LANG: 'C.UTF-8',
  TERM: 'xterm-256color',
  DAMA_CONFIG_DIR: process.env['DAMA_CONFIG_DIR'] ?? '',
  DAMA_DATA_DIR: process.env['DAMA_DATA_DIR'] ?? '',
};

/** Runs the built program as a shell would, off a terminal. */
export async function dama(args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const { env = {}, during } = options;
  const input = 'input' in options ? options.input : '';
  const child = spawn(process.execPath, [BIN, ...args], { env: { ...PLAIN_ENV, ...env } });
  // A program that has stopped reading is its own affair.
  child.stdin.on('error', () => undefined);
  if (input !== undefined) child.stdin.end(input);
  during?.(child);
  return collect(child);
}

/** Runs a shell command line with `dama` in it, for what only a shell can set up. */
export async function shell(line: string): Promise<Run> {
  const script = `dama() { "${process.execPath}" "${BIN}" "$@"; }; ${line}`;
  const stdio = ['ignore', 'pipe', 'pipe'] as const;
  return collect(spawn('bash', ['-c', script], { env: PLAIN_ENV, stdio: [...stdio] }));
}

async function collect(child: ChildProcess): Promise<Run> {
  let stdout = '';
  let stderr = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (stdout += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      resolve({ code, signal, stdout, stderr });
    });
  });
}

/** The lines of an output, without the empty rest after the last one. */
export function linesOf(text: string): readonly string[] {
  return text.replace(/\n$/, '').split('\n');
}

/** The JSON objects of an output, one a line. */
export function objectsOf(text: string): readonly Record<string, unknown>[] {
  return linesOf(text).map((line) => JSON.parse(line) as Record<string, unknown>);
}
