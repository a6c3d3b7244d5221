import stringWidth from 'string-width';
import type { Messages } from '../../messages/index.ts';
import type { KeyBinding } from '../keymap.ts';
import { personMoves } from '../selection.ts';
import { pad, wrap } from '../text.ts';
import { completionsOf } from '../typed.ts';
import { type Overlay, rowsOf, shown, type Ui } from '../ui.ts';
import { paletteWords } from '../prompt.ts';
import { keyName } from './key-name.ts';

/** A title and what stands below it. */
export interface Contents {
  readonly title: string;
  readonly body: readonly string[];
}

/** The windows that show a text, which may be longer than they are high. */
export type TextOverlay = Exclude<Overlay, 'record' | 'over'>;

/** The text of a window over the board, before it is cut to the part that shows. */
export const CONTENTS: Readonly<
  Record<TextOverlay, (messages: Messages, ui: Ui, width: number) => Contents>
> = { help: helpText, moves: movesText, text: shownText };

/** From this width on, the keys stand in two columns; and what is free between them. */
const TWO_COLUMNS = 96;
const GAP = 3;

function helpText(messages: Messages, ui: Ui, width: number): Contents {
  const { tui } = messages;
  const rows = helpRows(messages, rowsOf(ui));
  const body = [
    ...wrap(tui.helpTyping, width),
    ...(width < TWO_COLUMNS ? keyLines(rows, width) : keysInTwo(rows, width)),
    ...wrap(tui.helpSigns, width),
    ...wrap(tui.helpCommands(paletteWords(messages).join(', ')), width),
  ];
  return { title: tui.helpTitle, body };
}

interface HelpRow {
  readonly keys: string;
  readonly help: string;
}

function keyLines(rows: readonly HelpRow[], width: number): readonly string[] {
  const column = Math.max(...rows.map(({ keys }) => stringWidth(keys))) + 2;
  return rows.flatMap(({ keys, help }) =>
    width < 2 * column
      ? wrap(`${keys}: ${help}`, width)
      : wrap(help, width - column).map(
          (line, index) => pad(index === 0 ? keys : '', column) + line,
        ),
  );
}

/** The first rows on the left and the others on the right, so that both end at the same height. */
function keysInTwo(rows: readonly HelpRow[], width: number): readonly string[] {
  const half = Math.floor((width - GAP) / 2);
  const linesOf = (from: number, to?: number) => keyLines(rows.slice(from, to), half);
  let middle = Math.ceil(rows.length / 2);
  // The names of the first keys are longer, and leave less room for what they do.
  while (middle > 1 && linesOf(0, middle).length > linesOf(middle).length + 1) middle -= 1;
  const [left, right] = [linesOf(0, middle), linesOf(middle)];
  const lines = left.length > right.length ? left : right;
  return lines.map((_, at) => pad(left[at] ?? '', half + GAP) + (right[at] ?? ''));
}

/** The keymap by what the keys do: keys with the same help share a row. */
function helpRows(messages: Messages, bindings: readonly KeyBinding[]): readonly HelpRow[] {
  const keysOf = new Map<string, Set<string>>();
  for (const { keys, command } of bindings) {
    const { help } = messages.tui.commands[command];
    const known = keysOf.get(help) ?? new Set();
    for (const key of keys) known.add(keyName(messages, key));
    keysOf.set(help, known);
  }
  return [...keysOf].map(([help, keys]) => ({ keys: [...keys].join(' '), help }));
}

function movesText(messages: Messages, ui: Ui, width: number): Contents {
  const { play, tui } = messages;
  const moves = personMoves(shown(ui));
  const entries = completionsOf(ui.session.options.ruleset, moves, '').map(({ move, text }) =>
    move.captures.length === 0 ? text : play.takes(text, move.captures.length),
  );
  return { title: tui.movesTitle(moves.length), body: inColumns(entries, width) };
}

/** A text as it was given, its own lines kept. */
function shownText(_: Messages, { text: { title, text } }: Ui, width: number): Contents {
  return { title, body: text.split('\n').flatMap((line) => wrap(line, width)) };
}

/** Entries row by row in as many columns as fit. */
function inColumns(entries: readonly string[], width: number): readonly string[] {
  const column = Math.max(1, ...entries.map((entry) => stringWidth(entry))) + 2;
  const perRow = Math.max(1, Math.floor(width / column));
  const rows: string[] = [];
  for (let at = 0; at < entries.length; at += perRow) {
    const row = entries.slice(at, at + perRow);
    rows.push(
      row
        .map((entry) => entry.padEnd(column))
        .join('')
        .trimEnd(),
    );
  }
  return rows;
}
