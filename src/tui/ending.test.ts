import { describe, expect, it, test } from 'vitest';
import { positionOf } from '../game/test-support.ts';
import { testScreen } from './test-support.ts';

/** White, to move, wins at once. */
const WON = positionOf('russian', 'W:Wc3:Bd4');
const WIN = ['enter', 'enter'] as const;
const WINDOWS = [
  [24, 13],
  [30, 14],
  [48, 17],
  [80, 24],
  [120, 40],
] as const;

/** The screen as one line, so that a sentence broken over two is still found. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

describe('the end of a game', () => {
  it('does not take what was typed for the board as an order for a new game', async () => {
    let time = 0;
    const game = { humanColor: 'white', start: WON } as const;
    const screen = await testScreen(game, undefined, () => time);
    await screen.press(...WIN);
    const { session } = screen.controller.ui();
    expect(screen.controller.ui().overlay).toBe('over');
    await screen.press('1', '2', 'enter');
    time = 499;
    await screen.press('4');
    expect(screen.controller.ui()).toMatchObject({ screen: 'game', overlay: 'over', session });
    time = 500;
    await screen.press('2');
    expect(screen.controller.ui().screen).toBe('setup');
  });

  test.each([
    ['en', 'You resigned. White wins.'],
    ['tr', 'Oyunu bıraktınız. Beyaz kazandı.'],
  ] as const)('by giving up is said in %s', async (language, told) => {
    const screen = await testScreen({ language });
    await screen.press('R');
    expect(screen.text()).toContain(told);
  });

  test.each([
    ['en', 'Black resigned. White wins.'],
    ['tr', 'Siyah oyunu bıraktı. Beyaz kazandı.'],
  ] as const)('of two people is said in %s', async (language, told) => {
    const screen = await testScreen({ language, humanColor: 'both' });
    await screen.press('R');
    expect(screen.text()).toContain(told);
  });

  test.each(WINDOWS)(
    'is in sight in a window of %ix%i, with and without its list',
    async (...size) => {
      const screen = await testScreen({ humanColor: 'white', start: WON });
      await screen.press(...WIN);
      expect(flat(screen.text(...size))).toContain('You win');
      await screen.press('escape');
      expect(flat(screen.text(...size))).toContain('You win: Black has no piece left.');
    },
  );

  it('stays in sight when something else has been told', async () => {
    const screen = await testScreen({ humanColor: 'white', start: WON });
    await screen.press(...WIN, 'escape', 'v');
    expect(screen.text()).toContain('You win: Black has no piece left.');
  });
});
