import { describe, expect, it } from 'vitest';
import type { KeyContext, UiCommand } from './commands.ts';
import { KEYMAP } from './keymap.ts';
import { positionOf } from '../game/test-support.ts';
import { storeIn, temporaryFolder } from '../store/test-support.ts';
import { contextOf } from './ui.ts';
import { type TestScreen, testScreen } from './test-support.ts';

/** Two captures with the same start and end. */
const TWINS = positionOf('international', 'W:WK47:B14,19,29,31,42');

/** How each place is reached, with something to go on with there. */
const ROADS: Readonly<Record<KeyContext, () => Promise<TestScreen>>> = {
  menu: () => testScreen({ chooseGame: true }),
  setup: () => at(['N']),
  settings: () => at([':', ...Array.from('settings'), 'enter']),
  pager: () => at([':', ...Array.from('rules'), 'enter']),
  game: () => at(['b', '6', 'a', '5', 'enter', 'h', '6', 'g', '5', 'enter', 'u', 'tab', 'tab']),
  typing: () => at(['b', '6']),
  prompt: () => at([':', 'l', 'e']),
  choice: () => at(['4', '7', '3', '6', 'enter'], { variant: 'international', start: TWINS }),
  overlay: () => at(['m', 'escape', '?']),
  record: () => at(['b', '6', 'a', '5', 'enter', 'M']),
  saved: twoSavedGames,
  over: () => at(['R']),
  question: () => at(['R'], { strict: true }),
};

async function at(
  keys: readonly string[],
  game: Parameters<typeof testScreen>[0] = {},
): Promise<TestScreen> {
  const screen = await testScreen(
    game.start === undefined ? game : { ...game, humanColor: 'both' },
  );
  await screen.press(...keys);
  return screen;
}

/** The list of saved games with two in it, one of which is over. */
async function twoSavedGames(): Promise<TestScreen> {
  const store = storeIn(await temporaryFolder());
  const first = await testScreen({ chooseGame: true, store });
  await first.press('1', 'enter', 'b', '6', 'a', '5', 'enter');
  await first.controller.close();
  const second = await testScreen({ chooseGame: true, store });
  await second.press('2', 'enter', 'b', '6', 'a', '5', 'enter', 'R');
  await second.controller.close();
  const screen = await testScreen({ chooseGame: true, store });
  await screen.press('up', 'up', 'enter');
  await expect.poll(() => screen.controller.ui().saved.games).toHaveLength(2);
  return screen;
}

/** Where pressing a key rightly changes nothing, because it is at an end already. */
const IDLE: Readonly<Partial<Record<KeyContext, readonly UiCommand[]>>> = {
  // In the first line, on the first page, with nothing typed or later to look at.
  menu: ['quit'],
  saved: ['up', 'previous', 'pageUp', 'start'],
  pager: ['up', 'pageUp', 'start', 'left', 'next', 'previous'],
  game: ['erase', 'later', 'end'],
  choice: ['up'],
  overlay: ['up', 'pageUp'],
  typing: ['previous'],
  record: ['down', 'right', 'pageDown', 'end'],
};

const rows = KEYMAP.flatMap(({ keys, command, contexts }) =>
  contexts.flatMap((context) => keys.map((key) => [context, key, command] as const)),
);

describe('every row of the keymap', () => {
  it.each(rows)('%s: %s does %s', async (context, key, command) => {
    const screen = await ROADS[context]();
    const before = screen.controller.ui();
    expect(contextOf(before)).toBe(context);
    const text = screen.text(100, 30);
    await screen.press(key);
    const isSeen = screen.text(100, 30) !== text || screen.controller.ui() !== before;
    const isDone = screen.done.length > 0;
    const isIdle = IDLE[context]?.includes(command) === true || (command === 'pick' && key > '2');
    if (!isIdle) expect(isSeen || isDone).toBe(true);
    // Whatever it did, the screen can be drawn, and the way out is open.
    screen.text(24, 13);
    await screen.press('ctrl+c');
    expect(screen.done.at(-1)).toBe('quit 130');
  });

  it('is in the key bar or in the help', async () => {
    const screen = await testScreen();
    await screen.press('?');
    const help = screen.text(95, 120);
    for (const { command } of KEYMAP) {
      expect(help).toContain(screen.controller.ui().messages.tui.commands[command].help);
    }
  });
});
