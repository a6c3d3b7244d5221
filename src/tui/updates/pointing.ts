import { isLeftBehind } from '../../plain/session.ts';
import type { Hit } from '../hits.ts';
import { moveCharacter } from '../keys.ts';
import { NO_SELECTION } from '../selection.ts';
import { contextOf, shown, type Ui } from '../ui.ts';
import { clicked, picked, refusedStrictly } from './board.ts';
import { withoutFault } from './faults.ts';
import { stepped, viewed } from './history.ts';
import { writtenTo } from './prompting.ts';
import { movedInRecord } from './record.ts';
import { scrolled } from './rules.ts';
import { ELSEWHERE } from './screens.ts';
import { scrolledText } from './scrolling.ts';

/** A click on something that is no command. Where a window or a question is open, it closes that. */
export function pointed(ui: Ui, hit: Exclude<Hit, { kind: 'command' }>): Ui {
  const context = contextOf(ui);
  if (hit.kind === 'choice') {
    if (context === 'choice') return picked(ui, hit.number);
    return ELSEWHERE[context]?.pick?.(ui, String(hit.number)) ?? ui;
  }
  if (context === 'record' && hit.kind === 'ply') {
    return viewed({ ...ui, overlay: undefined }, hit.ply);
  }
  if (context !== 'game' && context !== 'typing' && context !== 'choice') return ui;
  switch (hit.kind) {
    case 'square':
      return clicked({ ...ui, choices: undefined }, hit.square);
    case 'ply':
      return viewed(ui, hit.ply);
  }
}

/** Lines of a text that the wheel goes at once. */
const WHEEL_LINES = 3;

/** The wheel goes through the game, or scrolls the window that is open. */
export function wheeled(ui: Ui, by: 1 | -1): Ui {
  const context = contextOf(ui);
  if (context === 'overlay') return scrolledText(ui, by);
  if (context === 'pager') return scrolled(ui, WHEEL_LINES * by);
  if (context === 'record') return movedInRecord(ui, 2 * by);
  return context === 'game' || context === 'typing' ? stepped(ui, by) : ui;
}

/** The longest text that can be a move. */
const LONGEST_MOVE = 60;

/** Pasted text goes into the move that is typed, if it can be one; it never is keys. */
export function pasted(ui: Ui, text: string): Ui {
  const context = contextOf(ui);
  if (context === 'prompt') return writtenTo(ui, text);
  if (context !== 'game' && context !== 'typing') return ui;
  if (isLeftBehind(shown(ui))) return refusedStrictly(ui);
  const typed = Array.from(text.replace(/[\s\u2010-\u2015\u2212]+/g, '-'), moveCharacter);
  if (text.length > LONGEST_MOVE || typed.some((character) => character === undefined)) {
    return { ...ui, notice: { kind: 'notAMove' } };
  }
  return { ...withoutFault(ui), typed: ui.typed + typed.join(''), selection: NO_SELECTION };
}
