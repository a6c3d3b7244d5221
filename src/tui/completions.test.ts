import { expect, it } from 'vitest';
import { positionOf } from '../game/test-support.ts';
import { movesPlayed } from '../game/game.ts';
import { testScreen } from './test-support.ts';

const FALSE_HINT = 'no legal move begins like this';

/** A king that comes to 36 in two ways. */
const TWO_WAYS = {
  variant: 'international',
  humanColor: 'both',
  start: positionOf('international', 'W:WK47:B14,19,29,31,42'),
} as const;

it('lists the ways of a capture that is typed with its ends alone', async () => {
  const screen = await testScreen(TWO_WAYS);
  await screen.press(...'47x36'.split(''));
  const typing = screen.text(120, 40);
  expect(typing).toMatch(/> 47x36_ {2}47x\S+x36 {2}47x\S+x36/);
  await screen.press('enter');
  expect(screen.text(120, 40)).toContain('Which one?');
  expect(screen.text(120, 40)).not.toContain(FALSE_HINT);
});

it('takes some of the stops for what they mean', async () => {
  const screen = await testScreen(TWO_WAYS);
  await screen.press(...'47x36'.split(''), 'enter');
  const way = /1\) (47x\S+x36)/.exec(screen.text(120, 40))?.[1]?.split('x') ?? [];
  expect(way.length).toBeGreaterThan(3);
  await screen.press('escape', ...Array<string>(5).fill('backspace'));
  // Without its second stop.
  await screen.press(...[way[0], ...way.slice(2)].join('x').split(''));
  expect(screen.text(120, 40)).not.toContain(FALSE_HINT);
  await screen.press('enter');
  expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(1);
});

it('still says of what is no move that it is none', async () => {
  const screen = await testScreen(TWO_WAYS);
  await screen.press(...'47x50'.split(''));
  expect(screen.text(120, 40)).toContain(FALSE_HINT);
});
