import type { EventEmitter } from 'node:events';
import { PassThrough, Writable } from 'node:stream';
import { Terminal } from '@xterm/headless';
import { vi } from 'vitest';
import type { WindowSize } from '../../src/tui/layout.ts';

/** For tests only: a terminal without a window, and the two ends of a program that runs in it. */
export interface Emulator {
  readonly input: PassThrough;
  readonly output: Writable & { readonly columns: number; readonly rows: number };
  /** All bytes so far. */
  readonly raw: () => string;
  /** The text on the screen, line by line, without what is blank at their ends. */
  readonly lines: () => readonly string[];
  readonly screen: () => string;
  /** The background at a place of the screen, as 0xrrggbb; undefined where it is the terminal's own. */
  readonly backgroundAt: (row: number, column: number) => number | undefined;
  /** What the user had on the terminal before, scrolled past lines included. */
  readonly shell: () => string;
  readonly isAlternate: () => boolean;
  readonly type: (bytes: string) => void;
  readonly resize: (window: WindowSize) => Promise<void>;
  /** Waits until what was written is on the screen. */
  readonly settled: () => Promise<void>;
  readonly shows: (text: string | RegExp) => Promise<void>;
}

export interface EmulatorOptions extends Partial<WindowSize> {
  /** The terminal's answers to questions; by itself it answers as xterm does. */
  readonly answer?: (bytes: string) => string;
  /** What is on the terminal before the program begins. */
  readonly before?: string;
}

const PATIENCE = { timeout: 20_000, interval: 10 };

export async function createEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const { columns = 80, rows = 24, answer = (bytes: string) => bytes, before = '' } = options;
  const terminal = new Terminal({ cols: columns, rows, allowProposedApi: true });
  const draw = async (text: string): Promise<void> => {
    await new Promise<void>((done) => {
      terminal.write(text, done);
    });
  };
  let raw = '';
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: () => undefined,
    ref: () => undefined,
    unref: () => undefined,
  });
  const window = { columns, rows };
  const written = new Writable({
    decodeStrings: false,
    write(chunk: string, _encoding, done) {
      raw += chunk;
      // What every terminal does with the line feeds of programs in raw mode, by ONLCR.
      terminal.write(chunk.replace(/\r?\n/g, '\r\n'), done);
    },
  });
  const output = Object.defineProperties(Object.assign(written, { isTTY: true }), {
    columns: { get: () => window.columns },
    rows: { get: () => window.rows },
  }) as unknown as Emulator['output'] & EventEmitter;
  await draw(before.replaceAll('\n', '\r\n'));
  // From now on it talks to the program.
  terminal.onData((bytes) => input.write(answer(bytes)));

  const textOf = (which: 'active' | 'normal'): readonly string[] => {
    const buffer = terminal.buffer[which];
    return [...Array(buffer.length).keys()].map(
      (line) => buffer.getLine(line)?.translateToString(true) ?? '',
    );
  };
  const screen = (): string => textOf('active').join('\n');
  return {
    input,
    output,
    raw: () => raw,
    lines: () => textOf('active'),
    screen,
    backgroundAt: (row, column) => {
      const cell = terminal.buffer.active.getLine(row)?.getCell(column);
      return cell?.isBgRGB() === true ? cell.getBgColor() : undefined;
    },
    shell: () => textOf('normal').join('\n').trimEnd(),
    isAlternate: () => terminal.buffer.active.type === 'alternate',
    type: (bytes) => input.write(bytes),
    settled: () => draw(''),
    async resize(size) {
      terminal.resize(size.columns, size.rows);
      Object.assign(window, size);
      output.emit('resize');
      await draw('');
    },
    shows: (text) =>
      vi.waitFor(() => {
        const found = typeof text === 'string' ? screen().includes(text) : text.test(screen());
        if (!found) throw new Error(`no ${String(text)} in\n${screen()}`);
      }, PATIENCE),
  };
}
