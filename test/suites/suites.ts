// Positions with a known best move, and how to ask the engine about them.

import { createSearcher, type SearcherOptions } from '../../src/engine/searcher.ts';
import { engineBytes } from '../../src/engine/search-kernel.ts';
import type { SearchResult } from '../../src/engine/types.ts';
import { isSameMove } from '../../src/game/game.ts';
import { parseMove } from '../../src/notation/moves.ts';
import { createKernelMemory } from '../../src/rules/kernel.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Move, Position, Ruleset, VariantName } from '../../src/rules/types.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import { positionOf } from '../rules/support.ts';
import american from './american.json';
import brazilian from './brazilian.json';
import czech from './czech.json';
import international from './international.json';
import italian from './italian.json';
import russian from './russian.json';
import spanish from './spanish.json';

/**
 * - `shot`: pieces are given, and more come back
 * - `breakthrough`: a man reaches the king row by force
 * - `capture`: there are several captures, and which one is taken decides
 * - `quiet`: neither gives nor takes anything, and decides all the same
 * - `ending`: few pieces
 */
export const KINDS = ['shot', 'breakthrough', 'capture', 'quiet', 'ending'] as const;
export type Kind = (typeof KINDS)[number];

/**
 * - `win`: the game is won by force
 * - `gain`: at least a man more than any other move gets
 * - `hold`: every other move loses at least a man
 * - `draw`: every other move loses the game
 */
export type Outcome = 'win' | 'gain' | 'hold' | 'draw';

export interface SuitePosition {
  readonly fen: string;
  readonly kind: Kind;
  readonly result: Outcome;
  /** All moves that are right, with every square they stop on. */
  readonly best: readonly string[];
  /** Of a win the plies to the end with the best play; else those after which the gain shows. */
  readonly plies?: number;
  /** Positions that the engine may visit; about twice as many as it needed when this was written. */
  readonly nodes: number;
}

// What TypeScript makes of a JSON file is wider than what is in it; the tests look at every word.
const FILES = { american, brazilian, czech, international, italian, russian, spanish };
export const SUITES = FILES as Readonly<Record<VariantName, readonly SuitePosition[]>>;

/** What the engine said about a position. */
export interface Attempt {
  readonly solved: boolean;
  readonly found: SearchResult;
}

const HASH_MB = 16;

/** The game of a suite. */
export function rulesetOf(name: VariantName): Ruleset {
  return { variant: VARIANTS[name], forcedCapture: true };
}

/** The right moves of a position. */
export function bestMoves(
  ruleset: Ruleset,
  { fen, best }: Pick<SuitePosition, 'fen' | 'best'>,
): readonly Move[] {
  const position = positionOf(ruleset.variant, fen);
  const legal = legalMoves(ruleset, position);
  return best.map((text) => {
    const parsed = parseMove(ruleset, position, legal, text);
    if (!parsed.ok) throw new Error(`${ruleset.variant.name} ${fen} ${text}: ${parsed.error.code}`);
    return parsed.value;
  });
}

/**
 * Asks one engine about positions, each as if it were its first.
 * @param options.weightsOf what it evaluates with, if not with what ships
 */
export function suiteSolver(
  options: SearcherOptions = {},
): (name: VariantName, entry: SuitePosition, nodes?: number) => Attempt {
  const now = (): number => performance.now();
  const searcher = createSearcher(createKernelMemory(engineBytes(HASH_MB)), HASH_MB, now, options);
  let searches = 0;
  return (name, entry, nodes = entry.nodes) => {
    const ruleset = rulesetOf(name);
    const position: Position = positionOf(ruleset.variant, entry.fen);
    const found = searcher.search(++searches, { ruleset, position, limits: { nodes }, seed: 1 });
    return { found, solved: isSolved(ruleset, entry, found) };
  };
}

function isSolved(ruleset: Ruleset, entry: SuitePosition, { move, score }: SearchResult): boolean {
  if (move === undefined) return false;
  if (entry.result === 'win' && score.type !== 'win') return false;
  if (entry.result === 'draw' && score.type === 'loss') return false;
  return bestMoves(ruleset, entry).some((best) => isSameMove(best, move));
}
