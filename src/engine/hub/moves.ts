import { eventsOf, nextCounts, type Count } from '../../game/counters.ts';
import { countsAt } from '../question.ts';
import { numericName, parseSquare } from '../../notation/squares.ts';
import { applyMove } from '../../rules/board.ts';
import { legalMoves } from '../../rules/moves.ts';
import { err, ok, type Result } from '../../rules/result.ts';
import type { Move, Position, Ruleset, Square, Variant } from '../../rules/types.ts';

/** Writes a move: `32-28`, or `28x19x23` with every square captured on, in the order taken. */
export function formatHubMove(variant: Variant, { from, to, captures }: Move): string {
  const numbers = [from, to, ...captures].map((square) => numericName(variant, square));
  return numbers.join(captures.length > 0 ? 'x' : '-');
}

/**
 * Finds the legal move that is meant, its captured squares in any order; undefined when there is
 * none. Where a capture can be played with and without crowning, which the protocol cannot tell
 * apart, it crowns.
 *
 * @param legal the legal moves of the position
 */
export function parseHubMove(
  { variant }: Ruleset,
  legal: readonly Move[],
  text: string,
): Move | undefined {
  if (!/^\d+(?:-\d+|(?:x\d+)+)$/i.test(text)) return undefined;
  const squares = text.split(/[-x]/i).map((number) => parseSquare(variant, number));
  const [from, to, ...captured] = squares;
  const isCapture = !text.includes('-');
  const ends = legal.filter(
    (move) => move.from === from && move.to === to && move.captures.length > 0 === isCapture,
  );
  // Some engines leave out what they take where it is clear.
  if (isCapture && captured.length === 0) return ends.length === 1 ? ends[0] : undefined;
  const fits = ends.filter(({ captures }) => isSameSet(captures, captured));
  return fits.find(({ crowned }) => crowned) ?? fits[0];
}

function isSameSet(a: readonly Square[], b: readonly (Square | undefined)[]): boolean {
  return a.length === b.length && a.every((square) => b.includes(square));
}

/** A position, and those that led to it, the oldest first. */
export interface PlayedLine {
  readonly position: Position;
  readonly history: readonly Position[];
  /** How far the game's own draw rules have counted, from the start of the line on. */
  readonly draws: readonly Count[];
}

/** Plays moves as the protocol writes them; the error is the first one that is not legal. */
export function playHubMoves(
  ruleset: Ruleset,
  start: Position,
  texts: readonly string[],
): Result<PlayedLine, string> {
  let position = start;
  let draws = countsAt(ruleset.variant, 'official', start);
  const history: Position[] = [];
  for (const text of texts) {
    const move = parseHubMove(ruleset, legalMoves(ruleset, position), text);
    if (move === undefined) return err(text);
    history.push(position);
    const before = position;
    position = applyMove(before, move);
    draws = nextCounts(draws, ruleset.variant, eventsOf(before, move), position);
  }
  return ok({ position, history, draws });
}

/** Writes a line of moves. */
export function formatHubMoves(variant: Variant, moves: readonly Move[]): string {
  return moves.map((move) => formatHubMove(variant, move)).join(' ');
}

/** Reads a line of moves as far as they are legal: what engines expect need not be. */
export function readHubLine(ruleset: Ruleset, start: Position, text: string): readonly Move[] {
  const moves: Move[] = [];
  let position = start;
  for (const word of text.split(/\s+/)) {
    const move = parseHubMove(ruleset, legalMoves(ruleset, position), word);
    if (move === undefined) break;
    moves.push(move);
    position = applyMove(position, move);
  }
  return moves;
}

/**
 * The moves that lead through a history to a position: from the position they begin in, as
 * `pos ... moves` has them.
 */
export function movesBetween(
  ruleset: Ruleset,
  history: readonly Position[],
  position: Position,
): { readonly start: Position; readonly moves: readonly Move[] } {
  const moves: Move[] = [];
  let start = position;
  for (const earlier of history.toReversed()) {
    const next = start;
    const move = legalMoves(ruleset, earlier).find(
      (candidate) => !candidate.captures.length && isSame(applyMove(earlier, candidate), next),
    );
    // What led here is not one move: positions before it cannot be told.
    if (move === undefined) break;
    moves.unshift(move);
    start = earlier;
  }
  return { start, moves };
}

function isSame(a: Position, b: Position): boolean {
  return a.turn === b.turn && a.cells === b.cells;
}
