import { describe, expect, it, test } from 'vitest';
import { movesPlayed } from '../game/game.ts';
import { positionOf } from '../game/test-support.ts';
import { testScreen, type TestScreen } from './test-support.ts';

const uiOf = ({ controller }: TestScreen) => controller.ui();
const playedIn = (screen: TestScreen): number => movesPlayed(uiOf(screen).session.game).length;

/** White must capture from c3; h2 could move otherwise. */
const CAPTURE = positionOf('russian', 'W:Wc3,h2:Bd4,f6,a7');
const REFUSED = '"h2-g3" is not legal: a capture is forced';

async function afterRefusal(): Promise<TestScreen> {
  const screen = await testScreen({ humanColor: 'white', start: CAPTURE });
  await screen.press('h', '2', '-', 'g', '3', 'enter');
  expect(screen.text()).toContain(REFUSED);
  return screen;
}

describe('a move that was refused', () => {
  it('leaves the line free: the next character begins another', async () => {
    const screen = await afterRefusal();
    await screen.press('c');
    expect(uiOf(screen).typed).toBe('c');
    expect(screen.text()).not.toContain('not legal');
  });

  it('comes back by Backspace, to be mended', async () => {
    const screen = await afterRefusal();
    await screen.press('backspace');
    expect(uiOf(screen).typed).toBe('h2-g');
    expect(screen.text()).not.toContain('not legal');
  });

  it('is gone after Esc, which does not leave the board for it', async () => {
    const screen = await afterRefusal();
    await screen.press('escape');
    expect(uiOf(screen).screen).toBe('game');
    expect(screen.text()).not.toContain('not legal');
    await screen.press('escape');
    expect(uiOf(screen).screen).toBe('home');
  });

  test.each(['tab', 'up', 'left'])('gives the board back to %s', async (key) => {
    const screen = await afterRefusal();
    await screen.press(key);
    expect(uiOf(screen).selection.cursor).toBeDefined();
    expect(screen.text()).not.toContain('not legal');
  });

  it('gives the board back to Enter', async () => {
    const screen = await afterRefusal();
    await screen.press('enter');
    expect(screen.text()).not.toContain('not legal');
    expect(uiOf(screen).selection.cursor ?? playedIn(screen)).toBeTruthy();
  });

  it('can still be read while the board is made larger or turned', async () => {
    const screen = await afterRefusal();
    await screen.press('v', '+', 't');
    expect(screen.text()).toContain('not legal');
  });
});

describe('a square alone', () => {
  it('takes up the piece on it, and tells where it can go', async () => {
    const screen = await testScreen({ variant: 'russian', humanColor: 'white' });
    await screen.press('c', '3', 'enter');
    expect(uiOf(screen).selection.selected).toBeDefined();
    expect(uiOf(screen).typed).toBe('');
    expect(screen.text()).toContain('From c3: c3-b4, c3-d4.');
  });

  it('is where the piece in hand goes', async () => {
    const screen = await testScreen({ variant: 'russian', humanColor: 'both' });
    await screen.press('f', '6', 'enter', 'e', '5');
    expect(screen.text()).toContain('> e5_  f6-e5');
    await screen.press('enter');
    expect(playedIn(screen)).toBe(1);
  });

  it('says why its piece cannot move, and what can be played', async () => {
    const screen = await testScreen({ humanColor: 'white', start: CAPTURE });
    await screen.press('h', '2', 'enter');
    expect(screen.text()).toContain('h2 cannot move: a capture is forced.');
    expect(screen.text()).toContain('You must capture: ');
  });

  it('says so where nothing stands', async () => {
    const screen = await testScreen({ variant: 'russian', humanColor: 'white' });
    await screen.press('d', '4', 'enter');
    expect(screen.text()).toContain('d4 cannot move: no piece stands there.');
  });
});
