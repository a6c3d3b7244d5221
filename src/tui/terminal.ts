import type { PlayStreams } from '../plain/options.ts';
import type { WindowSize } from './layout.ts';

/** Clicks and the wheel as SGR reports. */
const MOUSE_ON = '\u001B[?1000h\u001B[?1006h';
const MOUSE_OFF = '\u001B[?1006l\u001B[?1000l';
/** Pasted text in brackets, so that it is not taken for keys. */
const PASTE_ON = '\u001B[?2004h';
const PASTE_OFF = '\u001B[?2004l';
const ENTER_SCREEN = `\u001B[?1049h\u001B[2J\u001B[H${PASTE_ON}`;
const LEAVE_SCREEN = `${PASTE_OFF}${MOUSE_OFF}\u001B[?25h\u001B[?1049l`;
/** Clears what a resized window may have left; Ink then draws anew. */
export const CLEAR_SCREEN = '\u001B[2J\u001B[H';

/** What asks a terminal to put text into the clipboard (OSC 52); those that do not know it ignore it. */
export function copySequence(text: string): string {
  return `\u001B]52;c;${Buffer.from(text).toString('base64')}\u0007`;
}

const TO_TOP = '\u001B[H';
const HIDE_CURSOR = '\u001B[?25l';

/** What a terminal has that does not tell. */
const USUAL_SIZE: WindowSize = { columns: 80, rows: 24 };

/** The size of a terminal; one that does not tell, or says 0, is taken for a usual one. */
export function sizeOf(output: PlayStreams['output']): WindowSize {
  return {
    columns: output.columns || USUAL_SIZE.columns,
    rows: output.rows || USUAL_SIZE.rows,
  };
}

/**
 * Signals that end the program; the terminal is put back before. Listening for one that a system
 * does not have does nothing: SIGQUIT is not on Windows, SIGBREAK only there.
 */
const ENDING_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGABRT', 'SIGBREAK'] as const;
/** What opens Node's debugger, which would write over the screen. */
const DEBUGGER_SIGNAL = 'SIGUSR1';

function ignore(): void {
  // Taking a signal is all that keeps it from doing what it does.
}

/** The terminal while the game has it: the alternate screen, and the way back. */
export interface Screen {
  /**
   * Shows a screen before there is anybody to draw another; the next one overwrites it. It covers
   * what a question to the terminal leaves.
   */
  showFirst(text: string, question?: string): void;
  clear(): void;
  /** Whether clicks come to the program, or go on selecting text. */
  listenToMouse(on: boolean): void;
  /** Puts the terminal back as it was. Any number of times. */
  restore(): void;
  /** Gives the terminal to the shell until `fg`. */
  suspend(): void;
  /** Calls back whenever the terminal is the program's again after a pause, however that began. */
  onReturn(listener: () => void): void;
  /** Asks for the size of the window: a stopped program is not told when it changes. */
  measure(): void;
}

/** The exit code nobody will see where the signal itself ends the program. */
const SIGNALLED = 1;

interface RawInput {
  readonly setRawMode?: (raw: boolean) => unknown;
}

/** How Node's own handler of SIGWINCH asks; `resize` is told where the answer is another one. */
interface Measured {
  readonly _refreshSize?: () => void;
}

/**
 * Takes the terminal: the alternate screen, which `restore` leaves again, and which no way out of the
 * program (end, signal, error) leaves behind. `onEnd` is called for a signal before the program
 * ends by it.
 */
export function openScreen(
  streams: PlayStreams,
  onEnd: (code: number) => void,
  platform: NodeJS.Platform = process.platform,
): Screen {
  const { output } = streams;
  const input = streams.input as RawInput;
  let isOpen = true;
  let hasMouse = false;
  let tellReturn = (): void => undefined;
  // From now on, so that keys pressed early are neither shown nor lost.
  input.setRawMode?.(true);
  output.write(ENTER_SCREEN);

  function leave(): void {
    input.setRawMode?.(false);
    output.write(LEAVE_SCREEN);
  }

  function restore(): void {
    if (!isOpen) return;
    isOpen = false;
    process.off('exit', restore);
    process.off('uncaughtException', restore);
    process.off('unhandledRejection', restore);
    for (const signal of ENDING_SIGNALS) process.off(signal, end);
    process.off('SIGCONT', retake);
    process.off(DEBUGGER_SIGNAL, ignore);
    leave();
  }

  /** After `fg`. Whoever was stopped from outside has left nothing, and the shell has changed all. */
  function retake(): void {
    // What is raw already would not be made raw again, although the shell has undone it.
    input.setRawMode?.(false);
    input.setRawMode?.(true);
    output.write(ENTER_SCREEN + (hasMouse ? MOUSE_ON : ''));
    measure();
    tellReturn();
  }

  function measure(): void {
    (output as Measured)._refreshSize?.();
  }

  function end(signal: NodeJS.Signals): void {
    onEnd(SIGNALLED);
    restore();
    // Windows knows hardly any signal that a program could send.
    if (platform === 'win32') process.exit(SIGNALLED);
    // With its handler gone the signal does what it always does, and the shell sees it.
    process.kill(process.pid, signal);
  }

  process.on('exit', restore);
  // `main` tells errors that nothing has caught, and ends the program. Before that: on the screen
  // that is left nobody could read it.
  process.prependListener('uncaughtException', restore);
  process.prependListener('unhandledRejection', restore);
  for (const signal of ENDING_SIGNALS) process.on(signal, end);
  process.on('SIGCONT', retake);
  process.on(DEBUGGER_SIGNAL, ignore);

  return {
    restore,
    clear: () => output.write(CLEAR_SCREEN),
    listenToMouse(on) {
      if (on === hasMouse || !isOpen) return;
      hasMouse = on;
      output.write(on ? MOUSE_ON : MOUSE_OFF);
    },
    showFirst(text, question = '') {
      // Line by line, because raw mode does not return the carriage everywhere.
      output.write(`${HIDE_CURSOR}${question}${text.replaceAll('\n', '\r\n')}${TO_TOP}`);
    },
    measure,
    onReturn(listener) {
      tellReturn = listener;
    },
    suspend() {
      if (!isOpen || platform === 'win32') return;
      leave();
      // The whole group, as the terminal does it, so that a shell in between stops too.
      process.kill(0, 'SIGTSTP');
    },
  };
}
