import { PassThrough, type Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import type { ColorLevel, Glyphs } from '../plain/options.ts';
import { ASK_BACKGROUND, ASK_CURSOR, createReplyFilter, isDark, type Reply } from './replies.ts';

/** What the terminal can show: guessed at first, and corrected by what it says. */
export interface Terminal {
  /** How pieces are drawn where nobody chose. */
  readonly glyphs: Glyphs;
  readonly isDark: boolean;
  /** The Linux console, with colours of its own. */
  readonly isConsole: boolean;
}

/** What has to be known before a terminal is asked. */
export interface ProbeNeeds {
  /** What locale and name of the terminal let hope for. */
  readonly guess: Glyphs;
  /** Whether anybody wants to know; a person who chose has answered already. */
  readonly isOpen: boolean;
  readonly color: ColorLevel;
  /** `TERM`. */
  readonly name: string | undefined;
}

/** A terminal that has not said in this time how wide a piece is gets letters. */
export const PATIENCE_MS = 150;
/** A key that begins like a reply waits so long for the rest of one. */
const KEPT_MS = 30;
/** For so long after the question a beginning may be that of a reply. */
const EXPECTING_MS = 2000;

/** The piece whose width is asked for. */
const PIECE = '●';
const HOME = '\u001B[H';

/** The conversation with a terminal about itself. */
export interface Probe {
  /** What to write before the first screen, which then covers what it leaves. */
  readonly question: string;
  /** The input without replies; to be read instead of the terminal's own. */
  readonly input: Readable;
  readonly terminal: () => Terminal;
  /** From now on the patience is counted: before, nobody could have read an answer. */
  readonly wait: () => void;
  readonly close: () => void;
}

/** Prepares to ask. `onChange` tells that the answer differs from the guess. */
export function createProbe(source: Readable, needs: ProbeNeeds, onChange: () => void): Probe {
  const asked = questionsFor(needs);
  let terminal: Terminal = {
    glyphs: needs.guess,
    isDark: false,
    isConsole: needs.name === 'linux',
  };
  let isWaiting = asked.cursor;
  let isExpecting = asked.cursor || asked.background;
  const timers = new Set<NodeJS.Timeout>();

  function set(next: Partial<Terminal>): void {
    const before = terminal;
    terminal = { ...terminal, ...next };
    if (before.glyphs !== terminal.glyphs || before.isDark !== terminal.isDark) onChange();
  }

  function after(milliseconds: number, then: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      then();
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  }

  function hear(reply: Reply): void {
    if (reply.kind === 'background') set({ isDark: isDark(reply.rgb) });
    else if (asked.cursor) {
      isWaiting = false;
      // The piece stood in the first column: one wide, and the cursor is in the second.
      set({ glyphs: reply.column === 2 ? needs.guess : 'ascii' });
    }
  }

  const input = createFilteredInput(source, hear, () => isExpecting, after);
  return {
    question:
      (asked.background ? ASK_BACKGROUND : '') +
      (asked.cursor ? `${HOME}${PIECE}${ASK_CURSOR}${HOME}` : ''),
    input: input.stream,
    terminal: () => terminal,
    wait() {
      after(EXPECTING_MS, () => {
        isExpecting = false;
      });
      // An answer may have come while the program was busy: it is read before the time is up.
      after(PATIENCE_MS, () => {
        setImmediate(() => {
          if (isWaiting) set({ glyphs: 'ascii' });
        });
      });
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
      input.close();
    },
  };
}

/** What is worth asking. The Linux console knows no OSC, and would print the rest of it. */
function questionsFor({ guess, isOpen, color, name }: ProbeNeeds) {
  const canAnswer = name !== 'linux' && name !== 'dumb';
  return {
    cursor: isOpen && guess === 'unicode' && canAnswer,
    // Only without colours does the background decide how pieces are drawn.
    background: color === 0 && canAnswer,
  };
}

/** What Ink asks of an input besides being read. */
interface TerminalInput {
  readonly isTTY?: boolean;
  readonly setRawMode?: (raw: boolean) => unknown;
  readonly ref?: () => unknown;
  readonly unref?: () => unknown;
}

/** A stream of what is typed, without replies. */
function createFilteredInput(
  source: Readable,
  onReply: (reply: Reply) => void,
  isExpecting: () => boolean,
  after: (milliseconds: number, then: () => void) => void,
) {
  const terminal = source as TerminalInput;
  const decoder = new StringDecoder('utf8');
  const filter = createReplyFilter(onReply, isExpecting);
  const passed = new PassThrough();
  let heard = 0;

  function pass(text: string): void {
    if (text !== '') passed.write(text);
  }

  function read(chunk: Buffer | string): void {
    heard += 1;
    const now = heard;
    pass(filter.push(typeof chunk === 'string' ? chunk : decoder.write(chunk)));
    after(KEPT_MS, () => {
      if (heard === now) pass(filter.flush());
    });
  }

  const end = (): void => void passed.end();
  source.on('data', read);
  source.on('end', end);
  return {
    stream: Object.assign(passed, {
      isTTY: terminal.isTTY,
      setRawMode: (raw: boolean) => terminal.setRawMode?.(raw),
      ref: () => terminal.ref?.(),
      unref: () => terminal.unref?.(),
    }),
    close() {
      source.off('data', read);
      source.off('end', end);
      source.pause();
    },
  };
}
