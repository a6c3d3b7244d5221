import { expect, test } from 'vitest';
import { suggest } from './suggest.ts';

const COMMANDS = [
  'play',
  'moves',
  'show',
  'best',
  'perft',
  'variants',
  'rules',
  'completion',
  'help',
];

test.each([
  ['mvoes', ['moves']],
  ['move', ['moves']],
  ['PERFT', ['perft']],
  ['varaints', ['variants']],
  ['pla', ['play']],
  ['es', []],
  ['hash', []],
  ['x', []],
  ['zebra', []],
  ['', []],
  ['completion'.repeat(100), []],
])('%j', (word, suggestions) => {
  expect(suggest(word, COMMANDS)).toEqual(suggestions);
});
