import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it, test, vi } from 'vitest';
import { movesPlayed, outcome } from '../game/game.ts';
import { positionOf, rulesetOf } from '../game/test-support.ts';
import { parseSquare } from '../notation/squares.ts';
import type { Opponent, Reply } from '../plain/opponent.ts';
import { firstMoveOpponent } from '../plain/test-support.ts';
import { KEYMAP } from './keymap.ts';
import { paletteWords } from './prompt.ts';
import { settled, testScreen } from './test-support.ts';

/** Two moves are legal: one captures two pieces, over d4 and f6. */
const CAPTURE = positionOf('russian', 'W:Wc3,h2:Bd4,f6,a7');

const squareOf = (name: string) => parseSquare(rulesetOf('russian').variant, name);

describe('typing', () => {
  it('plays a typed move, and the computer answers', async () => {
    const screen = await testScreen();
    await screen.press('b', '6', '-', 'a', '5', 'enter');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(2);
    expect(screen.text()).toContain('The computer plays a3-b4. Your move.');
    expect(screen.controller.ui().typed).toBe('');
  });

  it('lists what may still be typed, completes it, and erases', async () => {
    const screen = await testScreen();
    await screen.press('b', '6');
    expect(screen.text()).toContain('> b6_  b6-a5  b6-c5');
    await screen.press('tab');
    expect(screen.controller.ui().typed).toBe('b6-');
    await screen.press('c', 'tab');
    expect(screen.controller.ui().typed).toBe('b6-c5');
    await screen.press('backspace', 'backspace', 'backspace');
    expect(screen.controller.ui().typed).toBe('b6');
    await screen.press('escape');
    expect(screen.controller.ui().typed).toBe('');
  });

  it('says why a move is refused', async () => {
    const screen = await testScreen({ humanColor: 'white', start: CAPTURE });
    await screen.press('h', '2', '-', 'g', '3', 'enter');
    expect(screen.text()).toContain('"h2-g3" is not legal: a capture is forced');
  });

  it('takes the one move that begins as typed', async () => {
    const screen = await testScreen();
    await screen.press('h', 'enter');
    expect(screen.text()).toContain('h6-g5');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(2);
  });

  it('types capital letters and spaces as they are meant', async () => {
    const screen = await testScreen();
    await screen.press('b', '6', 'space', 'A', '5');
    expect(screen.controller.ui().typed).toBe('b6-a5');
  });
});

describe('pointing', () => {
  it('shows the cursor, takes a piece up and plays to a target', async () => {
    const screen = await testScreen({ humanColor: 'both' });
    await screen.press('tab', 'tab');
    const { cursor } = screen.controller.ui().selection;
    await screen.press('enter');
    expect(screen.controller.ui().selection.selected).toBe(cursor);
    await screen.press('tab', 'enter');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(1);
    expect(screen.controller.ui().selection.selected).toBeUndefined();
  });

  it('plays not even the only move before it is seen', async () => {
    const start = positionOf('russian', 'W:Wa1:Bc7,b8');
    const screen = await testScreen({ humanColor: 'white', start });
    const played = () => movesPlayed(screen.controller.ui().session.game).length;
    await screen.press('enter');
    const { cursor, selected } = screen.controller.ui().selection;
    expect([selected, cursor]).toEqual(['a1', 'b2'].map(squareOf));
    expect(screen.text(48, 14)).toContain('[○]');
    expect(played()).toBe(0);
    await screen.press('enter');
    expect(played()).toBe(2);
  });

  it.each([
    ['tab, where it stays', ['tab'], 1],
    ['away and back with the arrows', ['down', 'up'], 1],
    ['the arrows, to the piece, which is put down', ['down'], 0],
  ])('goes with the cursor to the only square of a piece, and on by %s', async (_, keys, moves) => {
    // Two pieces can move; a1 to b2 alone.
    const start = positionOf('russian', 'W:Wa1,h4:Bc7,b8');
    const screen = await testScreen({ humanColor: 'both', start });
    await screen.clickSquare('a1');
    await screen.press(...keys, 'enter');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(moves);
    expect(screen.controller.ui().selection.selected).toBeUndefined();
  });

  it('leaves the cursor on a piece that can go to several squares', async () => {
    const start = positionOf('russian', 'W:Wa1,c3:Bc7,b8');
    const screen = await testScreen({ humanColor: 'both', start });
    await screen.press('tab', 'enter');
    const { cursor, selected } = screen.controller.ui().selection;
    expect([cursor, selected]).toEqual([selected, squareOf('c3')]);
    await screen.press('enter');
    expect(screen.controller.ui().selection.selected).toBeUndefined();
  });

  it('goes back to the piece with Esc', async () => {
    const start = positionOf('russian', 'W:Wa1:Bc7,b8');
    const screen = await testScreen({ humanColor: 'white', start });
    await screen.press('enter', 'escape');
    const { cursor, selected } = screen.controller.ui().selection;
    expect([cursor, selected]).toEqual([squareOf('a1'), undefined]);
    await screen.press('enter', 'enter');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(2);
  });

  it('plays the only move by two clicks, and by one click nothing', async () => {
    const start = positionOf('russian', 'W:Wa1:Bc7,b8');
    const screen = await testScreen({ humanColor: 'white', start });
    await screen.clickSquare('a1');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(0);
    await screen.clickSquare('a1');
    expect(screen.controller.ui().selection.selected).toBeUndefined();
    await screen.clickSquare('a1');
    await screen.clickSquare('b2');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(2);
  });

  it('explains a piece that cannot move because a capture is forced', async () => {
    const screen = await testScreen({ humanColor: 'white', start: CAPTURE });
    await screen.press('tab');
    // From c3 down to the man on h2.
    await screen.press('down', 'right', 'right', 'enter');
    expect(screen.text()).toContain('h2 cannot move: a capture is forced.');
  });

  it('marks the pieces that must capture', async () => {
    const screen = await testScreen({ humanColor: 'white', start: CAPTURE });
    expect(screen.text(48, 14)).toContain('○*');
  });
});

describe('commands', () => {
  test.each([
    ['quit', 'q', 'quit 0'],
    ['interrupt', 'ctrl+c', 'quit 130'],
    ['suspend', 'ctrl+z', 'suspend'],
  ])('%s', async (_, key, done) => {
    const screen = await testScreen();
    await screen.press(key);
    expect(screen.done).toEqual([done]);
  });

  it('undoes and redoes a pair', async () => {
    const screen = await testScreen();
    await screen.press('b', '6', 'a', '5', 'enter', 'u');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(0);
    expect(screen.text()).toContain('Taken back: your move and the answer.');
    await screen.press('r');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(2);
  });

  it('gives a hint in two steps', async () => {
    const screen = await testScreen();
    await screen.press('i');
    expect(screen.text()).toContain('Hint: look at b6.');
    await screen.press('i');
    expect(screen.text()).toContain('Hint: b6-a5.');
  });

  it('gives up at once, because it can be taken back', async () => {
    const screen = await testScreen();
    await screen.press('R');
    expect(screen.text()).toContain('You resigned. White wins. u takes that back.');
    await screen.press('u');
    expect(outcome(screen.controller.ui().session.game)).toBeUndefined();
  });

  it('asks before giving up in a strict game', async () => {
    const screen = await testScreen({ strict: true });
    await screen.press('R');
    expect(screen.text()).toContain('Black gives up: sure? (y/n)');
    await screen.press('n');
    expect(outcome(screen.controller.ui().session.game)).toBeUndefined();
    await screen.press('R', 'y');
    expect(screen.text()).toContain('You resigned. White wins.');
  });

  it('draws when two people agree, and plays on when they take it back', async () => {
    const screen = await testScreen({ humanColor: 'both' });
    await screen.press('D');
    expect(screen.text()).toContain('Draw: by agreement.');
    await screen.press('u');
    expect(outcome(screen.controller.ui().session.game)).toBeUndefined();
  });

  it('asks two people for a draw that is for good', async () => {
    const screen = await testScreen({ humanColor: 'both', strict: true });
    await screen.press('D', 'n');
    expect(outcome(screen.controller.ui().session.game)).toBeUndefined();
    await screen.press('D', 'y');
    expect(screen.text()).toContain('Draw: by agreement.');
  });

  it('turns the board round and changes colours and names', async () => {
    const screen = await testScreen();
    await screen.press('v', 't', 'n');
    const { session, preferences } = screen.controller.ui();
    expect([session.bottom, preferences.theme, preferences.names]).toEqual([
      'white',
      'classic',
      false,
    ]);
  });

  it('opens the lists over the board and closes them again', async () => {
    const screen = await testScreen();
    await screen.press('m');
    expect(screen.text()).toContain('Legal moves (7)');
    await screen.press('escape', '?');
    expect(screen.text(80, 60)).toContain('take back a move');
    await screen.press('down', 'down', 'q');
    expect(screen.controller.ui().overlay).toBeUndefined();
    expect(screen.done).toEqual([]);
  });

  it.each([
    [80, 90],
    [100, 60],
    [200, 60],
  ])('shows every key of the map in the help, in a window of %ix%i', async (columns, rows) => {
    const screen = await testScreen();
    screen.controller.resize({ columns, rows });
    await screen.press('?');
    const words = new Set(screen.text(columns, rows).split(/\s+/));
    for (const { keys } of KEYMAP) {
      for (const key of keys) if (key.length === 1) expect(words).toContain(key);
    }
  });
});

it.each(['en', 'tr'] as const)('the help is whole in a wide window: %s', async (language) => {
  const [columns, rows] = [120, 40];
  const screen = await testScreen({ language });
  screen.controller.resize({ columns, rows });
  await screen.press('?');
  const { messages } = screen.controller.ui();
  const { tui } = messages;
  const shown = screen.text(columns, rows).replace(/\s+/g, ' ');
  expect(shown).toContain(tui.helpTyping);
  expect(shown).toContain(tui.helpSigns);
  expect(shown).toContain(paletteWords(messages).join(', '));
  for (const line of screen.text(columns, rows).split('\n')) {
    expect(stringWidth(line)).toBeLessThanOrEqual(columns);
  }
});

describe('the panel before a game', () => {
  it('starts the game that was chosen', async () => {
    const screen = await testScreen({ chooseGame: true });
    await screen.press('enter');
    expect(screen.text()).toContain('New game');
    await screen.press('left', 'down', 'right', 'enter');
    const { session } = screen.controller.ui();
    // Before Russian comes American; its official setup begins with Black too.
    expect(session.options.ruleset.variant.name).toBe('american');
    expect(session.options.setup).toBe('official');
    expect(screen.text()).toContain('American draughts, official');
  });

  it('comes back for a new game, and Esc returns to the old one', async () => {
    const screen = await testScreen();
    await screen.press('b', '6', 'a', '5', 'enter', 'N');
    expect(screen.text()).toContain('New game');
    await screen.press('escape');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(2);
    await screen.press('N', 'enter');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(0);
  });

  it('has nothing to return to at first but the menu', async () => {
    const screen = await testScreen({ chooseGame: true });
    await screen.press('enter', 'escape');
    expect(screen.controller.ui().screen).toBe('home');
    await screen.press('escape');
    expect(screen.controller.ui().screen).toBe('home');
  });
});

describe('the computer', () => {
  /** An opponent that answers when it is told to. */
  function slowOpponent() {
    let answer: (reply: Reply | undefined) => void = () => undefined;
    const stop = vi.fn(() => answer(undefined));
    const opponent: Opponent = {
      ...firstMoveOpponent(),
      choose: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
      stop,
    };
    return { opponent, stop, answer: (reply: Reply) => answer(reply) };
  }

  it('thinks while the screen goes on', async () => {
    const { opponent } = slowOpponent();
    const screen = await testScreen({}, opponent);
    await screen.press('b', '6', 'a', '5', 'enter');
    expect(screen.text()).toContain('The computer is thinking...');
    await screen.press('m');
    expect(screen.text()).toContain('Legal moves (0)');
  });

  it('is stopped by an undo, and its late answer is not played', async () => {
    const { opponent, stop, answer } = slowOpponent();
    const screen = await testScreen({}, opponent);
    await screen.press('b', '6', 'a', '5', 'enter');
    const thinking = screen.controller.ui().session.game;
    await screen.press('u');
    expect(stop).toHaveBeenCalled();
    const move = movesPlayed(thinking)[0];
    if (move === undefined) throw new Error('no move');
    answer({ move, score: 0 });
    await settled();
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(0);
  });

  it('begins where it moves first', async () => {
    const screen = await testScreen({ humanColor: 'white' });
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(1);
  });

  it('tells what it died of', async () => {
    const broken: Opponent = {
      ...firstMoveOpponent(),
      choose: () => Promise.reject(new Error('no luck')),
    };
    const screen = await testScreen({}, broken);
    await screen.press('b', '6', 'a', '5', 'enter');
    expect(screen.text()).toContain('The engine failed: no luck');
  });
});

describe('a window that is too small', () => {
  it('takes the keys that leave it, and no other', async () => {
    const screen = await testScreen();
    screen.controller.resize({ columns: 20, rows: 10 });
    const before = screen.controller.ui();
    for (const name of ['b', '6', 'a', '5', 'enter', 'R', 'y', ':', 'N', 'm', 'u', 'tab']) {
      screen.receive({ type: 'key', name });
    }
    screen.receive({ type: 'paste', text: 'b6-a5' });
    screen.receive({ type: 'wheel', by: -1 });
    expect(screen.controller.ui()).toBe(before);
    for (const name of ['ctrl+z', 'q', 'ctrl+c', 'ctrl+l']) screen.receive({ type: 'key', name });
    expect(screen.done).toEqual(['suspend', 'quit 0', 'quit 130']);
    expect(screen.controller.ui().redraws).toBe(before.redraws + 1);
    screen.controller.resize({ columns: 80, rows: 24 });
    screen.receive({ type: 'key', name: 'b' });
    expect(screen.controller.ui().typed).toBe('b');
  });
});

describe('any keys', () => {
  const KEYS = [
    ...new Set(KEYMAP.flatMap(({ keys }) => keys)),
    ...'0123456789abcdefghx:-'.split(''),
    'z',
    'ş',
  ];
  const WINDOWS = [
    [80, 24],
    [24, 13],
    [48, 14],
    [120, 40],
    [20, 5],
    [1, 1],
  ] as const;

  it.each(['russian', 'international', 'italian'] as const)(
    'never throw and never overflow the window (%s)',
    async (variant) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.constantFrom(...KEYS), { maxLength: 60 }),
          fc.constantFrom('en', 'tr'),
          fc.boolean(),
          async (keys, language, chooseGame) => {
            const screen = await testScreen({ variant, language, chooseGame });
            for (const key of keys) {
              await screen.press(key);
              for (const [columns, rows] of WINDOWS) {
                const lines = screen.text(columns, rows).split('\n');
                expect(lines.length).toBeLessThanOrEqual(Math.max(1, rows - 1));
              }
            }
          },
        ),
        { numRuns: 25 },
      );
    },
  );
});
