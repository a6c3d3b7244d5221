import type { KnownError } from '../messages/error-text.ts';

/** What a shell is told: done, could not be done, wrongly asked, interrupted. */
export const EXIT = { done: 0, failed: 1, usage: 2, interrupted: 130 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Where in an input the error lies. */
export interface Place {
  /** The text that is wrong; the error's own `at`, if it has one, is an offset into it. */
  readonly text?: string;
  /** The line of standard input, from 1. */
  readonly line?: number;
}

/**
 * Ends a command with an error. Thrown only inside this room and caught only by `main`: it carries
 * a typed error, which is put in words when it is reported.
 */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly error: KnownError;
  readonly exit: ExitCode;
  readonly place: Place;

  constructor(error: KnownError, exit: ExitCode, place: Place = {}) {
    super(error.code);
    this.error = error;
    this.exit = exit;
    this.place = place;
  }
}

/** Whether it is a `Failure`, also one from a part of the bundle with a class of its own. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && error.name === 'Failure';
}

/** The request was written wrongly: exit code 2. */
export function usageFailure(error: KnownError): Failure {
  return new Failure(error, EXIT.usage);
}

/** The request was understood and cannot be met: exit code 1. */
export function requestFailure(error: KnownError, place: Place = {}): Failure {
  return new Failure(error, EXIT.failed, place);
}
