/**
 * A second opinion on the rules: as plain as can be, and slow. It walks every capture route on an
 * array of rows and columns, keeps the routes that the game's preferences allow, and only then
 * says which of them are the same move. It shares no code with the product's generator.
 */
import type { Color, Position } from '../../src/rules/types.ts';
import {
  DIAGONALS,
  at,
  belongsTo,
  boardOf,
  forward,
  isKing,
  isSame,
  lastRow,
  numberOf,
  otherColor,
  spotsOf,
  step,
  withContent,
  type Board,
  type Direction,
  type Spot,
} from './board.ts';
import type { Preference, ReferenceGame } from './games.ts';

/** One way to carry a move out, in the product's square numbers. */
export interface ReferenceRoute {
  /** Every square stood on, the first and the last included. */
  readonly path: readonly number[];
  /** What is taken, in the order taken. */
  readonly captures: readonly number[];
}

/** A legal move with all the legal ways to carry it out. */
export interface ReferenceMove {
  readonly from: number;
  readonly to: number;
  /** Sorted. */
  readonly captures: readonly number[];
  readonly crowned: boolean;
  readonly routes: readonly ReferenceRoute[];
}

/** More routes than the naive walk can visit: the position is none for this generator. */
export class TooManyRoutes extends Error {
  constructor(budget: number) {
    super(`more than ${budget} steps of capture routes: too many for the reference generator`);
    this.name = 'TooManyRoutes';
  }
}

/** Steps of capture routes that one position may cost, unless told otherwise. */
const ROUTE_BUDGET = 1_000_000;

/** A complete route on the board. */
interface Route {
  readonly piece: string;
  readonly path: readonly Spot[];
  readonly taken: readonly Spot[];
  readonly crowned: boolean;
}

/** What does not change while one piece captures. */
interface Walk {
  readonly game: ReferenceGame;
  readonly color: Color;
  /** The board without the capturing piece: the square it left counts as empty. */
  readonly board: Board;
  /** As it was lifted from its square. */
  readonly piece: string;
  readonly budget: { left: number; readonly total: number };
}

/** Where the capturing piece is by now. */
interface Standing {
  readonly king: boolean;
  readonly crowned: boolean;
  readonly path: readonly Spot[];
  readonly taken: readonly Spot[];
}

/** A piece that can be jumped next, and every square behind it where the jump may land. */
interface Jump {
  readonly victim: Spot;
  readonly landings: readonly Spot[];
}

/** The legal moves: none when either side has no pieces, for then the game is over. */
export function referenceMoves(
  game: ReferenceGame,
  forcedCapture: boolean,
  position: Position,
  budget = ROUTE_BUDGET,
): readonly ReferenceMove[] {
  const board = boardOf(game, position);
  if (!hasPieces(game, board, 'white') || !hasPieces(game, board, 'black')) return [];
  const captures = legalCaptures(game, board, position.turn, budget);
  const quiet = forcedCapture && captures.length > 0 ? [] : quietRoutes(game, board, position.turn);
  return merge(game, [...captures, ...quiet]);
}

/** The position after a move. */
export function afterMove(game: ReferenceGame, position: Position, move: ReferenceMove): Position {
  const cells = position.cells.split('');
  const piece = cells[move.from] ?? 'e';
  cells[move.from] = 'e';
  for (const square of move.captures) cells[square] = 'e';
  cells[move.to] = move.crowned ? piece.toUpperCase() : piece;
  return { turn: otherColor(position.turn), cells: cells.join('') };
}

/**
 * Leaves of the tree of legal moves at exactly this depth. `drop` counts captures that differ only
 * in the order of what they take once, as the product does; `keep` counts each order, as some
 * published tables do.
 */
export function referencePerft(
  game: ReferenceGame,
  forcedCapture: boolean,
  position: Position,
  depth: number,
  convention: 'drop' | 'keep' = 'drop',
): number {
  if (depth === 0) return 1;
  let leaves = 0;
  for (const move of referenceMoves(game, forcedCapture, position)) {
    const times = convention === 'keep' ? orders(move) : 1;
    const below = afterMove(game, position, move);
    leaves += times * referencePerft(game, forcedCapture, below, depth - 1, convention);
  }
  return leaves;
}

/** In how many orders a move may take its pieces. */
function orders(move: ReferenceMove): number {
  return new Set(move.routes.map((route) => route.captures.join())).size;
}

function hasPieces(game: ReferenceGame, board: Board, color: Color): boolean {
  return spotsOf(game).some((spot) => belongsTo(at(board, spot) ?? 'e', color));
}

function spotsWith(game: ReferenceGame, board: Board, color: Color): readonly Spot[] {
  return spotsOf(game).filter((spot) => belongsTo(at(board, spot) ?? 'e', color));
}

/** Every move without a capture. */
function quietRoutes(game: ReferenceGame, board: Board, color: Color): readonly Route[] {
  return spotsWith(game, board, color).flatMap((from) => {
    const piece = at(board, from) ?? 'e';
    const directions = isKing(piece) ? DIAGONALS : forward(color);
    const reach = isKing(piece) && game.flyingKings ? game.size : 1;
    return directions
      .flatMap((direction) => emptySpots(board, from, direction, reach))
      .map((to) => ({
        piece,
        path: [from, to],
        taken: [],
        crowned: !isKing(piece) && to.row === lastRow(game, color),
      }));
  });
}

/** The empty squares in one direction until something stands in the way, at most `reach`. */
function emptySpots(board: Board, from: Spot, direction: Direction, reach: number): Spot[] {
  const spots: Spot[] = [];
  let spot = step(from, direction);
  while (spots.length < reach && at(board, spot) === 'e') {
    spots.push(spot);
    spot = step(spot, direction);
  }
  return spots;
}

/** All routes of all pieces that no other route beats by the game's preferences. */
function legalCaptures(
  game: ReferenceGame,
  board: Board,
  color: Color,
  budget: number,
): readonly Route[] {
  const shared = { left: budget, total: budget };
  const routes = spotsWith(game, board, color).flatMap((from) => {
    const piece = at(board, from) ?? 'e';
    const walk = { game, color, board: withContent(board, from, 'e'), piece, budget: shared };
    return routesFrom(walk, { king: isKing(piece), crowned: false, path: [from], taken: [] });
  });
  const worths = routes.map((route) => worthOf(game, board, route));
  const best = worths.reduce((one, other) => (compare(one, other) >= 0 ? one : other), []);
  return routes.filter((_, index) => compare(worths[index] ?? [], best) === 0);
}

/** Every way to end the capture from here. Nothing when it has not begun and cannot begin. */
function routesFrom(walk: Walk, standing: Standing): readonly Route[] {
  walk.budget.left -= 1;
  if (walk.budget.left < 0) throw new TooManyRoutes(walk.budget.total);
  const jumps = jumpsFrom(walk, standing);
  if (jumps.length === 0) return standing.taken.length === 0 ? [] : [ended(walk, standing)];
  return jumps.flatMap(({ victim, landings }) =>
    landings.flatMap((landing) => {
      const next = landOn(walk, standing, victim, landing);
      return next.crowned && walk.game.manOnLastRow === 'isCrownedAndStops'
        ? [ended(walk, next)]
        : routesFrom(walk, next);
    }),
  );
}

/** A capture that is complete: a man that has come to rest on the last row is crowned. */
function ended(walk: Walk, standing: Standing): Route {
  const rest = standing.path.at(-1);
  const onLastRow = rest?.row === lastRow(walk.game, walk.color);
  return {
    piece: walk.piece,
    path: standing.path,
    taken: standing.taken,
    crowned: standing.crowned || (!standing.king && onLastRow),
  };
}

/** One jump further; a man may be a king from here on. */
function landOn(walk: Walk, standing: Standing, victim: Spot, landing: Spot): Standing {
  const crownsNow =
    !standing.king &&
    landing.row === lastRow(walk.game, walk.color) &&
    walk.game.manOnLastRow !== 'goesOnAsMan';
  return {
    king: standing.king || crownsNow,
    crowned: standing.crowned || crownsNow,
    path: [...standing.path, landing],
    taken: [...standing.taken, victim],
  };
}

/**
 * What can be jumped from here. Where some landing square behind a piece lets a king go on and
 * another does not, only the squares that let it go on may be chosen.
 */
function jumpsFrom(walk: Walk, standing: Standing): readonly Jump[] {
  return possibleJumps(walk, standing).map(({ victim, landings }) => {
    const goingOn = landings.filter(
      (landing) => possibleJumps(walk, landOn(walk, standing, victim, landing)).length > 0,
    );
    return { victim, landings: standing.king && goingOn.length > 0 ? goingOn : landings };
  });
}

/** What can be jumped from here, with all the empty squares behind. */
function possibleJumps(walk: Walk, standing: Standing): readonly Jump[] {
  const { game, board, color } = walk;
  const here = standing.path.at(-1);
  if (!here) return [];
  const flies = standing.king && game.flyingKings;
  const backToo = standing.king || game.menCaptureBackward;
  const jumps: Jump[] = [];
  for (const direction of backToo ? DIAGONALS : forward(color)) {
    const before = flies ? emptySpots(board, here, direction, game.size) : [];
    const victim = step(before.at(-1) ?? here, direction);
    if (!mayTake(walk, standing, victim)) continue;
    const landings = emptySpots(board, victim, direction, flies ? game.size : 1);
    if (landings.length > 0) jumps.push({ victim, landings });
  }
  return jumps;
}

/** A piece of the other side, not yet taken in this move, of a kind the capturing piece may take. */
function mayTake(walk: Walk, standing: Standing, victim: Spot): boolean {
  const piece = at(walk.board, victim);
  if (piece === undefined || !belongsTo(piece, otherColor(walk.color))) return false;
  if (standing.taken.some((taken) => isSame(taken, victim))) return false;
  return standing.king || walk.game.menCaptureKings || !isKing(piece);
}

/** A route's worth under the game's preferences, to be compared number by number. */
function worthOf(game: ReferenceGame, board: Board, route: Route): readonly number[] {
  const kinds = route.taken.map((spot) => (isKing(at(board, spot) ?? 'e') ? 1 : 0));
  const numbers: Record<Preference, readonly number[]> = {
    mostPieces: [kinds.length],
    withKing: [isKing(route.piece) ? 1 : 0],
    mostKings: [kinds.filter((kind) => kind === 1).length],
    // Jump by jump: a king taken where the other route takes a man comes earlier.
    earliestKing: kinds,
  };
  return game.preferences.flatMap((preference) => numbers[preference]);
}

/** Positive when the first number that differs is greater in `one`. */
function compare(one: readonly number[], other: readonly number[]): number {
  for (let index = 0; index < Math.max(one.length, other.length); index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Routes with the same start, end, captured set and crowning are one move. */
function merge(game: ReferenceGame, routes: readonly Route[]): readonly ReferenceMove[] {
  const moves = new Map<string, { move: ReferenceMove; routes: ReferenceRoute[] }>();
  for (const { path, taken, crowned } of routes) {
    const numbers = path.map((spot) => numberOf(game, spot));
    const captures = taken.map((spot) => numberOf(game, spot));
    const move = {
      from: numbers[0] ?? -1,
      to: numbers.at(-1) ?? -1,
      captures: [...captures].sort((a, b) => a - b),
      crowned,
    };
    const key = moveKey(move);
    const entry = moves.get(key) ?? { move: { ...move, routes: [] }, routes: [] };
    entry.routes.push({ path: numbers, captures });
    moves.set(key, entry);
  }
  return [...moves.values()].map((entry) => ({ ...entry.move, routes: entry.routes }));
}

/** What makes two captures the same move, as text. */
export function moveKey(move: {
  readonly from: number;
  readonly to: number;
  readonly captures: readonly number[];
  readonly crowned: boolean;
}): string {
  const captures = [...move.captures].sort((a, b) => a - b);
  return `${move.from}>${move.to} takes [${captures.join()}]${move.crowned ? ' crowned' : ''}`;
}
