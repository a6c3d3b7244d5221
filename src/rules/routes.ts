import { isKing, pieceAt } from './board.ts';
import { generatorFor } from './generator.ts';
import { bitOf, bitboardOf, bitboardsOf, squareOf } from './kernel.ts';
import { legalMoves } from './moves.ts';
import type { Move, Position, Ruleset, Square } from './types.ts';

/** One jump inside a capture. */
export interface Hop {
  readonly captured: Square;
  readonly to: Square;
}

/** A capture under way: where the piece has stopped so far, and what it has taken. */
interface Trail {
  readonly from: Square;
  readonly at: Square;
  readonly captures: readonly Square[];
  readonly asKing: boolean;
  /** The capture ended with the last jump: a man was crowned and stops. */
  readonly ended: boolean;
}

function startTrail(position: Position, from: Square): Trail {
  const piece = pieceAt(position, from);
  const asKing = piece !== undefined && isKing(piece);
  return { from, at: from, captures: [], asKing, ended: false };
}

/** The jumps that `trail` can go on with, priorities aside, each with the trail it leads to. */
function continuations(
  ruleset: Ruleset,
  position: Position,
  trail: Trail,
): readonly (readonly [Hop, Trail])[] {
  if (trail.ended) return [];
  const { variant } = ruleset;
  const { own, opp, kings, side } = bitboardsOf(variant, position);
  const { kernel, bytes } = generatorFor(ruleset);
  const taken = bitboardOf(variant, trail.captures);
  const from = bitOf(variant, trail.from);
  const at = bitOf(variant, trail.at);
  const count = kernel.hops(own, opp, kings, side, from, at, taken, trail.asKing);
  const buffer = kernel.hopBuffer();
  return Array.from({ length: count }, (_, index) => {
    const captured = squareOf(variant, bytes.getUint8(buffer + 3 * index));
    const to = squareOf(variant, bytes.getUint8(buffer + 3 * index + 1));
    const lastRow = bytes.getUint8(buffer + 3 * index + 2) !== 0;
    const next: Trail = {
      from: trail.from,
      at: to,
      captures: [...trail.captures, captured],
      asKing: trail.asKing || (lastRow && variant.crowningInCapture === 'continuesAsKing'),
      ended: lastRow && variant.crowningInCapture === 'stops',
    };
    return [{ captured, to }, next] as const;
  });
}

/**
 * Where the order of jumps matters (the earliest king), the kings a legal capture must meet: for each
 * jump of `move` whether it takes a king. Otherwise undefined.
 */
function kingOrder(
  ruleset: Ruleset,
  position: Position,
  move: Move,
): readonly boolean[] | undefined {
  if (!ruleset.variant.priorities.includes('earliestKing')) return undefined;
  return move.captures.map((square) => {
    const piece = pieceAt(position, square);
    return piece !== undefined && isKing(piece);
  });
}

/** Walks the legal routes of one move. */
class RouteWalker {
  private readonly targets: ReadonlySet<Square>;
  private readonly order: readonly boolean[] | undefined;

  constructor(
    private readonly ruleset: Ruleset,
    private readonly position: Position,
    private readonly move: Move,
  ) {
    this.targets = new Set(move.captures);
    this.order = kingOrder(ruleset, position, move);
  }

  start(): Trail {
    return startTrail(this.position, this.move.from);
  }

  /** The jumps after `trail` that stay within the move. */
  next(trail: Trail): readonly (readonly [Hop, Trail])[] {
    const jump = trail.captures.length;
    return continuations(this.ruleset, this.position, trail).filter(
      ([{ captured }]) =>
        this.targets.has(captured) &&
        (this.order === undefined || this.order[jump] === this.isKingOn(captured)),
    );
  }

  /** Whether `trail` is the whole move. A shorter capture never ends here: it could go on. */
  completes(trail: Trail): boolean {
    return trail.at === this.move.to && trail.captures.length === this.move.captures.length;
  }

  private isKingOn(square: Square): boolean {
    const piece = pieceAt(this.position, square);
    return piece !== undefined && isKing(piece);
  }
}

function stateOf(trail: Trail, typed: number): string {
  const set = [...trail.captures].sort((a, b) => a - b).join();
  return `${trail.at}:${trail.asKing ? 'k' : 'm'}:${typed}:${set}`;
}

/**
 * Whether some legal route of a legal `move` visits `squares` in this order, from its start to its
 * end. Stops may be left out: the squares need only be some of those the route can stop on.
 */
export function matchesPath(
  ruleset: Ruleset,
  position: Position,
  move: Move,
  squares: readonly Square[],
): boolean {
  if (squares[0] !== move.from || squares.at(-1) !== move.to || squares.length < 2) return false;
  if (move.captures.length === 0) return squares.length === 2;
  if (isSubsequence(squares, move.path)) return true;
  const walker = new RouteWalker(ruleset, position, move);
  const dead = new Set<string>();
  const search = (trail: Trail, typed: number): boolean => {
    if (walker.completes(trail)) return typed === squares.length;
    const state = stateOf(trail, typed);
    if (dead.has(state)) return false;
    dead.add(state);
    return walker.next(trail).some(([{ to }, next]) => {
      // A square named but once may be passed twice: try it as the named one first.
      if (to === squares[typed] && search(next, typed + 1)) return true;
      return search(next, typed);
    });
  };
  return search(walker.start(), 1);
}

function isSubsequence(part: readonly Square[], whole: readonly Square[]): boolean {
  let found = 0;
  for (const square of whole) if (square === part[found]) found++;
  return found === part.length;
}

/** Whether the walker can complete its move from `trail`; `known` remembers answers by state. */
function canComplete(walker: RouteWalker, trail: Trail, known: Map<string, boolean>): boolean {
  if (walker.completes(trail)) return true;
  const state = stateOf(trail, 0);
  const answer =
    known.get(state) ?? walker.next(trail).some(([, next]) => canComplete(walker, next, known));
  known.set(state, answer);
  return answer;
}

/**
 * The jumps that can follow in a legal capture that has stopped on `stops` so far (its start first):
 * each leads on to the end of at least one legal move. Empty when the capture is complete, or when no
 * legal capture goes this way.
 */
export function nextHops(
  ruleset: Ruleset,
  position: Position,
  stops: readonly Square[],
): readonly Hop[] {
  const hops = new Map<string, Hop>();
  for (const move of legalMoves(ruleset, position)) {
    if (move.from !== stops[0] || move.captures.length < stops.length) continue;
    const walker = new RouteWalker(ruleset, position, move);
    const known = new Map<string, boolean>();
    for (const trail of trailsAlong(walker, stops)) {
      for (const [hop, next] of walker.next(trail)) {
        const key = `${hop.captured}:${hop.to}`;
        if (!hops.has(key) && canComplete(walker, next, known)) hops.set(key, hop);
      }
    }
  }
  return [...hops.values()];
}

/**
 * The legal captures that a piece is making which has stopped on exactly `stops` so far, its start
 * first: those that it can still complete, or has completed.
 */
export function capturesThrough(
  ruleset: Ruleset,
  position: Position,
  stops: readonly Square[],
): readonly Move[] {
  return legalMoves(ruleset, position).filter((move) => {
    if (move.from !== stops[0] || move.captures.length < Math.max(1, stops.length - 1))
      return false;
    const walker = new RouteWalker(ruleset, position, move);
    const known = new Map<string, boolean>();
    return trailsAlong(walker, stops).some((trail) => canComplete(walker, trail, known));
  });
}

/** Every trail within the walker's move that has made exactly these stops. */
function trailsAlong(walker: RouteWalker, stops: readonly Square[]): readonly Trail[] {
  return stops
    .slice(1)
    .reduce<readonly Trail[]>(
      (trails, stop) =>
        trails.flatMap((trail) =>
          walker.next(trail).flatMap(([{ to }, next]) => (to === stop ? [next] : [])),
        ),
      [walker.start()],
    );
}
