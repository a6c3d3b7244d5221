import type { Writable } from 'node:stream';
import { EXIT, requestFailure } from './failure.ts';

/** The version of every JSON object the program prints. */
const SCHEMA = 1;

/** How a write fails when its reader went away (`| head`): at once, and for every write after. */
const READER_LEFT: ReadonlySet<string | undefined> = new Set(['EPIPE', 'ERR_STREAM_DESTROYED']);

/** How a write to a terminal fails that is gone. */
const TERMINAL_GONE = 'EIO';

/**
 * A reader that closes the pipe has enough: the program ends quietly, and successfully. A terminal that
 * is gone cannot be told anything either, but nobody may take that for success.
 */
function endIfReaderLeft(error: NodeJS.ErrnoException, stream: Writable): void {
  const isTerminal = 'isTTY' in stream && stream.isTTY === true;
  if (isTerminal && error.code === TERMINAL_GONE) process.exit(EXIT.failed);
  if (READER_LEFT.has(error.code)) process.exit(EXIT.done);
}

/**
 * Writes text and waits until it is taken, so that a long answer to a slow reader does not pile up
 * in memory. Ends the program when the reader has left.
 *
 * @throws Failure `output.failed` when the output cannot take the text (a full disk).
 */
export async function write(stream: Writable, text: string): Promise<void> {
  if (text === '') return;
  await new Promise<void>((resolve, reject) => {
    stream.write(text, (error) => {
      if (!error) {
        resolve();
        return;
      }
      endIfReaderLeft(error, stream);
      reject(requestFailure({ code: 'output.failed', reason: error.message }));
    });
  });
}

/** An object as one line of JSON, with the schema's version first. */
export function jsonLine(value: object): string {
  return `${JSON.stringify({ schema: SCHEMA, ...value })}\n`;
}

/** The first failed write of each stream, for those who write without waiting. */
const failures = new WeakMap<Writable, Error>();

/**
 * Keeps a failed write to standard output from ending the program with a stack trace: to a closed
 * pipe it ends it quietly, any other is told by `write`, or at the end by `settle`.
 */
export function guardOutput(stream: NodeJS.WriteStream): NodeJS.WriteStream {
  return stream.on('error', (error: NodeJS.ErrnoException) => {
    endIfReaderLeft(error, stream);
    if (!failures.has(stream)) failures.set(stream, error);
  });
}

/**
 * Waits until everything is written.
 *
 * @throws Failure `output.failed` when something could not be.
 */
export async function settle(stream: Writable): Promise<void> {
  await new Promise<void>((resolve) => {
    stream.write('', () => resolve());
  });
  const failed = failures.get(stream);
  if (failed !== undefined) throw requestFailure({ code: 'output.failed', reason: failed.message });
}

/** What the error stream cannot take is lost: there is nowhere left to tell it. */
export function guardErrors(stream: NodeJS.WriteStream): NodeJS.WriteStream {
  return stream.listeners('error').includes(ignore) ? stream : stream.on('error', ignore);
}

function ignore(): void {
  // Nowhere left to tell it.
}
