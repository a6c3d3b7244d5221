import { expect, it } from 'vitest';
import { describeError, type KnownError } from './error-text.ts';
import { LANGUAGES, loadMessages } from './index.ts';

const EVIL = '\u001b[2J\u001b]0;title\u0007\nnext';
const forcedCapture = false;

const errors: readonly KnownError[] = [
  { code: 'hub.cannot-start', command: EVIL, reason: EVIL },
  { code: 'hub.no-word', command: EVIL, exit: EVIL },
  { code: 'hub.no-handshake', command: EVIL, milliseconds: 1500 },
  { code: 'hub.unknown-game', name: EVIL, variant: 'czech', forcedCapture, games: [EVIL] },
  { code: 'hub.died', name: EVIL, exit: EVIL, lastLine: EVIL },
  { code: 'hub.hangs', name: EVIL, milliseconds: 1000 },
  { code: 'hub.illegal-move', name: EVIL, move: EVIL },
  { code: 'hub.error', name: EVIL, message: EVIL },
  { code: 'hub.closed', name: EVIL },
];

it.each(errors)('$code lets no escape sequence of an engine through', async (error) => {
  for (const language of LANGUAGES) {
    const { message, hint = '' } = describeError(await loadMessages(language), error);
    expect(message + hint).toMatch(/\ufffd/);
    expect(message + hint).not.toMatch(/\p{Cc}/u);
  }
});

it('tells a time in the words of the language', async () => {
  const error = { code: 'hub.hangs', name: 'Scan', milliseconds: 1500 } as const;
  const { message } = describeError(await loadMessages('en'), error);
  expect(message).toBe('the engine "Scan" did not answer in 1.5 seconds and was ended');
  const turkish = describeError(await loadMessages('tr'), error);
  expect(turkish.message).toContain('1,5 saniyede');
});

it('says of an engine that cannot be asked for a game which one it plays', async () => {
  const error = { code: 'hub.unknown-game', name: 'Poor', variant: 'american' } as const;
  const hintFor = async (games: readonly string[] | undefined) =>
    describeError(await loadMessages('en'), { ...error, forcedCapture: true, games }).hint;
  expect(await hintFor(undefined)).toBe(
    'it has no parameter "variant", so it plays International draughts only',
  );
  expect(await hintFor(['normal', 'bt'])).toBe('it plays: normal, bt');
});

it.each([
  ['0', '(exit code 0)', '(çıkış kodu 0)'],
  ['SIGKILL', '(SIGKILL)', '(SIGKILL)'],
])('tells how an engine ended before it said a word: %s', async (exit, english, turkish) => {
  const error = { code: 'hub.no-word', command: 'true', exit } as const;
  const { message } = describeError(await loadMessages('en'), error);
  expect(message).toBe(
    `the engine "true" ended by itself ${english} before it answered as a Hub engine`,
  );
  expect(describeError(await loadMessages('tr'), error).message).toContain(turkish);
});
