import type { PlayStreams } from '../plain/options.ts';

const ENTER_SCREEN = '\u001B[?1049h\u001B[2J\u001B[H';
const LEAVE_SCREEN = '\u001B[?25h\u001B[?1049l';
/** Clears what a resized window may have left; Ink then draws anew. */
export const CLEAR_SCREEN = '\u001B[2J\u001B[H';

/** Signals that end the program; the terminal is put back before. */
const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** The terminal while the game has it: the alternate screen, and the way back. */
export interface Screen {
  /** Puts the terminal back as it was. Any number of times. */
  restore(): void;
  /** Gives the terminal to the shell until `fg`, then calls `onReturn`. */
  suspend(onReturn: () => void): void;
}

interface RawInput {
  readonly setRawMode?: (raw: boolean) => unknown;
}

/**
 * Takes the terminal: the alternate screen, which `restore` leaves again, and which no way out of the
 * program (end, signal, error) leaves behind. `onEnd` is called for a signal before the program
 * ends by it.
 */
export function openScreen(streams: PlayStreams, onEnd: () => void): Screen {
  const { output, error } = streams;
  const input = streams.input as RawInput;
  let isOpen = true;
  output.write(ENTER_SCREEN);

  function leave(): void {
    input.setRawMode?.(false);
    output.write(LEAVE_SCREEN);
  }

  function restore(): void {
    if (!isOpen) return;
    isOpen = false;
    process.off('exit', restore);
    process.off('uncaughtException', crash);
    for (const signal of ENDING_SIGNALS) process.off(signal, end);
    leave();
  }

  function end(signal: NodeJS.Signals): void {
    onEnd();
    restore();
    // With its handler gone the signal does what it always does, and the shell sees it.
    process.kill(process.pid, signal);
  }

  function crash(cause: unknown): void {
    restore();
    const message = cause instanceof Error ? cause.message : String(cause);
    error.write(`dama: ${message}\n`);
    process.exit(1);
  }

  process.on('exit', restore);
  process.on('uncaughtException', crash);
  for (const signal of ENDING_SIGNALS) process.on(signal, end);

  return {
    restore,
    suspend(onReturn) {
      if (!isOpen || process.platform === 'win32') return;
      leave();
      process.once('SIGCONT', () => {
        if (!isOpen) return;
        output.write(ENTER_SCREEN);
        input.setRawMode?.(true);
        onReturn();
      });
      // The whole group, as the terminal does it, so that a shell in between stops too.
      process.kill(0, 'SIGTSTP');
    },
  };
}
