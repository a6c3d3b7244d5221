import path from 'node:path';
import { wholeNumber } from '../../scripts/tool-args.ts';
import { LEVELS, type Level } from '../../src/engine/levels.ts';
import { MAX_THREADS } from '../../src/engine/search-kernel.ts';
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
  /** A file with other weights, a folder with a file for each game, or `NO_WEIGHTS`. */
  readonly weights?: string;
  /** The command line of an external engine; of a build, and the folder it is in. */
  readonly command?: string;
  readonly build?: string;
  readonly threads?: number;
}

/** The word for the hand-made evaluation. */
export const NO_WEIGHTS = 'none';

/** What a setting takes and says, for the help, and what its text means or what is wrong with it. */
interface Setting {
  readonly takes: string;
  readonly says: string;
  readonly read: (text: string) => Result<Partial<PlayerSettings>, string>;
}

const DEFAULT_HASH_MB = 16;
const MAX_HASH_MB = 2048;

export const SETTINGS: Readonly<Record<string, Setting>> = {
  nodes: {
    takes: 'N',
    says: 'positions a move (repeatable)',
    read: number((nodes) => ({ limits: { nodes } })),
  },
  ms: {
    takes: 'N',
    says: 'milliseconds a move',
    read: number((milliseconds) => ({ limits: { milliseconds } })),
  },
  depth: {
    takes: 'N',
    says: 'plies a move (repeatable)',
    read: number((depth) => ({ limits: { depth } })),
  },
  level: {
    takes: LEVELS.join('|'),
    says: 'plays like a level, within its limits if none are given',
    read(text) {
      const level = LEVELS.find((known) => known === text);
      return level === undefined ? err(`level is one of ${LEVELS.join(', ')}`) : ok({ level });
    },
  },
  hash: {
    takes: 'MB',
    says: `table of known positions (${DEFAULT_HASH_MB}), a power of two`,
    read(text) {
      const hashMb = wholeNumber(text) ?? NaN;
      const fits = hashMb <= MAX_HASH_MB && Number.isInteger(Math.log2(hashMb));
      return fits ? ok({ hashMb }) : err(`hash is a power of two from 1 to ${MAX_HASH_MB}`);
    },
  },
  threads: {
    takes: 'N',
    says: 'threads of the search (1); only one plays the same games again',
    read: number((threads) => ({ threads })),
  },
  weights: {
    takes: `FILE|${NO_WEIGHTS}`,
    says: 'other weights, or a folder of them; none: the hand-made evaluation',
    read: (weights) => ok({ weights }),
  },
  kernel: {
    takes: 'FILE',
    says: 'the search of another build: its dist/kernel.wasm',
    read: (kernel) => ok({ kernel }),
  },
  hub: {
    takes: '"COMMAND"',
    says: 'an external engine that speaks the Hub protocol',
    read: (command) => ok({ command }),
  },
  build: {
    takes: 'DIR',
    says: 'the program in another checkout, which has been built',
    read(build) {
      const program = path.resolve(build, 'bin/dama.js');
      return ok({ build, command: `"${process.execPath}" "${program}" engine` });
    },
  },
  name: {
    takes: 'TEXT',
    says: 'in the report and in the games; otherwise the settings themselves',
    read: (name) => ok({ name }),
  },
};

/** Parts of our own search, which an external engine does not have. */
const OWN = ['kernel', 'weights'] as const;

function number(put: (value: number) => Partial<PlayerSettings>): Setting['read'] {
  return (text) => {
    const value = wholeNumber(text);
    return value === undefined ? err(`not a whole number above 0: ${text}`) : ok(put(value));
  };
}

/** One `key=value`, and the spaces or commas after it. */
const ITEM = /([a-z]+)=(?:"([^"]*)"|([^\s,"]*))(?:[\s,]+|$)/y;

/**
 * Reads `nodes=20000 kernel=/tmp/kernel.wasm`: settings with spaces or commas between them, a value
 * with such in it between double quotes.
 */
export function parseSettings(text: string): Result<PlayerSettings, string> {
  const trimmed = text.trim();
  let settings: PlayerSettings = { name: trimmed, limits: {}, hashMb: DEFAULT_HASH_MB };
  ITEM.lastIndex = 0;
  while (ITEM.lastIndex < trimmed.length) {
    const rest = trimmed.slice(ITEM.lastIndex);
    const [, key = '', quoted, bare = ''] = ITEM.exec(trimmed) ?? [];
    if (key === '') return err(`cannot read the settings at: ${rest}`);
    const setting = Object.hasOwn(SETTINGS, key) ? SETTINGS[key] : undefined;
    if (setting === undefined) {
      return err(`no such setting: ${key} (there are ${Object.keys(SETTINGS).join(', ')})`);
    }
    const read = setting.read(quoted ?? bare);
    if (!read.ok) return read;
    const limits = { ...settings.limits, ...read.value.limits };
    settings = { ...settings, ...read.value, limits };
  }
  const fault = faultIn(settings);
  return fault === undefined ? ok(settings) : err(fault);
}

/** What is wrong with settings that are right one by one. */
function faultIn(settings: PlayerSettings): string | undefined {
  const { level, limits, command, threads = 1 } = settings;
  if (level === undefined && Object.keys(limits).length === 0) {
    return 'how long shall it think? nodes=N, ms=N, depth=N or level=LEVEL';
  }
  const own = OWN.find((key) => settings[key] !== undefined);
  if (command !== undefined && own !== undefined) {
    return `${own} is of our own search: it does not go with hub or build`;
  }
  if (command === undefined && threads > MAX_THREADS) {
    return `our own search has at most ${MAX_THREADS} threads`;
  }
  return undefined;
}
