import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { createReplyFilter, isDark, type Reply } from './replies.ts';

const CURSOR = '\u001B[12;2R';
const BACKGROUND = '\u001B]11;rgb:1e1e/2020/ffff\u001B\\';
const BELL = '\u001B]11;rgb:ff/ff/ff\u0007';

/** What is left of chunks, and the replies in them. */
function filtered(chunks: readonly string[], isExpecting = true) {
  const replies: Reply[] = [];
  const filter = createReplyFilter(
    (reply) => replies.push(reply),
    () => isExpecting,
  );
  const rest = chunks.map((chunk) => filter.push(chunk)).join('');
  return { replies, rest: rest + filter.flush() };
}

test.each([
  [CURSOR, { kind: 'cursor', column: 2 }],
  [BACKGROUND, { kind: 'background', rgb: [0x1e / 0xff, 0x20 / 0xff, 1] }],
  [BELL, { kind: 'background', rgb: [1, 1, 1] }],
] as const)('understands %j', (bytes, reply) => {
  const { replies, rest } = filtered([`a${bytes}b`]);
  expect(rest).toBe('ab');
  expect(replies).toHaveLength(1);
  expect(replies[0]?.kind).toBe(reply.kind);
  if (replies[0]?.kind === 'background' && reply.kind === 'background') {
    expect(replies[0].rgb.map((part) => part.toFixed(2))).toEqual(
      reply.rgb.map((part) => part.toFixed(2)),
    );
  } else expect(replies[0]).toEqual(reply);
});

test.each([
  ['\u001B', 'Escape'],
  ['\u001B[A', 'an arrow'],
  ['\u001B[<0;12;3M', 'a click'],
  ['\u001B[200~b6-a5\u001B[201~', 'a paste'],
  ['\u001BOP', 'F1'],
  ['12;2R', 'digits and a capital'],
])('leaves %j alone: %s', (bytes) => {
  expect(filtered([bytes])).toEqual({ replies: [], rest: bytes });
});

it('never lets a byte of a reply through, wherever it is cut, and never loses a key', () => {
  const pieces = fc.constantFrom(
    CURSOR,
    BACKGROUND,
    BELL,
    'b6',
    '\u001B[A',
    '\r',
    '\u001B[<0;1;1M',
  );
  fc.assert(
    fc.property(fc.array(pieces), fc.array(fc.nat({ max: 60 })), (sent, cuts) => {
      const text = sent.join('');
      const at = [...cuts.map((cut) => cut % (text.length + 1)), 0, text.length].toSorted(
        (a, b) => a - b,
      );
      const chunks = at.slice(1).map((end, index) => text.slice(at[index], end));
      const { replies, rest } = filtered(chunks);
      const isReply = (piece: string): boolean => [CURSOR, BACKGROUND, BELL].includes(piece);
      expect(rest).toBe(sent.filter((piece) => !isReply(piece)).join(''));
      expect(replies).toHaveLength(sent.filter(isReply).length);
    }),
  );
});

it('keeps nothing back when no reply is expected, and still takes out a late one', () => {
  const filter = createReplyFilter(
    () => undefined,
    () => false,
  );
  expect(filter.push('\u001B')).toBe('\u001B');
  expect(filter.push(`a${CURSOR}`)).toBe('a');
});

test.each([
  [[0, 0, 0], true],
  [[0.1, 0.1, 0.2], true],
  [[1, 1, 1], false],
  [[0.99, 0.96, 0.89], false],
] as const)('%j is dark: %s', (rgb, expected) => {
  expect(isDark(rgb)).toBe(expected);
});
