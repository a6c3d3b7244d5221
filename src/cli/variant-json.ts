import { initialPosition, type Setup } from '../game/setups.ts';
import { formatFen } from '../notation/fen.ts';
import type { Variant } from '../rules/types.ts';

/**
 * A game with all its traits as `--json` prints it. What exists only in house rules is null for a
 * game without them.
 */
export function variantJson(variant: Variant): object {
  const {
    houseRules,
    pdnGameType: gameType,
    officialFirst,
    officialDraws,
    size: boardSize,
    ...traits
  } = variant;
  const start = (setup: Setup): string => formatFen(variant, initialPosition(variant, setup));
  return {
    ...traits,
    boardSize,
    freeCapture: houseRules,
    gameType,
    first: { house: houseRules ? 'black' : null, official: officialFirst },
    start: { house: houseRules ? start('house') : null, official: start('official') },
    officialDraws,
  };
}
