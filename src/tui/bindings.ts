import { UI_COMMANDS, type UiCommand } from './commands.ts';
import { KEYMAP, type KeyBinding } from './keymap.ts';
import { beginsMove, isKeyName } from './keys.ts';
import type { KeyPreset } from './preferences.ts';

/** The keys a person wants for commands on the board, by the commands' names. */
export type Bindings = Readonly<Record<string, readonly string[]>>;

/** Nobody asked for other keys. */
export const NO_BINDINGS: Bindings = {};

/** Why a person's own keys for a command are not used. */
export type BindingFault =
  | { readonly code: 'keys.unknown-command'; readonly command: string }
  | { readonly code: 'keys.unknown-key'; readonly key: string; readonly command: UiCommand }
  /** Digits and the letters of files type moves. */
  | { readonly code: 'keys.reserved'; readonly key: string; readonly command: UiCommand }
  | {
      readonly code: 'keys.conflict';
      readonly key: string;
      readonly commands: readonly [UiCommand, UiCommand];
    };

export interface Keymap {
  readonly rows: readonly KeyBinding[];
  readonly faults: readonly BindingFault[];
}

/** What `vim` adds: the cursor without leaving the letters. `h` types no moves then; `.` begins one. */
const VIM_KEYS: Readonly<Partial<Record<UiCommand, string>>> = {
  left: 'h',
  down: 'j',
  up: 'k',
  right: 'l',
};

/** The ways out are never taken away. */
const FIXED: ReadonlySet<UiCommand> = new Set(['interrupt', 'suspend', 'redraw', 'yes', 'no']);

const known = new WeakMap<Bindings, Map<KeyPreset, Keymap>>();

/** The keymap of a preset with a person's own keys; those that cannot be are left out and named. */
export function keymapFor(preset: KeyPreset, bindings: Bindings): Keymap {
  const presets = known.get(bindings) ?? new Map<KeyPreset, Keymap>();
  known.set(bindings, presets);
  const keymap = presets.get(preset) ?? bind(presetRows(preset), preset, bindings);
  presets.set(preset, keymap);
  return keymap;
}

function presetRows(preset: KeyPreset): readonly KeyBinding[] {
  if (preset === 'usual') return KEYMAP;
  return KEYMAP.map((row) => {
    const key = VIM_KEYS[row.command];
    return key === undefined ? row : { ...row, keys: [...row.keys, key] };
  });
}

function bind(rows: readonly KeyBinding[], preset: KeyPreset, bindings: Bindings): Keymap {
  let keymap: Keymap = { rows, faults: [] };
  for (const [name, keys] of Object.entries(bindings)) {
    const command = UI_COMMANDS.find((known) => known === name && !FIXED.has(known));
    const fault: BindingFault | undefined =
      command === undefined
        ? { code: 'keys.unknown-command', command: name }
        : faultOf(command, keys, preset);
    const next = command === undefined ? keymap.rows : rebound(keymap.rows, command, keys);
    const wrong = fault ?? conflictIn(next);
    keymap =
      wrong === undefined
        ? { ...keymap, rows: next }
        : { ...keymap, faults: [...keymap.faults, wrong] };
  }
  return keymap;
}

function faultOf(
  command: UiCommand,
  keys: readonly string[],
  preset: KeyPreset,
): BindingFault | undefined {
  const unknown = keys.find((key) => !isKeyName(key));
  if (unknown !== undefined) return { code: 'keys.unknown-key', key: unknown, command };
  const reserved = keys.find((key) => beginsMove(key, preset));
  return reserved === undefined ? undefined : { code: 'keys.reserved', key: reserved, command };
}

/** A command with other keys on the board; in menus and windows it keeps its own. */
function rebound(
  rows: readonly KeyBinding[],
  command: UiCommand,
  keys: readonly string[],
): readonly KeyBinding[] {
  return rows.flatMap((row) => {
    if (row.command !== command || !row.contexts.includes('game')) return [row];
    const elsewhere = row.contexts.filter((context) => context !== 'game');
    const onBoard: KeyBinding = { ...row, keys, contexts: ['game'] };
    return elsewhere.length === 0 ? [onBoard] : [{ ...row, contexts: elsewhere }, onBoard];
  });
}

function conflictIn(rows: readonly KeyBinding[]): BindingFault | undefined {
  const commands = new Map<string, UiCommand>();
  for (const { keys, command, contexts } of rows) {
    if (!contexts.includes('game')) continue;
    for (const key of keys) {
      const other = commands.get(key);
      if (other !== undefined) return { code: 'keys.conflict', key, commands: [other, command] };
      commands.set(key, command);
    }
  }
  return undefined;
}
