import { render } from 'ink';
import { createOpponent } from '../plain/engine-opponent.ts';
import { resolveGlyphs } from '../plain/glyphs.ts';
import type { Opponent } from '../plain/opponent.ts';
import type { PlayOptions } from '../plain/options.ts';
import { App } from './app.tsx';
import { createController } from './controller.ts';
import { openScreen } from './terminal.ts';

/**
 * Plays on the whole terminal, which must be one (input and output both), until somebody quits.
 *
 * @returns the exit code: 0, or 130 after Ctrl+C
 */
export async function runTui(
  options: PlayOptions,
  opponent: Opponent = createOpponent(options.seed),
): Promise<number> {
  const { input, output, error } = options.streams;
  const stdout = output as unknown as NodeJS.WriteStream;
  let code = 0;
  const screen = openScreen(options.streams, () => instance.unmount());
  const controller = createController(options, opponent, {
    quit(exitCode) {
      code = exitCode;
      instance.unmount();
    },
    suspend: () => screen.suspend(() => controller.press('ctrl+l')),
  });
  const instance = render(
    <App
      controller={controller}
      messages={options.messages}
      color={options.color}
      glyphs={resolveGlyphs(options.glyphs, process.env, process.platform)}
    />,
    {
      stdin: input as unknown as NodeJS.ReadStream,
      stdout,
      stderr: error as unknown as NodeJS.WriteStream,
      exitOnCtrlC: false,
    },
  );
  try {
    await instance.waitUntilExit();
  } finally {
    screen.restore();
    await controller.close();
  }
  return code;
}
