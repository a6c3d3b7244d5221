import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { Collector } from '../../src/plain/test-support.ts';
import { openScreen } from '../../src/tui/terminal.ts';

function open() {
  const output = new Collector();
  const setRawMode = vi.fn();
  const input = Object.assign(new PassThrough(), { setRawMode });
  const before = process.listenerCount('SIGTERM');
  const screen = openScreen({ input, output, error: new Collector() }, () => undefined);
  return { screen, output, setRawMode, before };
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

it('never wipes the scrollback', () => {
  const { screen, output } = open();
  screen.restore();
  expect(output.text).not.toContain('\u001B[3J');
});
