import { expect, test } from 'vitest';
import { testScreen } from './test-support.ts';

/** The help in a window of some size, and what its screen shows. */
async function openHelp(columns: number, rows: number) {
  const screen = await testScreen();
  screen.controller.resize({ columns, rows });
  await screen.press('?');
  return {
    press: (...keys: readonly string[]) => screen.press(...keys),
    text: () => screen.text(columns, rows),
  };
}

const times = (count: number, key: string): readonly string[] => Array<string>(count).fill(key);

test.each([
  [80, 24],
  [48, 14],
  [24, 13],
  [120, 30],
])('the help goes no further than its end at %i x %i', async (columns, rows) => {
  const help = await openHelp(columns, rows);
  const top = help.text();
  await help.press(...times(30, 'pagedown'), 'down', 'down');
  const bottom = help.text();
  expect(bottom).toContain('Up: back');
  await help.press('up');
  // Not only after as many presses as were too many.
  expect(help.text()).toContain('Down: more');
  await help.press('down');
  expect(help.text()).toBe(bottom);
  await help.press(...times(60, 'pageup'));
  expect(help.text()).toBe(top);
});

test('the help is turned by pages', async () => {
  const help = await openHelp(80, 24);
  const top = help.text();
  await help.press('pagedown');
  const last = top.split('\n').findLast((line) => /^\S.* {2}/.test(line)) ?? '-';
  expect(help.text()).not.toBe(top);
  expect(help.text()).toContain(last);
  await help.press('pageup');
  expect(help.text()).toBe(top);
});

test('a list that fits is not scrolled', async () => {
  const screen = await testScreen();
  await screen.press('m');
  const before = screen.text();
  await screen.press('down', 'pagedown');
  expect(screen.text()).toBe(before);
});
