import { illegalReason, isBeginning } from '../notation/illegal.ts';
import { fitsMove } from '../notation/fits.ts';
import { colorOf, columnOf, isKing, pieceAt, rowOf, squareAt } from '../rules/board.ts';
import { legalMoves, TooManyMovesError } from '../rules/moves.ts';
import type { Move, Piece, Position, Priority, Ruleset, Square, Traits } from '../rules/types.ts';

/** The rule that stands in the way of a move. */
export type Obstacle =
  | { readonly rule: 'mostPieces' | 'mostKings'; readonly takes: number; readonly most: number }
  | {
      readonly rule:
        | 'gameOver'
        | 'noPiece'
        | 'opponentPiece'
        | 'mustCapture'
        | 'withKing'
        | 'earliestKing'
        | 'unfinished'
        | 'goOn'
        | 'menCaptureBackward'
        | 'menCaptureKings'
        | 'crowningStops'
        | 'notCrowned'
        | 'kingStep'
        | 'jumpedTwice'
        | 'manBackward'
        | 'manStep'
        | 'diagonal'
        | 'occupied'
        | 'ownPiece'
        | 'twoInARow'
        | 'nothingToJump'
        | 'closedIn'
        | 'other';
    };

type PlainRule = Exclude<Obstacle['rule'], 'mostPieces' | 'mostKings'>;

/**
 * The rule because of which no legal move goes over these squares (its start, any stops, its end):
 * the game is tried again without one rule after another, until the move would be legal.
 */
export function findObstacle(
  ruleset: Ruleset,
  position: Position,
  squares: readonly Square[],
): Obstacle {
  const legal = legalMoves(ruleset, position);
  const reason = illegalReason(ruleset, position, legal, squares);
  if (reason === 'priority') return outranked(ruleset, position, legal, squares);
  if (reason !== 'notLegal') return { rule: reason };
  // By its priority this would not be the capture to begin; but nor may it be left in the middle.
  if (canBegin(lax(ruleset), position, squares)) return { rule: 'unfinished' };
  const found = barred(ruleset, position, squares) ?? misplaced(ruleset, position, squares);
  const isForced = ruleset.forcedCapture && legal.some(({ captures }) => captures.length > 0);
  // Of two rules that are broken the forced capture is the one to know first.
  const isQuiet = QUIET.has(found.rule) && jumpsNothing(ruleset, position, squares);
  return isForced && isQuiet ? { rule: 'mustCapture' } : found;
}

/** What is said of steps without a capture. */
const QUIET: ReadonlySet<Obstacle['rule']> = new Set(['manBackward', 'manStep', 'kingStep']);

function jumpsNothing(
  { variant }: Ruleset,
  position: Position,
  squares: readonly Square[],
): boolean {
  return squares.slice(1).every((to, index) => {
    const between = squaresBetween(variant, squares[index] ?? to, to) ?? [];
    return between.every((square) => pieceAt(position, square) === undefined);
  });
}

/** Whether a capture, or a whole move, goes over these squares at first. */
function canBegin(ruleset: Ruleset, position: Position, squares: readonly Square[]): boolean {
  return movesOf(ruleset, position).some(
    (move) =>
      fitsMove(ruleset, position, move, squares) || isBeginning(ruleset, position, move, squares),
  );
}

/** Why a piece has no legal move. */
export function findBlock(ruleset: Ruleset, position: Position, square: Square): Obstacle {
  const piece = pieceAt(position, square);
  if (piece === undefined) return { rule: 'noPiece' };
  if (colorOf(piece) !== position.turn) return { rule: 'opponentPiece' };
  const moves = [lax(ruleset), ...looser(ruleset).map(({ rules }) => rules)].map((rules) =>
    longestFrom(movesOf(rules, position), square),
  );
  const move = moves.find((found) => found !== undefined);
  return move === undefined
    ? { rule: 'closedIn' }
    : findObstacle(ruleset, position, [...move.path]);
}

/** A piece's longest capture, or its quiet move if it has none. */
function longestFrom(moves: readonly Move[], square: Square): Move | undefined {
  return moves
    .filter(({ from }) => from === square)
    .sort((a, b) => b.captures.length - a.captures.length)[0];
}

/** The game without forced capture and priorities: all that the pieces can do. */
function lax({ variant }: Ruleset): Ruleset {
  return { variant: { ...variant, priorities: [] }, forcedCapture: false };
}

/** Without the highest-ranking rules there may be more captures than can be listed. */
function movesOf(ruleset: Ruleset, position: Position): readonly Move[] {
  try {
    return legalMoves(ruleset, position);
  } catch (error) {
    if (error instanceof TooManyMovesError) return [];
    throw error;
  }
}

function findMove(
  ruleset: Ruleset,
  position: Position,
  squares: readonly Square[],
): Move | undefined {
  return movesOf(ruleset, position)
    .filter((move) => fitsMove(ruleset, position, move, squares))
    .sort((a, b) => b.captures.length - a.captures.length)[0];
}

/** The priority that rules a capture out: the first with which it is not legal any more. */
function outranked(
  ruleset: Ruleset,
  position: Position,
  legal: readonly Move[],
  squares: readonly Square[],
): Obstacle {
  const { variant } = ruleset;
  const culprit = variant.priorities.find((_, index) => {
    const priorities = variant.priorities.slice(0, index + 1);
    const so: Ruleset = { ...ruleset, variant: { ...variant, priorities } };
    return findMove(so, position, squares) === undefined;
  });
  const refused = findMove(lax(ruleset), position, squares);
  const best = legal.find(({ captures }) => captures.length > 0);
  if (culprit === undefined || refused === undefined || best === undefined)
    return { rule: 'other' };
  return priorityObstacle(position, culprit, refused, best);
}

function priorityObstacle(position: Position, rule: Priority, refused: Move, best: Move): Obstacle {
  switch (rule) {
    case 'mostPieces':
      return { rule, takes: refused.captures.length, most: best.captures.length };
    case 'mostKings':
      return { rule, takes: kingsIn(position, refused), most: kingsIn(position, best) };
    case 'withKing':
    case 'earliestKing':
      return { rule };
  }
}

function kingsIn(position: Position, { captures }: Move): number {
  return captures.filter((square) => isKingOn(position, square)).length;
}

function isKingOn(position: Position, square: Square): boolean {
  const piece = pieceAt(position, square);
  return piece !== undefined && isKing(piece);
}

interface Looser {
  readonly rule: Extract<
    Obstacle['rule'],
    'menCaptureBackward' | 'menCaptureKings' | 'crowningStops' | 'notCrowned' | 'kingStep'
  >;
  readonly rules: Ruleset;
}

/** The same game without one of the rules of movement that it has. */
function looser(ruleset: Ruleset): readonly Looser[] {
  const { variant } = ruleset;
  const without = (rule: Looser['rule'], traits: Partial<Traits>): Looser => {
    const base = lax(ruleset);
    return { rule, rules: { ...base, variant: { ...base.variant, ...traits } } };
  };
  const onward = { crowningInCapture: 'continuesAsKing' } as const;
  return [
    ...(variant.menCaptureBackward
      ? []
      : [without('menCaptureBackward', { menCaptureBackward: true })]),
    ...(variant.menCaptureKings ? [] : [without('menCaptureKings', { menCaptureKings: true })]),
    ...(variant.crowningInCapture === 'stops' ? [without('crowningStops', onward)] : []),
    ...(variant.crowningInCapture === 'continuesAsMan' ? [without('notCrowned', onward)] : []),
    ...(variant.flyingKings ? [] : [without('kingStep', { flyingKings: true })]),
  ];
}

/** The rule of movement without which it could be played. */
function barred(
  ruleset: Ruleset,
  position: Position,
  squares: readonly Square[],
): Obstacle | undefined {
  const found = looser(ruleset).find(({ rules }) => canBegin(rules, position, squares));
  return found === undefined ? undefined : { rule: found.rule };
}

/** What is wrong with the squares themselves, step by step. */
function misplaced(ruleset: Ruleset, position: Position, squares: readonly Square[]): Obstacle {
  const [from] = squares;
  const piece = from === undefined ? undefined : pieceAt(position, from);
  if (from === undefined || piece === undefined) return { rule: 'other' };
  const walk: Walk = { ruleset, position, piece, from, taken: new Set() };
  let at = from;
  for (const to of squares.slice(1)) {
    const rule = stepFault(walk, at, to);
    if (rule !== undefined) return { rule };
    at = to;
  }
  const takes = walk.taken.size > 0;
  return { rule: takes && squares.length === 2 && isKing(piece) ? 'goOn' : 'other' };
}

interface Walk {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly piece: Piece;
  readonly from: Square;
  readonly taken: Set<Square>;
}

/** What is wrong with one step; notes what it takes. */
function stepFault(walk: Walk, from: Square, to: Square): PlainRule | undefined {
  const { position, piece, taken } = walk;
  const { variant } = walk.ruleset;
  if (to !== walk.from && pieceAt(position, to) !== undefined) return 'occupied';
  const between = squaresBetween(variant, from, to);
  if (between === undefined) return 'diagonal';
  const passed = between.filter(
    (square) => square !== walk.from && pieceAt(position, square) !== undefined,
  );
  if (passed.some((square) => taken.has(square))) return 'jumpedTwice';
  if (passed.some((square) => isOwn(walk, square))) return 'ownPiece';
  if (passed.length > 1) return hasNeighbours(between, passed) ? 'twoInARow' : 'unfinished';
  const [jumped] = passed;
  if (jumped !== undefined) {
    taken.add(jumped);
    return jumpFault(walk, from, to, jumped);
  }
  if (isKing(piece)) return variant.flyingKings ? undefined : 'kingStep';
  if (between.length > 0) return between.length === 1 ? 'nothingToJump' : 'manStep';
  const up = rowOf(variant, to) < rowOf(variant, from);
  return up === (colorOf(piece) === 'white') ? undefined : 'manBackward';
}

/** What is wrong with a jump over an opponent's piece, where a man or a king that does not fly makes it. */
function jumpFault(walk: Walk, from: Square, to: Square, jumped: Square): PlainRule | undefined {
  const { position, piece, taken, ruleset } = walk;
  const { variant } = ruleset;
  // A man may have been crowned on its way.
  const isMan = !isKing(piece) && (taken.size === 1 || !crownsOnTheWay(variant));
  const length = Math.abs(rowOf(variant, to) - rowOf(variant, from));
  if (length > 2 && isMan) return 'manStep';
  if (length > 2 && !variant.flyingKings) return 'kingStep';
  if (!isMan) return undefined;
  const up = rowOf(variant, to) < rowOf(variant, from);
  const isForward = up === (colorOf(piece) === 'white');
  if (!isForward && !variant.menCaptureBackward) return 'menCaptureBackward';
  return isKingOn(position, jumped) && !variant.menCaptureKings ? 'menCaptureKings' : undefined;
}

function crownsOnTheWay({ crowningInCapture }: Ruleset['variant']): boolean {
  return crowningInCapture === 'continuesAsKing';
}

function isOwn({ position, piece }: Walk, square: Square): boolean {
  const other = pieceAt(position, square);
  return other !== undefined && colorOf(other) === colorOf(piece);
}

function hasNeighbours(line: readonly Square[], pieces: readonly Square[]): boolean {
  const places = pieces.map((square) => line.indexOf(square));
  return places.some((place) => places.includes(place + 1));
}

/** The squares between two on one diagonal; undefined when they are on none. */
function squaresBetween(
  variant: Ruleset['variant'],
  from: Square,
  to: Square,
): readonly Square[] | undefined {
  const rows = rowOf(variant, to) - rowOf(variant, from);
  const columns = columnOf(variant, to) - columnOf(variant, from);
  if (rows === 0 || Math.abs(rows) !== Math.abs(columns)) return undefined;
  return [...Array(Math.abs(rows) - 1).keys()].flatMap((step) => {
    const square = squareAt(
      variant,
      rowOf(variant, from) + Math.sign(rows) * (step + 1),
      columnOf(variant, from) + Math.sign(columns) * (step + 1),
    );
    return square === undefined ? [] : [square];
  });
}
