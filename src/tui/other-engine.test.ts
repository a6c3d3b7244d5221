import { describe, expect, it, vi } from 'vitest';
import type { HubError } from '../engine/hub/errors.ts';
import type { Opponent } from '../plain/opponent.ts';
import { firstMoveOpponent } from '../plain/test-support.ts';
import { storeIn, temporaryFolder } from '../store/test-support.ts';
import { settled, testScreen, type TestScreen } from './test-support.ts';

const MOVE = ['b', '6', 'a', '5', 'enter'] as const;
const keysOf = (text: string): readonly string[] =>
  Array.from(text, (key) => (key === ' ' ? 'space' : key));

/** A game against an engine that was given by `--engine`. */
async function against(engineName = 'Scan', settings: Parameters<typeof testScreen>[0] = {}) {
  let fail: (error: HubError) => void = () => undefined;
  const opponent: Opponent = { ...firstMoveOpponent(), onFault: (tell) => (fail = tell) };
  const choose = vi.spyOn(opponent, 'choose');
  const screen = await testScreen({ engineName, ...settings }, opponent);
  return { screen, choose, fail: (error: HubError) => fail(error) };
}

async function order(screen: TestScreen, text: string): Promise<void> {
  await screen.press(':', ...keysOf(text), 'enter');
}

describe('a game against another engine', () => {
  it('says so in the title, in the menu and in its record', async () => {
    const { screen, choose } = await against();
    expect(screen.text()).toContain('against the computer (Scan)');
    await screen.press(...MOVE);
    expect(choose.mock.lastCall?.[1].ownEngine).toBe(false);
    await screen.press('Y');
    const { text } = screen.controller.ui().text;
    expect(text).toContain('[White "Scan"]');
    expect(text).not.toContain('DamaLevel');
    await screen.press('escape', 'escape');
    expect(screen.text()).toContain('Black against Scan,');
  });

  it('has no levels', async () => {
    const { screen, choose } = await against();
    await order(screen, 'level easy');
    expect(screen.text()).toContain('"Scan" plays here; levels are those of dama\'s own engine.');
    expect(screen.text()).toContain('against the computer (Scan)');
    await screen.press(...MOVE);
    expect(choose.mock.lastCall?.[1].ownEngine).toBe(false);
  });

  it('goes on with our own engine when the other one fails, and says so', async () => {
    const { screen, fail } = await against();
    fail({ code: 'hub.died', name: 'Scan', exit: '1', lastLine: '' });
    await settled();
    expect(screen.text()).toContain('against the computer (easy)');
    await order(screen, 'level hard');
    expect(screen.text()).toContain('against the computer (hard)');
    await screen.press('N');
    expect(screen.text()).not.toContain('Scan');
  });
});

describe('the panel of a new game', () => {
  /** On the field of the opponent. */
  const toOpponent = ['N', 'down', 'down', 'down'] as const;

  it('offers the engine beside the levels and a second player', async () => {
    const { screen, choose } = await against();
    await screen.press(...toOpponent);
    expect(screen.text()).toContain('< Scan >');
    await screen.press('right');
    expect(screen.text()).toContain('< easy (computer) >');
    await screen.press('enter', ...MOVE);
    expect(screen.text()).toContain('against the computer (easy)');
    expect(choose.mock.lastCall?.[1]).toMatchObject({ level: 'easy', ownEngine: true });
    await screen.press('N', 'left');
    expect(screen.text()).toContain('< Scan >');
    await screen.press('enter', ...MOVE);
    expect(screen.text()).toContain('against the computer (Scan)');
    expect(choose.mock.lastCall?.[1].ownEngine).toBe(false);
  });

  it('knows no engine where none was given', async () => {
    const screen = await testScreen();
    await screen.press(...toOpponent, 'left');
    expect(screen.text()).toContain('< a second player >');
  });
});

describe('the saved games', () => {
  it('name the engine that a game was played against, and who would go on with it', async () => {
    const store = storeIn(await temporaryFolder());
    const { screen } = await against('Scan', { store });
    await screen.press(...MOVE);
    await screen.controller.close();
    const later = await testScreen({ chooseGame: true, store });
    expect(later.text()).toContain('Black against Scan,');
    const given = await against('Kingsrow', { chooseGame: true, store });
    expect(given.screen.text()).toContain('Kingsrow, move 2');
    await given.screen.press('enter');
    await expect
      .poll(() => given.screen.text())
      .toContain('You (Black) against the computer (Kingsrow)');
  });
});
