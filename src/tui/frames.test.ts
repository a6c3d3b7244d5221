import { expect, it } from 'vitest';
import { Collector } from '../plain/test-support.ts';
import { createFrames } from './frames.ts';

const ERASE = '\u001B[2K\u001B[1A\u001B[2K\u001B[G';

function open() {
  const terminal = Object.assign(new Collector(), { columns: 10, rows: 4 });
  let screen = 'one\ntwo';
  const frames = createFrames(terminal, () => screen);
  return {
    terminal,
    frames,
    /** Draws a screen as Ink would, and gives what reached the terminal. */
    show: (next: string): string => {
      screen = next;
      const word = frames.draw({ columns: 10, rows: 4 });
      terminal.text = '';
      frames.output.write(`${ERASE}${word}\n`);
      return terminal.text;
    },
  };
}

it('writes the whole screen at first', () => {
  expect(open().show('one\ntwo')).toBe(
    '\u001B[1;1Hone\u001B[K\u001B[2;1Htwo\u001B[K\u001B[3;1H\u001B[J',
  );
});

it('writes only the lines that differ', () => {
  const { show } = open();
  show('one\ntwo');
  expect(show('one\nTWO')).toBe('\u001B[2;1HTWO\u001B[K\u001B[3;1H');
});

it('does not erase the end of a full line', () => {
  expect(open().show('0123456789')).toContain('0123456789\u001B[2;1H');
});

it('wipes what a longer screen has left', () => {
  const { show } = open();
  show('one\ntwo');
  expect(show('one')).toBe('\u001B[2;1H\u001B[J');
});

it('writes everything again after the terminal was cleared', () => {
  const { show, frames } = open();
  show('one\ntwo');
  frames.output.write('\u001B[2J\u001B[H');
  expect(show('one\ntwo')).toContain('one');
});

it('gives Ink another word only for another screen, and never the scrollback', () => {
  const { frames, show, terminal } = open();
  const size = { columns: 10, rows: 4 };
  const first = frames.draw(size);
  expect(frames.draw(size)).toBe(first);
  show('else');
  expect(frames.draw(size)).not.toBe(first);
  frames.output.write('\u001B[2J\u001B[3J\u001B[H');
  expect(terminal.text).not.toContain('\u001B[3J');
});
