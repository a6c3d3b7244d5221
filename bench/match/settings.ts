import path from 'node:path';
import { LEVELS, type Level } from '../../src/engine/levels.ts';
import type { SearchLimits } from '../../src/engine/types.ts';
import { err, ok, type Result } from '../../src/rules/result.ts';

/** Who plays, as it is written on the command line. */
export interface PlayerSettings {
  readonly name: string;
  readonly limits: SearchLimits;
  readonly level?: Level;
  readonly hashMb: number;
  /** A file with another build of the kernel. */
  readonly kernel?: string;
  /** The command line of an external engine. */
  readonly command?: string;
  readonly threads?: number;
}

type Draft = { -readonly [Key in keyof PlayerSettings]: PlayerSettings[Key] | undefined } & {
  name: string;
  limits: SearchLimits;
  hashMb: number;
};

/** What a setting takes, for the help, and what it does; a text in return says what is wrong. */
interface Setting {
  readonly takes: string;
  readonly says: string;
  readonly set: (draft: Draft, value: string) => string | undefined;
}

const DEFAULT_HASH_MB = 16;

export const SETTINGS: Readonly<Record<string, Setting>> = {
  nodes: limit('nodes', 'positions a move (repeatable)'),
  ms: limit('milliseconds', 'milliseconds a move'),
  depth: limit('depth', 'plies a move (repeatable)'),
  level: {
    takes: LEVELS.join('|'),
    says: 'plays like a level, within its limits if none are given',
    set(draft, value) {
      const level = LEVELS.find((known) => known === value);
      if (level === undefined) return `level is one of ${LEVELS.join(', ')}`;
      draft.level = level;
      return undefined;
    },
  },
  hash: {
    takes: 'MB',
    says: `table of known positions (${DEFAULT_HASH_MB}), a power of two`,
    set(draft, value) {
      const size = wholeNumber(value);
      if (size === undefined || size > 2048 || !Number.isInteger(Math.log2(size))) {
        return 'hash is a power of two from 1 to 2048';
      }
      draft.hashMb = size;
      return undefined;
    },
  },
  kernel: {
    takes: 'FILE',
    says: 'the search of another build: its dist/kernel.wasm',
    set(draft, value) {
      draft.kernel = value;
      return undefined;
    },
  },
  hub: {
    takes: '"COMMAND"',
    says: 'an external engine that speaks the Hub protocol',
    set(draft, value) {
      draft.command = value;
      return undefined;
    },
  },
  build: {
    takes: 'DIR',
    says: 'the program in another checkout, which has been built',
    set(draft, value) {
      draft.command = `"${process.execPath}" "${path.resolve(value, 'bin/dama.js')}" engine`;
      return undefined;
    },
  },
  threads: {
    takes: 'N',
    says: 'of an external engine or another checkout',
    set(draft, value) {
      draft.threads = wholeNumber(value);
      return draft.threads === undefined ? `not a whole number above 0: ${value}` : undefined;
    },
  },
  name: {
    takes: 'TEXT',
    says: 'in the report and in the games; otherwise the settings themselves',
    set(draft, value) {
      draft.name = value;
      return undefined;
    },
  },
};

function limit(key: keyof SearchLimits, says: string): Setting {
  return {
    takes: 'N',
    says,
    set(draft, value) {
      const number = wholeNumber(value);
      if (number === undefined) return `not a whole number above 0: ${value}`;
      draft.limits = { ...draft.limits, [key]: number };
      return undefined;
    },
  };
}

/** A whole number above 0; undefined when the text is none. */
export function wholeNumber(text: string): number | undefined {
  return /^[0-9]{1,12}$/.test(text) && Number(text) > 0 ? Number(text) : undefined;
}

/** One `key=value`, and the spaces or commas after it. */
const ITEM = /([a-z]+)=(?:"([^"]*)"|([^\s,"]*))(?:[\s,]+|$)/y;

/**
 * Reads `nodes=20000 kernel=/tmp/kernel.wasm`: settings with spaces or commas between them, a value
 * with such in it between double quotes.
 */
export function parseSettings(text: string): Result<PlayerSettings, string> {
  const trimmed = text.trim();
  const draft: Draft = { name: trimmed, limits: {}, hashMb: DEFAULT_HASH_MB };
  ITEM.lastIndex = 0;
  while (ITEM.lastIndex < trimmed.length) {
    const rest = trimmed.slice(ITEM.lastIndex);
    const [, key = '', quoted, bare = ''] = ITEM.exec(trimmed) ?? [];
    if (key === '') return err(`cannot read the settings at: ${rest}`);
    const setting = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined;
    if (setting === undefined) {
      return err(`no such setting: ${key} (there are ${Object.keys(SETTINGS).join(', ')})`);
    }
    const fault = setting.set(draft, quoted ?? bare);
    if (fault !== undefined) return err(fault);
  }
  const fault = faultIn(draft);
  return fault === undefined ? ok(draft as PlayerSettings) : err(fault);
}

/** What is wrong with settings that are right one by one. */
function faultIn(draft: Draft): string | undefined {
  if (draft.level === undefined && Object.keys(draft.limits).length === 0) {
    return 'how long shall it think? nodes=N, ms=N, depth=N or level=LEVEL';
  }
  if (draft.command !== undefined && draft.kernel !== undefined) {
    return 'kernel is of our own search: it does not go with hub or build';
  }
  if (draft.command === undefined && draft.threads !== undefined) {
    return 'threads goes with hub or build: our own search has one here';
  }
  return undefined;
}
