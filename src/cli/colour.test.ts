import { describe, expect, test } from 'vitest';
import { resolveColor, stylesFor } from './colour.ts';

const TTY = { isTTY: true };
const PIPE = { isTTY: undefined };
const XTERM = { TERM: 'xterm-256color' };

describe('resolveColor', () => {
  test.each([
    ['a pipe', XTERM, PIPE, true, 0],
    ['a terminal of 256 colours', XTERM, TTY, true, 2],
    ['a terminal of 16 colours', { TERM: 'xterm' }, TTY, true, 1],
    ['a terminal of true colour', { ...XTERM, COLORTERM: 'truecolor' }, TTY, true, 3],
    ['--no-color', { ...XTERM, FORCE_COLOR: '3' }, TTY, false, 0],
    ['NO_COLOR', { ...XTERM, NO_COLOR: '1' }, TTY, true, 0],
    ['an empty NO_COLOR', { ...XTERM, NO_COLOR: '' }, TTY, true, 2],
    ['TERM=dumb', { TERM: 'dumb', COLORTERM: 'truecolor' }, TTY, true, 0],
    ['FORCE_COLOR over a pipe', { FORCE_COLOR: '2' }, PIPE, true, 2],
    ['FORCE_COLOR over NO_COLOR', { FORCE_COLOR: 'true', NO_COLOR: '1' }, PIPE, true, 1],
    ['an empty FORCE_COLOR', { FORCE_COLOR: '' }, PIPE, true, 1],
    ['FORCE_COLOR=0', { ...XTERM, FORCE_COLOR: '0' }, TTY, true, 0],
    ['FORCE_COLOR=false', { ...XTERM, FORCE_COLOR: 'false' }, TTY, true, 0],
    ['a FORCE_COLOR that says nothing', { ...XTERM, FORCE_COLOR: 'maybe' }, TTY, true, 2],
  ])('%s', (_name, env, stream, flag, level) => {
    expect(resolveColor(env, stream, flag)).toBe(level);
  });
});

test('styles without colour change nothing', () => {
  expect(Object.values(stylesFor(0)).map((style: (text: string) => string) => style('x'))).toEqual(
    Array(4).fill('x'),
  );
  expect(stylesFor(1).bold('x')).toBe('\u001b[1mx\u001b[22m');
});
