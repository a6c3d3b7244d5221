import { isHubFailure, type HubError } from '../../src/engine/hub/errors.ts';
import { messages } from '../../src/messages/en/index.ts';
import { describeError } from '../../src/messages/error-text.ts';
import type { Fault } from './types.ts';

const COMMAND = 'hub="COMMAND" takes what you would type in a shell';
const ASK_FOR_HUB =
  'many engines speak the Hub protocol (version 2) only when asked to: hub="./scan hub"';

/** Where the usual hint names an option of the program. */
const HINTS: Readonly<Partial<Record<HubError['code'], string>>> = {
  'hub.cannot-start': COMMAND,
  'hub.no-word': ASK_FOR_HUB,
  'hub.no-handshake': ASK_FOR_HUB,
};

/** What a player that threw an error loses by, and what went wrong in words. */
export function faultOf(error: unknown): { readonly ending: Fault; readonly fault: string } {
  if (!isHubFailure(error)) return { ending: 'crash', fault: String(error) };
  const { message, hint: usual = '' } = describeError(messages, error.error);
  const hint = HINTS[error.code] ?? usual;
  const fault = hint === '' ? message : `${message}; ${hint}`;
  if (error.code === 'hub.illegal-move') return { ending: 'illegalMove', fault };
  return { ending: error.code === 'hub.hangs' ? 'hang' : 'crash', fault };
}
