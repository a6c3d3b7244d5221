import type { PairCounts } from './statistics.ts';
import {
  NO_EFFORT,
  addEffort,
  type Effort,
  type Ending,
  type MatchGame,
  type Side,
} from './types.ts';

/** What a list of games comes to, from the view of `a`. */
export interface Tally {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** Of the pairs of which both games are there. */
  readonly pairs: PairCounts;
  readonly effort: Readonly<Record<Side, Effort>>;
  readonly endings: Readonly<Partial<Record<Ending, number>>>;
  readonly plies: number;
}

/** Half points of `a` in a game. */
function halfPoints({ winner }: MatchGame): number {
  return winner === undefined ? 1 : winner === 'a' ? 2 : 0;
}

/** The share of the points that `a` has. */
export function shareOfPoints({ games, won, drawn }: Tally): number {
  return games === 0 ? 0.5 : (won + drawn / 2) / games;
}

export function tallyOf(games: readonly MatchGame[]): Tally {
  const count = (points: number): number =>
    games.filter((game) => halfPoints(game) === points).length;
  const endings: Partial<Record<Ending, number>> = {};
  for (const { ending } of games) endings[ending] = (endings[ending] ?? 0) + 1;
  const effortOf = (side: Side): Effort =>
    games.map(({ effort }) => effort[side]).reduce(addEffort, NO_EFFORT);
  return {
    games: games.length,
    won: count(2),
    drawn: count(1),
    lost: count(0),
    pairs: pairCountsOf(games),
    effort: { a: effortOf('a'), b: effortOf('b') },
    endings,
    plies: games.reduce((total, { moves }) => total + moves.length, 0),
  };
}

/** Counts whole pairs by the half points of `a` in them. */
export function pairCountsOf(games: readonly MatchGame[]): PairCounts {
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  const open = new Map<number, number>();
  for (const game of games) {
    const other = open.get(game.pair);
    if (other === undefined) open.set(game.pair, halfPoints(game));
    else {
      const points = other + halfPoints(game);
      counts[points] = (counts[points] ?? 0) + 1;
    }
  }
  return counts;
}

/** In the order of the match, whenever they were finished. */
export function inOrder(games: readonly MatchGame[]): readonly MatchGame[] {
  const place = ({ pair, second }: MatchGame): number => pair * 2 + Number(second);
  return [...games].sort((one, other) => place(one) - place(other));
}
