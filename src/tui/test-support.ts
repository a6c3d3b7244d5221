import { createController, type Controller, type ScreenActions } from './controller.ts';
import type { Opponent } from '../plain/opponent.ts';
import type { PlayOptions } from '../plain/options.ts';
import { firstMoveOpponent, optionsFor, type TestGame } from '../plain/test-support.ts';
import { createPaint } from './paint.ts';
import { screenLines } from './screens/screen.ts';

/** For tests only: a controller with a computer that answers at once, and what it was told to do. */
export interface TestScreen {
  readonly controller: Controller;
  readonly options: PlayOptions;
  readonly done: string[];
  /** Presses keys one after the other and lets the computer answer after each. */
  press(...keys: readonly string[]): Promise<void>;
  /** The screen as text without colours. */
  readonly text: (columns?: number, rows?: number) => string;
}

export async function testScreen(
  game: TestGame & Partial<PlayOptions> = {},
  opponent: Opponent = firstMoveOpponent(),
): Promise<TestScreen> {
  const options: PlayOptions = { ...(await optionsFor(game)), ...game };
  const done: string[] = [];
  const actions: ScreenActions = {
    quit: (code) => done.push(`quit ${code}`),
    suspend: () => done.push('suspend'),
  };
  const controller = createController(options, opponent, actions);
  await settled();
  return {
    controller,
    options,
    done,
    async press(...keys) {
      for (const key of keys) {
        controller.press(key);
        await settled();
      }
    },
    text: (columns = 80, rows = 24) => {
      const ui = controller.ui();
      const window = { columns, rows };
      const scene = { messages: ui.messages, color: 0, glyphs: 'unicode', window } as const;
      return createPaint(0)(screenLines(scene, ui));
    },
  };
}

/** Everything that was promised has happened. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
