import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { Collector } from '../../src/plain/test-support.ts';
import { openScreen } from '../../src/tui/terminal.ts';

function open() {
  const output = new Collector();
  const setRawMode = vi.fn();
  const input = Object.assign(new PassThrough(), { setRawMode });
  const before = process.listenerCount('SIGTERM');
  const errors = new Collector();
  const screen = openScreen({ input, output, error: errors }, () => undefined);
  return { screen, output, errors, setRawMode, before };
}

it('enters the alternate screen and leaves it once', () => {
  const { screen, output, setRawMode, before } = open();
  expect(output.text).toContain('\u001B[?1049h');
  screen.restore();
  screen.restore();
  expect(output.text.split('\u001B[?1049l')).toHaveLength(2);
  expect(output.text.endsWith('\u001B[?25h\u001B[?1049l')).toBe(true);
  expect(setRawMode.mock.calls).toEqual([[true], [false]]);
  expect(process.listenerCount('SIGTERM')).toBe(before);
});

it('gives the terminal back before it tells of a crash', () => {
  const { screen, output, errors } = open();
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code ?? 0}`);
  });
  // The screen's own handler is the last one; others are the test runner's.
  const crash = process.listeners('uncaughtException').at(-1);
  expect(() => crash?.(new Error('out of luck'), 'uncaughtException')).toThrow('exit 1');
  expect(output.text).toContain('\u001B[?1049l');
  expect(errors.text).toBe('dama: out of luck\n');
  exit.mockRestore();
  screen.restore();
});

it('shows a first screen and leaves the cursor on top for the next', () => {
  const { screen, output } = open();
  screen.showFirst('one\ntwo');
  expect(output.text.endsWith('one\r\ntwo\u001B[H')).toBe(true);
  screen.restore();
});

it('never wipes the scrollback', () => {
  const { screen, output } = open();
  screen.restore();
  expect(output.text).not.toContain('\u001B[3J');
});
