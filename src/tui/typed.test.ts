import { expect, test } from 'vitest';
import { initialPosition } from '../game/setups.ts';
import { positionOf, rulesetOf } from '../game/test-support.ts';
import { legalMoves } from '../rules/moves.ts';
import { completeTyped, completionsOf } from './typed.ts';

const russian = rulesetOf('russian');
const international = rulesetOf('international');
const RUSSIAN_START = legalMoves(russian, initialPosition(russian.variant, 'official'));
const START = legalMoves(international, initialPosition(international.variant, 'official'));

function texts(rules: typeof russian, legal: typeof START, typed: string): readonly string[] {
  return completionsOf(rules, legal, typed).map(({ text }) => text);
}

test.each([
  ['c', ['c3-b4', 'c3-d4']],
  ['c3', ['c3-b4', 'c3-d4']],
  ['c3d', ['c3-d4']],
  ['c3-d', ['c3-d4']],
  ['c3xd', ['c3-d4']],
  ['z', []],
  // By number: c3 is 22.
  ['22-', ['c3-b4', 'c3-d4']],
])('%s in the Russian game may become %j', (typed, expected) => {
  expect(texts(russian, RUSSIAN_START, typed)).toEqual(expected);
});

test.each([
  ['32', ['32-27', '32-28']],
  ['32-28', ['32-28']],
  ['3', 9],
  ['', 9],
  ['9', []],
])('%s in the international game may become %j', (typed, expected) => {
  const found = texts(international, START, typed);
  expect(typeof expected === 'number' ? found.length : found).toEqual(expected);
});

test.each([
  ['c', 'c3-'],
  ['c3-d', 'c3-d4'],
  ['c3d', 'c3-d4'],
  ['22-17', 'c3-b4'],
  ['9', '9'],
])('Tab makes %s into %s', (typed, completed) => {
  expect(completeTyped(typed, completionsOf(russian, RUSSIAN_START, typed))).toBe(completed);
});

test('captures may be typed by their full path', () => {
  const legal = legalMoves(russian, positionOf('russian', 'W:Wc3:Bd4,f6'));
  expect(texts(russian, legal, 'c3:e5:g')).toEqual(texts(russian, legal, ''));
});
