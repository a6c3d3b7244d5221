import { Text, useInput, useStdout } from 'ink';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Messages } from '../messages/index.ts';
import type { ColorLevel, Glyphs } from '../plain/options.ts';
import type { Controller } from './controller.ts';
import { keyNames } from './keys.ts';
import type { WindowSize } from './layout.ts';
import { createPaint } from './paint.ts';
import { screenLines } from './screens/screen.ts';
import { CLEAR_SCREEN } from './terminal.ts';

export interface AppProps {
  readonly controller: Controller;
  readonly messages: Messages;
  readonly color: ColorLevel;
  readonly glyphs: Glyphs;
  /** Instead of the window's own size, for tests. */
  readonly size?: WindowSize;
}

/** What a terminal has that does not tell. */
const USUAL_SIZE: WindowSize = { columns: 80, rows: 24 };

/** The screen: draws the controller's state and gives it the keys. All else happens there. */
export function App({ controller, messages, color, glyphs, size }: AppProps) {
  const ui = useSyncExternalStore(controller.subscribe, controller.ui);
  const own = useWindowSize();
  useCleanScreen(own, ui.redraws);
  const paint = useMemo(() => createPaint(color), [color]);
  useInput((input, key) => {
    for (const name of keyNames(input, key)) controller.press(name);
  });
  const scene = { messages, color, glyphs, window: size ?? own };
  return <Text wrap="truncate">{paint(screenLines(scene, ui))}</Text>;
}

/** The size of the window, as it changes. */
function useWindowSize(): WindowSize {
  const { stdout } = useStdout();
  const [size, setSize] = useState(() => sizeOf(stdout));
  useEffect(() => {
    const resized = (): void => setSize(sizeOf(stdout));
    stdout.on('resize', resized);
    return () => {
      stdout.off('resize', resized);
    };
  }, [stdout]);
  return size;
}

/**
 * Wipes the screen when the window changes, and when somebody asks: a narrower window has wrapped
 * the old lines, and other programs may have written between them. Ink knows of neither.
 */
function useCleanScreen({ columns, rows }: WindowSize, redraws: number): void {
  const { stdout, write } = useStdout();
  useEffect(() => {
    if (stdout.isTTY) write(CLEAR_SCREEN);
  }, [stdout, write, columns, rows, redraws]);
}

function sizeOf(stdout: NodeJS.WriteStream): WindowSize {
  // A terminal that is not asked, or a pipe, has no columns, or none that mean anything.
  return {
    columns: stdout.columns || USUAL_SIZE.columns,
    rows: stdout.rows || USUAL_SIZE.rows,
  };
}
