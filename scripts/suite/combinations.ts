// Positions in which a move gains what no other does, and what the gain is.

import { formatFen } from '../../src/notation/fen.ts';
import { formatPath } from '../../src/notation/moves.ts';
import { applyMove, materialOf, opponent } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { isSameMove } from '../../src/game/game.ts';
import type { SearchLine } from '../../src/engine/types.ts';
import type { Color, Move, Position, Ruleset } from '../../src/rules/types.ts';
import type { Kind, Outcome, SuitePosition } from '../../test/suites/suites.ts';
import { marginOf, type Ask } from './engine.ts';
import { MAN, TooDear, balanceOf, plainSearch, type PlainSearch } from './plain-search.ts';

/** What is looked at before more time is spent on it: whether one move stands out at all. */
const GLANCE = { nodes: 6000 };
const DEEP = { nodes: 120_000 };
/** Centipawns between the best move and the next; the engine's, so a little less than a man. */
const MARGIN = 80;
/** What the second search may visit, and how deep it begins to look for the gain. */
const BUDGET = 80_000;
const DEEPEST = 11;
const ENDING_PIECES = 5;

export type Found = Omit<SuitePosition, 'nodes'> & { readonly move: Move };

/** What is known of a position with one best move; undefined where the searches do not agree. */
export function combinationIn(ruleset: Ruleset, position: Position, ask: Ask): Found | undefined {
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
  const proof = confirmed(ruleset, position, line, legal, mayBeShort);
  if (proof === undefined) return undefined;
  return {
    fen: formatFen(ruleset.variant, position),
    kind: expected === 'shot' && proof.result === 'hold' ? 'quiet' : expected,
    best: [formatPath(ruleset.variant, line.move)],
    ...proof,
    move: line.move,
  };
}

/**
 * The second search's word: that the move wins, or gains at least a man more than every other, and
 * still does when looked at one and two plies further.
 */
function confirmed(
  ruleset: Ruleset,
  position: Position,
  { move, score }: SearchLine,
  legal: readonly Move[],
  mayBeShort: boolean,
): { readonly result: Outcome; readonly plies: number } | undefined {
  const others = legal.filter((other) => other !== move && !isSameMove(other, move));
  try {
    if (score.type === 'win' && score.plies <= DEEPEST) {
      const { plies } = score;
      const search = plainSearch(ruleset, BUDGET);
      const isWin = search.moveWins(position, move, plies);
      if (isWin && !others.some((other) => search.moveWins(position, other, plies + 2))) {
        return { result: 'win', plies };
      }
      return undefined;
    }
    const search = plainSearch(ruleset, BUDGET);
    const now = balanceOf(ruleset, position);
    for (let depth = 2; depth <= DEEPEST; depth += 2) {
      for (const gain of [MAN, 2 * MAN, 3 * MAN, 0]) {
        const stands = [depth, depth + 1, depth + 2].every((plies) =>
          isOnly(search, position, move, others, plies, now + gain),
        );
        // What shows at once is no task.
        if (stands && depth === 2 && !mayBeShort) return undefined;
        if (stands) return { result: gain > 0 ? 'gain' : 'hold', plies: depth + 1 };
      }
    }
  } catch (error) {
    if (!(error instanceof TooDear)) throw error;
  }
  return undefined;
}

/** Whether of all moves this one alone leaves so much. */
function isOnly(
  search: PlainSearch,
  position: Position,
  move: Move,
  others: readonly Move[],
  depth: number,
  value: number,
): boolean {
  return (
    search.moveReaches(position, move, depth, value) &&
    !others.some((other) => search.moveReaches(position, other, depth, value))
  );
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
