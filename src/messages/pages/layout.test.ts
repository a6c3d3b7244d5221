import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { hanging, indent, layTable, wrap } from './layout.ts';

describe('wrap', () => {
  test.each([
    ['breaks between words', 'one two three', 7, ['one two', 'three']],
    ['keeps what fits exactly', 'one two', 7, ['one two']],
    ['cuts a word that no line holds', 'abcdefgh ij', 3, ['abc', 'def', 'gh', 'ij']],
    ['keeps paragraphs', 'one\ntwo', 9, ['one', 'two']],
    ['counts wide characters as two', '日本 日本', 8, ['日本', '日本']],
    ['does not count a combining mark', 'e\u0301e\u0301 e\u0301', 4, ['e\u0301e\u0301 e\u0301']],
    ['makes an empty line of an empty text', '', 9, ['']],
    ['survives a width of nothing', 'ab', 0, ['a', 'b']],
  ])('%s', (_, text, width, lines) => {
    expect(wrap(text, width)).toEqual(lines);
  });
});

test('hanging puts later lines under the text', () => {
  expect(hanging('1. ', 'one two', 6)).toEqual(['1. one', '   two']);
});

test('indent leaves empty lines empty', () => {
  expect(indent(['a', '', 'b'], 2)).toEqual(['  a', '', '  b']);
});

describe('layTable', () => {
  const header = ['Rule', 'First', 'Second'];
  const rows = [
    ['Board', '8x8', '10x10'],
    ['Flying kings', 'no', 'yes'],
  ];

  test('sets columns beside each other', () => {
    expect(layTable(header, rows, 40)).toEqual([
      'Rule          First  Second',
      'Board         8x8    10x10',
      'Flying kings  no     yes',
    ]);
  });

  test('goes on below where the columns do not fit', () => {
    expect(layTable(header, rows, 18)).toEqual([
      ...['Rule    First', 'Board   8x8', 'Flying  no', 'kings', ''],
      ...['Rule    Second', 'Board   10x10', 'Flying  yes', 'kings'],
    ]);
  });

  test.each([1, 5, 12, 18, 30, 80])('is never wider than %i needs', (width) => {
    const widest = Math.max(...layTable(header, rows, width).map((line) => stringWidth(line)));
    expect(widest).toBeLessThanOrEqual(Math.max(width, 'Flying'.length + 2 + 'Second'.length));
  });
});
