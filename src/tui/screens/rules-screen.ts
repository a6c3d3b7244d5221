import stringWidth from 'string-width';
import type { Messages } from '../../messages/index.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import { PAGER_NAMES, pagerHeight, pagerLines, type PagerName } from '../pager.ts';
import type { Scene } from '../scene.ts';
import { fit } from '../text.ts';
import type { Ui } from '../ui.ts';
import { keyBar } from './key-bar.ts';

/** A page of the rules, as much of it as the window holds. */
export function rulesScreen(scene: Scene, drawn: Ui): readonly StyledLine[] {
  const { messages, window } = scene;
  const { tui } = messages;
  // The window may have another size than the one that was last told.
  const ui: Ui = { ...drawn, window };
  const lines = pagerLines(ui);
  const height = pagerHeight(window);
  const from = Math.min(ui.rules.scroll, Math.max(0, lines.length - height));
  const shown = lines.slice(from, from + height).map(({ text, isHeading }): StyledLine => {
    const drawnText = scene.glyphs === 'ascii' ? lettered(text) : text;
    const fitted = fit(drawnText, window.columns);
    return isHeading ? [{ text: fitted, style: { bold: true } }] : plainLine(fitted);
  });
  const blank = Array<StyledLine>(Math.max(0, height - shown.length)).fill([]);
  const name = fit(`< ${pageName(messages, ui.rules.name)} >`, window.columns);
  const number = tui.rules.page(PAGER_NAMES.indexOf(ui.rules.name) + 1, PAGER_NAMES.length);
  const share = lines.length === 0 ? '' : tui.rules.share(percent(from, lines.length - height));
  const room = window.columns - stringWidth(name);
  const where = [`  ${number}  ${share}`, `  ${number}`].find((text) => stringWidth(text) <= room);
  const head: StyledLine = [{ text: name, style: { bold: true } }, { text: where ?? '' }];
  return [head, [], ...shown, ...blank, keyBar(messages, ui, window.columns)];
}

function pageName({ common, tui }: Messages, name: PagerName): string {
  if (name === 'comparison') return tui.rules.comparison;
  return name === 'free-capture' ? common.freeCapture : common.gamesCapitalised[name];
}

function percent(from: number, last: number): number {
  return last <= 0 ? 100 : Math.round((100 * from) / last);
}

const LETTERS: Readonly<Record<string, string>> = { '○': 'w', '◎': 'W', '●': 'b', '◉': 'B' };

/** Boards in letters, for terminals that have no symbols. */
function lettered(text: string): string {
  return text.replace(/[○◎●◉]/g, (symbol) => LETTERS[symbol] ?? symbol);
}
