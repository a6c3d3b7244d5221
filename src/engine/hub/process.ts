import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { type HubLine, parseHubLine } from './line.ts';
import { createLineSplitter } from './splitter.ts';

/** How a process ended: its exit code or the signal, and the line that tells best what it complained about. */
export interface HubEnd {
  readonly exit: string;
  readonly lastLine: string;
}

/** A program that speaks the protocol on its standard input and output. */
export interface HubProcess {
  send(line: string): void;
  /** From now on lines go to this listener and no other. */
  listen(listener: (line: HubLine) => void): void;
  /** Resolves when it has ended, and all it wrote was read. */
  readonly ended: Promise<HubEnd>;
  /** Asks it to go; when it does not in this time, it is ended with all it has started. */
  close(patienceMs: number): Promise<void>;
  /** Ends it at once, with all it has started. */
  kill(): void;
}

/** What a process says last may still be on its way when it has ended. */
const LAST_WORDS_MS = 200;
/** So much of what it complains about is kept. */
const KEPT_COMPLAINTS = 2048;

type Child = ChildProcessByStdio<Writable, Readable, Readable>;

/**
 * Runs `$1` with somebody beside it who waits for the end of the program that started both: its end
 * of descriptor 3 closes however it ends, also where it has no time to clean up. Then the whole group
 * goes: an engine need not notice that nobody listens to it any more.
 */
const GUARDED = `
(read -r _ <&3; kill -s KILL -- -$$) </dev/null >/dev/null 2>&1 &
exec 3<&-
exec "$0" -c "$1"`;

function start(command: string): Child {
  if (process.platform === 'win32') {
    return spawn(command, { shell: true, windowsHide: true, stdio: ['pipe', 'pipe', 'pipe'] });
  }
  const shell = process.platform === 'android' ? '/system/bin/sh' : '/bin/sh';
  // A group of its own: it can be ended with all it started, and Ctrl+C is ours alone.
  return spawn(shell, ['-c', GUARDED, shell, command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
  });
}

/** Runs a command line as a shell would. That it cannot be run is told by its end. */
export function startHubProcess(command: string): HubProcess {
  const child = start(command);
  let listener: (line: HubLine) => void = () => undefined;
  const splitter = createLineSplitter((text) => {
    const line = parseHubLine(text);
    if (line.ok) listener(line.value);
  });
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => splitter.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-KEPT_COMPLAINTS);
  });
  // A shell that cannot be run has nobody to say so.
  child.on('error', ({ message }) => (complaints = message));
  // Who does not listen any more will be seen to end.
  for (const stream of child.stdio) stream?.on('error', () => undefined);
  const kill = (): void => killTree(child);
  const forget = endWithProgram(kill);
  const ended = endOf(child).then((exit) => {
    forget();
    kill();
    return { exit, lastLine: complaintIn(complaints) };
  });
  return {
    send(line) {
      if (child.stdin.writable) child.stdin.write(`${line}\n`);
    },
    listen(next) {
      listener = next;
    },
    ended,
    async close(patienceMs) {
      if (child.stdin.writable) child.stdin.end('quit\n');
      const impatience = setTimeout(kill, patienceMs);
      await ended;
      clearTimeout(impatience);
    },
    kill,
  };
}

/** The exit code or the signal of a child; nothing when it could not be started. */
function endOf(child: Child): Promise<string> {
  return new Promise((resolve) => {
    child.on('error', () => resolve(''));
    child.on('close', (code, signal) => resolve(signal ?? String(code)));
    // Something it started may hold its output open for ever.
    child.on('exit', (code, signal) => {
      setTimeout(() => resolve(signal ?? String(code)), LAST_WORDS_MS);
    });
  });
}

/** `Error: ...`, `java.io.IOException: ...`: below it Node and Java list calls, and Node its version. */
const ERROR_LINE = /^(?:Uncaught |Exception in thread \S+ )?[\w.]*(?:Error|Exception)\b.*: /;

/** The last line that names an error, or else the last of all. */
export function complaintIn(text: string): string {
  const lines = text.split(/\r?\n|\r/).filter((line) => line.trim() !== '');
  const line = lines.findLast((one) => ERROR_LINE.test(one)) ?? lines.at(-1);
  return line?.trim() ?? '';
}

function killTree({ pid }: Child): void {
  if (pid === undefined) return;
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // There is nobody left in its group.
  }
}

/** Signals that end this program; the engines it started end before it. */
const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const running = new Set<() => void>();

function killAll(): void {
  for (const kill of running) kill();
}

function endBySignal(signal: NodeJS.Signals): void {
  killAll();
  // Where others listen too, they decide what becomes of the program.
  if (process.listenerCount(signal) > 1) return;
  process.off(signal, endBySignal);
  process.kill(process.pid, signal);
}

/** Sees to it that nothing outlives this program; gives the way to forget it. */
function endWithProgram(kill: () => void): () => void {
  if (running.size === 0) {
    process.on('exit', killAll);
    for (const signal of ENDING_SIGNALS) process.on(signal, endBySignal);
  }
  running.add(kill);
  return () => {
    if (!running.delete(kill) || running.size > 0) return;
    process.off('exit', killAll);
    for (const signal of ENDING_SIGNALS) process.off(signal, endBySignal);
  };
}
