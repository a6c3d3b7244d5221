import { legalMoves } from '../../src/rules/moves.ts';
import type { Move, Ruleset } from '../../src/rules/types.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import type { SearchLimits, SearchResult } from '../../src/engine/types.ts';
import { load, type LoadedSettings } from './load.ts';
import type { Player } from './play.ts';
import { NO_EFFORT, type MatchGame, type Side } from './types.ts';

/** For tests only. */
export const RUSSIAN: Ruleset = { variant: VARIANTS.russian, forcedCapture: true };

/** Our own search with a small table. */
export function ownSettings(limits: SearchLimits, weights?: string): LoadedSettings {
  const settings = { name: '', limits, hashMb: 1, ...(weights !== undefined && { weights }) };
  return load(settings, RUSSIAN.variant);
}

/** A game of a match of which only the result matters. */
export function gameWon(pair: number, second: boolean, winner: Side | undefined): MatchGame {
  const effort = { a: NO_EFFORT, b: NO_EFFORT };
  return { pair, second, winner, moves: [], ending: 'noMoves', effort };
}

export function answer(move: Move | undefined): SearchResult {
  const score = { type: 'cp', value: 0 } as const;
  return { move, score, depth: 3, nodes: 50, milliseconds: 2, pv: [], lines: [] };
}

/** Always plays the first legal move. */
export const firstMover: Player = {
  newGame: () => Promise.resolve(),
  search: ({ ruleset, position }) => Promise.resolve(answer(legalMoves(ruleset, position)[0])),
  close: () => Promise.resolve(),
};
