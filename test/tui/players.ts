import { setTimeout as wait } from 'node:timers/promises';
import { currentPosition, legalMovesOf, playMove, type Game } from '../../src/game/game.ts';
import { formatMove, formatPath } from '../../src/notation/moves.ts';
import { crowningRow, rowOf } from '../../src/rules/board.ts';
import type { Move, Square } from '../../src/rules/types.ts';
import type { Glass, ScreenBoard } from './screen-board.ts';

/** For tests only: somebody at a terminal, with a board on it. */
export interface Seat {
  readonly glass: Glass;
  readonly board: ScreenBoard;
  /** Bytes as a terminal sends them. */
  readonly type: (bytes: string) => void;
}

/** A move to play, and how many moves have been played before it. */
export interface Task {
  readonly game: Game;
  readonly move: Move;
  /** Against a computer: whether the board shows its answer already. */
  readonly isAnswered?: () => boolean;
}

/** Plays one move, and returns how often the piece was seen on its way. */
export type Player = (seat: Seat, task: Task) => Promise<number>;

const PATIENCE_MS = 10_000;
const STEP_MS = 3;

/** Waits until something can be seen. */
export async function until(
  { glass }: Pick<Seat, 'glass'>,
  isSeen: () => boolean,
  what: () => string,
): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!isSeen()) {
    if (Date.now() > end) throw new Error(`not seen: ${what()}\n${glass.lines().join('\n')}`);
    await wait(STEP_MS);
  }
}

export const byTyping: Player = (seat, { game, move }) => {
  const { ruleset } = game;
  const isShort = game.at % 2 === 0;
  const text = isShort
    ? formatMove(ruleset, legalMovesOf(game), move)
    : formatPath(ruleset.variant, move);
  seat.type(`${text}\r`);
  return Promise.resolve(0);
};

export const byMouse: Player = (seat, task) =>
  stopByStop(seat, task, (square) => {
    const { row, column } = seat.board.placeOf(square);
    // Pressed and released.
    for (const end of ['M', 'm']) seat.type(`\u001B[<0;${column + 1};${row + 1}${end}`);
    return Promise.resolve();
  });

/** Tab through the pieces, then through the squares that are offered; or the arrows. */
export const byKeys: Player = (seat, task) =>
  stopByStop(seat, task, async (square) => {
    const go = task.game.at % 2 === 0 ? goByTab : goByArrows;
    await go(seat, task, square);
    await until(
      seat,
      () => [seat.board.signed('{'), seat.board.signed('[')].includes(square),
      () => `the cursor on ${square}`,
    );
    seat.type('\r');
  });

/** Plays a move by its squares, from one the piece stops on to the next, and looks at each of them. */
async function stopByStop(
  seat: Seat,
  task: Task,
  choose: (square: Square) => Promise<void>,
): Promise<number> {
  const { board } = seat;
  const { path, from, to } = task.move;
  const after = currentPosition(playMove(task.game, task.move)).cells;
  let stop = 0;
  let at: Square | undefined;
  let seen = 0;
  await choose(from);
  for (;;) {
    await until(
      seat,
      () => isPlayed(seat, after, task) || (board.signed('[') ?? at) !== at,
      () => `the move ${path.join('-')}, the piece taken up at ${at ?? 'none'}`,
    );
    if (isPlayed(seat, after, task)) return seen;
    at = board.signed('[');
    const isOnPath = at !== undefined && path.indexOf(at, stop) >= 0;
    if (at !== undefined && isOnPath) {
      stop = path.indexOf(at, stop);
      await until(
        seat,
        () => inHand(task, stop).includes(board.cells()),
        () => `${board.cells()} is one of ${inHand(task, stop).join()}`,
      );
      if (stop > 0) seen += 1;
    }
    await choose(isOnPath ? (path[stop + 1] ?? to) : to);
  }
}

/** The end of a game lies over the board. */
function isPlayed({ board, glass }: Seat, after: string, { isAnswered }: Task): boolean {
  return (
    board.cells() === after ||
    isAnswered?.() === true ||
    glass.lines().some((line) => line.includes('Game over'))
  );
}

/** The board with a piece on one of its stops: what it has jumped stays, and it may have been crowned. */
function inHand({ game, move }: Task, stop: number): readonly string[] {
  const { cells, turn } = currentPosition(game);
  const { variant } = game.ruleset;
  const last = crowningRow(variant, turn);
  const squares = Array.from(cells);
  const piece = squares[move.from] ?? 'e';
  squares[move.from] = 'e';
  const isCrowned =
    variant.crowningInCapture === 'continuesAsKing' &&
    move.path.slice(1, stop + 1).some((square) => rowOf(variant, square) === last);
  squares[move.path[stop] ?? move.to] = isCrowned ? piece.toUpperCase() : piece;
  return [squares.join('')];
}

async function goByTab(seat: Seat, { game }: Task, square: Square): Promise<void> {
  const { board } = seat;
  const isTakenUp = board.signed('[') !== undefined;
  const movable = new Set(legalMovesOf(game).map(({ from }) => from));
  const squares = isTakenUp
    ? board.targets()
    : board.grid.flat().filter((dark) => dark !== undefined && movable.has(dark));
  seat.type('\t'.repeat(squares.indexOf(square) + 1));
  return Promise.resolve();
}

async function goByArrows(seat: Seat, _: Task, square: Square): Promise<void> {
  const { board } = seat;
  const cursor = (): Square | undefined => board.signed('{') ?? board.signed('[');
  if (cursor() === undefined) {
    seat.type('\u001B[A');
    await until(
      seat,
      () => cursor() !== undefined,
      () => 'a cursor',
    );
  }
  seat.type(arrowsTo(board, cursor() ?? square, square));
}

/** Straight up or down, which zigzags over the dark squares, then to a side. */
function arrowsTo({ grid }: ScreenBoard, from: Square, to: Square): string {
  const [start, end] = [from, to].map((square) => {
    const row = grid.findIndex((squares) => squares.includes(square));
    return { row, column: grid[row]?.indexOf(square) ?? -1 };
  });
  if (start === undefined || end === undefined) return '';
  const rows = Math.abs(end.row - start.row);
  const shift = start.column % 2 === 0 ? 1 : -1;
  const columns = (end.column - start.column - (rows % 2 === 1 ? shift : 0)) / 2;
  return (
    (end.row < start.row ? '\u001B[A' : '\u001B[B').repeat(rows) +
    (columns < 0 ? '\u001B[D' : '\u001B[C').repeat(Math.abs(columns))
  );
}
