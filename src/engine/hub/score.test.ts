import { expect, it } from 'vitest';
import type { Score } from '../types.ts';
import { menOf, scoreOfMen } from './score.ts';

it.each<[Score, string]>([
  [{ type: 'cp', value: 35 }, '0.35'],
  [{ type: 'cp', value: -120 }, '-1.20'],
  [{ type: 'cp', value: 0 }, '0.00'],
  [{ type: 'win', plies: 7 }, '99.93'],
  [{ type: 'loss', plies: 8 }, '-99.92'],
  [{ type: 'loss', plies: 0 }, '-100.00'],
])('%j is %s', (score, text) => {
  expect(menOf(score)).toBe(text);
  expect(scoreOfMen(text)).toEqual(score);
});

it.each(['', 'x', 'NaN', 'Infinity', ' '])('%j is no score', (text) => {
  expect(scoreOfMen(text)).toBeUndefined();
});

it('takes any huge number for a won game', () => {
  expect(scoreOfMen('+320')).toEqual({ type: 'win', plies: 0 });
  expect(scoreOfMen('-1e9')).toEqual({ type: 'loss', plies: 0 });
});
