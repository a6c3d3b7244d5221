import { COLORS, type Color, type Position } from '../../src/rules/types.ts';
import { cellsOf, lastRow, otherColor, spotsOf, startOf, withContent } from './board.ts';
import type { Board, Spot } from './board.ts';
import type { ReferenceGame } from './games.ts';
import { TooManyRoutes, afterMove, referenceMoves } from './generator.ts';
import { randomFrom, type Random } from './random.ts';

/** A way to make up a position. */
type Maker = (game: ReferenceGame, random: Random) => Position;

/**
 * Every kind of position the games meet, and some they never do. Plain scattering seldom gives long
 * captures, so other kinds set targets where several can be jumped in a row.
 */
const MAKERS: Record<string, Maker> = {
  /** A few pieces, half of them kings. */
  endings: (game, random) => scattered(game, random, { most: 4, kings: 0.5 }),
  /** Half full, some kings. */
  middles: (game, random) => scattered(game, random, { most: game.size - 1, kings: 0.25 }),
  /** As many pieces as a game may have. */
  crowds: (game, random) => scattered(game, random, { most: menOf(game), kings: 0.1 }),
  /** Kings only. */
  kings: (game, random) => scattered(game, random, { most: game.size - 2, kings: 1 }),
  /** Targets with empty squares around them, few hunters. */
  targets,
  /** Targets of both kinds for several kings. */
  ties,
  /** Reached from the start by legal moves. */
  played: (game, random) => playedOn(game, random, startOf(game, random.pick(COLORS)), 50),
  /** Legal moves from targets: captures inside captures' leftovers. */
  aftermaths: (game, random) => playedOn(game, random, targets(game, random), 4),
};

/** Names of the ways, in the order in which seeds go through them. */
export const POSITION_KINDS: readonly string[] = Object.keys(MAKERS);

/** The position that belongs to a seed; consecutive seeds give one of each kind in turn. */
export function randomPosition(game: ReferenceGame, seed: number): Position {
  const kind = POSITION_KINDS[(seed >>> 0) % POSITION_KINDS.length] ?? 'middles';
  const make = MAKERS[kind];
  if (!make) throw new RangeError(`no such kind of position: ${kind}`);
  return make(game, randomFrom(seed));
}

/** Men that a side begins with, which is the most pieces it can have. */
function menOf(game: ReferenceGame): number {
  return (game.rowsOfMen * game.size) / 2;
}

/** Both sides anywhere, up to `most` pieces each, at least one. */
function scattered(
  game: ReferenceGame,
  random: Random,
  { most, kings }: { readonly most: number; readonly kings: number },
): Position {
  const free = [...random.shuffle(spotsOf(game))];
  let board = emptyBoard(game);
  for (const color of COLORS) {
    for (const spot of free.splice(0, random.between(1, most))) {
      board = withContent(board, spot, piece(game, random, { color, spot, kings }));
    }
  }
  return { turn: random.pick(COLORS), cells: cellsOf(game, board) };
}

/**
 * Targets stand off the edge, two rows and two columns apart from each other, so that each has empty
 * squares behind it; a few stand anywhere to spoil some of the routes.
 */
function targets(game: ReferenceGame, random: Random): Position {
  return hunt(game, random, {
    targets: random.between(2, (game.size / 2 - 1) ** 2),
    kings: random.pick([0, 0.2, 0.5, 1]),
    hunters: random.between(1, 4),
    huntingKings: random.pick([0, 0.5, 1]),
    spoilers: random.between(0, 2),
  });
}

/** Many routes that take as much as each other, so that the kinds of what they take decide. */
function ties(game: ReferenceGame, random: Random): Position {
  return hunt(game, random, {
    targets: random.between(4, 7),
    kings: 0.4,
    hunters: random.between(2, 5),
    huntingKings: 1,
    spoilers: 0,
  });
}

/** One side's pieces set out as targets for the few of the other. */
interface Hunt {
  readonly targets: number;
  /** Share of kings among the targets. */
  readonly kings: number;
  readonly hunters: number;
  readonly huntingKings: number;
  /** Pieces of the hunted side on the hunters' squares. */
  readonly spoilers: number;
}

function hunt(game: ReferenceGame, random: Random, wish: Hunt): Position {
  const turn = random.pick(COLORS);
  const oddRows = random.between(0, 1);
  const onTargetRows = ({ row }: Spot): boolean => row % 2 === oddRows;
  const isInside = ({ row, column }: Spot): boolean =>
    [row, column].every((place) => place > 0 && place < game.size - 1);
  const spots = random.shuffle(spotsOf(game));
  const targetSpots = spots.filter((spot) => onTargetRows(spot) && isInside(spot));
  const others = spots.filter((spot) => !onTargetRows(spot));
  let board = emptyBoard(game);
  const place = (places: readonly Spot[], color: Color, kings: number): void => {
    for (const spot of places) {
      board = withContent(board, spot, piece(game, random, { color, spot, kings }));
    }
  };
  place(targetSpots.slice(0, wish.targets), otherColor(turn), wish.kings);
  place(others.slice(0, wish.hunters), turn, wish.huntingKings);
  place(others.slice(wish.hunters, wish.hunters + wish.spoilers), otherColor(turn), wish.kings);
  return { turn, cells: cellsOf(game, board) };
}

/** Up to `most` random legal moves; it stops early at the end of the game. */
function playedOn(game: ReferenceGame, random: Random, start: Position, most: number): Position {
  let position = start;
  for (let ply = random.between(1, most); ply > 0; ply--) {
    const moves = movesOrNone(game, position);
    if (moves.length === 0) break;
    position = afterMove(game, position, random.pick(moves));
  }
  return position;
}

/** No moves where there are too many to walk: play stops there. */
function movesOrNone(game: ReferenceGame, position: Position): ReturnType<typeof referenceMoves> {
  try {
    return referenceMoves(game, true, position, 20_000);
  } catch (error) {
    if (error instanceof TooManyRoutes) return [];
    throw error;
  }
}

function emptyBoard(game: ReferenceGame): Board {
  return Array.from({ length: game.size }, () => Array.from({ length: game.size }, () => 'e'));
}

/** A man or a king; what would be a man on its last row is a king. */
function piece(
  game: ReferenceGame,
  random: Random,
  { color, spot, kings }: { readonly color: Color; readonly spot: Spot; readonly kings: number },
): string {
  const letter = color === 'white' ? 'w' : 'b';
  const isKing = random.next() < kings || spot.row === lastRow(game, color);
  return isKing ? letter.toUpperCase() : letter;
}
