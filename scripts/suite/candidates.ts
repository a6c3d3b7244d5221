// Where the positions come from.

import { applyMove, squareCount, startPosition } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Cell, Position, Ruleset, Square, Variant } from '../../src/rules/types.ts';
import type { Random } from '../../train/random.ts';
import type { Ask } from './engine.ts';
import { MAN, balanceOf } from './plain-search.ts';

/** A game is played with so few nodes a move, and with so many moves at random, to be full of faults. */
const NODES = 150;
const ONE_AT_RANDOM_IN = 4;
const OPENING_PLIES = 8;
const MOST_PLIES = 90;
/** A game is over when a side is so much ahead; what follows is of no interest. */
const AHEAD = 3 * MAN;

/** The positions of a game that two weak players play. */
export function playedGame(ruleset: Ruleset, ask: Ask, random: Random): readonly Position[] {
  const positions: Position[] = [];
  let position = startPosition(ruleset.variant, ruleset.variant.officialFirst);
  while (positions.length < MOST_PLIES && Math.abs(balanceOf(ruleset, position)) <= AHEAD) {
    const moves = legalMoves(ruleset, position);
    const anyMove = moves[random(moves.length || 1)];
    if (anyMove === undefined) break;
    const isRandom = positions.length < OPENING_PLIES || random(ONE_AT_RANDOM_IN) === 0;
    const move = isRandom ? anyMove : (ask(position, { nodes: NODES }).move ?? anyMove);
    positions.push(position);
    position = applyMove(position, move);
  }
  return positions.slice(OPENING_PLIES);
}

/** Pieces as letters: `K` or `M` for each of White's, then of Black's, as in `KKM-K`. */
export function placedAtRandom(variant: Variant, material: string, random: Random): Position {
  const [white = '', black = ''] = material.split('-');
  const cells: Cell[] = Array.from({ length: squareCount(variant) }, () => 'e');
  const place = (piece: Cell): void => {
    for (;;) {
      const square = random(cells.length);
      if (cells[square] !== 'e' || !mayStand(variant, piece, square)) continue;
      cells[square] = piece;
      return;
    }
  };
  for (const piece of white) place(piece === 'K' ? 'W' : 'w');
  for (const piece of black) place(piece === 'K' ? 'B' : 'b');
  return { turn: random(2) === 0 ? 'white' : 'black', cells: cells.join('') };
}

/** No man stands where it would be crowned. */
function mayStand({ size }: Variant, piece: Cell, square: Square): boolean {
  const perRow = size / 2;
  if (piece === 'w') return square >= perRow;
  if (piece === 'b') return square < perRow * (size - 1);
  return true;
}

/** Material for a position with several captures in it. */
export function mixedMaterial(random: Random): string {
  const side = (): string => 'K'.repeat(random(3)) + 'M'.repeat(3 + random(4));
  return `${side()}-${side()}`;
}
