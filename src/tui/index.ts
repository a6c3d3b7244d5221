import { createOpponent } from '../plain/engine-opponent.ts';
import { resolveGlyphs } from '../plain/glyphs.ts';
import type { Opponent } from '../plain/opponent.ts';
import type { PlayOptions } from '../plain/options.ts';
import { type Controller, createController } from './controller.ts';
import type { AppProps } from './app.tsx';
import type { WindowSize } from './layout.ts';
import { hitAt } from './hits.ts';
import { createPaint, type StyledLine } from './paint.ts';
import { screenLines } from './screens/screen.ts';
import { openScreen, sizeOf } from './terminal.ts';

/**
 * Plays on the whole terminal, which must be one (input and output both), until somebody quits.
 *
 * @returns the exit code: 0, or 130 after Ctrl+C
 */
export async function runTui(
  options: PlayOptions,
  opponent: Opponent = createOpponent(options.seed),
): Promise<number> {
  const ending = new Ending();
  const screen = openScreen(options.streams, ending.end);
  const controller = createController(options, opponent, {
    quit: ending.end,
    suspend: () => screen.suspend(() => controller.press('ctrl+l')),
  });
  const { draw, hitAt } = createView(options, controller);
  try {
    // Ink takes longer to load than all the rest: the first screen does not wait for it.
    const show = (): string => draw(sizeOf(options.streams.output));
    const first = show();
    screen.showFirst(first);
    const { mount } = await import('./mount.tsx');
    if (ending.code === undefined) {
      // Ink writes over the first screen, and only where it has something to write.
      if (show() !== first) screen.clear();
      const app = mount(options.streams, { controller, draw, hitAt });
      ending.onEnd = app.unmount;
      await app.ended;
    }
  } finally {
    screen.restore();
    await controller.close();
  }
  return ending.code ?? 0;
}

/** Draws what the controller holds, for a window of any size, and tells what stands where. */
function createView(
  options: PlayOptions,
  controller: Controller,
): Required<Pick<AppProps, 'draw' | 'hitAt'>> {
  const { color } = options;
  const automatic = resolveGlyphs(undefined, process.env, process.platform);
  const paint = createPaint(color);
  const linesIn = (window: WindowSize): readonly StyledLine[] => {
    const ui = controller.ui();
    const { messages, preferences } = ui;
    const glyphs = preferences.glyphs === 'auto' ? automatic : preferences.glyphs;
    return screenLines({ messages, color, glyphs, window }, ui);
  };
  return {
    draw: (window) => paint(linesIn(window)),
    hitAt: (window, column, row) => hitAt(linesIn(window), column, row),
  };
}

/** Whether and how the game is to end, which may be known before there is an app to end. */
class Ending {
  code: number | undefined;
  onEnd: (() => void) | undefined;
  readonly end = (code: number): void => {
    this.code ??= code;
    this.onEnd?.();
  };
}
