import { expect, test } from 'vitest';
import { resolveGlyphs } from './glyphs.ts';

test.each([
  ['solid', { LANG: 'C' }, 'linux', 'solid'],
  [undefined, {}, 'linux', 'unicode'],
  [undefined, { LANG: 'tr_TR.UTF-8' }, 'linux', 'unicode'],
  [undefined, { LANG: 'en_US.utf8' }, 'linux', 'unicode'],
  [undefined, { LANG: 'C' }, 'linux', 'ascii'],
  [undefined, { LANG: 'en_US.ISO-8859-1' }, 'linux', 'ascii'],
  [undefined, { LC_ALL: 'C', LANG: 'en_US.UTF-8' }, 'linux', 'ascii'],
  [undefined, { LC_ALL: '', LANG: 'en_US.UTF-8' }, 'linux', 'unicode'],
  [undefined, { TERM: 'linux', LANG: 'en_US.UTF-8' }, 'linux', 'ascii'],
  [undefined, { LANG: 'C' }, 'win32', 'unicode'],
] as const)('%s in %j on %s is %s', (wanted, env, platform, glyphs) => {
  expect(resolveGlyphs(wanted, env, platform)).toBe(glyphs);
});
