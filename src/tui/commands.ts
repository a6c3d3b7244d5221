/** Everything a key can do on the screen. Each has a help text in `messages/*\/tui.ts`. */
export const UI_COMMANDS = [
  'confirm',
  'cancel',
  'up',
  'down',
  'left',
  'right',
  'next',
  'previous',
  'erase',
  'pick',
  'pageUp',
  'pageDown',
  'earlier',
  'later',
  'start',
  'end',
  'undo',
  'redo',
  'hint',
  'why',
  'moves',
  'record',
  'flip',
  'names',
  'evaluation',
  'save',
  'copy',
  'copyGame',
  'open',
  'palette',
  'theme',
  'larger',
  'smaller',
  'draw',
  'resign',
  'new',
  'yes',
  'no',
  'help',
  'quit',
  'interrupt',
  'suspend',
  'redraw',
] as const;
export type UiCommand = (typeof UI_COMMANDS)[number];

/** What the keys mean depends on what is on the screen. */
export type KeyContext =
  | 'menu'
  | 'setup'
  | 'settings'
  | 'pager'
  | 'game'
  | 'typing'
  | 'prompt'
  | 'choice'
  | 'overlay'
  | 'record'
  | 'saved'
  | 'over'
  | 'question';
