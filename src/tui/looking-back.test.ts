import { expect, it } from 'vitest';
import { VARIANT_NAMES } from '../rules/types.ts';
import { testScreen } from './test-support.ts';

it('says that hints and the evaluation are of the current position', async () => {
  const screen = await testScreen();
  await screen.press('b', '6', 'a', '5', 'enter', 'z', '[', 'i');
  expect(screen.controller.ui().hint).toBeUndefined();
  expect(screen.text(120, 40)).toContain('Hints are for the current position');
  expect(screen.text(120, 40)).toContain('Eval now ');
  await screen.press('end');
  expect(screen.text(120, 40)).not.toContain('Eval now ');
});

it.each(['en', 'tr'] as const)(
  'tells of each game what it is known for, in %s',
  async (language) => {
    const screen = await testScreen({ chooseGame: true, language });
    await screen.press('1');
    const seen = new Set<string>();
    for (const name of VARIANT_NAMES) {
      const { messages, picker } = screen.controller.ui();
      const flat = screen.text(60, 30).replace(/\s+/g, ' ');
      expect(flat).toContain(messages.tui.setup.about[picker.choices.game]);
      seen.add(picker.choices.game);
      await screen.press('right');
      expect(name).toBeDefined();
    }
    expect(seen.size).toBe(VARIANT_NAMES.length);
  },
);
