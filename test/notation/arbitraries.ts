import fc from 'fast-check';
import {
  applyMove,
  crowningRow,
  pieceOf,
  rowOf,
  squareCount,
  startPosition,
} from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Position, Ruleset, Variant } from '../../src/rules/types.ts';
import { COLORS, VARIANT_NAMES } from '../../src/rules/types.ts';
import { VARIANTS } from '../../src/rules/variants.ts';

/** One of the seven games. */
export function anyVariant(): fc.Arbitrary<Variant> {
  return fc.constantFrom(...VARIANT_NAMES).map((name) => VARIANTS[name]);
}

/** A game, with or without forced capture. */
export function anyRuleset(): fc.Arbitrary<Ruleset> {
  return fc
    .tuple(anyVariant(), fc.boolean())
    .map(([variant, free]) => ({ variant, forcedCapture: !(free && variant.houseRules) }));
}

/** Pieces strewn over the board: at most a full set a side, no man on its crowning row. */
export function anyPosition(variant: Variant): fc.Arbitrary<Position> {
  const count = squareCount(variant);
  const squares = fc.shuffledSubarray(Array.from({ length: count }, (_, square) => square));
  const pieces = fc.array(fc.tuple(fc.constantFrom(...COLORS), fc.boolean()), {
    minLength: 1,
    maxLength: 2 * variant.menPerSide,
  });
  return fc.tuple(squares, pieces, fc.constantFrom(...COLORS)).map(([places, wanted, turn]) => {
    const cells = new Array<string>(count).fill('e');
    const left = { white: variant.menPerSide, black: variant.menPerSide };
    wanted.forEach(([color, king], index) => {
      const square = places[index] ?? index;
      if (left[color] === 0) return;
      left[color] -= 1;
      const crowned = king || rowOf(variant, square) === crowningRow(variant, color);
      cells[square] = pieceOf(color, crowned);
    });
    return { turn, cells: cells.join('') };
  });
}

/** A position reached from the start by moves picked at random. */
export function anyReached(ruleset: Ruleset): fc.Arbitrary<Position> {
  return fc.array(fc.nat(1000), { maxLength: 80 }).map((choices) => {
    let position = startPosition(ruleset.variant, 'white');
    for (const choice of choices) {
      const legal = legalMoves(ruleset, position);
      const move = legal[choice % Math.max(legal.length, 1)];
      if (move === undefined) break;
      position = applyMove(position, move);
    }
    return position;
  });
}
