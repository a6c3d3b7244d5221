import type { Readable } from 'node:stream';

/** The longest line that is kept; the rest of a longer one is thrown away while it streams by. */
export const LONGEST_LINE = 10_000;

/** A line without its end. `tooLong` when it was longer than what is kept of it. */
export interface Line {
  readonly text: string;
  readonly tooLong: boolean;
}

/**
 * The lines of a stream, one at a time as they come, whatever the size of the whole. Ends of line
 * are `\n` or `\r\n`; a last line without one counts, an empty rest after the last one does not.
 */
export async function* readLines(stream: Readable): AsyncGenerator<Line> {
  // It also takes a byte order mark off the first line.
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of stream) {
    const parts = decoder.decode(chunk as Buffer, { stream: true }).split('\n');
    for (const part of parts.slice(0, -1)) {
      yield asLine(rest + part);
      rest = '';
    }
    // One more than is kept shows that the line is too long without keeping all of it.
    rest = (rest + (parts.at(-1) ?? '')).slice(0, LONGEST_LINE + 1);
  }
  rest += decoder.decode();
  if (rest !== '') yield asLine(rest);
}

function asLine(text: string): Line {
  const line = text.endsWith('\r') ? text.slice(0, -1) : text;
  return { text: line.slice(0, LONGEST_LINE), tooLong: line.length > LONGEST_LINE };
}
