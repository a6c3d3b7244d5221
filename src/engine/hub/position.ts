import { parseSquare } from '../../notation/squares.ts';
import { squareCount } from '../../rules/board.ts';
import { err, ok, type Result } from '../../rules/result.ts';
import type { Position, Square, Variant } from '../../rules/types.ts';

/** What is wrong with a position of the protocol. */
export type HubPositionFault =
  | { readonly kind: 'turn' }
  | { readonly kind: 'length'; readonly expected: number; readonly found: number }
  | { readonly kind: 'letter'; readonly letter: string; readonly number: number };

/** The squares by their official numbers: that of number 1 first. For algebraic games it is b8. */
export function squaresByNumber(variant: Variant): readonly Square[] {
  return Array.from({ length: squareCount(variant) }, (_, index) => {
    const square = parseSquare(variant, String(index + 1));
    if (square === undefined) throw new Error(`no square has the number ${index + 1}`);
    return square;
  });
}

/** Writes a position: the side to move, then a letter for each square, by official numbers. */
export function formatHubPosition(variant: Variant, { turn, cells }: Position): string {
  const letters = squaresByNumber(variant).map((square) => cells[square]);
  return [turn === 'white' ? 'W' : 'B', ...letters].join('');
}

/** Reads a position. The side to move may be in lower case: older engines write it so. */
export function parseHubPosition(
  variant: Variant,
  text: string,
): Result<Position, HubPositionFault> {
  const turn = text.slice(0, 1).toUpperCase();
  if (turn !== 'W' && turn !== 'B') return err({ kind: 'turn' });
  const letters = text.slice(1);
  const expected = squareCount(variant);
  const wrong = letters.search(/[^wWbBe]/);
  if (wrong !== -1) {
    return err({ kind: 'letter', letter: letters[wrong] ?? '', number: wrong + 1 });
  }
  if (letters.length !== expected) {
    return err({ kind: 'length', expected, found: letters.length });
  }
  const cells = new Array<string>(expected);
  squaresByNumber(variant).forEach((square, index) => (cells[square] = letters[index] ?? 'e'));
  return ok({ turn: turn === 'W' ? 'white' : 'black', cells: cells.join('') });
}
