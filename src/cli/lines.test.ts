import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { LONGEST_LINE, readLines } from './lines.ts';

async function texts(chunks: readonly (string | Buffer)[]): Promise<readonly string[]> {
  const lines: string[] = [];
  const stream = Readable.from(chunks.map((chunk) => Buffer.from(chunk)));
  for await (const { text } of readLines(stream)) lines.push(text);
  return lines;
}

const LETTER = Buffer.from('ğ');

test.each([
  ['nothing', [], []],
  ['ends of line', ['a\nb\r\nc\n'], ['a', 'b', 'c']],
  ['no last end', ['a\nb'], ['a', 'b']],
  ['empty lines', ['\n\na\n\n'], ['', '', 'a', '']],
  ['pieces', ['a', 'b\nc', '\n'], ['ab', 'c']],
  ['a letter cut in two', [LETTER.subarray(0, 1), LETTER.subarray(1)], ['ğ']],
  ['a byte order mark', ['\ufeffa\n\ufeffb'], ['a', '\ufeffb']],
])('%s', async (_name, chunks, lines) => {
  expect(await texts(chunks)).toEqual(lines);
});

test('a line that is too long is cut and marked, and the next one read', async () => {
  const long = 'x'.repeat(LONGEST_LINE + 1);
  const lines: { text: string; tooLong: boolean }[] = [];
  for await (const line of readLines(Readable.from([Buffer.from(long), Buffer.from(`${long}\nb`)])))
    lines.push(line);
  expect(lines).toEqual([
    { text: long.slice(1), tooLong: true },
    { text: 'b', tooLong: false },
  ]);
});
