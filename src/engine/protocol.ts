// What the threads of an engine say to each other. Positions travel as plain text, moves as they are.

import type { Position, Ruleset, VariantName } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import type { EngineErrorCode } from './errors.ts';
import type { TableTurn } from './turns.ts';
import type { SearchRequest, SearchResult } from './types.ts';
import type { WeightsError } from './weights.ts';

/** What searches in place of what comes with the package, to be measured against it. */
export interface EngineParts {
  /** Another build of the kernel. */
  readonly other?: WebAssembly.Module | undefined;
  /** For all games; undefined for the hand-made evaluation. */
  readonly weights: Int16Array | undefined;
}

/** What a worker is started with. The memory is made by the main thread and shared. */
export interface WorkerData {
  readonly memory: WebAssembly.Memory;
  readonly hashMb: number;
  /** Its number among the threads of the engine: number 0 answers, the others help it. */
  readonly thread: number;
  readonly parts?: EngineParts | undefined;
}

/** To the worker: search. Stopping needs no message, it is a number in the memory. */
export interface SearchCommand {
  readonly type: 'search';
  readonly id: number;
  readonly variant: VariantName;
  readonly forcedCapture: boolean;
  readonly position: Position;
  readonly history: readonly Position[];
  readonly options: Pick<SearchRequest, 'limits' | 'level' | 'seed' | 'multipv' | 'draws'>;
  /** Which search on the table it is. */
  readonly turn: TableTurn;
  /** How many threads search. */
  readonly threads: number;
  /** Whether the worker shall tell what it has found after every depth. */
  readonly informs: boolean;
}

/**
 * To the worker: search, or forget, which is to let go of the instance of the kernel. The next search
 * makes another one, in a memory that the main thread has cleared once all workers have answered.
 */
export type WorkerCommand = SearchCommand | { readonly type: 'forget' };

/** From the worker. */
export type WorkerMessage =
  /** It has started and looks at the stop flag from now on. */
  | { readonly type: 'ready' }
  /** It has forgotten, and does not touch the memory before the next search. */
  | { readonly type: 'forgotten' }
  /** It evaluates a game by hand, as there are no weights; told once a game. */
  | { readonly type: 'warning'; readonly error: WeightsError }
  /** A thread that helps has ended its part of a search. */
  | { readonly type: 'idle' }
  | { readonly type: 'info'; readonly id: number; readonly info: SearchResult }
  | { readonly type: 'result'; readonly id: number; readonly result: SearchResult }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly code: EngineErrorCode;
      readonly message: string;
    };

/** A request as it travels. */
export function toCommand(
  id: number,
  request: SearchRequest,
  how: Pick<SearchCommand, 'informs' | 'turn' | 'threads'>,
): SearchCommand {
  const { ruleset, position, history = [], ...options } = request;
  return {
    type: 'search',
    id,
    variant: ruleset.variant.name,
    forcedCapture: ruleset.forcedCapture,
    position: plain(position),
    history: history.map(plain),
    options,
    ...how,
  };
}

function plain({ turn, cells }: Position): Position {
  return { turn, cells };
}

/** A request as it arrives. */
export function toRequest(command: SearchCommand): SearchRequest {
  const { variant, forcedCapture, position, history, options } = command;
  return { ruleset: rulesetOf(variant, forcedCapture), position, history, ...options };
}

const rulesets = new Map<string, Ruleset>();

/** One object for a ruleset, as the generator knows by identity whether the rules have changed. */
function rulesetOf(variant: VariantName, forcedCapture: boolean): Ruleset {
  const key = `${variant} ${String(forcedCapture)}`;
  let ruleset = rulesets.get(key);
  if (ruleset === undefined) {
    ruleset = { variant: VARIANTS[variant], forcedCapture };
    rulesets.set(key, ruleset);
  }
  return ruleset;
}
