import type { Level } from '../engine/levels.ts';
import { LEVELS } from '../engine/levels.ts';
import type { Messages } from '../messages/index.ts';
import { BOARD_SIZES, type Size } from '../plain/options.ts';
import {
  type CommandLine,
  type CommandName,
  COMMANDS,
  fold,
  isWord,
  levelWords,
  parseLine,
  readCommand,
  type Vocabulary,
} from '../plain/vocabulary.ts';
import { THEME_NAMES, type ThemeName } from './themes/index.ts';

/** A line that is being typed: a command, or the name of a file to write or to read. */
export interface Prompt {
  readonly purpose: 'command' | 'file' | 'open';
  readonly text: string;
}

const SIZE_NAMES: readonly Size[] = ['auto', ...BOARD_SIZES];

/** The words that only the screen knows, besides those of the line mode. */
export const SCREEN_WORDS = [
  'theme',
  'size',
  'names',
  'copy',
  'pdn',
  'open',
  'games',
  'rules',
  'settings',
  'home',
] as const;
export type ScreenWord = (typeof SCREEN_WORDS)[number];

/** The screen's words with a choice of values after them. */
const CHOOSING = ['theme', 'size'] as const satisfies readonly ScreenWord[];
type ChoosingWord = (typeof CHOOSING)[number];
/** A word with values; levels are known to the line mode too. */
type ValuedWord = ChoosingWord | 'level';

const SCREEN_COMMANDS: Vocabulary<ScreenWord> = {
  names: SCREEN_WORDS,
  wordsOf: ({ tui }, name) => [tui.palette.words[name]],
  taking: new Set([...CHOOSING, 'open']),
};

/** What a line asks for. */
export type Order =
  | { readonly kind: 'nothing' }
  | CommandLine<CommandName>
  | { readonly kind: 'level'; readonly level: Level }
  | { readonly kind: 'theme'; readonly theme: ThemeName }
  | { readonly kind: 'size'; readonly size: Size }
  | { readonly kind: 'screen'; readonly word: Exclude<ScreenWord, ChoosingWord | 'open'> }
  | { readonly kind: 'open'; readonly file: string }
  /** A word that needs one of these after it. */
  | { readonly kind: 'values'; readonly word: string; readonly values: readonly string[] }
  | { readonly kind: 'move'; readonly text: string };

/** What stands before a line that is typed. */
export function leadOf({ tui }: Messages, { purpose }: Prompt): string {
  if (purpose === 'command') return ':';
  return purpose === 'file' ? tui.fileName : tui.openName;
}

/** Reads a line of the palette: the vocabulary of the line mode and the screen's own. */
export function readOrder(messages: Messages, text: string): Order {
  const line = text.trim().replace(/^:\s*/, '');
  const own = readCommand(messages, SCREEN_COMMANDS, line);
  if (own === undefined) {
    const parsed = parseLine(messages, line);
    if (parsed.kind === 'empty') return { kind: 'nothing' };
    const isLevel = parsed.kind === 'command' && parsed.name === 'level';
    return isLevel ? readValue(messages, 'level', line, parsed.argument) : parsed;
  }
  if (own.kind === 'leftover') return own;
  const { name, argument } = own;
  if (name === 'open') return { kind: 'open', file: argument };
  if (isChoosing(name)) return readValue(messages, name, line, argument);
  return { kind: 'screen', word: name };
}

function isChoosing(name: ScreenWord): name is ChoosingWord {
  return CHOOSING.some((choosing) => choosing === name);
}

function readValue(messages: Messages, own: ValuedWord, line: string, text: string): Order {
  const values = valuesOf(messages, own);
  const at = values.findIndex((names) => isWord(names, text));
  if (at < 0) {
    const [word = ''] = line.split(/\s/);
    return { kind: 'values', word, values: values.map(([name = '']) => name) };
  }
  switch (own) {
    case 'level':
      return { kind: own, level: LEVELS[at] ?? 'medium' };
    case 'theme':
      return { kind: own, theme: THEME_NAMES[at] ?? 'wood' };
    case 'size':
      return { kind: own, size: SIZE_NAMES[at] ?? 'auto' };
  }
}

/** The names of each value, in the language first, then as the command line has them. */
function valuesOf(messages: Messages, word: ValuedWord): readonly (readonly string[])[] {
  if (word === 'level') return levelWords(messages);
  return (word === 'theme' ? THEME_NAMES : SIZE_NAMES).map((name) => [name]);
}

/** What a line of the palette may become: commands, or the values of one. */
export function ordersLike(messages: Messages, text: string): readonly string[] {
  const line = text.replace(/^:?\s*/, '');
  const [word = '', value] = line.split(/\s+/);
  if (value === undefined) {
    return paletteWords(messages).filter((known) => fold(known).startsWith(fold(word)));
  }
  const valued = valuedWord(messages, word);
  if (valued === undefined) return [];
  return valuesOf(messages, valued)
    .map(([name = '']) => name)
    .filter((known) => fold(known).startsWith(fold(value)))
    .map((known) => `${word} ${known}`);
}

/** The command that a word is, if values follow it. */
function valuedWord(messages: Messages, word: string): ValuedWord | undefined {
  const own = readCommand(messages, SCREEN_COMMANDS, word);
  if (own?.kind === 'command') return isChoosing(own.name) ? own.name : undefined;
  const parsed = parseLine(messages, word);
  return parsed.kind === 'command' && parsed.name === 'level' ? 'level' : undefined;
}

/** Every word of the palette in the language, in the order of the alphabet. */
export function paletteWords(messages: Messages): readonly string[] {
  const commands = COMMANDS.map((name) => messages.play.words[name][0] ?? name);
  const own = SCREEN_WORDS.map((name) => messages.tui.palette.words[name]);
  return [...commands, ...own].sort((a, b) => a.localeCompare(b, messages.language));
}

/** The text with all that the orders it may become have in common. */
export function completeOrder(messages: Messages, text: string): string {
  const orders = ordersLike(messages, text);
  const [first, ...others] = orders;
  if (first === undefined) return text;
  let common = first;
  for (const other of others) {
    while (!other.startsWith(common)) common = common.slice(0, -1);
  }
  const isWhole = others.length === 0 && !common.includes(' ');
  return common.length < text.length ? text : isWhole ? `${common} ` : common;
}
