import { describe, expect, it, test } from 'vitest';
import type { Key } from 'ink';
import { type KeyContext, UI_COMMANDS } from './commands.ts';
import { commandOf, KEYMAP } from './keymap.ts';
import { beginsMove, keyNames, moveCharacter } from './keys.ts';

const CONTEXTS: readonly KeyContext[] = ['setup', 'game', 'typing', 'overlay', 'question'];

describe('KEYMAP', () => {
  it.each(CONTEXTS)('binds no key twice in %s', (context) => {
    const keys = KEYMAP.filter(({ contexts }) => contexts.includes(context)).flatMap(
      ({ keys }) => keys,
    );
    expect(keys).toEqual([...new Set(keys)]);
  });

  it('leaves what types a move alone', () => {
    const bound = KEYMAP.filter(({ contexts }) => contexts.includes('game')).flatMap(
      ({ keys }) => keys,
    );
    expect(bound.filter((key) => beginsMove(key))).toEqual([]);
    const typing = KEYMAP.filter(({ contexts }) => contexts.includes('typing')).flatMap(
      ({ keys }) => keys,
    );
    expect(typing.filter((key) => moveCharacter(key) !== undefined)).toEqual([]);
  });

  it('reaches every command', () => {
    expect(new Set(KEYMAP.map(({ command }) => command))).toEqual(new Set(UI_COMMANDS));
  });

  it.each(CONTEXTS)('always lets people out of %s', (context) => {
    expect(commandOf(context, 'ctrl+c')).toBe('interrupt');
  });
});

const NO_KEY = Object.fromEntries(
  [
    'upArrow downArrow leftArrow rightArrow pageUp pageDown home end return escape ctrl shift tab',
    'backspace delete meta super hyper capsLock numLock',
  ]
    .join(' ')
    .split(' ')
    .map((name) => [name, false]),
) as unknown as Key;

test.each<[string, Partial<Key>, readonly string[]]>([
  ['', { upArrow: true }, ['up']],
  ['', { return: true }, ['enter']],
  ['', { tab: true }, ['tab']],
  ['', { tab: true, shift: true }, ['shift+tab']],
  ['', { delete: true }, ['backspace']],
  ['', { backspace: true }, ['backspace']],
  ['', { escape: true, meta: true }, ['escape']],
  ['c', { ctrl: true }, ['ctrl+c']],
  ['x', { meta: true }, []],
  ['D', { shift: true }, ['D']],
  [' ', {}, ['space']],
  ['32-28\r', {}, ['3', '2', '-', '2', '8', 'enter']],
  ['\n', {}, ['enter']],
  ['\u0007', {}, []],
])('%j with %j is %j', (input, flags, names) => {
  expect(keyNames(input, { ...NO_KEY, ...flags })).toEqual(names);
});
