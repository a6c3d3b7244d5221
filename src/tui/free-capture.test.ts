import { describe, expect, it, test } from 'vitest';
import { loadSettings } from '../store/settings.ts';
import { storeIn, temporaryFolder } from '../store/test-support.ts';
import { testScreen } from './test-support.ts';

const TOLD = { en: 'Capturing is not forced.', tr: 'Yemek zorunlu değil.' } as const;

/** Keys from the menu to the field of the panel that says whether captures are forced. */
const TO_CAPTURE = ['1', 'down', 'down'] as const;

describe('free capture', () => {
  test.each(['en', 'tr'] as const)(
    'is told when a game begins, and stays in sight: %s',
    async (language) => {
      const screen = await testScreen({ chooseGame: true, language });
      await screen.press(...TO_CAPTURE, 'right', 'enter');
      expect(screen.text(30, 14).replace(/\s+/g, ' ')).toContain(TOLD[language]);
      await screen.press('b', '6', 'a', '5', 'enter');
      expect(screen.text()).toContain(TOLD[language]);
    },
  );

  it('is told of a game from the command line', async () => {
    const screen = await testScreen({ forcedCapture: false });
    expect(screen.text(30, 14).replace(/\s+/g, ' ')).toContain(TOLD.en);
  });

  it('is chosen for one game, not for the next', async () => {
    const screen = await testScreen({ chooseGame: true });
    await screen.press(...TO_CAPTURE, 'right', 'up', 'up', 'right');
    expect(screen.controller.ui().picker.choices.capture).toBe('forced');
  });

  it('is told again where it was remembered', async () => {
    const store = storeIn(await temporaryFolder());
    const first = await testScreen({ chooseGame: true, store });
    await first.press(...TO_CAPTURE, 'right', 'enter');
    await first.controller.close();
    const { settings } = await loadSettings(store);
    const second = await testScreen({ chooseGame: true, store, settings });
    await second.press('1', 'enter');
    expect(second.text()).toContain(TOLD.en);
    await second.controller.close();
  });
});
