import stringWidth from 'string-width';
import type { PlayStreams } from '../plain/options.ts';

type Output = PlayStreams['output'];

/** How Ink begins a frame: it erases every line of the one before, from the last to the first. */
const ERASED = /^\u001B\[2K(?:\u001B\[1A\u001B\[2K)*\u001B\[G/;
/** Wipes what the shell has scrolled past, which is not ours. */
const WIPE_SCROLLBACK = /\u001B\[3J/g;
const ERASE_LINE = '\u001B[2K';
const CLEAR = '\u001B[2J';
const REST_OF_LINE = '\u001B[K';
const REST_OF_SCREEN = '\u001B[J';

/**
 * The terminal as Ink is to see it. Ink erases the whole frame before it writes the next, which
 * flickers, and is slow over a slow line; through this only the lines that differ are written, over
 * the old ones. And Ink wipes the scrollback when a window shrinks; through this it does not.
 */
export function createCalmOutput(output: Output): Output {
  /** The lines on the screen, from where Ink began; unknown after somebody else wrote. */
  let lines: readonly string[] | undefined;

  function calmed(text: string): string {
    const data = text.replace(WIPE_SCROLLBACK, '');
    const erased = ERASED.exec(data)?.[0];
    const frame = erased === undefined ? data : data.slice(erased.length);
    // Bits of control: the cursor, the brackets of a frame. They move nothing.
    if (!frame.includes('\n')) {
      if (erased !== undefined || data.includes(CLEAR)) lines = undefined;
      return data;
    }
    const before = lines;
    lines = frame.split('\n');
    const count = erased?.split(ERASE_LINE).length ?? 0;
    if (before === undefined || count - 1 !== before.length) return data;
    return difference(before, lines, output.columns ?? 80);
  }

  const write: Output['write'] = (chunk: unknown, ...rest: unknown[]) =>
    (output.write as (...args: readonly unknown[]) => boolean).call(
      output,
      typeof chunk === 'string' ? calmed(chunk) : chunk,
      ...rest,
    );
  // Everything else is the terminal's own: its size, and who listens for changes of it.
  return new Proxy(output, {
    get(target, name) {
      if (name === 'write') return write;
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/** What turns one frame into the next, from the end of the first to the end of the second. */
function difference(before: readonly string[], after: readonly string[], columns: number): string {
  const up = before.length > 1 ? `\u001B[${before.length - 1}A\r` : '\r';
  const written = after.map((line, index) => {
    if (line === before[index]) return '';
    // After a full line the cursor still stands on its last character, which would be erased.
    return line + (stringWidth(line) < columns ? REST_OF_LINE : '');
  });
  return up + written.join('\r\n') + (after.length < before.length ? REST_OF_SCREEN : '');
}
