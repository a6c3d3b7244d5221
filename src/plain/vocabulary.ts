import { type Level, LEVELS } from '../engine/levels.ts';
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
  'eval',
  'undo',
  'redo',
  'clock',
  'fen',
  'save',
  'resign',
  'draw',
  'new',
  'flip',
  'level',
  'help',
  'quit',
] as const;
export type CommandName = (typeof COMMANDS)[number];

/** A command with what follows it, or with something after it that it does not take. */
export type CommandLine<Name extends string> =
  | { readonly kind: 'command'; readonly name: Name; readonly argument: string }
  | { readonly kind: 'leftover'; readonly word: string; readonly rest: string };

/** A line somebody typed: nothing, a command, or what may be a move. */
export type Line =
  | { readonly kind: 'empty' }
  | CommandLine<CommandName>
  | { readonly kind: 'move'; readonly text: string };

/** The words that some lines begin with. */
export interface Vocabulary<Name extends string> {
  readonly names: readonly Name[];
  /** What a name is called in the language; the name itself is always understood. */
  readonly wordsOf: (messages: Messages, name: Name) => readonly string[];
  /** The names that take something after their word. */
  readonly taking: ReadonlySet<Name>;
}

const LINE_COMMANDS: Vocabulary<CommandName> = {
  names: COMMANDS,
  wordsOf: ({ play }, name) => play.words[name],
  taking: new Set(['moves', 'pieces', 'row', 'save', 'level']),
};

/** Reads a line. Words are those of the language and the English names, in any case. */
export function parseLine(messages: Messages, text: string): Line {
  const line = text.trim();
  if (line === '') return { kind: 'empty' };
  return readCommand(messages, LINE_COMMANDS, line) ?? { kind: 'move', text: line };
}

/** Reads a line that begins with one of the words; undefined when it does not. */
export function readCommand<Name extends string>(
  messages: Messages,
  vocabulary: Vocabulary<Name>,
  line: string,
): CommandLine<Name> | undefined {
  const [, word = '', rest = ''] = /^\s*(\S+)\s*(.*?)\s*$/s.exec(line) ?? [];
  const { names, wordsOf, taking } = vocabulary;
  const name = names.find((known) => isWord([known, ...wordsOf(messages, known)], word));
  if (name === undefined) return undefined;
  return rest === '' || taking.has(name)
    ? { kind: 'command', name, argument: rest }
    : { kind: 'leftover', word, rest };
}

/** What each level is called: in the language first, then as the command line has it. */
export function levelWords({ common }: Messages): readonly (readonly [string, Level])[] {
  return LEVELS.map((level) => [common.levels[level], level]);
}

/** Whether a word is one of these, however it is written. */
export function isWord(known: readonly string[], word: string): boolean {
  const folded = fold(word);
  return known.some((one) => fold(one) === folded);
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
