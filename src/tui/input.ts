import type { Key } from 'ink';
import { keyNames } from './keys.ts';

/** What comes from the terminal, once it is understood. */
export type InputEvent =
  | { readonly type: 'key'; readonly name: string }
  /** `column` and `row` count from 0, from the window's top left corner. */
  | {
      readonly type: 'click';
      readonly column: number;
      readonly row: number;
    }
  | { readonly type: 'wheel'; readonly by: 1 | -1 }
  /** The first line of pasted text. Never keys: nobody knows what is in it. */
  | { readonly type: 'paste'; readonly text: string };

/** Reads the events of Ink, which come one by one. Keeps what spreads over several. */
export type InputReader = (input: string, key: Key) => readonly InputEvent[];

const PASTE_BEGINS = '[200~';
const PASTE_ENDS = '[201~';
/** Nobody pastes a longer move; what is longer has gone to the wrong window. */
const LONGEST_PASTE = 1000;

/** SGR mouse reports (`?1006`), as Ink hands them on: without the escape character. */
const MOUSE = /^\[<(\d{1,6});(\d{1,6});(\d{1,6})([Mm])$/;
/** A report that came in two pieces, over a slow line. */
const MOUSE_BEGINS = /^\[<[\d;]*$/;
const MOUSE_REST = /^[\d;]*[Mm]$/;
/** Sequences that nobody asked for: focus reports, keys without a name. They are not text. */
const SEQUENCE = /^(\[[\d;<>?=:]*[A-Za-z~^$@]|O[A-Za-z])$/;

const LEFT_BUTTON = 0;
const WHEEL_UP = 64;
const WHEEL_DOWN = 65;

/** A reader for one terminal. */
export function createInputReader(): InputReader {
  let pasted: string | undefined;
  let mousePart = '';
  return (input, key) => {
    if (input === PASTE_BEGINS) {
      pasted = '';
      return [];
    }
    // A way out, should the end of it get lost.
    if (key.ctrl) pasted = undefined;
    if (pasted !== undefined) {
      if (input !== PASTE_ENDS) {
        if (pasted.length < LONGEST_PASTE) pasted += key.return ? '\n' : input;
        return [];
      }
      const text = firstLine(pasted);
      pasted = undefined;
      return text === '' ? [] : [{ type: 'paste', text }];
    }
    if (MOUSE_BEGINS.test(input)) {
      mousePart = input;
      return [];
    }
    const report = mousePart !== '' && MOUSE_REST.test(input) ? mousePart + input : input;
    mousePart = '';
    const mouse = MOUSE.exec(report);
    if (mouse !== null) return mouseEvents(mouse);
    if (SEQUENCE.test(input)) return [];
    return keyNames(input, key).map((name) => ({ type: 'key', name }));
  };
}

function mouseEvents([, button, column, row, end]: RegExpExecArray): readonly InputEvent[] {
  // The release of a button, which also ends with `m`, does nothing.
  if (end !== 'M') return [];
  switch (Number(button)) {
    case LEFT_BUTTON:
      return [{ type: 'click', column: Number(column) - 1, row: Number(row) - 1 }];
    case WHEEL_UP:
      return [{ type: 'wheel', by: -1 }];
    case WHEEL_DOWN:
      return [{ type: 'wheel', by: 1 }];
    default:
      return [];
  }
}

/** The first line with something on it, without control characters. */
function firstLine(text: string): string {
  const lines = text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[\u0000-\u001f\u007f-\u009f]/g, '').trim());
  return lines.find((line) => line !== '') ?? '';
}
