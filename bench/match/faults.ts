import { isHubFailure } from '../../src/engine/hub/errors.ts';
import { messages } from '../../src/messages/en/index.ts';
import { describeError } from '../../src/messages/error-text.ts';
import type { Fault } from './types.ts';

/** What a player that threw an error loses by, and what went wrong in words. */
export function faultOf(error: unknown): { readonly ending: Fault; readonly fault: string } {
  if (!isHubFailure(error)) return { ending: 'crash', fault: String(error) };
  const { message, hint = '' } = describeError(messages, error.error);
  const fault = hint === '' ? message : `${message}; ${hint}`;
  if (error.code === 'hub.illegal-move') return { ending: 'illegalMove', fault };
  return { ending: error.code === 'hub.hangs' ? 'hang' : 'crash', fault };
}
