import { LEVELS, type Level } from '../engine/levels.ts';
import { SETUPS, type Setup } from '../game/setups.ts';
import { LANGUAGES, type Language } from '../messages/index.ts';
import { VARIANT_NAMES, type VariantName } from '../rules/types.ts';

/** How pieces are drawn. */
const GLYPHS = ['unicode', 'solid', 'ascii'] as const;
/** Which side a person takes: the one that moves first, the other, or either by chance. */
const SIDES = ['first', 'second', 'random'] as const;
/** How large the board is drawn; `auto` is as large as it fits. */
const SIZES = ['auto', 'large', 'medium', 'compact', 'tiny'] as const;
const OPPONENTS = ['computer', 'person'] as const;
/** The keys of the screen: the usual ones, or also those of vi. */
const KEYS = ['usual', 'vim'] as const;

/** What a game was last begun with, to be offered again. */
export interface LastGame {
  readonly variant: VariantName;
  readonly setup: Setup;
  readonly forcedCapture: boolean;
  readonly side: (typeof SIDES)[number];
  readonly opponent: (typeof OPPONENTS)[number];
  readonly level: Level;
  /** Without takebacks and hints. */
  readonly strict: boolean;
}

/** What is remembered. Undefined means: not chosen, so decided by the terminal and the locale. */
export interface Settings {
  readonly theme: string | undefined;
  readonly glyphs: (typeof GLYPHS)[number] | undefined;
  readonly size: (typeof SIZES)[number];
  readonly language: Language | undefined;
  /** Moves slide over the board. */
  readonly animation: boolean;
  /** Square numbers on the board. */
  readonly showNumbers: boolean;
  /** The evaluation bar and what the computer thinks. */
  readonly showEvaluation: boolean;
  /** Dots where a piece can go. */
  readonly showHints: boolean;
  readonly mouse: boolean;
  readonly keys: (typeof KEYS)[number];
  /** Keys of a person's own, by command; which commands and keys there are is known to the screen. */
  readonly bindings: Readonly<Record<string, readonly string[]>>;
  readonly lastGame: LastGame | undefined;
}

/** How one setting is read: its value, or undefined when it cannot be one. */
interface Field<T> {
  readonly read: (value: unknown) => T | undefined;
  readonly fallback: T;
}

const readBoolean = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

function oneOf<T extends string>(values: readonly T[]): (value: unknown) => T | undefined {
  return (value) => values.find((known) => known === value);
}

/** Which themes there are is known where they are drawn. */
const readName = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,40}$/.test(value) ? value : undefined;

const isWords = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((word) => typeof word === 'string' && word.length <= 40);

function readBindings(value: unknown): Settings['bindings'] | undefined {
  if (!isRecord(value)) return undefined;
  return Object.values(value).every(isWords) ? (value as Settings['bindings']) : undefined;
}

const LAST_GAME: { readonly [K in keyof LastGame]: (value: unknown) => LastGame[K] | undefined } = {
  variant: oneOf(VARIANT_NAMES),
  setup: oneOf(SETUPS),
  forcedCapture: readBoolean,
  side: oneOf(SIDES),
  opponent: oneOf(OPPONENTS),
  level: oneOf(LEVELS),
  strict: (value) => (value === undefined ? false : readBoolean(value)),
};

/** All of it or nothing: half of a game's options fit no other half. */
function readLastGame(value: unknown): LastGame | undefined {
  if (!isRecord(value)) return undefined;
  const read = Object.entries(LAST_GAME).map(([key, of]) => [key, of(value[key])] as const);
  if (read.some(([, field]) => field === undefined)) return undefined;
  return Object.fromEntries(read) as unknown as LastGame;
}

/** Every setting: how it is read, and what holds without it. */
export const FIELDS: { readonly [K in keyof Settings]: Field<Settings[K]> } = {
  theme: { read: readName, fallback: undefined },
  glyphs: { read: oneOf(GLYPHS), fallback: undefined },
  size: { read: oneOf(SIZES), fallback: 'auto' },
  language: { read: oneOf(LANGUAGES), fallback: undefined },
  animation: { read: readBoolean, fallback: true },
  showNumbers: { read: readBoolean, fallback: true },
  showEvaluation: { read: readBoolean, fallback: false },
  showHints: { read: readBoolean, fallback: true },
  mouse: { read: readBoolean, fallback: true },
  keys: { read: oneOf(KEYS), fallback: 'usual' },
  bindings: { read: readBindings, fallback: {} },
  lastGame: { read: readLastGame, fallback: undefined },
};

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
