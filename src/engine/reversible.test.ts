import { expect, it } from 'vitest';
import type { Position } from '../rules/types.ts';
import { reversiblePart } from './reversible.ts';

/** The rest of the board is empty. */
function position(start: string, turn: Position['turn']): Position {
  return { turn, cells: start.padEnd(32, 'e') };
}

it('keeps what only kings have moved since', () => {
  const manMove = position('WbeBw', 'black');
  const kingMoves = [position('WebBw', 'white'), position('eWbBw', 'black')];
  const current = position('eWbwB', 'white');
  expect(reversiblePart([manMove, ...kingMoves], position('WebBw', 'white'))).toEqual(kingMoves);
  expect(reversiblePart([manMove, ...kingMoves], current)).toEqual([]);
});

it('knows that a captured king is gone for good', () => {
  const history = [position('WebBw', 'white')];
  expect(reversiblePart(history, position('Webew', 'black'))).toEqual([]);
  expect(reversiblePart([], position('Webew', 'black'))).toEqual([]);
});
