import stringWidth from 'string-width';
import type { Messages } from '../../messages/index.ts';
import { completionsIn } from '../completions.ts';
import type { Layout } from '../layout.ts';
import type { StyledLine } from '../paint.ts';
import { leadOf, ordersLike, type Prompt } from '../prompt.ts';
import type { Scene } from '../scene.ts';
import { fit, fitItems } from '../text.ts';
import { type Ui, unsavedOf } from '../ui.ts';
import { blank } from './columns.ts';
import { evaluationLine } from './evaluation.ts';
import { keyBar } from './key-bar.ts';
import { toldLines } from './notice.ts';
import { toldIn } from './told.ts';

/** Below the board: what is told, the input and the key bar, always so many lines. */
export function lowerLines(scene: Scene, ui: Ui, layout: Layout): readonly StyledLine[] {
  const { messages, window } = scene;
  const hasInput = ui.overlay === undefined || ui.prompt !== undefined;
  const input = hasInput ? inputLine(scene, ui, layout) : undefined;
  const bar = keyBar(messages, ui, window.columns);
  const keys = layout.bar ? [input ?? [], bar] : [input ?? bar];
  const { lines, rows, taken } = toldIn(messages, ui, layout, window.columns);
  const told = toldLines(ui, lines);
  return [...told, ...blank(rows - told.length), ...keys.slice(taken)];
}

/** The typed text and what it may become; where the key bar has no line of its own, that instead. */
function inputLine(
  { messages, window, glyphs }: Scene,
  ui: Ui,
  layout: Layout,
): StyledLine | undefined {
  const { typed } = ui;
  if (ui.prompt !== undefined) return promptLine(messages, ui.prompt, window.columns);
  // Without a header this is the only place that always shows.
  const mark = layout.header || unsavedOf(ui) === undefined ? '' : `${messages.tui.files.unsaved} `;
  if (typed === '' && !layout.bar && mark === '') return undefined;
  const prompt = `${mark}> ${typed}_`;
  if (typed === '') {
    const hasPanel = layout.panelWidth > 0;
    const evaluation = hasPanel
      ? undefined
      : evaluationLine(messages, ui, window.columns - prompt.length - 1, glyphs);
    return [{ text: prompt }, ...(evaluation === undefined ? [] : [{ text: ' ' }, ...evaluation])];
  }
  const candidates = completionsIn(ui);
  const room = Math.max(0, window.columns - stringWidth(prompt) - 2);
  const told =
    candidates.length === 0
      ? fit(messages.tui.noMatch, room)
      : fitItems(
          candidates.map(({ text }) => text),
          room,
        );
  return [{ text: prompt, style: { bold: true } }, { text: `  ${told}` }];
}

/** A line that is being typed, its end in sight, and what it may become. */
export function promptLine(messages: Messages, prompt: Prompt, columns: number): StyledLine {
  const { tui } = messages;
  const { purpose, text } = prompt;
  const lead = leadOf(messages, prompt);
  const room = Math.max(1, columns - stringWidth(lead) - 1);
  const end = Array.from(text).slice(-room).join('');
  const line = `${lead}${end}_`;
  if (purpose !== 'command') return [{ text: line, style: { bold: true } }];
  const orders = ordersLike(messages, text);
  const after = Math.max(0, columns - stringWidth(line) - 2);
  const isUnknown = text !== '' && orders.length === 0 && !text.includes(' ');
  const rest = isUnknown ? fit(tui.palette.none, after) : fitItems(orders, after);
  return [{ text: line, style: { bold: true } }, { text: rest === '' ? '' : `  ${rest}` }];
}
