import { expect, test } from 'vitest';
import { movesPlayed } from '../game/game.ts';
import { positionOf } from '../game/test-support.ts';
import { testScreen } from './test-support.ts';

/** Two captures with the same start and end. */
const TWINS = positionOf('international', 'W:WK47:B14,19,29,31,42');

test.each([1, 2])('a click on number %i of moves that are alike plays that one', async (number) => {
  const screen = await testScreen({ variant: 'international', humanColor: 'both', start: TWINS });
  await screen.press('4', '7', '3', '6', 'enter');
  const move = screen.controller.ui().choices?.moves[number - 1];
  const lines = screen.text().split('\n');
  const row = lines.findIndex((line) => line.includes(`${number}) `));
  await screen.click((lines[row] ?? '').indexOf(`${number}) `) + 3, row);
  expect(movesPlayed(screen.controller.ui().session.game)).toEqual([move]);
});
