import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { movesPlayed, outcome } from '../game/game.ts';
import { finishedFolder } from '../store/game-files.ts';
import type { Opponent } from '../plain/opponent.ts';
import { firstMoveOpponent } from '../plain/test-support.ts';
import { storeIn, temporaryFolder } from '../store/test-support.ts';
import { testScreen, type TestScreen } from './test-support.ts';

const uiOf = ({ controller }: TestScreen) => controller.ui();
const MOVE = ['b', '6', 'a', '5', 'enter'] as const;

/** A data folder with an American game that is over, and after it a Russian one that is not. */
async function folderOfGames(): Promise<string> {
  const folder = await temporaryFolder();
  const over = await testScreen({ chooseGame: true, store: storeIn(folder) });
  await over.press('2', 'enter', ...MOVE, 'R');
  await over.controller.close();
  const goesOn = await testScreen({ chooseGame: true, store: storeIn(folder) });
  await goesOn.press('1', 'enter', ...MOVE);
  await goesOn.controller.close();
  return folder;
}

async function listIn(folder: string): Promise<TestScreen> {
  const screen = await testScreen({ chooseGame: true, store: storeIn(folder) });
  await screen.press('up', 'up', 'enter');
  await expect.poll(() => uiOf(screen).saved.games).toBeDefined();
  return screen;
}

describe('the saved games', () => {
  it('are listed, the last one first, and one that is not over goes on', async () => {
    const screen = await listIn(await folderOfGames());
    const [first, second] = screen
      .text(100, 30)
      .split('\n')
      .filter((line) => /move 2|won/.test(line));
    expect(first).toContain('move 2');
    expect(second).toMatch(/two players, (White|Black) won/);
    await screen.press('enter');
    await expect.poll(() => uiOf(screen).screen).toBe('game');
    expect(movesPlayed(uiOf(screen).session.game)).toHaveLength(2);
    await screen.press('c', '7', 'b', '6', 'enter');
    await screen.controller.close();
  });

  it('can be looked at when they are over, and stay as they are', async () => {
    const folder = await folderOfGames();
    const screen = await listIn(folder);
    await screen.press('down', 'enter');
    expect(uiOf(screen).screen).toBe('game');
    expect(outcome(uiOf(screen).session.game)).toBeDefined();
    expect(uiOf(screen).view).toBe(0);
    await screen.press(']');
    expect(uiOf(screen).view).toBeUndefined();
    await screen.controller.close();
    const finished = await readdir(finishedFolder(storeIn(folder)));
    expect(finished).toHaveLength(1);
  });

  it('may be none', async () => {
    const screen = await listIn(await temporaryFolder());
    expect(screen.text()).toContain('No game has been saved yet.');
    await screen.press('enter', 'down', 'escape');
    expect(uiOf(screen).screen).toBe('home');
  });

  it('do not hold the game that is played', async () => {
    const folder = await temporaryFolder();
    const screen = await testScreen({ chooseGame: true, store: storeIn(folder) });
    await screen.press('1', 'enter', ...MOVE, 'escape', 'up', 'up', 'enter');
    await expect.poll(() => uiOf(screen).saved.games).toEqual([]);
    await screen.controller.close();
  });

  test.each([
    [24, 13],
    [80, 24],
    [120, 40],
  ] as const)('fit a window of %ix%i', async (columns, rows) => {
    const screen = await listIn(await folderOfGames());
    const lines = screen.text(columns, rows).split('\n');
    expect(lines.length).toBeLessThan(rows);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
  });
});

describe('a PDN file', () => {
  const PDN = '[GameType "25"]\n[Result "0-1"]\n\n1. c3-d4 f6-e5 2. d4xf6 *\n';

  it.each([['o'], [':']])('is opened by %s', async (key) => {
    const file = path.join(await temporaryFolder(), 'game.pdn');
    await writeFile(file, PDN);
    const screen = await testScreen();
    const words = key === ':' ? `open ${file}` : file;
    await screen.press(key, ...Array.from(words, (letter) => (letter === ' ' ? 'space' : letter)));
    expect(screen.text()).toContain(key === ':' ? ':open' : 'Open PDN file: ');
    await screen.press('enter');
    await expect.poll(() => uiOf(screen).session.game.plies).toHaveLength(4);
    expect(screen.text(200, 40)).toContain(`Opened ${file}.`);
  });

  it('goes on with the depth its computer had; the next game has what was asked for', async () => {
    const file = path.join(await temporaryFolder(), 'game.pdn');
    const seats = '[WhiteType "program"]\n[BlackType "human"]\n[DamaDepth "3"]';
    await writeFile(file, `[GameType "25"]\n${seats}\n\n1. c3-d4 *\n`);
    const first = firstMoveOpponent();
    const asked: unknown[] = [];
    const opponent: Opponent = {
      ...first,
      choose(game, settings) {
        asked.push(settings.limits);
        return first.choose(game, settings);
      },
    };
    const screen = await testScreen({}, opponent);
    await screen.press('o', ...Array.from(file), 'enter');
    await expect.poll(() => uiOf(screen).session.game.plies).toHaveLength(2);
    await screen.press(...MOVE);
    await screen.press('N', 'enter', ...MOVE);
    expect(asked).toEqual([{ depth: 3 }, { depth: 1 }]);
    expect(uiOf(screen).session.options.limits).toEqual({ depth: 1 });
  });

  it('that is not there changes nothing', async () => {
    const screen = await testScreen();
    const { session } = uiOf(screen);
    await screen.press('o', ...Array.from('/none/there.pdn'), 'enter');
    await expect.poll(() => screen.text()).toContain('Not opened: ');
    expect(uiOf(screen).session).toBe(session);
  });
});

describe('copying', () => {
  it('takes the whole game as PDN and shows it', async () => {
    const screen = await testScreen();
    await screen.press(...MOVE, 'Y');
    expect(screen.done.at(-1)).toMatch(/^copy \[Event/);
    expect(screen.done.at(-1)).toContain('1. b6-a5');
    expect(screen.text(100, 30)).toContain('Copied, if the terminal lets us');
    expect(screen.text(100, 30)).toContain('[GameType ');
    await screen.press('escape');
    expect(screen.text()).not.toContain('[GameType ');
  });

  it('is a command of the palette too', async () => {
    const screen = await testScreen();
    await screen.press(':', ...Array.from('pdn'), 'enter');
    expect(screen.done.at(-1)).toMatch(/^copy \[Event/);
  });

  it('shows a position in a window where a line is too short for it', async () => {
    const screen = await testScreen();
    screen.controller.resize({ columns: 24, rows: 13 });
    await screen.press('y');
    expect(uiOf(screen).overlay).toBe('text');
    expect(screen.text(24, 13)).toContain('B:W');
  });
});
