import { expect, test } from 'vitest';
import { positionOf } from '../game/test-support.ts';
import { testScreen } from './test-support.ts';

/** Three kings against one, off the long diagonal: the ending counts, and the moves without progress. */
const ENDING = positionOf('russian', 'W:WKc1,Ke1,Kg1:BKb8');

test.each([
  ['en', 'Draw, this ending: ', 'Draw, no progress: '],
  ['tr', 'Beraberlik, oyun sonu: ', 'Beraberlik, ilerleme yok: '],
] as const)(
  'every counter that runs is shown by its own name, in %s',
  async (language, ...names) => {
    const screen = await testScreen({
      variant: 'russian',
      setup: 'official',
      humanColor: 'both',
      start: ENDING,
      language,
    });
    for (let plies = 0; plies < 8; plies += 1) await screen.press('tab', 'enter', 'tab', 'enter');
    for (const name of names) expect(screen.text(120, 40)).toContain(name);
  },
);
