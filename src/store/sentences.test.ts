import { describe, expect, it } from 'vitest';
import { describeError } from '../messages/error-text.ts';
import { LANGUAGES, loadMessages } from '../messages/index.ts';
import type { PdnError } from '../notation/pdn/errors.ts';
import { parsePdn } from '../notation/pdn/parse.ts';
import type { StoreError, StoreNotice } from './errors.ts';

const ESCAPE = '\u001b[31m';
const file = `/home/ada/${ESCAPE}games.pdn`;

/** The error of a text with one damaged game. */
function errorOf(text: string): PdnError {
  const [entry] = parsePdn(text);
  if (entry === undefined || entry.game.ok) throw new Error(text);
  return entry.game.error;
}

const PDN_ERRORS = [
  `1. 32-28 "${ESCAPE}"`,
  '1. 32-28 {a remark',
  '1. 32-28 (1. 33-28',
  '[FEN "W:',
  '/FEN W/ 1. 32-28',
  '1. 32-28 19-23 2. 33-29',
  '[GameType "20"][FEN "W:WK47:B14,19,29,31,42"] 47x36',
  `1. 32-28 ${ESCAPE}`,
  '[FEN "W:W99:B1"]',
  '[GameType "40"]',
  '1. 32-28 /FEN "W:W1:B2"/',
  `1. 32-28 ${'(33-28 '.repeat(200)}`,
].map(errorOf);

const PLACE = { at: 5, line: 1, column: 6 };

const ERRORS: readonly (PdnError | StoreError | StoreNotice)[] = [
  ...PDN_ERRORS,
  { code: 'pdn.too-complex', ...PLACE },
  { code: 'store.denied', file },
  { code: 'store.full', file },
  { code: 'store.missing', file },
  { code: 'store.exists', file },
  { code: 'store.not-folder', file },
  { code: 'store.is-folder', file },
  { code: 'store.not-file', file },
  { code: 'store.too-large', file, limit: 50_000_000 },
  { code: 'store.no-game', file },
  { code: 'store.failed', file, reason: 'EIO' },
  { code: 'store.no-home' },
  { code: 'store.settings-set-aside', file, movedTo: file },
  { code: 'store.setting-ignored', file, key: ESCAPE },
  { code: 'store.game-set-aside', file, movedTo: file, error: undefined },
  ...PDN_ERRORS.map((error) => ({
    code: 'store.game-set-aside' as const,
    file,
    movedTo: file,
    error,
  })),
  { code: 'store.unreadable', file, error: { code: 'store.denied', file } },
];

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(ERRORS)('$code has its sentence', async (error) => {
    const { message, hint = '' } = describeError(await loadMessages(language), error);
    for (const text of [message, hint]) {
      expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f]|undefined|\[object/);
    }
    expect(message).not.toBe('');
  });
});

it('tells the place, the move and what could be played instead', async () => {
  const messages = await loadMessages('en');
  expect(describeError(messages, errorOf('1. 32-28 19-23\n2. 33-29'))).toEqual({
    message: 'line 2, column 4, move 2. "33-29" is not legal: a capture is forced',
    hint: 'legal here: 28x19',
  });
});
