import { describe, expect, it, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../store/settings.ts';
import { type Bindings, keymapFor } from './bindings.ts';
import { commandOf, KEYMAP } from './keymap.ts';
import { testScreen } from './test-support.ts';

describe('vim', () => {
  it('moves the cursor with hjkl and begins a move with a dot', async () => {
    const screen = await testScreen({ settings: { ...DEFAULT_SETTINGS, keys: 'vim' } });
    await screen.press('h', 'j', 'k', 'l');
    expect(screen.controller.ui().selection.cursor).toBeDefined();
    expect(screen.controller.ui().typed).toBe('');
    await screen.press('escape', '.', 'h', '6');
    expect(screen.controller.ui().typed).toBe('.h6');
    expect(screen.text()).toContain('h6-g5');
    await screen.press('enter');
    expect(screen.controller.ui().session.game.at).toBe(2);
  });

  it('is not on unless somebody wants it', () => {
    expect(commandOf('game', 'j')).toBeUndefined();
  });
});

test.each<[string, Bindings, unknown]>([
  ['another key', { flip: ['F'] }, []],
  ['several', { flip: ['F', 'ctrl+f'], names: ['v'] }, []],
  [
    'a key that is taken',
    { flip: ['u'] },
    [{ code: 'keys.conflict', key: 'u', commands: ['undo', 'flip'] }],
  ],
  [
    'a key that types moves',
    { flip: ['c'] },
    [{ code: 'keys.reserved', key: 'c', command: 'flip' }],
  ],
  [
    'a key that is none',
    { flip: ['F13x'] },
    [{ code: 'keys.unknown-key', key: 'F13x', command: 'flip' }],
  ],
  ['no command', { dance: ['x'] }, [{ code: 'keys.unknown-command', command: 'dance' }]],
  ['a way out', { interrupt: ['x'] }, [{ code: 'keys.unknown-command', command: 'interrupt' }]],
])('%s', (_, bindings, faults) => {
  expect(keymapFor('usual', bindings).faults).toEqual(faults);
});

it('leaves out what cannot be, and keeps the rest', () => {
  const { rows } = keymapFor('usual', { flip: ['F'], names: ['u'] });
  expect(commandOf('game', 'F', rows)).toBe('flip');
  expect(commandOf('game', 'v', rows)).toBeUndefined();
  expect(commandOf('game', 'n', rows)).toBe('names');
});

it('says at the start which keys are not used', async () => {
  const screen = await testScreen({
    settings: { ...DEFAULT_SETTINGS, bindings: { flip: ['u'] } },
  });
  expect(screen.text()).toContain('Key u cannot be for both "undo" and "flip"');
});

it('is the usual one without wishes', () => {
  expect(keymapFor('usual', {}).rows).toBe(KEYMAP);
});
