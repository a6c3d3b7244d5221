import { expect, it } from 'vitest';
import { movesPlayed } from '../game/game.ts';
import type { Opponent } from '../plain/opponent.ts';
import { firstMoveOpponent } from '../plain/test-support.ts';
import { testScreen, type TestScreen } from './test-support.ts';

const REFUSED = 'This is a strict game';

/** A strict game of some moves, looked back at to its start. */
async function lookingBack(opponent?: Opponent): Promise<TestScreen> {
  const screen = await testScreen({ strict: true }, opponent);
  await screen.press(...'b6a5'.split(''), 'enter', 'home');
  return screen;
}

const ways: readonly (readonly [string, (screen: TestScreen) => Promise<void>])[] = [
  ['typed', (screen) => screen.press(...'d6c5'.split(''), 'enter')],
  ['typed as the first letters of it', (screen) => screen.press('d', '6', 'c', 'enter')],
  ['in the palette', (screen) => screen.press(':', ...'d6-c5'.split(''), 'enter')],
  [
    'pasted',
    async (screen) => {
      screen.receive({ type: 'paste', text: 'd6-c5' });
      await screen.press('enter');
    },
  ],
  ['with the cursor', (screen) => screen.press('tab', 'enter', 'tab', 'enter')],
  [
    'with the mouse',
    async (screen) => {
      await screen.clickSquare('d6');
      await screen.clickSquare('c5');
    },
  ],
];

it.each(ways)('a move %s in the past of a strict game is refused', async (_, play) => {
  const screen = await lookingBack();
  const { game } = screen.controller.ui().session;
  expect(screen.text()).not.toContain('goes on from here');
  expect(screen.text()).toContain('looking back. End returns.');
  await play(screen);
  expect(screen.controller.ui().session.game).toBe(game);
  expect(screen.controller.ui().view).toBe(0);
  expect(screen.text()).toContain(REFUSED);
  await screen.press('end', ...'d6c5'.split(''), 'enter');
  expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(4);
});

it('is refused while the computer thinks, too', async () => {
  const slow: Opponent = { ...firstMoveOpponent(), choose: () => new Promise(() => undefined) };
  const screen = await lookingBack(slow);
  await screen.press(...'d6c5'.split(''), 'enter');
  expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(1);
  expect(screen.text()).toContain(REFUSED);
});

it('can be played from in a game that is not strict', async () => {
  const screen = await testScreen({});
  await screen.press(...'b6a5'.split(''), 'enter', 'home');
  const [old] = movesPlayed(screen.controller.ui().session.game);
  expect(screen.text().replaceAll(/\s+/g, ' ')).toContain('goes on from here');
  await screen.press(...'d6c5'.split(''), 'enter');
  const [first] = movesPlayed(screen.controller.ui().session.game);
  expect(first).not.toEqual(old);
});
