import { expect, it } from 'vitest';
import { createLineSplitter } from './splitter.ts';

function split(chunks: readonly (string | Buffer)[], limit?: number): readonly string[] {
  const lines: string[] = [];
  const splitter = createLineSplitter((line) => lines.push(line), limit);
  for (const chunk of chunks) splitter.push(Buffer.from(chunk as string));
  return lines;
}

it.each([
  [['hub\n'], ['hub']],
  [
    ['hu', 'b\nin', 'it\r\n', 'qui'],
    ['hub', 'init'],
  ],
  [['\n\n'], ['', '']],
])('cuts %j', (chunks, lines) => expect(split(chunks)).toEqual(lines));

it('keeps a letter together whose bytes come apart', () => {
  const bytes = Buffer.from('ş\n');
  expect(split([bytes.subarray(0, 1), bytes.subarray(1)])).toEqual(['ş']);
});

it('passes over lines that are too long, however they come', () => {
  expect(split(['12345678\nok\n'], 5)).toEqual(['ok']);
  expect(split(['1234', '5678', '9\nok\n', '123456', '\n'], 5)).toEqual(['ok']);
});
