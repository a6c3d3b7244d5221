import { expect, it } from 'vitest';
import { resolvePlaces } from './places.ts';

const LINUX = { platform: 'linux', home: '/home/ada' };

it.each([
  ['by XDG', LINUX, {}, '/home/ada/.config/dama', '/home/ada/.local/share/dama'],
  [
    "by XDG's variables",
    LINUX,
    { XDG_CONFIG_HOME: '/c', XDG_DATA_HOME: '/d' },
    '/c/dama',
    '/d/dama',
  ],
  [
    'by XDG, which wants absolute paths',
    LINUX,
    { XDG_CONFIG_HOME: 'c', XDG_DATA_HOME: '' },
    '/home/ada/.config/dama',
    '/home/ada/.local/share/dama',
  ],
  [
    'on a system nobody has heard of',
    { platform: 'haiku', home: '/home/ada' },
    {},
    '/home/ada/.config/dama',
    '/home/ada/.local/share/dama',
  ],
  [
    'on macOS',
    { platform: 'darwin', home: '/Users/ada' },
    { XDG_CONFIG_HOME: '/c' },
    '/Users/ada/Library/Preferences/dama',
    '/Users/ada/Library/Application Support/dama',
  ],
  [
    'on Windows',
    { platform: 'win32', home: 'C:\\Users\\ada' },
    { APPDATA: 'D:\\Roaming' },
    'D:\\Roaming\\dama',
    'C:\\Users\\ada\\AppData\\Local\\dama',
  ],
  [
    "by this program's own variables",
    { platform: 'linux', home: undefined },
    { DAMA_CONFIG_DIR: '/mine/c', DAMA_DATA_DIR: '/mine/d', XDG_DATA_HOME: '/d' },
    '/mine/c',
    '/mine/d',
  ],
])('finds the folders %s', (_, { platform, home }, env, config, data) => {
  expect(resolvePlaces({ env, platform, home })).toEqual({ ok: true, value: { config, data } });
});

it.each([
  ['nobody', undefined, {}],
  ['half a home', undefined, { DAMA_CONFIG_DIR: '/c' }],
  ['no real home', '', {}],
])('says so when there are none: %s', (_, home, env) => {
  expect(resolvePlaces({ env, platform: 'linux', home })).toEqual({
    ok: false,
    error: { code: 'store.no-home' },
  });
});
