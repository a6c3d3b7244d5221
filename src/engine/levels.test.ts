import { expect, it } from 'vitest';
import { LEVELS, paceOf, type Level } from './levels.ts';

it.each<[Level, number, number]>([
  ['easy', 1, 0],
  ['easy', 2, 420],
  ['easy', 9, 840],
  ['easy', 40, 1500],
  ['medium', 9, 420],
  ['hard', 9, 0],
])('%s takes its time with %i moves: %i ms at least', (level, legal, milliseconds) => {
  expect(paceOf(level, legal)).toBe(milliseconds);
});

it('never waits for the only move', () => {
  expect(LEVELS.map((level) => paceOf(level, 1))).toEqual([0, 0, 0]);
});
