import { ANSWERS, isQuestion } from '../../plain/answers.ts';
import { atOwnLevel } from '../../plain/session.ts';
import { quote } from '../../messages/phrases.ts';
import { printable } from '../../messages/sanitize.ts';
import { NO_SELECTION } from '../selection.ts';
import { completeOrder, type Order, type Prompt, readOrder } from '../prompt.ts';
import { shown, type Ui } from '../ui.ts';
import { change } from './board.ts';
import { tellsFault } from './faults.ts';
import { atHome, opened } from './navigate.ts';
import { openedSaved } from './saved.ts';
import { askForDraw, askToResign } from './questions.ts';
import { playTyped } from './typing.ts';
import { askedMore } from './why.ts';

/** Nobody needs a longer command or name of a file. */
const LONGEST = 400;

/** A line to type a command into. */
export function openedPalette(ui: Ui): Ui {
  return { ...ui, prompt: { purpose: 'command', text: '' } };
}

/** A line to type the name of a file into; one is suggested. */
export function openedSaving(ui: Ui): Ui {
  const { name } = ui.session.options.ruleset.variant;
  return { ...ui, prompt: { purpose: 'file', text: `${name}.pdn` } };
}

/** A line to type the name of a file into that is read. */
export function openedOpening(ui: Ui): Ui {
  return { ...ui, prompt: { purpose: 'open', text: '' } };
}

/** More of the line. */
export function writtenTo(ui: Ui, text: string): Ui {
  return withText(ui, (before) => (before + printable(text)).slice(0, LONGEST));
}

/** The line without its last character. */
export function erasedFrom(ui: Ui): Ui {
  if (ui.prompt?.text === '') return closed(ui);
  return withText(ui, (text) => Array.from(text).slice(0, -1).join(''));
}

/** The line completed as far as that is clear. */
export function completedPrompt(ui: Ui): Ui {
  if (ui.prompt?.purpose !== 'command') return ui;
  return withText(ui, (text) => completeOrder(ui.messages, text));
}

function withText(ui: Ui, change: (text: string) => string): Ui {
  const { prompt } = ui;
  return prompt === undefined ? ui : { ...ui, prompt: { ...prompt, text: change(prompt.text) } };
}

/** Without a line to type into. */
export function closed(ui: Ui): Ui {
  return { ...ui, prompt: undefined };
}

/** Does what the line says. */
export function entered(ui: Ui): Ui {
  const { prompt } = ui;
  if (prompt === undefined) return ui;
  const after = closed(ui);
  if (prompt.purpose === 'file') return saved(after, prompt);
  if (prompt.purpose === 'open') return opening(after, prompt.text);
  return obeyed(after, readOrder(ui.messages, prompt.text));
}

function opening(ui: Ui, text: string): Ui {
  const file = text.trim();
  return file === '' ? ui : { ...ui, wish: { kind: 'open', file } };
}

function saved(ui: Ui, { text }: Pick<Prompt, 'text'>): Ui {
  const file = text.trim();
  if (file === '' || file === '-') return told(ui, ui.messages.play.saveNeedsFile);
  return { ...ui, wish: { kind: 'save', file } };
}

/** What the message line says. */
export function told(ui: Ui, ...lines: readonly string[]): Ui {
  return { ...ui, notice: { kind: 'told', lines } };
}

function obeyed(ui: Ui, order: Order): Ui {
  const { tui } = ui.messages;
  switch (order.kind) {
    case 'nothing':
      return ui;
    case 'move':
      // No square is written without a digit: it was meant as a command.
      if (!/\d/.test(order.text)) return told(ui, tui.palette.unknown(quote(order.text)));
      return playTyped({ ...ui, typed: order.text, selection: NO_SELECTION });
    case 'leftover':
      return told(ui, ui.messages.play.leftover(quote(order.word), quote(order.rest)));
    case 'level':
      return levelled(ui, order.level);
    case 'theme':
      return { ...ui, preferences: { ...ui.preferences, theme: order.theme } };
    case 'size':
      return { ...ui, preferences: { ...ui.preferences, size: order.size } };
    case 'values':
      return told(ui, ui.messages.play.needs(printable(order.word), order.values.join(', ')));
    case 'open':
      return order.file === '' ? openedOpening(ui) : opening(ui, order.file);
    case 'screen':
      return SCREEN_ORDERS[order.word](ui);
    case 'command':
      return commanded(ui, order);
  }
}

function levelled(ui: Ui, level: Ui['level']): Ui {
  const { play, common, tui } = ui.messages;
  const { engineName } = ui.session.options;
  if (engineName !== undefined) {
    return told(ui, play.noLevels(quote(engineName)), tui.palette.levelInNew);
  }
  return told(atLevel(ui, level), play.levelNow(common.levels[level]));
}

/** Whoever asks for a level wants it whole: what the computer was held to before no longer counts. */
function atLevel(ui: Ui, level: Ui['level']): Ui {
  return { ...ui, level, limits: {}, session: atOwnLevel(ui.session) };
}

/** What looks different is told, unless something else is being read. */
export function changed(ui: Ui, text: string): Ui {
  return tellsFault(ui) ? ui : { ...ui, notice: { kind: 'changed', text } };
}

/** The names on the squares, shown or not. */
export function namesToggled(ui: Ui): Ui {
  const names = !ui.preferences.names;
  const toggled = { ...ui, preferences: { ...ui.preferences, names } };
  const { settings } = ui.messages.tui;
  return changed(toggled, names ? settings.namesShown : settings.namesHidden);
}

/** What the computer thinks of the position, shown or not. */
export function evaluationToggled(ui: Ui): Ui {
  return { ...ui, preferences: { ...ui.preferences, evaluation: !ui.preferences.evaluation } };
}

const SCREEN_ORDERS: Readonly<Record<Extract<Order, { kind: 'screen' }>['word'], (ui: Ui) => Ui>> =
  {
    names: namesToggled,
    copy: (ui) => ({ ...ui, wish: { kind: 'copy', what: 'position' } }),
    pdn: (ui) => ({ ...ui, wish: { kind: 'copy', what: 'game' } }),
    games: openedSaved,
    rules: (ui) => opened(ui, 'rules'),
    settings: (ui) => opened(ui, 'settings'),
    home: atHome,
  };

function commanded(ui: Ui, { name, argument }: Extract<Order, { kind: 'command' }>): Ui {
  switch (name) {
    case 'undo':
    case 'redo':
    case 'flip':
      return change(ui, { type: name });
    case 'new':
      return opened(ui, 'setup');
    case 'resign':
      return askToResign(ui);
    case 'draw':
      return askForDraw(ui);
    case 'hint':
    case 'quit':
      return { ...ui, wish: { kind: name } };
    case 'save':
      return argument === '' ? openedSaving(ui) : saved(ui, { text: argument });
    case 'eval':
      return evaluationToggled(ui);
    case 'why':
      return askedMore(ui);
    case 'help':
      return { ...ui, overlay: 'help', scroll: 0 };
    case 'board':
      return ui;
    default:
      if (!isQuestion(name)) return ui;
      return told(
        ui,
        ...ANSWERS[name]({ messages: ui.messages, session: shown(ui), glyphs: 'ascii' }, argument),
      );
  }
}
