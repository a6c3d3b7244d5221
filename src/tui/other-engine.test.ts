import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { Fault, Opponent } from '../plain/opponent.ts';
import { firstMoveOpponent } from '../plain/test-support.ts';
import { storeIn, temporaryFolder } from '../store/test-support.ts';
import { settled, testScreen, type TestScreen } from './test-support.ts';

const DIED = { code: 'hub.died', name: 'Scan', exit: '1', lastLine: '' } as const;
const MOVE = ['b', '6', 'a', '5', 'enter'] as const;
/** In the panel of a new game, on the field of the opponent. */
const toOpponent = ['N', 'down', 'down', 'down'] as const;
const keysOf = (text: string): readonly string[] =>
  Array.from(text, (key) => (key === ' ' ? 'space' : key));

/** A game against an engine that was given by `--engine`. */
async function against(engineName = 'Scan', settings: Parameters<typeof testScreen>[0] = {}) {
  let fail: (fault: Fault) => void = () => undefined;
  const opponent: Opponent = { ...firstMoveOpponent(), onFault: (tell) => (fail = tell) };
  const choose = vi.spyOn(opponent, 'choose');
  const screen = await testScreen({ engineName, ...settings }, opponent);
  return { screen, choose, fail: (until: Fault['until']) => fail({ error: DIED, until }) };
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

  it('goes on when the other engine fails once, and says so', async () => {
    const { screen, choose, fail } = await against();
    fail('move');
    await settled();
    expect(screen.text()).toContain('The engine "Scan" ended by itself (exit code 1).');
    expect(screen.text()).toContain('starts it again for the next move.');
    expect(screen.text()).toContain('against the computer (Scan)');
    await screen.press(...MOVE);
    expect(choose.mock.lastCall?.[1].ownEngine).toBe(false);
  });

  it('goes on with our own engine when the other one fails again, and says so', async () => {
    const { screen, choose, fail } = await against();
    fail('game');
    await settled();
    expect(screen.text()).toContain('undo or a new game starts it again.');
    expect(screen.text()).toContain('against the computer (easy)');
    await screen.press(...MOVE);
    expect(choose.mock.lastCall?.[1].ownEngine).toBe(true);
  });

  it.each([
    ['a move is taken back', ['u'], 'Black'],
    ['an earlier position is played from', ['[', '['], 'Black'],
    ['a new game begins', ['N', 'enter'], 'Black'],
    ['another game follows', ['R', 'enter'], 'White'],
  ])('lets the other engine play again when %s', async (_what, keys, color) => {
    const { screen, choose, fail } = await against();
    await screen.press(...MOVE);
    fail('game');
    await settled();
    await screen.press(...keys);
    if (color === 'Black') await screen.press(...MOVE);
    expect(screen.text()).toContain(`You (${color}) against the computer (Scan)`);
    expect(choose.mock.lastCall?.[1].ownEngine).toBe(false);
  });

  it('leaves a level that was asked for as it is', async () => {
    const { screen, fail } = await against();
    await screen.press(...MOVE);
    fail('game');
    await settled();
    await order(screen, 'level hard');
    await screen.press('u');
    expect(screen.text()).toContain('against the computer (hard)');
    await screen.press(...toOpponent);
    expect(screen.text()).toContain('< Scan >');
  });

  it('does not promise what a strict game does not have', async () => {
    const { screen, fail } = await against('Scan', { strict: true });
    fail('game');
    await settled();
    expect(screen.text()).toMatch(/plays on; a\s+new game starts it again\./);
  });
});

describe('the panel of a new game', () => {
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

  it.each(['the list', ':open'])('name it in the title too, opened from %s', async (way) => {
    const folder = await temporaryFolder();
    const store = storeIn(folder);
    const { screen } = await against('Scan', { store });
    await screen.press(...MOVE);
    const file = path.join(folder, 'over.pdn');
    await screen.press('R', 'escape');
    await order(screen, `save ${file}`);
    await expect.poll(() => screen.text()).toContain('Saved');
    await screen.controller.close();

    const later = await testScreen({ chooseGame: way === 'the list', store });
    if (way === 'the list') await later.press('up', 'up', 'enter');
    else await order(later, `open ${file}`);
    if (way === 'the list') {
      await expect.poll(() => later.controller.ui().saved.games).toHaveLength(1);
      await later.press('enter');
    }
    await expect.poll(() => later.text()).toContain('You (Black) against the computer (Scan)');
    // Whoever plays on from there plays against our own engine.
    await later.press(...MOVE);
    expect(later.text()).toContain('You (Black) against the computer (easy)');
    await later.controller.close();
  });
});
