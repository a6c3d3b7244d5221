import type { Result } from '../rules/result.ts';
import { err, ok } from '../rules/result.ts';
import type { Move, Position, Ruleset, Square, Variant } from '../rules/types.ts';
import type { MoveError } from './errors.ts';
import { fitsMove } from './fits.ts';
import { illegalReason } from './illegal.ts';
import { readMoveText, type MoveTextFault } from './move-text.ts';
import { squareName } from './squares.ts';

/**
 * Writes a move in the shortest way that names no other legal one: `c3-d4`, `22x15`; the full path
 * when another legal move has the same start and end (PDN 3.0, "Captures").
 */
export function formatMove(ruleset: Ruleset, legal: readonly Move[], move: Move): string {
  const alike = legal.filter((other) => endsOf(other) === endsOf(move)).length;
  return alike > 1 ? formatPath(ruleset.variant, move) : formatEnds(ruleset.variant, move);
}

/** `formatMove` for all legal moves, in their order; for long lists faster than one by one. */
export function formatMoves(ruleset: Ruleset, legal: readonly Move[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const move of legal) counts.set(endsOf(move), (counts.get(endsOf(move)) ?? 0) + 1);
  return legal.map((move) =>
    (counts.get(endsOf(move)) ?? 0) > 1
      ? formatPath(ruleset.variant, move)
      : formatEnds(ruleset.variant, move),
  );
}

/**
 * Writes a move with every square it stops on. No two moves of a position are written alike: the
 * squares of a capture tell which piece each hop takes, and so everything else.
 */
export function formatPath(variant: Variant, move: Move): string {
  return join(variant, move, move.path);
}

/**
 * Finds the legal move that a person means: start and end, and as many stops between them as they
 * care to write; squares in either style, any usual sign between them or none. A capture that fits
 * several moves is refused with the full path of each, never guessed.
 *
 * @param legal the legal moves of `position`
 */
export function parseMove(
  ruleset: Ruleset,
  position: Position,
  legal: readonly Move[],
  text: string,
): Result<Move, MoveError> {
  const { variant } = ruleset;
  const readings = readMoveText(variant, text);
  if (!readings.ok) return err(textError(ruleset, legal, text, readings.error));
  const fits = readings.value.flatMap((squares) => fitting(ruleset, position, legal, squares));
  const [move, another] = fits;
  if (another !== undefined) {
    const candidates = fits.map((candidate) => formatPath(variant, candidate));
    return err({ code: 'move.ambiguous', text, candidates });
  }
  if (move !== undefined) return ok(move);
  const [squares = []] = readings.value;
  const reason = illegalReason(ruleset, position, legal, squares);
  return err({ code: 'move.illegal', text, reason, legal: legalFrom(ruleset, legal, squares[0]) });
}

/** The moves of a list that the squares written can mean. */
function fitting(
  ruleset: Ruleset,
  position: Position,
  legal: readonly Move[],
  squares: readonly Square[],
): readonly Move[] {
  const fits = legal.filter((move) => fitsMove(ruleset, position, move, squares));
  // A full path names one move even where it is also part of a longer one's: a king may take one
  // piece straight ahead, or go round, take others and land on the same square.
  const exact = fits.filter((move) => move.path.length === squares.length);
  return exact.length === 1 ? exact : fits;
}

function textError(
  ruleset: Ruleset,
  legal: readonly Move[],
  text: string,
  fault: MoveTextFault,
): MoveError {
  const { variant } = ruleset;
  if (fault.kind === 'unknownSquare') {
    const { square, at } = fault;
    return { code: 'move.unknown-square', text, square, size: variant.size, at };
  }
  const example = legal[0] === undefined ? anyMove(variant) : formatMove(ruleset, legal, legal[0]);
  return { code: 'move.syntax', text, at: fault.at, example };
}

/** A move from the start of the game, when the position itself has none to show. */
function anyMove(variant: Variant): string {
  const perRow = variant.size / 2;
  const from = variant.menPerSide - perRow;
  return formatEnds(variant, {
    from,
    to: from + perRow,
    captures: [],
    path: [from, from + perRow],
    crowned: false,
  });
}

/** All legal moves in writing; those of the piece that was to move come first. */
function legalFrom(
  ruleset: Ruleset,
  legal: readonly Move[],
  from: Square | undefined,
): readonly string[] {
  const written = formatMoves(ruleset, legal);
  const isOwn = (_: string, index: number): boolean => legal[index]?.from === from;
  return [...written.filter(isOwn), ...written.filter((text, index) => !isOwn(text, index))];
}

function endsOf({ from, to }: Move): string {
  return `${from}-${to}`;
}

function formatEnds(variant: Variant, move: Move): string {
  return join(variant, move, [move.from, move.to]);
}

function join(variant: Variant, move: Move, squares: readonly Square[]): string {
  const sign = move.captures.length > 0 ? variant.captureSign : '-';
  return squares.map((square) => squareName(variant, square)).join(sign);
}
