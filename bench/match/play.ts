import { questionAbout } from '../../src/engine/question.ts';
import type { SearchRequest, SearchResult } from '../../src/engine/types.ts';
import {
  createGame,
  currentPosition,
  legalMovesOf,
  movesPlayed,
  outcome,
  playMove,
  isSameMove,
  type Game,
} from '../../src/game/game.ts';
import { formatPath } from '../../src/notation/moves.ts';
import type { Color, Move, Ruleset } from '../../src/rules/types.ts';
import { adjudicated, seenByWhite } from './adjudicate.ts';
import { faultOf } from './faults.ts';
import {
  NO_EFFORT,
  addEffort,
  colorsOf,
  otherSide,
  type Effort,
  type GameId,
  type GameRules,
  type MatchGame,
  type PlayedGame,
  type Side,
} from './types.ts';

/** Who plays: a search with its settings. */
export interface Player {
  /** Forgets everything, so that a game does not depend on those before it. */
  newGame(): Promise<void>;
  /** The player's own limits and level are added to the question. */
  search(request: Omit<SearchRequest, 'limits'>): Promise<SearchResult>;
  close(): Promise<void>;
}

export interface GameSpec {
  readonly rules: GameRules;
  readonly opening: readonly Move[];
  readonly colors: Readonly<Record<Color, Side>>;
  /** Different for every game of a match; a player adds nothing of its own to chance. */
  readonly seed: number;
}

/** Told whose turn it is, and the moves so far, before every search. */
export type OnTurn = (side: Side, moves: readonly Move[]) => void;

/** Plays moves from the start of a game. */
export function gameAfter(ruleset: Ruleset, moves: readonly Move[]): Game {
  return moves.reduce(playMove, createGame({ ruleset, setup: 'official' }));
}

/** Plays a game of a match: its place in it says who has which colour. */
export async function playMatchGame(
  rules: GameRules,
  players: Readonly<Record<Side, Player>>,
  id: GameId,
  opening: readonly Move[],
  onTurn?: OnTurn,
): Promise<MatchGame> {
  const spec = { rules, opening, colors: colorsOf(id), seed: gameSeed(rules.seed, id) };
  return { ...id, ...(await playGame(spec, players, onTurn)) };
}

/** Room for a thousand plies between one game's seed and the next one's. */
function gameSeed(seed: number, { pair, second }: GameId): number {
  return (seed * 100_000 + pair * 2 + Number(second)) * 1000;
}

/** Plays a game to its end. A player that fails, or answers with an illegal move, loses it. */
export async function playGame(
  { rules, opening, colors, seed }: GameSpec,
  players: Readonly<Record<Side, Player>>,
  onTurn?: OnTurn,
): Promise<PlayedGame> {
  const { ruleset, maxPlies } = rules;
  const effort: Record<Side, Effort> = { a: NO_EFFORT, b: NO_EFFORT };
  const scores: number[] = [];
  let game = gameAfter(ruleset, opening);

  const end = (winner: Side | undefined, ending: PlayedGame['ending']): PlayedGame => ({
    moves: movesPlayed(game),
    winner,
    ending,
    effort,
  });
  const lose = (side: Side): PlayedGame => end(otherSide(side), 'crash');

  for (const side of ['a', 'b'] as const) {
    try {
      await players[side].newGame();
    } catch (error) {
      return { ...lose(side), ...faultOf(error) };
    }
  }
  while (game.at < maxPlies) {
    const ended = outcome(game);
    if (ended !== undefined) {
      return end(ended.kind === 'win' ? colors[ended.winner] : undefined, ended.reason);
    }
    const { turn } = currentPosition(game);
    const side = colors[turn];
    onTurn?.(side, movesPlayed(game));
    let found: SearchResult;
    try {
      found = await players[side].search(questionIn(game, seed + game.at));
    } catch (error) {
      return { ...lose(side), ...faultOf(error) };
    }
    const { move, score } = found;
    const legal = legalMovesOf(game);
    if (move === undefined || !legal.some((one) => isSameMove(one, move))) {
      const fault = `played ${move === undefined ? 'nothing' : formatPath(ruleset.variant, move)}`;
      return { ...lose(side), ending: 'illegalMove', fault };
    }
    // Where there is no choice nothing is searched, and it would only dilute the figures.
    if (legal.length > 1) effort[side] = addEffort(effort[side], effortOf(found));
    game = playMove(game, move);
    scores.push(seenByWhite(score, turn));
    const winner = rules.adjudicate ? adjudicated(scores) : undefined;
    if (winner !== undefined) return end(colors[winner], 'adjudicated');
  }
  const ended = outcome(game);
  if (ended?.kind === 'win') return end(colors[ended.winner], ended.reason);
  return end(undefined, ended?.reason ?? 'tooLong');
}

function questionIn(game: Game, seed: number): Omit<SearchRequest, 'limits'> {
  return {
    ...questionAbout(game),
    seed,
  };
}

function effortOf({ depth, nodes, milliseconds }: SearchResult): Effort {
  return { searches: 1, depth, nodes, milliseconds };
}
