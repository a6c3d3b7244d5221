import { describe, expect, it, test } from 'vitest';
import { testScreen } from './test-support.ts';

const lastLine = (text: string): string => text.split('\n').at(-1) ?? '';

describe('the key bar', () => {
  test.each([
    ['en', 'Enter play  ? help'],
    ['tr', 'Enter oyna'],
  ] as const)('keeps Enter in the smallest window, in %s', async (language, keys) => {
    const screen = await testScreen({ language });
    await screen.press('tab');
    expect(screen.text(24, 13)).toContain(keys);
  });

  it('says where Esc leads', async () => {
    const screen = await testScreen();
    expect(lastLine(screen.text())).toContain('Esc menu');
    await screen.press('tab');
    expect(lastLine(screen.text())).toContain('Esc back');
    await screen.press('escape');
    expect(lastLine(screen.text())).toContain('Esc menu');
  });

  it('offers no more of a window that shows all it has', async () => {
    const screen = await testScreen();
    await screen.press('m');
    expect(screen.text(120, 40)).toContain('Legal moves');
    expect(screen.text(120, 40)).not.toContain('more');
  });
});

describe('a window with more text than fits', () => {
  test.each([[true], [false]])('says how to go on, from the menu: %s', async (chooseGame) => {
    const screen = await testScreen({ chooseGame });
    await screen.press('?');
    expect(screen.text(80, 24)).toMatch(/Down: more \(\d+ of \d+\); Esc: close/);
    await screen.press(...Array<string>(9).fill('pagedown'));
    expect(screen.text(80, 24)).toMatch(/Up: back \((\d+) of \1\); Esc: close/);
  });
});
