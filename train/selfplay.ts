import { adjudicated, seenByWhite } from '../bench/match/adjudicate.ts';
import { playRandomMove } from '../bench/match/openings.ts';
import { createGame, currentPly, outcome, playMove, type Game } from '../src/game/game.ts';
import { bitboardsOf } from '../src/rules/kernel.ts';
import type { Color, Ruleset } from '../src/rules/types.ts';
import { MAX_PLIES, createPlayer, type Player } from './player.ts';
import { randomFrom, seedOf } from './random.ts';
import type { TrainingRecord } from './records.ts';

/** Games of one kind: none depends on another, so that it does not matter who plays which. */
export interface SelfPlaySettings {
  readonly ruleset: Ruleset;
  readonly weights: Int16Array | undefined;
  /** Positions the search visits for a move. */
  readonly nodes: number;
  readonly seed: number;
}

/** Random plies at the start, and how likely one more is at each ply for a while after. */
const OPENING = { least: 2, most: 9, restlessUntil: 24, restlessPercent: 8 };

type Unfinished = Omit<TrainingRecord, 'result'>;

/** Plays the games with these numbers and keeps what can be learned from them. */
export function playGames(
  settings: SelfPlaySettings,
  numbers: readonly number[],
): readonly TrainingRecord[] {
  const player = createPlayer('both', settings.weights);
  return numbers.flatMap((number) => playTrainingGame(settings, number, player));
}

function playTrainingGame(
  { ruleset, nodes, seed }: SelfPlaySettings,
  number: number,
  player: Player,
): readonly TrainingRecord[] {
  const random = randomFrom(seedOf(seed, number));
  let game = createGame({ ruleset, setup: 'official' });
  for (let left = OPENING.least + random(OPENING.most - OPENING.least + 1); left > 0; left--) {
    game = playRandomMove(game, random);
  }
  let records: Unfinished[] = [];
  const scores: number[] = [];
  for (let ply = game.at; ply < MAX_PLIES && outcome(game) === undefined; ply++) {
    if (ply < OPENING.restlessUntil && random(100) < OPENING.restlessPercent) {
      // How the game goes on tells nothing about the positions before such a move.
      records = [];
      game = playRandomMove(game, random);
      continue;
    }
    const found = player(game, { nodes });
    if (found.move === undefined) break;
    const { score } = found;
    if (score.type === 'cp' && isQuiet(game)) records.push(recordOf(game, score.value, number));
    scores.push(seenByWhite(score, currentPly(game).position.turn));
    const winner = adjudicated(scores);
    if (winner !== undefined) return finish(records, winner);
    game = playMove(game, found.move);
  }
  return finish(records, winnerOf(game));
}

function winnerOf(game: Game): Color | undefined {
  const end = outcome(game);
  return end?.kind === 'win' ? end.winner : undefined;
}

/** Whether nothing can be taken: only then is the evaluation asked. */
function isQuiet(game: Game): boolean {
  return currentPly(game).legal.every(({ captures }) => captures.length === 0);
}

function recordOf(game: Game, score: number, number: number): Unfinished {
  const boards = bitboardsOf(game.ruleset.variant, currentPly(game).position);
  return { ...boards, score, game: number };
}

function finish(
  records: readonly Unfinished[],
  winner: Color | undefined,
): readonly TrainingRecord[] {
  const value = { white: 1, black: -1 };
  const forWhite = winner === undefined ? 0 : value[winner];
  return records.map((record) => ({
    ...record,
    result: 1 + (record.side === 0 ? forWhite : -forWhite),
  }));
}
