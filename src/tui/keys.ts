import type { Key } from 'ink';
import type { KeyPreset } from './preferences.ts';

/** Ink's flags for keys without a character, and what the keymap calls them. */
const NAMED = [
  ['upArrow', 'up'],
  ['downArrow', 'down'],
  ['leftArrow', 'left'],
  ['rightArrow', 'right'],
  ['home', 'home'],
  ['end', 'end'],
  ['pageUp', 'pageup'],
  ['pageDown', 'pagedown'],
  ['return', 'enter'],
  ['escape', 'escape'],
  // Terminals send either for the key above Enter.
  ['backspace', 'backspace'],
  ['delete', 'backspace'],
] as const satisfies readonly (readonly [keyof Key, string])[];

/**
 * The names of the keys in one event of Ink: `up`, `enter`, `shift+tab`, `ctrl+c`, or the character
 * itself. Pasted text comes as one event of many characters and gives one name for each.
 */
export function keyNames(input: string, key: Key): readonly string[] {
  if (key.tab) return [key.shift ? 'shift+tab' : 'tab'];
  const named = NAMED.find(([flag]) => key[flag]);
  if (named !== undefined) return [named[1]];
  if (key.ctrl) return [`ctrl+${input}`];
  // Alt and a key, or a sequence nobody asked for: not text.
  if (key.meta) return [];
  return Array.from(input).flatMap(characterName);
}

function characterName(character: string): readonly string[] {
  if (character === ' ') return ['space'];
  if (character === '\r' || character === '\n') return ['enter'];
  if (character === '\t') return ['tab'];
  // A held key, over a slow line: several of them come at once, and Ink does not name them then.
  if (character === '\u007f' || character === '\b') return ['backspace'];
  return character < ' ' ? [] : [character];
}

/** Whether a key writes a character: all but those that have a name. */
export function isWritten(key: string): boolean {
  return key === 'space' || Array.from(key).length === 1;
}

/** What may begin a typed move: a digit, or the letter of a file. */
export function beginsMove(key: string, preset: KeyPreset = 'usual'): boolean {
  // With `hjkl` for the cursor, a dot begins a move that begins with an h.
  if (preset === 'vim' && (key === 'h' || key === '.')) return key === '.';
  return /^[0-9a-h]$/.test(key);
}

/** Whether a word can be the name of a key: a character, or one of those that have a name. */
export function isKeyName(word: string): boolean {
  const name = word.startsWith('ctrl+') ? word.slice('ctrl+'.length) : word;
  const isNamed =
    NAMED.some(([, known]) => known === name) || ['space', 'tab', 'shift+tab'].includes(name);
  return isNamed || (Array.from(name).length === 1 && name.trim() !== '');
}

/** What may stand further on in a typed move, as it is kept: letters small, a space as `-`. */
export function moveCharacter(key: string): string | undefined {
  if (key === 'space') return '-';
  return /^[0-9a-hx:-]$/i.test(key) ? key.toLowerCase() : undefined;
}
