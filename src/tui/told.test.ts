import path from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import { positionOf } from '../game/test-support.ts';
import { firstMoveOpponent } from '../plain/test-support.ts';
import type { Opponent } from '../plain/opponent.ts';
import { loadSettings } from '../store/settings.ts';
import { storeIn, temporaryFolder } from '../store/test-support.ts';
import type { WeightsError } from '../engine/weights.ts';
import { settled, testScreen, type TestScreen } from './test-support.ts';

/** The screen as one line, so that a sentence broken over two is still found. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');
const HINT = 'Hint: look at ';

/** A computer whose hint comes when it is let go. */
function slowHint() {
  let go = (): void => undefined;
  const quick = firstMoveOpponent();
  const opponent: Opponent = {
    ...quick,
    hint: (...args) =>
      new Promise((resolve) => {
        go = () => void quick.hint(...args).then(resolve);
      }),
  };
  return { opponent, go: () => go() };
}

describe('a hint', () => {
  const withHint = async (): Promise<TestScreen> => {
    const screen = await testScreen();
    await screen.press('i');
    expect(screen.text()).toContain(HINT);
    return screen;
  };

  it.each([
    ['why', ['w'], 'Nothing is forced'],
    ['a refused move', [...Array.from('b6b4'), 'enter'], '"b6b4" is not legal'],
    ['what a key changed', ['n'], 'The squares show'],
    ['the board turned round', ['v'], 'is now at the bottom'],
    ['another piece', ['tab', 'enter'], 'From '],
  ] as const)('gives way to %s, and stays marked', async (_, keys, told) => {
    const screen = await withHint();
    await screen.press(...keys);
    expect(screen.text()).not.toContain(HINT);
    expect(flat(screen.text())).toContain(told);
    expect(screen.controller.ui().hint).toBeDefined();
  });

  it('gives way to what became of a file, which is told with its path', async () => {
    const screen = await withHint();
    const file = path.join(await temporaryFolder(), 'my.pdn');
    await screen.press(
      's',
      ...Array.from('russian.pdn', () => 'backspace'),
      ...Array.from(file),
      'enter',
    );
    await vi.waitFor(() => expect(flat(screen.text(200, 40))).toContain(`Saved to ${file}.`));
    expect(screen.text()).not.toContain(HINT);
  });

  it('is put away by Esc, with its mark, before Esc leads anywhere else', async () => {
    const screen = await withHint();
    await screen.press('escape');
    expect(screen.text()).not.toContain(HINT);
    expect(screen.controller.ui().hint).toBeUndefined();
    expect(screen.controller.ui().screen).toBe('game');
  });

  it('tells the move when it is asked for again, whatever was told between', async () => {
    const screen = await withHint();
    await screen.press('w', 'i');
    expect(screen.text()).toMatch(/Hint: \S+-\S+\./);
  });

  it('is said to be looked for; asked for twice meanwhile, it is the whole move', async () => {
    const { opponent, go } = slowHint();
    const screen = await testScreen({}, opponent);
    await screen.press('i');
    expect(screen.text()).toContain('Looking for a good move...');
    await screen.press('w');
    expect(screen.text()).toContain('Nothing is forced');
    await screen.press('i');
    go();
    await settled();
    expect(screen.text()).toMatch(/Hint: \S+-\S+\./);
  });

  it('is not to be had while the computer thinks, and that is said', async () => {
    const thinking: Opponent = {
      ...firstMoveOpponent(),
      choose: () => new Promise(() => undefined),
    };
    const screen = await testScreen({ humanColor: 'white' }, thinking);
    await screen.press('i');
    expect(flat(screen.text())).toContain('The computer is thinking. Ask for a hint');
  });
});

describe('why', () => {
  it('answers in place of the refusal where a capture is forced', async () => {
    const start = positionOf('russian', 'W:Wc3,h2:Bd4,h8');
    const screen = await testScreen({ humanColor: 'white', start });
    await screen.press(...Array.from('h2g3'), 'enter');
    const refused = flat(screen.text());
    await screen.press('w');
    const answer = flat(screen.text());
    expect(answer).toContain('Capturing is forced in Russian draughts, and you can capture.');
    expect(answer).not.toContain('is not legal');
    expect(refused).toContain('is not legal');
  });
});

describe('what keys change', () => {
  it.each([
    ['n', 'The squares show'],
    ['t', 'Colours: '],
    ['v', 'is now at the bottom.'],
  ])('%s says so, and whose move it is', async (key, told) => {
    const screen = await testScreen();
    await screen.press(key);
    expect(screen.text()).toContain(told);
    expect(screen.text()).toContain('Your move.');
  });
});

it('what the engine has to warn of is told, and stays with its move', async () => {
  let warn: (error: WeightsError) => void = () => undefined;
  const opponent: Opponent = { ...firstMoveOpponent(), onWarning: (listener) => (warn = listener) };
  const screen = await testScreen({}, opponent);
  const error: WeightsError = { code: 'weights.missing', variant: 'russian' };
  warn(error);
  const told = screen.controller.ui().notice;
  expect(told?.kind).toBe('told');
  await screen.press(...Array.from('b6a5'), 'enter');
  expect(screen.controller.ui().notice).toEqual(told);
  await screen.press(...Array.from('d6c5'), 'enter');
  expect(screen.controller.ui().notice).not.toEqual(told);
});

describe('in a small window', () => {
  const SMALL = [
    [48, 14],
    [24, 13],
  ] as const;

  async function open(
    size: readonly [number, number],
    options: Parameters<typeof testScreen>[0] = {},
  ) {
    const screen = await testScreen(options);
    screen.controller.resize({ columns: size[0], rows: size[1] });
    return { ...screen, text: () => screen.text(...size) };
  }

  test.each(
    SMALL.flatMap((size) =>
      (['en', 'tr'] as const).flatMap((language) =>
        (['russian', 'international'] as const).map((variant) => ({ size, language, variant })),
      ),
    ),
  )('the way back is in sight while looking back: %j', async ({ size, language, variant }) => {
    const screen = await open(size, { language, variant });
    const move = variant === 'russian' ? 'b6a5' : '3228';
    await screen.press(...Array.from(move), 'enter', 'home');
    const bar = screen.text().split('\n').at(-1) ?? '';
    expect(bar).toContain('Esc ');
    expect(bar).toContain('] ');
  });

  it('w shows all of what is cut, and what is cut says so', async () => {
    const start = positionOf('russian', 'W:Wc3,h2:Bd4,h8');
    const screen = await open([24, 13], { humanColor: 'white', start });
    await screen.press(...Array.from('h2g3'), 'enter');
    expect(screen.text()).toContain('... w: more');
    expect(screen.text().split('\n').at(-1)).toContain('Esc');
    await screen.press('w');
    expect(flat(screen.text())).toContain('The whole message');
    expect(screen.text().split('\n').at(-1)).toContain('Esc');
  });

  test.each(SMALL)('%ix%i: a question keeps the keys that answer it', async (...size) => {
    for (const variant of ['russian', 'international'] as const) {
      const screen = await open(size, { variant, strict: true });
      await screen.press('R');
      expect(flat(screen.text())).toContain('sure? (y/n)');
      expect(screen.text().split('\n').at(-1)).toBe('y yes  n no');
    }
  });

  it('Turkish questions are answered by e and h, as the key bar says', async () => {
    const screen = await open([80, 24], { language: 'tr', strict: true });
    await screen.press('R');
    expect(screen.text()).toContain('(e/h)');
    expect(screen.text().split('\n').at(-1)).toBe('e evet  h hayır');
    await screen.press('h');
    expect(screen.text()).not.toContain('(e/h)');
  });

  it('the help says how it is closed', async () => {
    const screen = await open([24, 13]);
    await screen.press('?');
    expect(screen.text()).toContain('Esc: close');
  });
});

describe('a game that is over', () => {
  it('is not played on by Enter, and says so, on the board and in the menu', async () => {
    const screen = await testScreen({ store: storeIn(await temporaryFolder()) });
    await screen.press(...Array.from('b6a5'), 'enter', 'R', 'escape');
    expect(screen.text()).toContain('Enter game over window');
    expect(screen.text()).not.toContain('You can play');
    await screen.press('escape');
    expect(screen.text()).toContain('> 1 Back to the finished game');
    await screen.press('6');
    await vi.waitFor(() => expect(screen.text()).toContain('Saved games (1)'));
    expect(screen.text()).toContain('White won');
    await screen.press('enter');
    expect(screen.controller.ui().screen).toBe('game');
    await screen.controller.close();
  });

  it('that goes on is said to be kept, where others are listed', async () => {
    const screen = await testScreen({ store: storeIn(await temporaryFolder()) });
    await screen.press(...Array.from('b6a5'), 'enter', 'escape');
    await screen.press('6');
    await vi.waitFor(() => expect(screen.text()).toContain('No other game has been saved yet.'));
    expect(screen.text()).toContain('The game on the board is kept too.');
    await screen.controller.close();
  });
});

describe('the palette', () => {
  it('says of a word it does not know that it is no command, and how to list them', async () => {
    const screen = await testScreen();
    await screen.press(':', ...Array.from('foo'), 'enter');
    expect(screen.text()).toContain('"foo" is not a command. The key ? lists them.');
    await screen.press('?');
    screen.controller.resize({ columns: 100, rows: 80 });
    expect(flat(screen.text(100, 80))).toMatch(/Commands after ":": .*board.*settings/);
  });
});

describe('the panel of a new game', () => {
  it('says what a setup is', async () => {
    const screen = await testScreen({ chooseGame: true });
    await screen.press('1', 'down');
    expect(flat(screen.text(48, 24))).toContain('House: Black begins');
    await screen.press('right');
    expect(flat(screen.text(48, 24))).toContain('Official: White begins');
  });

  it('does not take the one setup of international draughts over to other games', async () => {
    const store = storeIn(await temporaryFolder());
    const first = await testScreen({ chooseGame: true, store });
    await first.press('1', 'left', 'left');
    while (first.controller.ui().picker.choices.game !== 'international') await first.press('left');
    await first.press('enter');
    await first.controller.close();
    const { settings } = await loadSettings(store);
    expect(settings.lastGame?.variant).toBe('international');
    const second = await testScreen({ chooseGame: true, store, settings });
    await second.press('1');
    while (second.controller.ui().picker.choices.game !== 'american') await second.press('right');
    expect(second.controller.ui().picker.choices.setup).toBe('house');
    await second.controller.close();
  });
});

describe('the saved games in a narrow window', () => {
  test.each(['en', 'tr'] as const)('can be told apart (%s)', async (language) => {
    const store = storeIn(await temporaryFolder());
    for (const end of [['R'], []]) {
      const played = await testScreen({ store, language });
      await played.press(...Array.from('b6a5'), 'enter', ...end);
      await played.controller.close();
    }
    const screen = await testScreen({ chooseGame: true, store, language });
    await screen.press('up', 'up', 'enter');
    await vi.waitFor(() => expect(screen.controller.ui().saved.games).toHaveLength(2));
    const rows = screen.text(24, 13).split('\n').slice(2, 4);
    for (const row of rows) {
      expect(row).toMatch(language === 'en' ? /Rus\S* easy / : /Rus kolay /);
      expect(row.trimEnd().length).toBeLessThanOrEqual(24);
    }
    const [first, second] = rows.map((row) => row.slice(2));
    expect(first).not.toBe(second);
    expect(rows.join()).toMatch(language === 'en' ? /m2 .*W won/ : /h2 .*B kaz\./);
  });
});
