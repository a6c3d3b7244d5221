import stringWidth from 'string-width';
import type { PlayStreams } from '../plain/options.ts';
import type { WindowSize } from './layout.ts';

type Output = PlayStreams['output'];
type Draw = (window: WindowSize) => string;

/** What Ink is given to write, and where it writes it. */
export interface Frames {
  /** Draws a whole screen, and gives Ink a word that stands for it: another one for another screen. */
  readonly draw: Draw;
  /** The terminal as Ink is to see it: in the place of the word, the screen is written. */
  readonly output: Output;
}

const WORD = /frame \d+\n?/;
/** How Ink begins a frame: it erases every line of the one before, from the last to the first. */
const ERASED = /\u001B\[2K(?:\u001B\[1A\u001B\[2K)*\u001B\[G/g;
/** Wipes what the shell has scrolled past, which is not ours. */
const WIPE_SCROLLBACK = /\u001B\[3J/g;
const CLEAR = '\u001B[2J';
const REST_OF_LINE = '\u001B[K';
const REST_OF_SCREEN = '\u001B[J';

/**
 * Ink reads every character and every colour of a frame again, several times; that takes longer than
 * all else between a key and its frame. And it erases the whole frame before it writes the next, which
 * flickers. So Ink only says when to write; what is written here are the lines that have changed.
 */
export function createFrames(terminal: Output, draw: Draw): Frames {
  let screen = '';
  let number = 0;
  let columns = 0;
  /** The lines on the terminal; unknown after somebody else wrote. */
  let written: readonly string[] | undefined;

  function rewritten(text: string): string {
    if (text.includes(CLEAR)) written = undefined;
    const own = text.replace(WIPE_SCROLLBACK, '').replace(ERASED, '');
    if (!WORD.test(own)) return own;
    const lines = screen.split('\n');
    const changes = difference(written, lines, columns);
    written = lines;
    // Ink's word stands alone; whatever else it wrote stays around it.
    return own.replace(WORD, () => changes);
  }

  const write: Output['write'] = (chunk: unknown, ...rest: unknown[]) =>
    (terminal.write as (...args: readonly unknown[]) => boolean).call(
      terminal,
      typeof chunk === 'string' ? rewritten(chunk) : chunk,
      ...rest,
    );

  return {
    draw(window) {
      const next = draw(window);
      if (next !== screen) number += 1;
      screen = next;
      columns = window.columns;
      return `frame ${number}`;
    },
    // Everything else is the terminal's own: its size, and who listens for changes of it.
    output: new Proxy(terminal, {
      get(target, name) {
        if (name === 'write') return write;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    }),
  };
}

/** What turns one screen into the next: every changed line at its place, the cursor left below. */
function difference(
  before: readonly string[] | undefined,
  after: readonly string[],
  columns: number,
): string {
  const lines = after.map((line, index) => {
    if (line === before?.[index]) return '';
    // After a full line the cursor still stands on its last character, which would be erased.
    const rest = stringWidth(line) < columns ? REST_OF_LINE : '';
    return `${at(index)}${line}${rest}`;
  });
  const shorter = before === undefined || after.length < before.length;
  return lines.join('') + at(after.length) + (shorter ? REST_OF_SCREEN : '');
}

function at(line: number): string {
  return `\u001B[${line + 1};1H`;
}
