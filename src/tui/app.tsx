import { Text, useInput, useStdout } from 'ink';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Controller } from './controller.ts';
import { keyNames } from './keys.ts';
import type { WindowSize } from './layout.ts';
import { CLEAR_SCREEN, sizeOf } from './terminal.ts';

export interface AppProps {
  readonly controller: Controller;
  /** The controller's state as the text of a whole screen. */
  readonly draw: (window: WindowSize) => string;
  /** Instead of the window's own size, for tests. */
  readonly size?: WindowSize;
}

/** Between Ink and the controller: shows what is drawn and passes on the keys. Nothing else. */
export function App({ controller, draw, size }: AppProps) {
  const ui = useSyncExternalStore(controller.subscribe, controller.ui);
  const own = useWindowSize();
  useCleanScreen(`${own.columns}x${own.rows} ${ui.redraws}`);
  useInput((input, key) => {
    for (const name of keyNames(input, key)) controller.press(name);
  });
  return <Text wrap="truncate">{draw(size ?? own)}</Text>;
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
 * Wipes the screen whenever `occasion` changes: a narrower window has wrapped the old lines, and
 * other programs may have written between them. Ink knows of neither.
 */
function useCleanScreen(occasion: string): void {
  const { stdout, write } = useStdout();
  const cleaned = useRef(occasion);
  useEffect(() => {
    if (cleaned.current === occasion) return;
    cleaned.current = occasion;
    if (stdout.isTTY) write(CLEAR_SCREEN);
  }, [stdout, write, occasion]);
}
