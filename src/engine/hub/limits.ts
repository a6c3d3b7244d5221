import { err, ok, type Result } from '../../rules/result.ts';
import type { SearchLimits } from '../types.ts';
import type { HubArgument } from './line.ts';

/** A game's clock, as the side to move sees it. */
export interface HubClock {
  readonly milliseconds: number;
  /** Added before every move: already in `milliseconds` for this one. */
  readonly increment: number;
  /** Moves to be played in that time; undefined when it is for the rest of the game. */
  readonly moves?: number;
}

/** What `level` lines say, taken together. */
export interface HubLevel {
  readonly depth?: number;
  readonly nodes?: number;
  readonly moveMilliseconds?: number;
  readonly clock?: HubClock;
  /** Until `stop`. */
  readonly isInfinite?: true;
}

/** An argument of `level` that says nothing possible. */
export interface LevelFault {
  readonly name: string;
  readonly value: string;
}

const SECOND = 1000;
/** No clock of any game is longer, and numbers beyond lose their last digits. */
const MAX_SECONDS = 1e7;
const MAX_COUNT = Number.MAX_SAFE_INTEGER;

type Fields = {
  depth?: number;
  nodes?: number;
  'move-time'?: number;
  time?: number;
  inc?: number;
  moves?: number;
};

/** The fields that are numbers: the least that they may be, and whether they are whole. */
const FIELDS: Readonly<Record<keyof Fields, { readonly min: number; readonly isWhole: boolean }>> =
  {
    depth: { min: 1, isWhole: true },
    nodes: { min: 1, isWhole: true },
    'move-time': { min: 0, isWhole: false },
    time: { min: 0, isWhole: false },
    inc: { min: 0, isWhole: false },
    moves: { min: 1, isWhole: true },
  };

/** Reads the arguments of a `level` line; those that nobody knows are passed over. */
export function parseHubLevel(args: readonly HubArgument[]): Result<HubLevel, LevelFault> {
  const fields: Fields = {};
  let isInfinite = false;
  for (const { name, value = '' } of args) {
    if (name === 'infinite') isInfinite = value !== 'false';
    if (!isField(name)) continue;
    const number = parseNumber(value, FIELDS[name]);
    if (number === undefined) return err({ name, value });
    fields[name] = number;
  }
  // Moves and an increment mean nothing without the time they are for.
  if (fields.time === undefined) {
    if (fields.moves !== undefined) return err({ name: 'moves', value: String(fields.moves) });
    if (fields.inc !== undefined) return err({ name: 'inc', value: String(fields.inc) });
  }
  return ok(levelOf(fields, isInfinite));
}

function isField(name: string): name is keyof Fields {
  return Object.hasOwn(FIELDS, name);
}

function parseNumber(
  text: string,
  { min, isWhole }: { readonly min: number; readonly isWhole: boolean },
): number | undefined {
  const pattern = isWhole ? /^\d+$/ : /^-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/i;
  if (!pattern.test(text)) return undefined;
  // Clocks of interfaces go below zero by a little: no time is left then.
  const number = isWhole ? Number(text) : Math.max(min, Number(text));
  if (number < min) return undefined;
  return Math.min(number, isWhole ? MAX_COUNT : MAX_SECONDS);
}

function levelOf(fields: Fields, isInfinite: boolean): HubLevel {
  const { depth, nodes, time, inc = 0, moves } = fields;
  const moveTime = fields['move-time'];
  const clock = time === undefined ? undefined : clockOf(time, inc, moves);
  return {
    ...(depth === undefined ? {} : { depth }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(moveTime === undefined ? {} : { moveMilliseconds: moveTime * SECOND }),
    ...(clock === undefined ? {} : { clock }),
    ...(isInfinite ? { isInfinite: true } : {}),
  };
}

function clockOf(time: number, inc: number, moves: number | undefined): HubClock {
  return {
    milliseconds: time * SECOND,
    increment: inc * SECOND,
    ...(moves === undefined ? {} : { moves }),
  };
}

/** The arguments of a `level` line for limits; without any it is to think until it is stopped. */
export function levelArguments({
  depth,
  nodes,
  milliseconds,
}: SearchLimits): Readonly<Record<string, string | number | true | undefined>> {
  const isEndless = depth === undefined && nodes === undefined && milliseconds === undefined;
  if (isEndless) return { infinite: true };
  const moveTime = milliseconds === undefined ? undefined : milliseconds / SECOND;
  return { depth, nodes, 'move-time': moveTime };
}

/** How long to think about a move: what is aimed at, and what is never gone beyond. */
export interface TimeForMove {
  readonly soft: number;
  readonly hard: number;
}

/** What goes by between the interface and the engine, and is nobody's thinking. */
const OVERHEAD_MS = 30;
/** A search cannot be asked for no time at all. */
const LEAST_MS = 0.001;
/** So many moves a game without a time control is taken to go on. */
const MOVES_TO_GO = 30;
/** What a difficult move may take, compared with an ordinary one. */
const HARDEST = 4;
/** Of what is left, as long as more than one move has to be played with it. */
const LARGEST_SHARE = 0.4;

/** Divides the time of a clock, in milliseconds. */
export function timeFor({ milliseconds, increment, moves }: HubClock): TimeForMove {
  // With next to nothing left, the way there and back still needs its part of it.
  const usable = Math.max(milliseconds - OVERHEAD_MS, milliseconds / 2, LEAST_MS);
  const toGo = Math.min(moves ?? MOVES_TO_GO, MOVES_TO_GO);
  if (toGo === 1) return { soft: usable * 0.8, hard: usable * 0.95 };
  // The increment of this move is in the time already; each of the others brings its own.
  const all = usable + increment * (toGo - 1);
  const soft = Math.min(all / toGo, usable * LARGEST_SHARE);
  return { soft, hard: Math.min(soft * HARDEST, Math.max(soft, usable * LARGEST_SHARE)) };
}
