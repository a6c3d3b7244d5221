/** Writes how far something is: over itself on a terminal, now and then elsewhere. */
export interface LiveLine {
  /** Says what begins, where there is no line to see it from. */
  begin(text: string): void;
  show(text: string): void;
  /** Takes the line away. */
  clear(): void;
}

const SPARSE_MS = 30_000;
const OFTEN_MS = 100;

export function liveLine(
  stream: { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown },
  now: () => number,
): LiveLine {
  const isTerminal = stream.isTTY === true;
  let last = isTerminal ? -Infinity : now();
  return {
    begin(text) {
      if (!isTerminal) stream.write(`${text}\n`);
    },
    show(text) {
      if (now() - last < (isTerminal ? OFTEN_MS : SPARSE_MS)) return;
      last = now();
      if (isTerminal) stream.write(`\r\x1b[K${text.slice(0, (stream.columns ?? 80) - 1)}`);
      else stream.write(`${text}\n`);
    },
    clear() {
      if (isTerminal) stream.write('\r\x1b[K');
    },
  };
}
