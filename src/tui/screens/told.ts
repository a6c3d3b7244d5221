import stringWidth from 'string-width';
import type { Messages } from '../../messages/index.ts';
import { chooseLayout, type Layout, MESSAGE_MAX, shapeOf, stageOf } from '../layout.ts';
import { fit, wrap } from '../text.ts';
import { contextOf, rowsOf, type Ui } from '../ui.ts';
import { keyName } from './key-name.ts';
import { noticeText } from './notice.ts';

/** What is told below the board, as far as it fits. */
export interface Told {
  /** All of it. */
  readonly text: string;
  readonly lines: readonly string[];
  /** Lines in use for it, and how many of them it takes from the input and the keys. */
  readonly rows: number;
  readonly taken: number;
  readonly isCut: boolean;
}

/** What is told, in the lines that a layout has for it. */
export function toldIn(messages: Messages, ui: Ui, layout: Layout, width: number): Told {
  const { messageRows } = layout;
  const spare = spareLines(ui, layout);
  const most = Math.max(messageRows, Math.min(MESSAGE_MAX, messageRows + spare));
  const text = noticeText(messages, ui, { width, rows: most });
  const whole = wrap(text, width);
  const taken = Math.min(spare, Math.max(0, Math.min(MESSAGE_MAX, whole.length) - messageRows));
  const rows = messageRows + taken;
  const isCut = whole.length > rows;
  const lines = isCut ? cutLines(messages, ui, whole, { width, rows }) : whole;
  return { text, lines, rows, taken, isCut };
}

/** What is told on the board's screen in the window as it is; nothing where no board fits. */
export function toldNow(ui: Ui): Told | undefined {
  const { window, session, preferences, messages } = ui;
  const shape = shapeOf(session.options.ruleset.variant);
  const stage = stageOf(window, chooseLayout(window, shape, preferences.size));
  const layout = chooseLayout(stage, shape, preferences.size);
  return layout === undefined ? undefined : toldIn(messages, ui, layout, stage.columns);
}

/**
 * Lines that what is told may take from those below it. An empty input can do without its own; the
 * keys stay in sight, except where a list to choose from needs their line, or where they share it with
 * the input and nothing is asked or looked back at.
 */
function spareLines(ui: Ui, { bar }: Layout): number {
  if (ui.typed !== '' || ui.prompt !== undefined) return 0;
  if (ui.choices !== undefined) return bar ? 2 : 1;
  const needsKeys = ui.view !== undefined || ui.question !== undefined;
  return bar || !needsKeys ? 1 : 0;
}

/** The beginning of a text, and the key that shows all of it where it does. */
function cutLines(
  messages: Messages,
  ui: Ui,
  whole: readonly string[],
  { width, rows }: { readonly width: number; readonly rows: number },
): readonly string[] {
  const key = contextOf(ui) === 'game' ? whyKey(ui) : undefined;
  const more = key === undefined ? '' : ` ${messages.tui.more(keyName(messages, key))}`;
  const rest = whole.slice(rows - 1).join(' ');
  return [...whole.slice(0, rows - 1), fit(rest, width - stringWidth(more)) + more];
}

function whyKey(ui: Ui): string | undefined {
  return rowsOf(ui).find(({ command }) => command === 'why')?.keys[0];
}
