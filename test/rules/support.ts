import { parseFen } from '../../src/notation/fen.ts';
import { squareName } from '../../src/notation/squares.ts';
import { startPosition } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import type { Move, Position, Variant, VariantName } from '../../src/rules/types.ts';

/** Reads a FEN, or `start`, that a test is sure of. */
export function positionOf(variant: Variant, text: string): Position {
  if (text === 'start') return startPosition(variant, variant.officialFirst);
  const result = parseFen(variant, text);
  if (!result.ok) throw new Error(`${variant.name} ${text}: ${JSON.stringify(result.error)}`);
  return result.value.position;
}

/** A move in words: `41x43 (9,12,19,38)`, `a7-b8 =K`; what is taken sorted, for it is a set. */
export function describeMove(variant: Variant, move: Move): string {
  const name = (square: number): string => squareName(variant, square);
  const sign = move.captures.length > 0 ? 'x' : '-';
  const taken = move.captures.map(name).sort(inOrder).join();
  return [
    `${name(move.from)}${sign}${name(move.to)}`,
    ...(taken === '' ? [] : [`(${taken})`]),
    ...(move.crowned ? ['=K'] : []),
  ].join(' ');
}

/** The legal moves of a position in words, sorted. */
export function legal(name: VariantName, fen: string, forcedCapture = true): readonly string[] {
  const variant = VARIANTS[name];
  return legalMoves({ variant, forcedCapture }, positionOf(variant, fen))
    .map((move) => describeMove(variant, move))
    .sort(inOrder);
}

/** Numbers by size, letters by the alphabet. */
export function inOrder(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true });
}
