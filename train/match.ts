import { createGame, currentPosition, outcome, playMove, type Game } from '../src/game/game.ts';
import type { Color, Ruleset } from '../src/rules/types.ts';
import type { SearchLimits } from '../src/engine/types.ts';
import {
  MAX_PLIES,
  createPlayer,
  createReferee,
  playRandomMove,
  valueOf,
  type Player,
} from './player.ts';
import { randomFrom, seedOf } from './random.ts';

/** A match between two evaluations, each opening played with both colours. */
export interface MatchSettings {
  readonly ruleset: Ruleset;
  /** The one that is asked about. */
  readonly weights: Int16Array | undefined;
  readonly against: Int16Array | undefined;
  readonly limits: SearchLimits;
  readonly seed: number;
}

const OPENING = { least: 3, most: 8 };
/** An opening is balanced when a search of so many nodes finds at most this difference. */
const BALANCE = { nodes: 5000, margin: 60 };

/**
 * Plays the pairs of games with these numbers.
 * @returns what the one asked about made of each pair, from 0 to 2 points
 */
export function playPairs(settings: MatchSettings, numbers: readonly number[]): readonly number[] {
  return numbers.map((number) => {
    const opening = balancedOpening(settings, number);
    return playOut(opening, settings, 'white') + playOut(opening, settings, 'black');
  });
}

function balancedOpening({ ruleset, seed }: MatchSettings, number: number): Game {
  const random = randomFrom(seedOf(seed, number));
  const judge = createPlayer('judge', undefined);
  for (;;) {
    let game = createGame({ ruleset, setup: 'official' });
    for (let left = OPENING.least + random(OPENING.most - OPENING.least + 1); left > 0; left--) {
      game = playRandomMove(game, random);
    }
    const balanced = Math.abs(valueOf(judge(game, { nodes: BALANCE.nodes }))) <= BALANCE.margin;
    if (outcome(game) === undefined && balanced) return game;
  }
}

/** @returns 1 when the one asked about has won, 0.5 for a draw */
function playOut(opening: Game, { weights, against, limits }: MatchSettings, color: Color): number {
  const asked = createPlayer('asked', weights);
  const other = createPlayer('other', against);
  const referee = createReferee();
  let game = opening;
  const pointsOf = (winner: number): number => (1 + (color === 'white' ? winner : -winner)) / 2;
  while (game.at < MAX_PLIES) {
    const end = outcome(game);
    if (end !== undefined) {
      return pointsOf(end.kind === 'draw' ? 0 : end.winner === 'white' ? 1 : -1);
    }
    const { turn } = currentPosition(game);
    const player: Player = turn === color ? asked : other;
    const found = player(game, limits);
    if (found.move === undefined) break;
    const value = valueOf(found);
    const ahead = referee(turn === 'white' ? value : -value);
    if (ahead !== 0) return pointsOf(ahead);
    game = playMove(game, found.move);
  }
  return pointsOf(0);
}

/** What a match says. */
export interface MatchSummary {
  readonly games: number;
  /** From 0 to 1. */
  readonly score: number;
  /** Of the score, one standard deviation; pairs are what varies. */
  readonly deviation: number;
  readonly elo: number;
  /** Half the interval that holds the true value 19 times in 20. */
  readonly eloError: number;
}

function eloOf(score: number): number {
  const inside = Math.min(Math.max(score, 0.001), 0.999);
  return -400 * Math.log10(1 / inside - 1);
}

/** Sums up the points of pairs. */
export function summarize(pairs: readonly number[]): MatchSummary {
  const count = Math.max(pairs.length, 1);
  const score = pairs.reduce((sum, points) => sum + points / 2, 0) / count;
  const variance = pairs.reduce((sum, points) => sum + (points / 2 - score) ** 2, 0) / count;
  // As if one pair more had been half won: a few equal pairs are no certainty.
  const deviation = Math.sqrt((variance + 0.25 / count) / count);
  const eloError = (eloOf(score + 1.96 * deviation) - eloOf(score - 1.96 * deviation)) / 2;
  return { games: 2 * pairs.length, score, deviation, elo: eloOf(score), eloError };
}

/** Whether the one asked about is better, with 19 chances in 20 that this is no luck. */
export function isBetter({ score, deviation }: MatchSummary): boolean {
  return score - 1.645 * deviation > 0.5;
}
