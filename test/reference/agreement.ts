import { applyMove } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Move, Position, Ruleset } from '../../src/rules/types.ts';
import { REFERENCE_GAMES } from './games.ts';
import { TooManyRoutes, afterMove, moveKey, referenceMoves } from './generator.ts';
import type { ReferenceMove } from './generator.ts';

/** What came of putting one position to both generators. */
export interface Comparison {
  /** What they do not agree on, as sentences; empty when they agree. */
  readonly problems: readonly string[];
  /** The most pieces that a legal move takes. */
  readonly longestCapture: number;
  readonly moves: number;
}

/** Compares the product's legal moves with the reference's; undefined when the reference gives up. */
export function comparePosition(
  ruleset: Ruleset,
  position: Position,
  budget?: number,
): Comparison | undefined {
  const expected = expectedMoves(ruleset, position, budget);
  if (!expected) return undefined;
  return {
    problems: problemsOf(ruleset, position, expected),
    longestCapture: Math.max(0, ...expected.map((move) => move.captures.length)),
    moves: expected.length,
  };
}

function expectedMoves(
  { variant, forcedCapture }: Ruleset,
  position: Position,
  budget?: number,
): readonly ReferenceMove[] | undefined {
  try {
    return referenceMoves(REFERENCE_GAMES[variant.name], forcedCapture, position, budget);
  } catch (error) {
    if (error instanceof TooManyRoutes) return undefined;
    throw error;
  }
}

function problemsOf(
  ruleset: Ruleset,
  position: Position,
  expected: readonly ReferenceMove[],
): readonly string[] {
  const actual = legalMoves(ruleset, position);
  const wanted = new Map(expected.map((move) => [moveKey(move), move]));
  const seen = new Set<string>();
  const problems: string[] = [];
  for (const move of actual) {
    const key = moveKey(move);
    const counterpart = wanted.get(key);
    if (seen.has(key)) problems.push(`twice: ${key}`);
    seen.add(key);
    if (counterpart) problems.push(...problemsOfMove(ruleset, position, move, counterpart));
    else problems.push(`not legal: ${key}`);
  }
  for (const key of wanted.keys()) if (!seen.has(key)) problems.push(`missing: ${key}`);
  return problems;
}

/** The way a move is carried out, and where it leads. */
function problemsOfMove(
  { variant }: Ruleset,
  position: Position,
  move: Move,
  counterpart: ReferenceMove,
): readonly string[] {
  const problems: string[] = [];
  const isLegalRoute = counterpart.routes.some(
    ({ path, captures }) =>
      path.join() === move.path.join() && captures.join() === move.captures.join(),
  );
  if (!isLegalRoute) {
    problems.push(
      `no legal route: ${moveKey(move)} by ${move.path.join('-')} taking ${move.captures.join()}`,
    );
  }
  const after = applyMove(position, move);
  const expected = afterMove(REFERENCE_GAMES[variant.name], position, counterpart);
  if (after.turn !== expected.turn || after.cells !== expected.cells) {
    problems.push(`another position after: ${moveKey(move)}`);
  }
  return problems;
}

/**
 * A smaller position that both still disagree on: pieces are taken away for as long as something
 * disagrees.
 */
export function smallestDisagreement(ruleset: Ruleset, position: Position): Position {
  const smaller = simpler(position).find(
    (candidate) => (comparePosition(ruleset, candidate)?.problems.length ?? 0) > 0,
  );
  return smaller ? smallestDisagreement(ruleset, smaller) : position;
}

function simpler(position: Position): readonly Position[] {
  return position.cells.split('').flatMap((cell, square) =>
    cell === 'e'
      ? []
      : [
          {
            turn: position.turn,
            cells: `${position.cells.slice(0, square)}e${position.cells.slice(square + 1)}`,
          },
        ],
  );
}

/** What is wrong with a position, on its smallest form, for a test's or a script's output. */
export function explain(ruleset: Ruleset, position: Position): string {
  const smallest = smallestDisagreement(ruleset, position);
  const problems = comparePosition(ruleset, smallest)?.problems ?? [];
  const forced = ruleset.forcedCapture ? '' : ', capture not forced';
  return [
    `${ruleset.variant.name}${forced}: ${smallest.turn} to move, ${smallest.cells}`,
    ...problems.map((problem) => `  ${problem}`),
  ].join('\n');
}
