import type { KeyContext, UiCommand } from './commands.ts';

/** One row of the keymap: keys, what they do, and where. */
export interface KeyBinding {
  readonly keys: readonly string[];
  readonly command: UiCommand;
  readonly contexts: readonly KeyContext[];
  /** Shown in the key bar in these contexts. */
  readonly bar?: readonly KeyContext[];
}

const EVERYWHERE: readonly KeyContext[] = [
  'menu',
  'setup',
  'settings',
  'pager',
  'game',
  'typing',
  'prompt',
  'choice',
  'overlay',
  'record',
  'saved',
  'over',
  'question',
];
const BOARD: readonly KeyContext[] = ['game', 'typing'];
/** Where characters are written. */
const WRITING: readonly KeyContext[] = ['typing', 'prompt'];
/** Where the arrows go through a list. */
const LISTS: readonly KeyContext[] = ['menu', 'setup', 'settings', 'saved', 'over'];
/** Where there is more text than fits. */
const LONG: readonly KeyContext[] = ['pager', 'record', 'overlay'];
/** Where whole pages are turned. */
const PAGED: readonly KeyContext[] = [...LONG, 'saved'];

/**
 * The only place where keys are bound: input, key bar and help all read it. Digits and the letters
 * a to h are not here: they begin a typed move, in every game. Key names are those of `keys.ts`.
 */
export const KEYMAP: readonly KeyBinding[] = [
  {
    keys: ['enter', 'space'],
    command: 'confirm',
    contexts: ['game', 'choice', 'pager', 'record', ...LISTS],
    bar: ['menu', 'setup', 'game', 'choice', 'record', 'saved', 'over'],
  },
  { keys: ['enter'], command: 'confirm', contexts: WRITING, bar: WRITING },
  {
    keys: ['tab'],
    command: 'next',
    contexts: [...BOARD, 'prompt', ...LISTS, 'pager'],
    bar: ['game', 'typing', 'prompt', 'pager'],
  },
  { keys: ['shift+tab'], command: 'previous', contexts: [...BOARD, ...LISTS, 'pager'] },
  {
    keys: ['escape'],
    command: 'cancel',
    contexts: EVERYWHERE,
    bar: ['setup', 'settings', 'game', 'typing', 'prompt', 'choice', ...LONG, 'saved', 'over'],
  },
  { keys: ['backspace'], command: 'erase', contexts: [...BOARD, 'prompt'] },
  { keys: ['up'], command: 'up', contexts: ['game', 'choice', ...LISTS, ...LONG] },
  {
    keys: ['down'],
    command: 'down',
    contexts: ['game', 'choice', ...LISTS, ...LONG],
    bar: ['choice'],
  },
  { keys: ['left'], command: 'left', contexts: ['setup', 'settings', 'pager', 'record', 'game'] },
  {
    keys: ['right'],
    command: 'right',
    contexts: ['setup', 'settings', 'pager', 'record', 'game'],
    bar: ['setup', 'settings', 'pager'],
  },
  { keys: ['pageup'], command: 'pageUp', contexts: PAGED },
  { keys: ['pagedown'], command: 'pageDown', contexts: PAGED, bar: ['pager'] },
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    command: 'pick',
    contexts: ['choice', 'menu', 'over'],
    bar: ['choice'],
  },
  { keys: ['['], command: 'earlier', contexts: ['game'] },
  { keys: [']'], command: 'later', contexts: ['game'], bar: ['game'] },
  { keys: ['home'], command: 'start', contexts: ['game', 'pager', 'record', 'saved'] },
  { keys: ['end'], command: 'end', contexts: ['game', 'pager', 'record', 'saved'] },
  { keys: ['u'], command: 'undo', contexts: ['game', 'over'], bar: ['game', 'over'] },
  { keys: ['r'], command: 'redo', contexts: ['game'], bar: ['game'] },
  { keys: ['i'], command: 'hint', contexts: ['game'], bar: ['game'] },
  { keys: ['m'], command: 'moves', contexts: ['game'], bar: ['game'] },
  { keys: ['M'], command: 'record', contexts: ['game', 'over'] },
  { keys: ['w'], command: 'why', contexts: ['game'] },
  { keys: ['v'], command: 'flip', contexts: ['game'], bar: ['game'] },
  { keys: ['n'], command: 'names', contexts: ['game'] },
  { keys: ['z'], command: 'evaluation', contexts: ['game'] },
  { keys: ['s'], command: 'save', contexts: ['game', 'over'] },
  { keys: ['y'], command: 'copy', contexts: ['game', 'over'] },
  { keys: ['Y'], command: 'copyGame', contexts: ['game', 'over'] },
  { keys: ['o'], command: 'open', contexts: ['game', 'saved', 'over'], bar: ['saved'] },
  { keys: [':'], command: 'palette', contexts: ['game'] },
  { keys: ['t'], command: 'theme', contexts: ['game'] },
  { keys: ['+', '='], command: 'larger', contexts: ['game'] },
  { keys: ['-', '_'], command: 'smaller', contexts: ['game'] },
  { keys: ['D'], command: 'draw', contexts: ['game'], bar: ['game'] },
  { keys: ['R'], command: 'resign', contexts: ['game'], bar: ['game'] },
  { keys: ['N'], command: 'new', contexts: ['game', 'over'], bar: ['game'] },
  // `e` for Turkish "evet", `h` for "hayır".
  { keys: ['y', 'Y', 'e', 'E'], command: 'yes', contexts: ['question'], bar: ['question'] },
  { keys: ['n', 'N', 'h', 'H'], command: 'no', contexts: ['question'], bar: ['question'] },
  {
    keys: ['q'],
    command: 'quit',
    contexts: ['game', ...LISTS],
    bar: ['menu', 'setup', 'game', 'over'],
  },
  { keys: ['q', 'enter', 'space'], command: 'cancel', contexts: ['overlay'] },
  { keys: ['q'], command: 'cancel', contexts: ['pager', 'record'] },
  {
    keys: ['?'],
    command: 'help',
    contexts: ['game', 'overlay', ...LISTS],
    bar: ['menu', 'setup', 'game'],
  },
  { keys: ['ctrl+c'], command: 'interrupt', contexts: EVERYWHERE },
  { keys: ['ctrl+z'], command: 'suspend', contexts: EVERYWHERE },
  { keys: ['ctrl+l'], command: 'redraw', contexts: EVERYWHERE },
];

/** What a key does in a context, if anything. */
export function commandOf(
  context: KeyContext,
  key: string,
  rows: readonly KeyBinding[] = KEYMAP,
): UiCommand | undefined {
  return rows.find(({ keys, contexts }) => contexts.includes(context) && keys.includes(key))
    ?.command;
}

/** The rows that the key bar shows in a context, in order. */
export function barBindings(
  context: KeyContext,
  rows: readonly KeyBinding[] = KEYMAP,
): readonly KeyBinding[] {
  return rows.filter(({ bar }) => bar?.includes(context) === true);
}
