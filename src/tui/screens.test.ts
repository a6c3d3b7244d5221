import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { movesPlayed, outcome } from '../game/game.ts';
import { positionOf } from '../game/test-support.ts';
import { namesIn, storeIn, temporaryFolder } from '../store/test-support.ts';
import { loadSettings } from '../store/settings.ts';
import { THEME_NAMES } from './themes/index.ts';
import { testScreen, type TestScreen } from './test-support.ts';

const LANGUAGES = ['en', 'tr'] as const;

/** A position in which White, to move, wins at once. */
const WON = positionOf('russian', 'W:Wc3:Bd4');
const WIN = ['enter', 'enter'] as const;

const screenOf = ({ controller }: TestScreen) => controller.ui().screen;
const gameOf = ({ controller }: TestScreen) => controller.ui().session.game;

describe('the menu', () => {
  test.each([
    ['en', ['New game', 'Two players', 'Rules', 'Settings', 'Quit']],
    ['tr', ['Yeni oyun', 'İki oyuncu', 'Kurallar', 'Ayarlar', 'Çık']],
  ] as const)('is what the program opens with, in %s', async (language, items) => {
    const screen = await testScreen({ chooseGame: true, language });
    for (const item of items) expect(screen.text()).toContain(item);
    expect(screen.text()).toContain(`> 1 ${items[0]}`);
  });

  it('starts a game by Enter alone', async () => {
    const screen = await testScreen({ chooseGame: true });
    await screen.press('enter', 'enter');
    expect(screenOf(screen)).toBe('game');
    expect(screen.text()).toContain('Your move.');
  });

  it('goes round, and digits choose at once', async () => {
    const screen = await testScreen({ chooseGame: true });
    await screen.press('up', 'enter');
    expect(screen.done).toEqual(['quit 0']);
    await screen.press('4');
    expect(screenOf(screen)).toBe('settings');
  });

  it('has a panel for two people, and goes back to the computer', async () => {
    const screen = await testScreen({ chooseGame: true });
    await screen.press('2');
    expect(screen.text()).toContain('a second player');
    await screen.press('escape', '1');
    expect(screen.text()).toContain('easy (computer)');
  });

  it('is a key away from the game, which is a key away from it', async () => {
    const screen = await testScreen();
    await screen.press('b', '6', 'a', '5', 'enter', 'escape');
    expect(screen.text()).toContain('> 1 Back to the game');
    await screen.press('escape');
    expect(screenOf(screen)).toBe('game');
    await screen.press('escape', 'enter');
    expect(movesPlayed(gameOf(screen))).toHaveLength(2);
  });
});

describe('every screen', () => {
  const WAYS = [
    ['home', []],
    ['setup', ['1']],
    ['rules', ['3']],
    ['settings', ['4']],
    ['help', ['?']],
    ['game', ['1', 'enter']],
    ['record', ['1', 'enter', 'b', '6', 'a', '5', 'enter', 'M']],
    ['over', ['1', 'enter', 'R']],
  ] as const;
  test.each(WAYS)('%s leads back to the menu by Esc', async (_, keys) => {
    const screen = await testScreen({ chooseGame: true });
    await screen.press(...keys);
    for (let steps = 0; steps < 3 && screenOf(screen) !== 'home'; steps += 1) {
      await screen.press('escape');
    }
    expect(screenOf(screen)).toBe('home');
    expect(screen.controller.ui().overlay === undefined || _ === 'help').toBe(true);
  });

  test.each(
    WAYS.flatMap(([name, keys]) => LANGUAGES.map((language) => [name, language, keys] as const)),
  )('%s fits every window, in %s', async (_, language, keys) => {
    const screen = await testScreen({ chooseGame: true, language });
    await screen.press(...keys);
    for (const [columns, rows] of [
      [24, 13],
      [48, 14],
      [80, 24],
      [120, 40],
    ] as const) {
      const lines = screen.text(columns, rows).split('\n');
      expect(lines.length).toBeLessThan(rows);
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(columns);
    }
  });
});

describe('the mouse', () => {
  const CLICK = { type: 'click', column: 0, row: 0 } as const;

  it('chooses from the menu, and from the list of moves', async () => {
    const screen = await testScreen({ chooseGame: true });
    screen.controller.receive(CLICK, { kind: 'choice', number: 1 });
    expect(screenOf(screen)).toBe('setup');
    await screen.press('enter', 'b', '6', 'a', '5', 'enter', 'M');
    screen.controller.receive(CLICK, { kind: 'ply', ply: 1 });
    expect(screen.controller.ui().view).toBe(1);
    expect(screen.controller.ui().overlay).toBeUndefined();
  });

  it('scrolls the rules with its wheel', async () => {
    const screen = await testScreen({ chooseGame: true });
    await screen.press('3');
    await expect.poll(() => screen.text()).toContain('Board and men');
    screen.controller.receive({ type: 'wheel', by: 1 });
    expect(screen.controller.ui().rules.scroll).toBe(3);
  });
});

it('shows no dots where a piece can go to whoever does not want them', async () => {
  const screen = await testScreen({ humanColor: 'both' });
  await screen.press('tab', 'tab', 'enter');
  const dots = screen.text();
  await screen.press('escape', 'escape', 'escape', '5');
  await screen.press(...Array<string>(7).fill('down'), 'right', 'escape', 'escape');
  expect(screen.controller.ui().preferences.targets).toBe(false);
  await screen.press('tab', 'tab', 'enter');
  expect(screen.text()).not.toBe(dots);
});

describe('the rules', () => {
  it('open with the game that is played, and turn to all others', async () => {
    const screen = await testScreen({ variant: 'italian' });
    await screen.press('escape', '4');
    expect(screen.text()).toContain('< Italian draughts >');
    const seen = new Set<string>();
    for (let pages = 0; pages < 9; pages += 1) {
      await screen.press('right');
      await expect.poll(() => screen.text().split('\n')[2]?.trim()).toBeTruthy();
      seen.add(screen.text().split('\n')[0] ?? '');
    }
    expect(seen.size).toBe(9);
    expect([...seen].join()).toContain('All games compared');
    expect([...seen].join()).toContain('Free capture');
  });

  it('scroll by lines, pages and headings, and hold at the ends', async () => {
    const screen = await testScreen({ chooseGame: true });
    screen.controller.resize({ columns: 80, rows: 24 });
    await screen.press('3');
    await expect.poll(() => screen.text()).toContain('Board and men');
    const top = screen.text();
    await screen.press('down', 'down', 'up');
    expect(screen.controller.ui().rules.scroll).toBe(1);
    await screen.press('up', 'up');
    expect(screen.text()).toBe(top);
    await screen.press('pagedown', 'pageup');
    expect(screen.text()).toBe(top);
    await screen.press('tab');
    expect(screen.text().split('\n')[2]).toBe('Board and men');
    await screen.press('end', 'down', 'pagedown');
    expect(screen.text()).toContain('100%');
    await screen.press('up');
    expect(screen.text()).not.toContain('100%');
    await screen.press('home');
    expect(screen.text()).toBe(top);
  });
});

describe('the settings', () => {
  it('change at once and are remembered; a key on the board changes them too', async () => {
    const store = storeIn(await temporaryFolder());
    const screen = await testScreen({ chooseGame: true, store });
    await screen.press('4', 'down', 'right');
    expect(screen.controller.ui().preferences.theme).toBe(THEME_NAMES[1]);
    await expect.poll(() => screen.text()).toContain('Remembered in');
    await screen.press('escape', '1', 'enter', 'n');
    await screen.controller.close();
    const { settings } = await loadSettings(store);
    expect(settings).toMatchObject({ theme: THEME_NAMES[1], showNumbers: false });
  });

  it('speak the other language at once', async () => {
    const store = storeIn(await temporaryFolder());
    const screen = await testScreen({ chooseGame: true, store });
    await screen.press('4', 'right');
    await expect.poll(() => screen.text()).toContain('Ayarlar');
    await screen.press('escape');
    expect(screen.text()).toContain('> 1 Yeni oyun');
    await screen.controller.close();
    expect((await loadSettings(store)).settings.language).toBe('tr');
  });

  it('hold when the program starts again, after what the command line says', async () => {
    const folder = await temporaryFolder();
    const store = storeIn(folder);
    const first = await testScreen({ chooseGame: true, store });
    await first.press('4', 'down', 'right', 'escape', '1', 'right', 'enter');
    await first.controller.close();
    const { settings } = await loadSettings(store);
    const second = await testScreen({ chooseGame: true, store, settings });
    expect(second.controller.ui().preferences.theme).toBe(THEME_NAMES[1]);
    await second.press('1');
    const game = first.controller.ui().picker.choices.game;
    expect(game).not.toBe('russian');
    expect(second.controller.ui().picker.choices.game).toBe(game);
    const third = await testScreen({ theme: 'mono', settings });
    expect(third.controller.ui().preferences.theme).toBe('mono');
  });

  it('write nothing that nobody chose here', async () => {
    const folder = await temporaryFolder();
    const store = storeIn(folder);
    const screen = await testScreen({ chooseGame: true, store, theme: 'mono' });
    await screen.press('4', 'down', 'down', 'right');
    await screen.controller.close();
    const text = await readFile(path.join(folder, 'config', 'settings.json'), 'utf8');
    expect(JSON.parse(text)).toEqual({ schema: 1, glyphs: expect.any(String) as string });
  });

  it('tell that they cannot be written, and hold', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'config'), '');
    const screen = await testScreen({ chooseGame: true, store: storeIn(folder) });
    await screen.press('4', 'down', 'right');
    await expect.poll(() => screen.text()).toContain('Settings hold until you quit, but');
    expect(screen.controller.ui().preferences.theme).toBe(THEME_NAMES[1]);
  });
});

describe('the list of the moves played', () => {
  it('goes to a position', async () => {
    const screen = await testScreen();
    await screen.press('b', '6', 'a', '5', 'enter', 'h', '6', 'enter', 'M');
    expect(screen.text()).toContain('Moves played (4)');
    await screen.press('up', 'left', 'enter');
    expect(screen.controller.ui().overlay).toBeUndefined();
    expect(screen.controller.ui().view).toBe(1);
  });
});

describe('a game that is over', () => {
  let screen: TestScreen;
  beforeEach(async () => {
    screen = await testScreen({ humanColor: 'white', start: WON });
    await screen.press(...WIN);
  });

  it('says how it ended and what may follow', () => {
    expect(outcome(gameOf(screen))).toBeDefined();
    expect(screen.text()).toContain('You win: Black has no piece left.');
    expect(screen.text()).toContain('> 1 Rematch as Black');
  });

  it('is played again with the sides swapped', async () => {
    const resigned = await testScreen();
    await resigned.press('R', 'enter');
    expect(resigned.controller.ui().session.options.humanColor).toBe('white');
    expect(resigned.controller.ui().overlay).toBeUndefined();
    expect(movesPlayed(gameOf(resigned))).toHaveLength(1);
  });

  it('can be looked at, and its panel comes back', async () => {
    await screen.press('3');
    expect(screen.text()).not.toContain('Rematch');
    await screen.press('enter');
    expect(screen.text()).toContain('Rematch');
    await screen.press('u');
    expect(outcome(gameOf(screen))).toBeUndefined();
    expect(screen.text()).not.toContain('Rematch');
  });

  it('shows what was taken', async () => {
    await screen.press('escape');
    expect(screen.text()).toContain('White took ●');
  });
});

describe('a strict game', () => {
  it('is chosen in the panel; nothing is taken back, and there are no hints', async () => {
    const screen = await testScreen({ chooseGame: true });
    await screen.press('1', ...Array<string>(5).fill('down'), 'right', 'enter');
    expect(screen.controller.ui().session.options.strict).toBe(true);
    await screen.press('b', '6', 'a', '5', 'enter', 'u');
    expect(movesPlayed(gameOf(screen))).toHaveLength(2);
    expect(screen.text()).toContain('This is a strict game');
    await screen.press('i');
    expect(screen.controller.ui().hint).toBeUndefined();
  });
});

describe('games on disk', () => {
  test.each([
    ['en', 'Resume', 'Russian draughts, Black against easy, move 2'],
    ['tr', 'Devam et', 'Rus daması, Siyah, rakip kolay, 2. hamle'],
  ] as const)('are offered again, in %s', async (language, resume, which) => {
    const folder = await temporaryFolder();
    const first = await testScreen({ store: storeIn(folder) });
    await first.press('b', '6', 'a', '5', 'enter');
    await first.controller.close();
    const second = await testScreen({ chooseGame: true, store: storeIn(folder), language });
    expect(second.text()).toContain(`> 1 ${resume}`);
    expect(second.text(120)).toContain(which.slice(0, 30));
    await second.press('enter');
    await expect.poll(() => screenOf(second)).toBe('game');
    expect(gameOf(second).plies.map(({ position }) => position)).toEqual(
      gameOf(first).plies.map(({ position }) => position),
    );
    await second.press('h', '6', 'enter');
    await second.controller.close();
    expect(await namesIn(folder, 'data', 'games')).toHaveLength(1);
  });

  it('that are damaged are set aside, with a word about it', async () => {
    const folder = await temporaryFolder();
    const first = await testScreen({ store: storeIn(folder) });
    await first.press('b', '6', 'a', '5', 'enter');
    await first.controller.close();
    const [name = ''] = await namesIn(folder, 'data', 'games');
    await writeFile(path.join(folder, 'data', 'games', name), 'b6-a5 is all that is left');
    const second = await testScreen({ chooseGame: true, store: storeIn(folder) });
    expect(second.text()).toContain('> 1 New game');
    expect(second.text()).toContain('A saved game could not be read');
    expect(await namesIn(folder, 'data', 'games')).toEqual([
      expect.stringContaining('damaged') as string,
    ]);
  });

  it('that cannot be written are told of once, and playing goes on', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'data'), '');
    const screen = await testScreen({ store: storeIn(folder) });
    await screen.press('b', '6', 'a', '5', 'enter');
    await expect.poll(() => screen.text()).toContain('but the game is not kept');
    await screen.press('h', '6', 'enter');
    expect(movesPlayed(gameOf(screen))).toHaveLength(4);
    expect(screen.text()).not.toContain('not kept');
    expect(screen.text()).toContain('not saved');
    expect(screen.text(40, 15)).toContain('not saved');
    await screen.press('c');
    expect(screen.text(24, 13)).toContain('not saved > c_');
    await screen.press('escape');
    await rm(path.join(folder, 'data'));
    await screen.press('d', '6', 'c', '5', 'enter');
    await expect.poll(() => screen.text()).not.toContain('not saved');
    await screen.controller.close();
  });
});
