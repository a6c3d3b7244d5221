import { StringDecoder } from 'node:string_decoder';

/** So long is no line of the protocol. */
const LONGEST_LINE = 65_536;

/** Cuts a stream into lines. */
export interface LineSplitter {
  push(chunk: Buffer): void;
}

/**
 * Gives every whole line to `onLine`, without its end. A line that is longer than `limit` is passed
 * over: nothing from outside may pile up in memory. What has no end yet is not told.
 */
export function createLineSplitter(
  onLine: (line: string) => void,
  limit: number = LONGEST_LINE,
): LineSplitter {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  let isTooLong = false;
  return {
    push(chunk) {
      const pieces = decoder.write(chunk).split('\n');
      const last = pieces.pop() ?? '';
      for (const piece of pieces) {
        const line = rest + piece;
        if (!isTooLong && line.length <= limit)
          onLine(line.endsWith('\r') ? line.slice(0, -1) : line);
        rest = '';
        isTooLong = false;
      }
      rest += last;
      if (rest.length > limit) {
        isTooLong = true;
        rest = '';
      }
    },
  };
}
