import { openingsFrom } from '../bench/match/openings.ts';
import { playMatchGame, type Player } from '../bench/match/play.ts';
import { ownPlayer } from '../bench/match/players.ts';
import { momentsOf, type PairCounts } from '../bench/match/statistics.ts';
import { pairCountsOf } from '../bench/match/tally.ts';
import type { GameRules, MatchGame } from '../bench/match/types.ts';
import type { Move, Ruleset } from '../src/rules/types.ts';
import { HASH_MB, MAX_PLIES, memoryOf } from './player.ts';

/** A match between two evaluations, each opening played with both colours. */
export interface MatchSettings {
  readonly ruleset: Ruleset;
  /** The one that is asked about. */
  readonly weights: Int16Array | undefined;
  readonly against: Int16Array | undefined;
  /** Positions the search visits for a move. */
  readonly nodes: number;
  readonly seed: number;
}

/** What a pair of games begins with. */
export interface OpenedPair {
  readonly pair: number;
  readonly opening: readonly Move[];
}

const OPENING_PLIES = { min: 3, max: 8 };

/** The pairs of a match, each with another opening as long as the game has others. */
export function openedPairs(ruleset: Ruleset, seed: number, count: number): readonly OpenedPair[] {
  const nextOpening = openingsFrom({ ruleset, seed, plies: OPENING_PLIES });
  return Array.from({ length: count }, (_, pair) => ({ pair, opening: nextOpening() }));
}

/**
 * Plays pairs of games.
 * @returns what the one asked about made of them
 */
export async function playPairs(
  { ruleset, weights, against, nodes, seed }: MatchSettings,
  pairs: readonly OpenedPair[],
): Promise<PairCounts> {
  const player = (seat: string, own: Int16Array | undefined): Player =>
    ownPlayer(
      { name: seat, limits: { nodes }, hashMb: HASH_MB, parts: { weights: own } },
      memoryOf(seat),
    );
  const players = { a: player('asked', weights), b: player('other', against) };
  const rules: GameRules = { ruleset, seed, maxPlies: MAX_PLIES, adjudicate: true };
  const games: MatchGame[] = [];
  for (const { pair, opening } of pairs) {
    for (const second of [false, true]) {
      const game = await playMatchGame(rules, players, { pair, second }, opening);
      // No way to lose here: what has broken down teaches nothing.
      if (game.fault !== undefined) throw new Error(game.fault);
      games.push(game);
    }
  }
  return pairCountsOf(games);
}

/** Whether the one asked about is better, with 19 chances in 20 that this is no luck. */
export function isBetter(counts: PairCounts): boolean {
  const { pairs, mean, variance } = momentsOf(counts);
  // As if one pair more had been half won: a few equal pairs are no certainty.
  const deviation = Math.sqrt((variance + 0.25 / pairs) / pairs);
  return mean - 1.645 * deviation > 0.5;
}
