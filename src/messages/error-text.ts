import type { ErrorMessages } from './en/errors.ts';
import type { Messages } from './index.ts';

/** An error as a person reads it. `hint` may have several lines, each standing on its own, or none. */
export interface ErrorText {
  readonly message: string;
  readonly hint?: string;
}

/** Describes an error that is part of another one: why it happened. */
export type Describe = (inner: { readonly code: string }) => ErrorText;

/** What the sentence of a code needs. */
type Details<Code extends keyof ErrorMessages> = Parameters<ErrorMessages[Code]>[0];

/**
 * Every error the program tells a person about, as data: a `code` of the catalogue
 * (`en/errors.ts`) and what its sentence needs. The errors of the rooms below are among them.
 */
export type KnownError = {
  [Code in keyof ErrorMessages]: { readonly code: Code } & Details<Code>;
}[keyof ErrorMessages];

/** An error in words, in the language of `messages`. */
export function describeError(messages: Messages, error: KnownError): ErrorText {
  // The catalogue pairs each code with the details of that code, which TypeScript cannot follow.
  const describe = messages.errors[error.code] as (error: KnownError, inner: Describe) => ErrorText;
  return describe(error, (inner) => describeError(messages, inner as KnownError));
}
