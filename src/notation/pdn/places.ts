import type { Place } from './errors.ts';

const LINE_END = /\r\n|\r|\n/g;

/** Finds lines and columns in a text; the text is gone through once, however many are asked for. */
export function placesIn(text: string): (at: number) => Place {
  let starts: readonly number[] | undefined;
  return (at) => {
    starts ??= [0, ...Array.from(text.matchAll(LINE_END), (end) => end.index + end[0].length)];
    const line = lineAt(starts, at);
    return { at, line: line + 1, column: at - (starts[line] ?? 0) + 1 };
  };
}

/** The last line that starts at or before an offset. */
function lineAt(starts: readonly number[], at: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
