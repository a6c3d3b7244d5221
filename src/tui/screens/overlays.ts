import stringWidth from 'string-width';
import type { Messages } from '../../messages/index.ts';
import { formatMoves } from '../../notation/moves.ts';
import { KEYMAP } from '../keymap.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import { personMoves } from '../selection.ts';
import { wrap } from '../text.ts';
import type { Overlay, Ui } from '../ui.ts';
import { keyName } from './key-bar.ts';

/** The text of a window over the board, before it is cut to the part that shows. */
const CONTENTS: Readonly<
  Record<Overlay, (messages: Messages, ui: Ui, width: number) => readonly string[]>
> = { help: helpText, moves: movesText };

/** The part of the open window that fits, with its title. */
export function overlayLines(
  messages: Messages,
  ui: Ui,
  overlay: Overlay,
  size: { readonly width: number; readonly height: number },
): readonly StyledLine[] {
  const [title = '', ...body] = CONTENTS[overlay](messages, ui, size.width);
  const room = size.height - 1;
  const start = Math.min(ui.scroll, Math.max(0, body.length - room));
  const shown = body.slice(start, start + room);
  return [[{ text: title, style: { bold: true } }], ...shown.map(plainLine)];
}

function helpText(messages: Messages, _ui: Ui, width: number): readonly string[] {
  const { tui } = messages;
  const rows = KEYMAP.map(({ keys, command }) => ({
    keys: keys.map((key) => keyName(messages, key)).join(' '),
    help: tui.commands[command].help,
  }));
  const column = Math.max(...rows.map(({ keys }) => stringWidth(keys))) + 2;
  return [
    tui.helpTitle,
    ...wrap(tui.helpTyping, width),
    ...rows.flatMap(({ keys, help }) =>
      width < 2 * column
        ? wrap(`${keys}: ${help}`, width)
        : wrap(help, width - column).map((line, index) =>
            index === 0 ? keys.padEnd(column) + line : ' '.repeat(column) + line,
          ),
    ),
    ...wrap(tui.helpSigns, width),
    ...wrap(tui.helpMore, width),
  ];
}

function movesText(messages: Messages, ui: Ui, width: number): readonly string[] {
  const { play, tui } = messages;
  const moves = personMoves(ui.session);
  const texts = formatMoves(ui.session.options.ruleset, moves);
  const entries = texts.map((text, index) => {
    const taken = moves[index]?.captures.length ?? 0;
    return taken === 0 ? text : play.takes(text, taken);
  });
  return [tui.movesTitle(moves.length), ...inColumns(entries, width)];
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
