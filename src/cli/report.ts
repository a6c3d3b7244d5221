import { describeError, type KnownError } from '../messages/error-text.ts';
import { printable } from '../messages/sanitize.ts';
import type { Context } from './context.ts';
import { EXIT, type Failure } from './failure.ts';

/** How much of a wrong text is repeated around the wrong place. */
const EXCERPT = 60;

/** An error as data, for `--json`: always these three fields, and where it lies if that is known. */
export interface ErrorObject {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly hint: string | null;
    /** Offset into the position or move, from 0. */
    readonly at?: number;
    /** Line of standard input, from 1. */
    readonly line?: number;
  };
}

/** A failure as the object that `--json` prints. */
export function errorObject(context: Context, failure: Failure): ErrorObject {
  const { message, hint } = describeError(context.messages, failure.error);
  const at = offsetOf(failure);
  const { line } = failure.place;
  return {
    error: {
      code: failure.error.code,
      message,
      hint: hint ? hint : null,
      ...(at === undefined ? {} : { at }),
      ...(line === undefined ? {} : { line }),
    },
  };
}

/** A failure in words: the message, the place it points to, and what to do next. */
export function errorLines(context: Context, failure: Failure, help?: string): readonly string[] {
  const { messages, errorStyles: styles } = context;
  const { message, hint } = describeError(messages, failure.error);
  const { line } = failure.place;
  const where = line === undefined ? '' : `${messages.cli.onLine(line)}: `;
  const hints = [
    ...(hint ? hint.split('\n') : []),
    ...(help !== undefined && failure.exit === EXIT.usage ? [messages.cli.seeHelp(help)] : []),
  ];
  return [
    `${styles.error(`${messages.cli.error}:`)} ${where}${message}`,
    ...excerpt(failure).map((text) => `  ${text}`),
    ...hints.map((text) => styles.dim(`  ${text}`)),
  ];
}

/**
 * Tells a failure on the error stream.
 *
 * @param help - the command whose help says more, as it is typed: `dama moves`.
 */
export function report(context: Context, failure: Failure, help?: string): void {
  const text = context.json
    ? JSON.stringify(errorObject(context, failure))
    : errorLines(context, failure, help).join('\n');
  context.error.write(`${text}\n`);
}

/** Tells on the error stream of something that does not keep the request from being met. */
export function warn(context: Context, error: KnownError): void {
  const { messages, errorStyles: styles } = context;
  const { message, hint } = describeError(messages, error);
  const object = { warning: { code: error.code, message, hint: hint ?? null } };
  const lines = [
    `${styles.accent(`${messages.cli.warning}:`)} ${message}`,
    ...(hint ? hint.split('\n') : []).map((text) => styles.dim(`  ${text}`)),
  ];
  context.error.write(`${context.json ? JSON.stringify(object) : lines.join('\n')}\n`);
}

function offsetOf({ error }: Failure): number | undefined {
  return 'at' in error ? error.at : undefined;
}

/** The part of the text around the error, with a mark under it; nothing when it has no place. */
function excerpt(failure: Failure): readonly string[] {
  const { text } = failure.place;
  const at = offsetOf(failure);
  if (text === undefined || at === undefined) return [];
  const start = Math.max(0, Math.min(at - EXCERPT / 2, text.length - EXCERPT));
  const end = Math.min(text.length, start + EXCERPT);
  const before = start > 0 ? '...' : '';
  const after = end < text.length ? '...' : '';
  return [
    `${before}${printable(text.slice(start, end))}${after}`,
    `${' '.repeat(before.length + at - start)}^`,
  ];
}
