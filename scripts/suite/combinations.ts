// Positions in which a move gains what no other does, and what the gain is.

import { formatFen } from '../../src/notation/fen.ts';
import { formatPath } from '../../src/notation/moves.ts';
import { applyMove, materialOf, opponent } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { isSameMove } from '../../src/game/game.ts';
import type { SearchLine } from '../../src/engine/types.ts';
import type { Color, Move, Position, Ruleset } from '../../src/rules/types.ts';
import type { Kind, SuitePosition } from '../../test/suites/suites.ts';
import { marginOf, type Ask } from './engine.ts';
import { DEEPEST, proofOf } from './proof.ts';

/** What is looked at before more time is spent on it: whether one move stands out at all. */
const GLANCE = { nodes: 6000 };
const DEEP = { nodes: 120_000 };
/** Centipawns between the best move and the next; the engine's, so a little less than a man. */
const MARGIN = 80;
const ENDING_PIECES = 5;

/** What is known of a position with one best move; undefined where the searches do not agree. */
export function combinationIn(
  ruleset: Ruleset,
  position: Position,
  ask: Ask,
): Omit<SuitePosition, 'nodes'> | undefined {
  const legal = legalMoves(ruleset, position);
  if (legal.length < 2) return undefined;
  const glance = ask(position, GLANCE, 2);
  if (marginOf(glance) < MARGIN) return undefined;
  const deep = ask(position, DEEP, 2);
  const [line] = deep.lines;
  if (line === undefined || marginOf(deep) < MARGIN) return undefined;
  const isChoice = isCaptureChoice(line.move, legal);
  if (line.move.captures.length > 0 && !isChoice) return undefined;
  const expected = kindOf(position, line);
  // A gift shows at once what it is for when all captures are played out, and is a task all the same.
  const mayBeShort = expected === 'shot' || isChoice;
  const proof = proofOf(ruleset, position, line, mayBeShort);
  if (proof === undefined) return undefined;
  return {
    fen: formatFen(ruleset.variant, position),
    kind: expected === 'shot' && proof.result === 'hold' ? 'quiet' : expected,
    best: [formatPath(ruleset.variant, line.move)],
    ...proof,
  };
}

/**
 * Whether a capture is a choice, and not just the longest: others may take as many, or it is crowned on
 * its way and goes on.
 */
function isCaptureChoice(move: Move, legal: readonly Move[]): boolean {
  const { captures, crowned } = move;
  if (captures.length === 0) return false;
  if (crowned && captures.length > 1) return true;
  return legal.some(
    (other) =>
      other !== move && !isSameMove(other, move) && other.captures.length >= captures.length,
  );
}

/** What kind of move it is, told by the line that the engine expects. */
function kindOf(position: Position, { move, pv }: SearchLine): Kind {
  const { turn, cells } = position;
  if (cells.replaceAll('e', '').length <= ENDING_PIECES) return 'ending';
  if (move.captures.length > 0) return 'capture';
  const before = pieceBalance(position, turn);
  let [least, last, crowned] = [before, before, false];
  let at = position;
  for (const step of pv.slice(0, DEEPEST)) {
    crowned ||= step.crowned && at.turn === turn;
    at = applyMove(at, step);
    last = pieceBalance(at, turn);
    least = Math.min(least, last);
  }
  if (crowned && last <= before) return 'breakthrough';
  return least < before && last > before ? 'shot' : 'quiet';
}

function pieceBalance(position: Position, color: Color): number {
  const count = (side: Color): number => {
    const { men, kings } = materialOf(position, side);
    return men + kings;
  };
  return count(color) - count(opponent(color));
}
