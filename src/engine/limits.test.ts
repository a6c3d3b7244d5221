import { expect, it } from 'vitest';
import { isTimeUp, lastDepth, limitsOf } from './limits.ts';
import { LEVEL_SETTINGS } from './levels.ts';
import { VARIANTS } from '../rules/variants.ts';
import { startPosition } from '../rules/board.ts';

const request = {
  ruleset: { variant: VARIANTS.russian, forcedCapture: true },
  position: startPosition(VARIANTS.russian, 'white'),
};

it('takes the limits of the level, or of the hardest one, where none are given', () => {
  expect(limitsOf({ ...request, limits: {}, level: 'easy' })).toBe(LEVEL_SETTINGS.easy.limits);
  expect(limitsOf({ ...request, limits: {} })).toBe(LEVEL_SETTINGS.hard.limits);
  expect(limitsOf({ ...request, limits: { nodes: 5 }, level: 'easy' })).toEqual({ nodes: 5 });
});

it.each([
  [{}, 1, 1],
  [{ depth: 6 }, 1, 6],
  [{ milliseconds: 5 }, 2, 99],
  [{ depth: 500 }, 2, 99],
])('with limits %j and %i moves searches to depth %i', (limits, moves, depth) => {
  expect(lastDepth(limits, moves)).toBe(depth);
});

it.each([
  ['no soft limit', { milliseconds: 100 }, 90, 9, false],
  ['well before it', { softMilliseconds: 100 }, 60, 1, false],
  ['before it, and the move will not change any more', { softMilliseconds: 100 }, 70, 5, true],
  ['at it', { softMilliseconds: 100 }, 100, 1, true],
])('knows whether a depth more is worth its time: %s', (_, limits, elapsed, settled, isUp) => {
  expect(isTimeUp(limits, elapsed, settled)).toBe(isUp);
});
