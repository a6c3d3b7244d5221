import { currentPosition, isSameMove, legalMovesOf } from '../game/game.ts';
import { boardGrid } from '../plain/board-grid.ts';
import { isMirrored } from '../plain/answers.ts';
import type { Session } from '../plain/session.ts';
import { isComputerToMove, isLeftBehind } from '../plain/session.ts';
import { colorOf, crowningRow, isKing, pieceAt, rowOf } from '../rules/board.ts';
import { capturesThrough, type Hop, nextHops } from '../rules/routes.ts';
import type { Move, Position, Square } from '../rules/types.ts';

/** What a person points at: a cursor, the piece taken up, and the jumps it has made so far. */
export interface Selection {
  readonly cursor: Square | undefined;
  /** Where the piece taken up began. */
  readonly selected: Square | undefined;
  /** The jumps of a capture that is not complete yet. */
  readonly hops: readonly Hop[];
}

export const NO_SELECTION: Selection = { cursor: undefined, selected: undefined, hops: [] };

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The moves a person can make now; none while the computer thinks, or in a strict game's past. */
export function personMoves(session: Session): readonly Move[] {
  return isComputerToMove(session) || isLeftBehind(session) ? [] : legalMovesOf(session.game);
}

/** Where the piece taken up has stopped: its own square first, the one it is on now last. */
export function stopsOf({ selected, hops }: Selection): readonly Square[] {
  return selected === undefined ? [] : [selected, ...hops.map(({ to }) => to)];
}

/** The squares of pieces that may move, and those where the chosen piece may go, in drawn order. */
export function choosableSquares(session: Session, selection: Selection): readonly Square[] {
  const wanted = new Set(
    selection.selected === undefined
      ? personMoves(session).map(({ from }) => from)
      : targetsOf(session, selection),
  );
  return drawnSquares(session)
    .flat()
    .filter((square): square is Square => square !== undefined && wanted.has(square));
}

/** Where the piece taken up can go next: the end of a quiet move, or of the next jump. */
function targetsOf(session: Session, selection: Selection): readonly Square[] {
  return [...quietMoves(session, selection), ...hopsOf(session, selection)].map(({ to }) => to);
}

function quietMoves(session: Session, { selected, hops }: Selection): readonly Move[] {
  if (hops.length > 0) return [];
  return personMoves(session).filter(
    ({ from, captures }) => from === selected && captures.length === 0,
  );
}

function hopsOf({ game }: Session, selection: Selection): readonly Hop[] {
  const stops = stopsOf(selection);
  return stops.length === 0 ? [] : nextHops(game.ruleset, currentPosition(game), stops);
}

function drawnSquares(session: Session): readonly (readonly (Square | undefined)[])[] {
  return boardGrid(session.options.ruleset.variant, {
    bottom: session.bottom,
    mirrored: isMirrored(session),
  });
}

/** The cursor on the next square worth going to. */
export function cycle(session: Session, selection: Selection, by: 1 | -1): Selection {
  const squares = choosableSquares(session, selection);
  if (squares.length === 0) return selection;
  const at = selection.cursor === undefined ? -1 : squares.indexOf(selection.cursor);
  const start = at < 0 && by < 0 ? 0 : at;
  return { ...selection, cursor: squares[(start + by + squares.length) % squares.length] };
}

/**
 * The cursor one square further, over dark squares as they are drawn: two columns to a side, or one
 * row up or down, zigzag so that going straight on stays straight. The edges hold.
 */
export function moveCursor(
  session: Session,
  selection: Selection,
  direction: Direction,
): Selection {
  const { cursor } = selection;
  if (cursor === undefined) return { ...selection, cursor: firstCursor(session) };
  const grid = drawnSquares(session);
  const row = grid.findIndex((squares) => squares.includes(cursor));
  const column = grid[row]?.indexOf(cursor) ?? -1;
  const zigzag = column % 2 === 0 ? 1 : -1;
  const [nextRow, nextColumn] = {
    up: [row - 1, column + zigzag],
    down: [row + 1, column + zigzag],
    left: [row, column - 2],
    right: [row, column + 2],
  }[direction] as [number, number];
  return { ...selection, cursor: grid[nextRow]?.[nextColumn] ?? cursor };
}

/** Where a cursor appears: on the first piece that can move, or else in the middle of the board. */
function firstCursor(session: Session): Square | undefined {
  const [first] = choosableSquares(session, NO_SELECTION);
  if (first !== undefined) return first;
  const squares = drawnSquares(session)
    .flat()
    .filter((square) => square !== undefined);
  return squares[Math.floor(squares.length / 2)];
}

/** What pressing Enter on the board, or clicking it, comes to. */
export type Choice =
  | { readonly kind: 'play'; readonly move: Move }
  /** A piece was taken up, put down or moved one jump further, or the cursor appeared. */
  | { readonly kind: 'select'; readonly selection: Selection }
  /** Several captures lead there. */
  | { readonly kind: 'ambiguous'; readonly moves: readonly Move[] }
  /** Nothing can be done with this square. */
  | { readonly kind: 'blocked'; readonly square: Square }
  /** The piece taken up cannot go there; its stops and that square. */
  | { readonly kind: 'refused'; readonly squares: readonly Square[] }
  | { readonly kind: 'nothing' };

/** Takes up the piece under the cursor, or the only one that can move; or goes there with it. */
export function choose(session: Session, selection: Selection): Choice {
  const moves = personMoves(session);
  if (moves.length === 0) return { kind: 'nothing' };
  const { cursor, selected } = selection;
  if (cursor === undefined) {
    const [only, other] = choosableSquares(session, selection);
    if (only !== undefined && other === undefined) return takeUp(session, only);
    return { kind: 'select', selection: cycle(session, selection, 1) };
  }
  const gone = selected === undefined ? undefined : goTo(session, selection, cursor);
  if (gone !== undefined) return gone;
  if (selected !== undefined && !isOwnPiece(session, cursor)) {
    return { kind: 'refused', squares: [...stopsOf(selection), cursor] };
  }
  return takeUp(session, cursor);
}

/** Whether a piece of the side to move stands there. */
export function isOwnPiece({ game }: Session, square: Square): boolean {
  const position = currentPosition(game);
  const piece = pieceAt(position, square);
  return piece !== undefined && colorOf(piece) === position.turn;
}

/** Goes on with the piece taken up; undefined when that square is none of its business. */
function goTo(session: Session, selection: Selection, to: Square): Choice | undefined {
  const quiet = quietMoves(session, selection).find((move) => move.to === to);
  if (quiet !== undefined) return { kind: 'play', move: quiet };
  const hop = hopsOf(session, selection).find((next) => next.to === to);
  if (hop !== undefined) return advance(session, { ...selection, hops: [...selection.hops, hop] });
  const stops = stopsOf(selection);
  if (to === stops.at(-1)) {
    return { kind: 'select', selection: { ...NO_SELECTION, cursor: selection.selected } };
  }
  // Straight to the end, as in writing: the stops may be left out.
  const ending = movesAlong(session, selection).filter((move) => move.to === to);
  if (ending[0] === undefined) return undefined;
  return ending.length === 1
    ? { kind: 'play', move: ending[0] }
    : { kind: 'ambiguous', moves: ending };
}

/** The captures that the jumps made so far can become. */
function movesAlong({ game }: Session, selection: Selection): readonly Move[] {
  return capturesThrough(game.ruleset, currentPosition(game), stopsOf(selection));
}

/** Makes the jumps that nobody needs to be asked about, and the move when that completes it. */
function advance(session: Session, selection: Selection): Choice {
  let so = selection;
  for (;;) {
    const [move, other] = movesAlong(session, so);
    // Whichever way round it goes, it is the same move.
    if (move !== undefined && other === undefined) return { kind: 'play', move };
    const further = hopsOf(session, so).map((hop) => ({ ...so, hops: [...so.hops, hop] }));
    const [next] = further;
    if (next === undefined) return completed(session, so);
    if (!areAlike(session, further)) break;
    so = next;
  }
  return { kind: 'select', selection: { ...so, cursor: stopsOf(so).at(-1) } };
}

/** Whether all these jumps can become the same moves: where a king lands often does not matter. */
function areAlike(session: Session, selections: readonly Selection[]): boolean {
  const [first, ...others] = selections.map((selection) => movesAlong(session, selection));
  return others.every(
    (moves) => moves.length === first?.length && moves.every((move, at) => isSame(move, first[at])),
  );
}

function isSame(move: Move, other: Move | undefined): boolean {
  return other !== undefined && isSameMove(move, other);
}

/** The move that the jumps have become: crowned on the way or not, as they went. */
function completed(session: Session, selection: Selection): Choice {
  const moves = movesAlong(session, selection).filter(
    ({ captures }) => captures.length === selection.hops.length,
  );
  const crowned = isCrownedInHand(session, selection);
  const move = moves.find((candidate) => candidate.crowned === crowned) ?? moves[0];
  return move === undefined ? { kind: 'nothing' } : { kind: 'play', move };
}

function isCrownedInHand(session: Session, selection: Selection): boolean {
  const before = currentPosition(session.game);
  const [from] = stopsOf(selection);
  const at = stopsOf(selection).at(-1);
  const piece = from === undefined ? undefined : pieceAt(before, from);
  if (piece === undefined || at === undefined || isKing(piece)) return false;
  const { variant } = session.game.ruleset;
  const isOnLastRow = rowOf(variant, at) === crowningRow(variant, before.turn);
  return isOnLastRow || positionInHand(session, selection).cells[at] !== piece;
}

function takeUp(session: Session, square: Square): Choice {
  const own = personMoves(session).filter(({ from }) => from === square);
  if (own[0] === undefined) return { kind: 'blocked', square };
  // Even the only move is not made by looking at a piece. But the cursor shows where it would go.
  const selection: Selection = { cursor: square, selected: square, hops: [] };
  const [only, other] = choosableSquares(session, selection);
  return {
    kind: 'select',
    selection: other === undefined ? { ...selection, cursor: only } : selection,
  };
}

/** Back to the last choice in a capture under way, or the piece is put down. */
export function stepBack(session: Session, selection: Selection): Selection {
  const { selected, hops } = selection;
  if (selected === undefined) return NO_SELECTION;
  for (let kept = hops.length - 1; kept >= 0; kept -= 1) {
    const earlier: Selection = { ...selection, hops: hops.slice(0, kept) };
    if (targetsOf(session, earlier).length > 1) {
      return { ...earlier, cursor: stopsOf(earlier).at(-1) };
    }
  }
  return { ...NO_SELECTION, cursor: selected };
}

/** The position with the piece taken up where its jumps have brought it; the jumped ones stay. */
export function positionInHand({ game }: Session, selection: Selection): Position {
  const position = currentPosition(game);
  const { selected, hops } = selection;
  const at = hops.at(-1)?.to;
  const piece = selected === undefined ? undefined : pieceAt(position, selected);
  if (at === undefined || selected === undefined || piece === undefined) return position;
  const { variant } = game.ruleset;
  const last = crowningRow(variant, position.turn);
  const crowned =
    variant.crowningInCapture === 'continuesAsKing' &&
    hops.some(({ to }) => rowOf(variant, to) === last);
  const cells = Array.from(position.cells);
  cells[selected] = 'e';
  cells[at] = crowned ? piece.toUpperCase() : piece;
  return { ...position, cells: cells.join('') };
}
