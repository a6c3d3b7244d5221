import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import { movesPlayed } from '../game/game.ts';
import { loadMessages } from '../messages/index.ts';
import { COMMANDS } from '../plain/vocabulary.ts';
import { completeOrder, ordersLike, readOrder, SCREEN_WORDS } from './prompt.ts';
import { testScreen } from './test-support.ts';

const en = await loadMessages('en');
const tr = await loadMessages('tr');

test.each([
  ['', { kind: 'nothing' }],
  [':flip', { kind: 'command', name: 'flip', argument: '' }],
  ['save my game.pdn', { kind: 'command', name: 'save', argument: 'my game.pdn' }],
  ['LEVEL Hard', { kind: 'level', level: 'hard' }],
  ['theme wood', { kind: 'theme', theme: 'wood' }],
  ['size tiny', { kind: 'size', size: 'tiny' }],
  ['level', { kind: 'values', word: 'level', values: ['easy', 'medium', 'hard'] }],
  ['Level  ', { kind: 'values', word: 'Level', values: ['easy', 'medium', 'hard'] }],
  [' : open  a  b.pdn ', { kind: 'open', file: 'a  b.pdn' }],
  ['names off', { kind: 'leftover', word: 'names', rest: 'off' }],
  ['flip x  y', { kind: 'leftover', word: 'flip', rest: 'x  y' }],
  ['c3-d4', { kind: 'move', text: 'c3-d4' }],
])('%j is read as %j', (text, order) => {
  expect(readOrder(en, text)).toEqual(order);
});

it.each([en, tr])('a word of the screen hides none of the line mode: $language', (messages) => {
  const { play, tui } = messages;
  for (const name of COMMANDS) {
    // It needs a value, and says which there are.
    if (name === 'level') continue;
    for (const word of [name, ...play.words[name]]) {
      expect(readOrder(messages, word)).toEqual({ kind: 'command', name, argument: '' });
    }
  }
  const own = SCREEN_WORDS.flatMap((name) => [name, tui.palette.words[name]]);
  const kinds = own.map((word) => readOrder(messages, word).kind);
  expect(kinds.filter((kind) => !['values', 'screen', 'open'].includes(kind))).toEqual([]);
});

it('understands Turkish, and English words too', () => {
  expect(readOrder(tr, 'düzey zor')).toEqual({ kind: 'level', level: 'hard' });
  expect(readOrder(tr, 'duzey hard')).toEqual({ kind: 'level', level: 'hard' });
  expect(readOrder(tr, 'çevir')).toEqual({ kind: 'command', name: 'flip', argument: '' });
});

test.each([
  ['le', 'level '],
  ['level h', 'level hard'],
  ['re', 're'],
  ['xyz', 'xyz'],
])('Tab makes %j into %j', (text, completed) => {
  expect(completeOrder(en, text)).toBe(completed);
});

it('lists what may follow', () => {
  expect(ordersLike(en, 'level ')).toEqual(['level easy', 'level medium', 'level hard']);
});

async function open() {
  const screen = await testScreen();
  return {
    ...screen,
    write: (text: string) =>
      screen.press(...Array.from(text, (character) => (character === ' ' ? 'space' : character))),
  };
}

describe('the palette', () => {
  it('opens with a colon, completes and obeys', async () => {
    const screen = await open();
    await screen.press(':');
    await screen.write('le');
    expect(screen.text()).toContain(':le_  level');
    await screen.press('tab');
    await screen.write('ha');
    await screen.press('tab', 'enter');
    expect(screen.controller.ui().level).toBe('hard');
    expect(screen.text()).toContain('The computer plays at level hard now.');
    expect(screen.controller.ui().prompt).toBeUndefined();
  });

  it('plays a move, and answers questions', async () => {
    const screen = await open();
    await screen.press(':');
    await screen.write('b6a5');
    await screen.press('enter', ':');
    expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(2);
    await screen.write('fen');
    await screen.press('enter');
    expect(screen.text(120, 40)).toContain('B:W');
  });

  it('closes with Esc, and with Backspace when it is empty', async () => {
    const screen = await open();
    await screen.press(':', 'q', 'escape');
    expect(screen.controller.ui().prompt).toBeUndefined();
    await screen.press(':', 'q', 'backspace', 'backspace');
    expect(screen.controller.ui().prompt).toBeUndefined();
    expect(screen.done).toEqual([]);
  });

  it.each(['new marsian', 'hint hint', 'flip x', 'undo undo', 'names off', 'home now'])(
    'refuses what a command does not take: %s',
    async (line) => {
      const screen = await open();
      const before = screen.controller.ui();
      await screen.press(':');
      await screen.write(line);
      await screen.press('enter');
      const [word = '', rest = ''] = line.split(' ');
      expect(screen.text(120, 40)).toContain(`"${word}" takes nothing after it: "${rest}".`);
      const { session, screen: shown, preferences } = screen.controller.ui();
      expect({ session, shown, preferences }).toEqual({
        session: before.session,
        shown: before.screen,
        preferences: before.preferences,
      });
    },
  );

  it('refuses what it does not know', async () => {
    const screen = await open();
    await screen.press(':');
    await screen.write('dance');
    expect(screen.text()).toContain('no command begins like this');
    await screen.press('enter');
    expect(screen.text()).toContain('"dance" is not a command. The key ? lists them.');
  });
});

describe('files and the clipboard', () => {
  it('copies the position', async () => {
    const screen = await open();
    await screen.press('y');
    expect(screen.done[0]).toMatch(/^copy B:W/);
    expect(screen.text()).toMatch(/Copied:\s+B:W/);
  });

  it('saves under the name that is typed, and never over a file', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'dama-save-'));
    const file = path.join(folder, 'a game.pdn');
    const screen = await open();
    await screen.press('s');
    expect(screen.text()).toContain('Save as: russian.pdn_');
    await screen.press(...Array.from('russian.pdn', () => 'backspace'));
    await screen.write(file);
    await screen.press('enter');
    await vi.waitFor(() => expect(screen.text(200, 40)).toContain('Saved to'));
    expect(await readFile(file, 'utf8')).toContain('[GameType "25');
    await screen.press(':');
    await screen.write(`save ${file}`);
    await screen.press('enter');
    await vi.waitFor(() => expect(screen.text(200, 40)).toContain('exists already'));
  });
});
