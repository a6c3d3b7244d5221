import { expect, test } from 'vitest';
import { fit, fitItems, pad, wrap } from './text.ts';

test.each([
  ['abcdef', 6, 'abcdef'],
  ['abcdefg', 6, 'abc...'],
  ['abcdefg', 2, 'ab'],
  ['çğışöü', 6, 'çğışöü'],
])('fit(%j, %i) is %j', (text, width, fitted) => {
  expect(fit(text, width)).toBe(fitted);
});

test.each([
  ['ab', 4, 'ab  '],
  ['abcdef', 5, 'ab...'],
])('pad(%j, %i) is %j', (text, width, padded) => {
  expect(pad(text, width)).toBe(padded);
});

test.each([
  [['9-13', '9-14'], 10, '9-13  9-14'],
  [['9-13', '9-14', '10-14'], 16, '9-13  9-14  ...'],
  [['9-13', '9-14'], 9, '9-13  ...'],
  [['11x18x27'], 7, '11x1...'],
  [[], 5, ''],
])('fitItems(%j, %i) is %j', (items, width, fitted) => {
  expect(fitItems(items, width)).toBe(fitted);
});

test.each<[string, number, number, readonly string[]]>([
  ['one two three', 7, 9, ['one two', 'three']],
  ['one two three', 7, 1, ['one ...']],
  ['', 7, 3, ['']],
  ['unbreakable', 5, 2, ['unbre', 'ak...']],
])('wrap(%j, %i, %i) is %j', (text, width, lines, wrapped) => {
  expect(wrap(text, width, lines)).toEqual(wrapped);
});
