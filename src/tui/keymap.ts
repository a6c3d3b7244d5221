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
  'setup',
  'game',
  'typing',
  'choice',
  'overlay',
  'question',
];
const BOARD: readonly KeyContext[] = ['game', 'typing'];

/**
 * The only place where keys are bound: input, key bar and help all read it. Digits and the letters
 * a to h are not here: they begin a typed move, in every game. Key names are those of `keys.ts`.
 */
export const KEYMAP: readonly KeyBinding[] = [
  {
    keys: ['enter', 'space'],
    command: 'confirm',
    contexts: ['setup', 'game', 'choice'],
    bar: ['setup', 'game', 'choice'],
  },
  { keys: ['enter'], command: 'confirm', contexts: ['typing'], bar: ['typing'] },
  { keys: ['tab'], command: 'next', contexts: BOARD, bar: ['game', 'typing'] },
  { keys: ['shift+tab'], command: 'previous', contexts: BOARD },
  {
    keys: ['escape'],
    command: 'cancel',
    contexts: EVERYWHERE,
    bar: ['typing', 'choice', 'overlay'],
  },
  { keys: ['backspace'], command: 'erase', contexts: BOARD },
  { keys: ['up'], command: 'up', contexts: ['setup', 'game', 'choice', 'overlay'] },
  {
    keys: ['down'],
    command: 'down',
    contexts: ['setup', 'game', 'choice', 'overlay'],
    bar: ['choice', 'overlay'],
  },
  { keys: ['left'], command: 'left', contexts: ['setup', 'game'] },
  { keys: ['right'], command: 'right', contexts: ['setup', 'game'], bar: ['setup'] },
  {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    command: 'pick',
    contexts: ['choice'],
    bar: ['choice'],
  },
  { keys: ['['], command: 'earlier', contexts: ['game'] },
  { keys: [']'], command: 'later', contexts: ['game'], bar: ['game'] },
  { keys: ['home'], command: 'start', contexts: ['game'] },
  { keys: ['end'], command: 'end', contexts: ['game'] },
  { keys: ['u'], command: 'undo', contexts: ['game'], bar: ['game'] },
  { keys: ['r'], command: 'redo', contexts: ['game'], bar: ['game'] },
  { keys: ['i'], command: 'hint', contexts: ['game'], bar: ['game'] },
  { keys: ['m'], command: 'moves', contexts: ['game'], bar: ['game'] },
  { keys: ['w'], command: 'why', contexts: ['game'] },
  { keys: ['v'], command: 'flip', contexts: ['game'], bar: ['game'] },
  { keys: ['n'], command: 'names', contexts: ['game'] },
  { keys: ['t'], command: 'theme', contexts: ['game'] },
  { keys: ['D'], command: 'draw', contexts: ['game'] },
  { keys: ['R'], command: 'resign', contexts: ['game'] },
  { keys: ['N'], command: 'new', contexts: ['game'], bar: ['game'] },
  // `e` for Turkish "evet", `h` for "hayır".
  { keys: ['y', 'Y', 'e', 'E'], command: 'yes', contexts: ['question'], bar: ['question'] },
  { keys: ['n', 'N', 'h', 'H'], command: 'no', contexts: ['question'], bar: ['question'] },
  { keys: ['q'], command: 'quit', contexts: ['setup', 'game'], bar: ['setup', 'game'] },
  { keys: ['q', 'enter', 'space'], command: 'cancel', contexts: ['overlay'] },
  { keys: ['?'], command: 'help', contexts: ['setup', 'game', 'overlay'], bar: ['setup', 'game'] },
  { keys: ['ctrl+c'], command: 'interrupt', contexts: EVERYWHERE },
  { keys: ['ctrl+z'], command: 'suspend', contexts: EVERYWHERE },
  { keys: ['ctrl+l'], command: 'redraw', contexts: EVERYWHERE },
];

/** What a key does in a context, if anything. */
export function commandOf(context: KeyContext, key: string): UiCommand | undefined {
  return KEYMAP.find(({ keys, contexts }) => contexts.includes(context) && keys.includes(key))
    ?.command;
}

/** The rows that the key bar shows in a context, in order. */
export function barBindings(context: KeyContext): readonly KeyBinding[] {
  return KEYMAP.filter(({ bar }) => bar?.includes(context) === true);
}
