import type { Messages } from '../messages/index.ts';

/** The commands of the line mode; each name is itself a word that is always understood. */
export const COMMANDS = [
  'moves',
  'board',
  'pieces',
  'row',
  'last',
  'why',
  'hint',
  'undo',
  'redo',
  'clock',
  'fen',
  'save',
  'resign',
  'draw',
  'new',
  'flip',
  'help',
  'quit',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** A line somebody typed: nothing, a command with what follows it, or what may be a move. */
export type Line =
  | { readonly kind: 'empty' }
  | { readonly kind: 'command'; readonly name: CommandName; readonly argument: string }
  /** A command with something after it that it does not take. */
  | { readonly kind: 'leftover'; readonly word: string; readonly rest: string }
  | { readonly kind: 'move'; readonly text: string };

/** The commands that take something after their word. */
const TAKING: ReadonlySet<CommandName> = new Set(['moves', 'pieces', 'row', 'save']);

/** Reads a line. Words are those of the language and the English names, in any case. */
export function parseLine(messages: Messages, text: string): Line {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const [word = '', argument = ''] = splitOnce(trimmed);
  const folded = fold(word);
  const name = COMMANDS.find(
    (command) =>
      command === folded || messages.play.words[command].some((known) => fold(known) === folded),
  );
  if (name === undefined) return { kind: 'move', text: trimmed };
  return argument === '' || TAKING.has(name)
    ? { kind: 'command', name, argument }
    : { kind: 'leftover', word, rest: argument };
}

function splitOnce(text: string): readonly string[] {
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text) ?? [];
  return [word, rest];
}

/** Lower case without marks, so that `ÇIK`, `çık` and `cik` are one word. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFC');
}
