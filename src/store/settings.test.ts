import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StoreContext } from './context.ts';
import {
  DEFAULT_SETTINGS,
  loadSettings,
  saveSettings,
  type LastGame,
  type Settings,
} from './settings.ts';
import { namesIn, storeIn, temporaryFolder } from './test-support.ts';

const LAST_GAME: LastGame = {
  variant: 'czech',
  setup: 'official',
  forcedCapture: false,
  side: 'random',
  opponent: 'computer',
  level: 'hard',
  strict: true,
};

const CHOSEN: Settings = {
  theme: 'high-contrast',
  glyphs: 'solid',
  language: 'tr',
  animation: false,
  showNumbers: false,
  showEvaluation: false,
  size: 'compact',
  showHints: false,
  mouse: false,
  keys: 'vim',
  bindings: { flip: ['F', 'ctrl+f'] },
  lastGame: LAST_GAME,
};

/** A store with these contents in its file of settings. */
async function storeWith(text?: string): Promise<{ store: StoreContext; file: string }> {
  const store = storeIn(await temporaryFolder());
  const file = path.join(store.places.config, 'settings.json');
  if (text !== undefined) {
    await mkdir(store.places.config);
    await writeFile(file, text);
  }
  return { store, file };
}

describe('loadSettings', () => {
  it('has defaults where nothing was chosen', async () => {
    const { store } = await storeWith();
    expect(await loadSettings(store)).toEqual({ settings: DEFAULT_SETTINGS, notices: [] });
    expect(await namesIn(store.places.config)).toEqual([]);
  });

  it('reads all that was saved', async () => {
    const { store } = await storeWith();
    expect(await saveSettings(store, CHOSEN)).toMatchObject({ ok: true, value: { notices: [] } });
    expect(await loadSettings(store)).toEqual({ settings: CHOSEN, notices: [] });
  });

  it.each([
    ['cut off', '{"theme": "wo'],
    ['empty', ''],
    ['a list', '[1]'],
    ['a word', 'null'],
    ['bytes', '\u0000\u0001\u0002'],
    ['far too long', `{"x": "${'x'.repeat(1_000_001)}"}`],
  ])('sets a damaged file aside: %s', async (_, text) => {
    const { store, file } = await storeWith(text);
    const movedTo = `${file}.damaged-20260105-142501`;
    expect(await loadSettings(store)).toEqual({
      settings: DEFAULT_SETTINGS,
      notices: [{ code: 'store.settings-set-aside', file, movedTo }],
    });
    expect(await readFile(movedTo, 'utf8')).toBe(text);
    expect(await namesIn(store.places.config)).toEqual([path.basename(movedTo)]);
  });

  it('keeps every damaged file', async () => {
    const { store, file } = await storeWith('one');
    await loadSettings(store);
    await writeFile(file, 'two');
    await loadSettings(store);
    expect(await namesIn(store.places.config)).toEqual([
      'settings.json.damaged-20260105-142501',
      'settings.json.damaged-20260105-142501-2',
    ]);
  });

  it.each([
    ['theme', 5],
    ['theme', '\u001b[31m'],
    ['glyphs', 'emoji'],
    ['language', 'de'],
    ['animation', 'yes'],
    ['showHints', 1],
    ['mouse', 'no'],
    ['keys', 'emacs'],
    ['lastGame', 'czech'],
    ['lastGame', { ...LAST_GAME, level: 'impossible' }],
    ['lastGame', { variant: 'czech' }],
  ])('passes over a value that cannot be: %s %j', async (key, value) => {
    const text = JSON.stringify({ ...CHOSEN, [key]: value });
    const { store, file } = await storeWith(text);
    const { settings, notices } = await loadSettings(store);
    expect(settings).toEqual({ ...CHOSEN, [key]: DEFAULT_SETTINGS[key as keyof Settings] });
    expect(notices).toEqual([{ code: 'store.setting-ignored', file, key }]);
    expect(await readFile(file, 'utf8')).toBe(text);
  });

  it('says nothing of null, a byte order mark, or keys of another version', async () => {
    const { store } = await storeWith('\ufeff{"schema": 2, "sound": true, "theme": null}');
    expect(await loadSettings(store)).toEqual({ settings: DEFAULT_SETTINGS, notices: [] });
  });

  it('takes the options of a game that older versions kept', async () => {
    const { strict, ...older } = LAST_GAME;
    const { store } = await storeWith(JSON.stringify({ lastGame: older }));
    expect((await loadSettings(store)).settings.lastGame).toEqual({
      ...LAST_GAME,
      strict: !strict,
    });
  });

  it('is not fooled by names that every object has', async () => {
    const { store } = await storeWith('{"__proto__": {"theme": "evil"}, "constructor": 1}');
    expect((await loadSettings(store)).settings.theme).toBeUndefined();
  });

  it('goes on without a file that cannot be read', async () => {
    const { store, file } = await storeWith();
    await mkdir(file, { recursive: true });
    expect(await loadSettings(store)).toEqual({
      settings: DEFAULT_SETTINGS,
      notices: [{ code: 'store.unreadable', file, error: { code: 'store.is-folder', file } }],
    });
  });
});

describe('saveSettings', () => {
  it('changes what it is told, and nothing else', async () => {
    const { store, file } = await storeWith('{"sound": [1], "theme": 5, "animation": false}');
    const saved = await saveSettings(store, { language: 'tr' });
    expect(saved).toMatchObject({ ok: true, value: { settings: { language: 'tr' } } });
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      schema: 1,
      sound: [1],
      theme: 5,
      animation: false,
      language: 'tr',
    });
  });

  it('forgets what is not chosen any more', async () => {
    const { store } = await storeWith();
    await saveSettings(store, CHOSEN);
    await saveSettings(store, { theme: undefined, lastGame: undefined });
    const { settings } = await loadSettings(store);
    expect(settings).toEqual({ ...CHOSEN, theme: undefined, lastGame: undefined });
  });

  it('lets two programs change different settings', async () => {
    const { store } = await storeWith();
    const other = { ...store, owner: 200 };
    await saveSettings(store, { theme: 'wood' });
    await saveSettings(other, { animation: false });
    expect((await loadSettings(store)).settings).toMatchObject({ theme: 'wood', animation: false });
  });

  it('sets a damaged file aside before it writes a new one', async () => {
    const { store, file } = await storeWith('{"theme":');
    const saved = await saveSettings(store, { theme: 'wood' });
    expect(saved).toMatchObject({
      ok: true,
      value: { notices: [{ code: 'store.settings-set-aside', file }] },
    });
    expect(await namesIn(store.places.config)).toEqual([
      'settings.json',
      'settings.json.damaged-20260105-142501',
    ]);
  });

  it('says why it cannot', async () => {
    const folder = await temporaryFolder();
    const store = storeIn(folder);
    await writeFile(store.places.config, 'a file in place of the folder');
    expect(await saveSettings(store, { theme: 'wood' })).toMatchObject({
      ok: false,
      error: { code: 'store.not-folder' },
    });
  });
});
