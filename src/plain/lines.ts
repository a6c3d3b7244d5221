import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { PlayStreams } from './options.ts';

/** Lines in, lines out. */
export interface LineTerminal {
  /** The next line of input, in order; undefined at its end. Shows the prompt to a person only. */
  next(prompt: string): Promise<string | undefined>;
  print(line: string): void;
  /** Ends the input: a waiting `next` gets undefined. */
  close(): void;
  /** Whether the reader of the output has gone. */
  isBroken(): boolean;
}

/** So many unread lines at most; more wait in the pipe. */
const QUEUE_LIMIT = 1000;

/** Opens the streams for a game line by line; `onInterrupt` is called for Ctrl+C at a prompt. */
export function openLines(streams: PlayStreams, onInterrupt: () => void): LineTerminal {
  const { input, output } = streams;
  const isPerson = input.isTTY === true && output.isTTY === true;
  const reader = createInterface({ input, terminal: isPerson, ...(isPerson ? { output } : {}) });
  const closing = new AbortController();
  const { signal } = closing;
  const queue: string[] = [];
  let waiting: ((line: string | undefined) => void) | undefined;
  let ended = false;
  let broken = false;

  reader.on('line', (line) => {
    if (waiting === undefined) {
      queue.push(line);
      if (queue.length >= QUEUE_LIMIT) reader.pause();
      return;
    }
    const give = waiting;
    waiting = undefined;
    give(line);
  });
  reader.on('close', () => {
    ended = true;
    // Whatever comes next shall not stand behind the prompt.
    if (isPerson && waiting !== undefined && !broken) output.write('\n');
    waiting?.(undefined);
    waiting = undefined;
  });
  reader.on('SIGINT', onInterrupt);
  output.on('error', () => {
    broken = true;
    reader.close();
  });

  return {
    async next(prompt) {
      // Answers to a slow reader shall not pile up in memory.
      if (output.writableNeedDrain) await once(output, 'drain', { signal }).catch(() => undefined);
      const line = queue.shift();
      if (line !== undefined) return line;
      if (ended) return undefined;
      if (isPerson) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else {
        reader.resume();
      }
      return new Promise((resolve) => {
        waiting = resolve;
      });
    },
    print(line) {
      if (broken) return;
      // Whatever is told while somebody types stands on a line of its own.
      const atPrompt = isPerson && waiting !== undefined;
      output.write(`${atPrompt ? '\n' : ''}${line}\n`);
      if (atPrompt) reader.prompt(true);
    },
    close() {
      closing.abort();
      queue.length = 0;
      if (!ended) reader.close();
    },
    isBroken: () => broken,
  };
}
