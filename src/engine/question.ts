// What to ask the engine about a game.

import { countingRules, startCounts, type Count } from '../game/counters.ts';
import { currentPly, history, type Game } from '../game/game.ts';
import { drawRules, type Setup } from '../game/setups.ts';
import type { Position, Variant } from '../rules/types.ts';
import type { SearchRequest } from './types.ts';

/** The part of a request that a game decides: where it stands, and how near it is to a draw. */
export function questionAbout(
  game: Game,
): Required<Pick<SearchRequest, 'ruleset' | 'position' | 'history' | 'draws'>> {
  const { position, counts } = currentPly(game);
  return { ruleset: game.ruleset, position, history: history(game).slice(0, -1), draws: counts };
}

/**
 * How far the draw rules of a setup have counted in a position.
 * @param halfMoves plies before it without a capture or a move of a man
 */
export function countsAt(
  variant: Variant,
  setup: Setup,
  position: Position,
  halfMoves = 0,
): readonly Count[] {
  return startCounts(countingRules(drawRules(variant, setup)), variant, position, halfMoves);
}
