import { describe, expect, it } from 'vitest';
import { rulesetOf } from '../../src/game/test-support.ts';
import { parseMove } from '../../src/notation/moves.ts';
import { squareName } from '../../src/notation/squares.ts';
import { findObstacle } from '../../src/plain/obstacle.ts';
import { colorOf, columnOf, isKing, pieceAt, rowOf, squareAt } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { nextHops } from '../../src/rules/routes.ts';
import {
  type Position,
  type Ruleset,
  type Square,
  VARIANT_NAMES,
  type VariantName,
} from '../../src/rules/types.ts';
import { type Preference, REFERENCE_GAMES } from './games.ts';
import { moveKey, type ReferenceMove, referenceMoves, TooManyRoutes } from './generator.ts';
import { randomPosition } from './random-positions.ts';

// Whoever jumps a piece beside their own to the square behind it and is refused is told why. Whether
// that is true is looked up in the rules of the reference generator.

interface Jump {
  readonly from: Square;
  readonly over: Square;
  readonly to: Square;
}

/** Every jump over a piece of the opponent that fits the board. */
function jumpsIn({ variant }: Ruleset, position: Position): readonly Jump[] {
  const squares = [...Array(position.cells.length).keys()];
  return squares.flatMap((from) => {
    const piece = pieceAt(position, from);
    if (piece === undefined || colorOf(piece) !== position.turn) return [];
    return [-1, 1].flatMap((up) =>
      [-1, 1].flatMap((side) => {
        const [row, column] = [rowOf(variant, from), columnOf(variant, from)];
        const over = squareAt(variant, row + up, column + side);
        const to = squareAt(variant, row + 2 * up, column + 2 * side);
        const jumped = over === undefined ? undefined : pieceAt(position, over);
        if (over === undefined || to === undefined || jumped === undefined) return [];
        return colorOf(jumped) === position.turn ? [] : [{ from, over, to }];
      }),
    );
  });
}

/** Whether what was told is so. */
function isTrue(ruleset: Ruleset, position: Position, jump: Jump): boolean {
  const { variant } = ruleset;
  const game = REFERENCE_GAMES[variant.name];
  const { from, over, to } = jump;
  const isMan = !isKing(pieceAt(position, from) ?? 'w');
  const isUp = rowOf(variant, to) < rowOf(variant, from);
  const isForward = isUp === (position.turn === 'white');
  const isFree = pieceAt(position, to) === undefined;
  const isAllowed =
    isFree &&
    !(isMan && !isForward && !game.menCaptureBackward) &&
    !(isMan && !game.menCaptureKings && isKing(pieceAt(position, over) ?? 'w'));
  const obstacle = findObstacle(ruleset, position, [from, to]);
  switch (obstacle.rule) {
    case 'occupied':
      return !isFree;
    case 'menCaptureBackward':
      return isMan && !isForward && !game.menCaptureBackward;
    case 'menCaptureKings':
      return isMan && !game.menCaptureKings && isKing(pieceAt(position, over) ?? 'w');
    case 'unfinished':
      return isAllowed && goesOn(ruleset, position, jump, (end) => end === to);
    case 'goOn':
      return isAllowed && goesOn(ruleset, position, jump, (end) => end !== to);
    case 'mostPieces':
    case 'mostKings':
      return isAllowed && obstacle.takes < obstacle.most;
    case 'withKing':
    case 'earliestKing':
      return isAllowed && game.preferences.includes(obstacle.rule satisfies Preference);
    default:
      return false;
  }
}

/** Whether the capture of that piece can be gone on with from such a square behind it. */
function goesOn(
  { variant }: Ruleset,
  position: Position,
  { from, over }: Jump,
  isEnd: (square: Square) => boolean,
): boolean {
  // Any capture, not only those that the priorities leave.
  const free: Ruleset = { variant: { ...variant, priorities: [] }, forcedCapture: false };
  return nextHops(free, position, [from]).some(
    (hop) =>
      hop.captured === over && isEnd(hop.to) && nextHops(free, position, [from, hop.to]).length > 0,
  );
}

/** Undefined where there are too many. */
function movesByTheBook(
  name: VariantName,
  position: Position,
): readonly ReferenceMove[] | undefined {
  try {
    return referenceMoves(REFERENCE_GAMES[name], true, position, 5000);
  } catch (error) {
    if (error instanceof TooManyRoutes) return undefined;
    throw error;
  }
}

describe.each(VARIANT_NAMES)('a refused jump in %s draughts', (name) => {
  it('is given a reason that is true', () => {
    const ruleset = rulesetOf(name);
    const problems: unknown[] = [];
    const told = new Set<string>();
    for (let seed = 1; seed <= 240; seed += 1) {
      const position = randomPosition(REFERENCE_GAMES[name], seed);
      const book = movesByTheBook(name, position);
      const legal = book === undefined ? [] : legalMoves(ruleset, position);
      if (legal.length === 0) continue;
      expect(legal.map(moveKey).sort()).toEqual(book?.map(moveKey).sort());
      for (const jump of jumpsIn(ruleset, position)) {
        const squares = [jump.from, jump.to];
        const text = squares.map((square) => squareName(ruleset.variant, square)).join('x');
        const parsed = parseMove(ruleset, position, legal, text);
        if (parsed.ok || parsed.error.code !== 'move.illegal') continue;
        const { rule } = findObstacle(ruleset, position, squares);
        told.add(rule);
        if (!isTrue(ruleset, position, jump)) problems.push({ position, text, rule });
      }
    }
    expect(problems).toEqual([]);
    expect(told.size).toBeGreaterThan(1);
  });
});
