import { currentPosition, type Game } from '../game/game.ts';
import type { Messages } from '../messages/index.ts';
import { listSome, quote } from '../messages/phrases.ts';
import type { MoveError } from '../notation/errors.ts';
import { readMoveText } from '../notation/move-text.ts';
import { squareName } from '../notation/squares.ts';
import type { Position, Ruleset, Square } from '../rules/types.ts';
import { findBlock, findObstacle, type Obstacle } from './obstacle.ts';

/** So many legal moves are named when one is refused. */
const NAMED_MOVES = 8;

/** A rule that stands in the way, in words. */
export function tellObstacle({ explain }: Messages, obstacle: Obstacle): string {
  switch (obstacle.rule) {
    case 'mostPieces':
    case 'mostKings':
      return explain.rules[obstacle.rule](obstacle.takes, obstacle.most);
    default:
      return explain.rules[obstacle.rule];
  }
}

/** Why a well-written move cannot be played, by the rules of its game, and what can. */
export function tellIllegal(
  messages: Messages,
  ruleset: Ruleset,
  position: Position,
  { text, legal, reason }: Extract<MoveError, { readonly code: 'move.illegal' }>,
): string {
  const { explain } = messages;
  const readings = readMoveText(ruleset.variant, text);
  const squares = readings.ok ? (readings.value[0] ?? []) : [];
  // A game may be over with moves left: drawn, or given up.
  const obstacle: Obstacle =
    reason === 'gameOver' ? { rule: reason } : findObstacle(ruleset, position, squares);
  const rule = tellObstacle(messages, obstacle);
  const told = explain.refused(quote(text), rule);
  if (legal.length === 0) return told;
  return `${told} ${explain.legalHere(listSome(legal, NAMED_MOVES, explain.more))}`;
}

/** Why a piece cannot move, or that there is none. */
export function tellBlocked(messages: Messages, game: Game, square: Square): string {
  const { ruleset } = game;
  const rule = tellObstacle(messages, findBlock(ruleset, currentPosition(game), square));
  return messages.explain.blocked(squareName(ruleset.variant, square), rule);
}
