import { pliesAllowed, type Count } from '../game/counters.ts';
import {
  ENDGAME_SIDES,
  type Endgame,
  type EndgameSide,
  type Position,
  type ResetEvent,
} from '../rules/types.ts';
import type { SearchKernel } from './search-kernel.ts';

// As src/kernel/draws.ts numbers them.
const EVENT_BITS: Readonly<Record<ResetEvent, number>> = { capture: 1, promotion: 2, manMove: 4 };
const SIDE_CLASSES = 7;

/** With more pieces no ending is near, and what only kings' moves count towards hardly begins. */
const FEW_PIECES = 10;
/** Plies that a search may look ahead: a draw further away is out of its sight. */
const HORIZON = 40;

/** Tells a kernel the draw rules that can come within reach of a search, and their counts. */
export function setDrawRules(
  kernel: SearchKernel,
  position: Position,
  counts: readonly Count[],
): void {
  const pieces = position.cells.replaceAll('e', '').length;
  for (const { rule, plies, running } of counts) {
    const left = pliesAllowed(rule) - plies;
    if (left > HORIZON || (pieces > FEW_PIECES && left > plies)) continue;
    const quiet = rule.kind === 'quiet' ? rule : undefined;
    const ending = rule.kind === 'endgame' ? rule : undefined;
    const resets = quiet?.reset.reduce((bits, event) => bits | EVENT_BITS[event], 0) ?? 0;
    kernel.addDrawRule(
      ending?.materials.reduce((set, endgame) => set | endingBits(endgame), 0n) ?? 0n,
      pliesAllowed(rule),
      resets,
      quiet?.pieces?.min ?? 0,
      quiet?.pieces?.max ?? 0,
      ending?.keepsRunning ?? false,
      ending?.loneKingOnMainRoad ?? false,
      plies,
      running,
    );
  }
}

/** An ending as a set of bits `7 * white + black`, with either side as White. */
function endingBits(endgame: Endgame): bigint {
  const [first, second] = endgame.split('-') as [EndgameSide, EndgameSide];
  let bits = 0n;
  for (const one of classesOf(first)) {
    for (const other of classesOf(second)) {
      bits |= 1n << BigInt(SIDE_CLASSES * one + other);
      bits |= 1n << BigInt(SIDE_CLASSES * other + one);
    }
  }
  return bits;
}

/** `KKK+` is three kings, and class 6, more of them. */
function classesOf(side: EndgameSide): readonly number[] {
  const index = ENDGAME_SIDES.indexOf(side);
  return side === 'KKK+' ? [ENDGAME_SIDES.indexOf('KKK'), index] : [index];
}
