import { Text, useInput, useStdout } from 'ink';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Controller } from './controller.ts';
import type { Hit } from './hits.ts';
import { createInputReader } from './input.ts';
import type { WindowSize } from './layout.ts';
import { CLEAR_SCREEN, sizeOf } from './terminal.ts';

/** Tells of changes; the version is another one after each. */
export interface Changes {
  readonly subscribe: (listener: () => void) => () => void;
  readonly version: () => number;
}

const NO_CHANGES: Changes = { subscribe: () => () => undefined, version: () => 0 };

export interface AppProps {
  readonly controller: Controller;
  /** The controller's state as the text of a whole screen. */
  readonly draw: (window: WindowSize) => string;
  /** What stands at a place of that screen; column and row count from 0. */
  readonly hitAt?: (window: WindowSize, column: number, row: number) => Hit | undefined;
  /** What changes the screen besides the controller's state. */
  readonly changes?: Changes;
  /** Instead of the window's own size, for tests. */
  readonly size?: WindowSize;
}

/** Between Ink and the controller: shows what is drawn and passes on the keys. Nothing else. */
export function App({ controller, draw, hitAt, changes = NO_CHANGES, size }: AppProps) {
  const ui = useSyncExternalStore(controller.subscribe, controller.ui);
  useSyncExternalStore(changes.subscribe, changes.version);
  const own = useWindowSize();
  const { columns, rows } = size ?? own;
  useEffect(() => {
    controller.resize({ columns, rows });
  }, [controller, columns, rows]);
  useCleanScreen(`${own.columns}x${own.rows} ${ui.redraws}`);
  const [read] = useState(createInputReader);
  useInput((input, key) => {
    for (const event of read(input, key)) {
      const hit =
        event.type === 'click' ? hitAt?.(size ?? own, event.column, event.row) : undefined;
      controller.receive(event, hit);
    }
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
