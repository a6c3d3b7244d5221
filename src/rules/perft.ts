import { applyMove } from './board.ts';
import { generatorFor } from './generator.ts';
import { bitboardsOf } from './kernel.ts';
import { legalMoves } from './moves.ts';
import type { Move, Position, Ruleset } from './types.ts';

/**
 * The number of move sequences of exactly `depth` plies. Sequences that end earlier are not counted,
 * draws are not looked at, and captures that are one move count once (see `legalMoves`).
 */
export function perft(ruleset: Ruleset, position: Position, depth: number): number {
  const { own, opp, kings, side } = bitboardsOf(ruleset.variant, position);
  if (own === 0n || opp === 0n) return depth === 0 ? 1 : 0;
  return Number(generatorFor(ruleset).kernel.perft(own, opp, kings, side, depth));
}

/** A legal move and the number of sequences of `depth` plies that begin with it. */
export interface DividedMove {
  readonly move: Move;
  readonly nodes: number;
}

/** `perft` move by move; the nodes add up to `perft(ruleset, position, depth)`. */
export function divide(ruleset: Ruleset, position: Position, depth: number): DividedMove[] {
  return legalMoves(ruleset, position).map((move) => ({
    move,
    nodes: perft(ruleset, applyMove(position, move), depth - 1),
  }));
}
