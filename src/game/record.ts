import type { PdnGame, PdnMove, PdnResult, PdnTag } from '../notation/pdn/types.ts';
import {
  agreeDraw,
  createGame,
  movesPlayed,
  outcome,
  playMove,
  resign,
  type Game,
} from './game.ts';
import type { Outcome } from './outcome.ts';
import { opponent } from '../rules/board.ts';

/** A game out of a record. */
export interface RestoredGame {
  readonly game: Game;
  /** Moves of the record that were played on after the game had ended by its draw rules. */
  readonly leftOut: number;
}

/**
 * A game so far as it is kept and shown to other programs: `formatPdnGame` writes it. Moves that were
 * taken back are not in it.
 *
 * @param tags who played, where and when, and whatever else the caller wants to find again
 */
export function recordOf(game: Game, tags: readonly PdnTag[]): PdnGame {
  const [first] = game.plies;
  if (first === undefined) throw new RangeError('a game has a first position');
  const ended = outcome(game);
  return {
    tags: [...tags, { name: 'Termination', value: terminationOf(ended) }],
    ruleset: game.ruleset,
    house: game.setup === 'house' && game.ruleset.variant.houseRules,
    start: first.position,
    quietPlies: startingHalfMoves(game),
    line: { moves: movesPlayed(game).map(plain) },
    result: resultOf(ended),
  };
}

/** The plies before the start of a game that count towards a draw: its `halfMoves`. */
export function startingHalfMoves({ plies }: Game): number {
  return plies[0]?.counts.find(({ rule }) => rule.kind === 'quiet')?.plies ?? 0;
}

/**
 * The game of a record, ended as its result says: what the board does not show was resigned, or agreed
 * to be drawn. A record of another program may go on after our draw rules have ended the game; such
 * moves are left out.
 */
export function gameOf(record: PdnGame): RestoredGame {
  const { ruleset, house, start, quietPlies, line } = record;
  let game = createGame({
    ruleset,
    setup: house ? 'house' : 'official',
    start,
    halfMoves: quietPlies,
  });
  let played = 0;
  for (const { move } of line.moves) {
    if (outcome(game) !== undefined) break;
    game = playMove(game, move);
    played += 1;
  }
  return { game: endAs(game, record.result), leftOut: line.moves.length - played };
}

function plain(move: PdnMove['move']): PdnMove {
  return { move, nags: [], variations: [] };
}

function resultOf(ended: Outcome | undefined): PdnResult {
  if (ended === undefined) return 'unknown';
  return ended.kind === 'draw' ? 'draw' : ended.winner;
}

/** Ends a game that the board has not ended. A double forfeit is nobody's win, and stays open. */
function endAs(game: Game, result: PdnResult): Game {
  if (result === 'white' || result === 'black') return resign(game, opponent(result));
  return result === 'draw' ? agreeDraw(game) : game;
}

/** PGN's words for the end of a game, and more exact ones where it has but "normal". */
function terminationOf(ended: Outcome | undefined): string {
  if (ended === undefined) return 'unterminated';
  return ended.reason === 'resignation' || ended.reason === 'agreement' ? ended.reason : 'normal';
}
