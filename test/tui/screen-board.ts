import { squareName } from '../../src/notation/squares.ts';
import { type BoardFacing, boardGrid } from '../../src/plain/board-grid.ts';
import type { Square, Variant } from '../../src/rules/types.ts';
import { THEMES } from '../../src/tui/themes/index.ts';

/** For tests only: what somebody sees of a terminal. */
export interface Glass {
  readonly lines: () => readonly string[];
  readonly backgroundAt?: (row: number, column: number) => number | undefined;
}

/** How pieces are drawn: as letters, hollow and filled, or told apart by colour alone. */
export type Look = 'letters' | 'hollow' | 'colours';

/** A place on the screen, from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

type Grid = readonly (readonly (Square | undefined)[])[];

/** A board as it is read off the screen, wherever on it that stands. */
export interface ScreenBoard {
  /** One letter for each square, in the order of a `Position`. */
  readonly cells: () => string;
  /** Where the middle of a square is. */
  readonly placeOf: (square: Square) => Place;
  /** The square in such brackets. */
  readonly signed: (brackets: keyof typeof CLOSING) => Square | undefined;
  /** The squares that are offered to go to, in the order in which they are drawn. */
  readonly targets: () => readonly Square[];
  /** The squares as they are drawn, row by row. */
  readonly grid: Grid;
}

const TARGETS: ReadonlySet<string> = new Set(['()', 'o', '•', '▄▄']);
const CLOSING = { '[': ']', '{': '}' } as const;
/** The narrowest squares, which have a sign on their right only. */
const TINY = 2;

/**
 * Finds the board of a game that begins, by the names on the empty squares in the middle, or the dots on
 * them. So it also sees to it that every one of these names stands on its square.
 *
 * @param begun a screen of such a game, where this one begins otherwise
 */
export function findBoard(
  glass: Glass,
  variant: Variant,
  facing: BoardFacing,
  look: Look,
  begun = glass.lines(),
): ScreenBoard {
  const grid = boardGrid(variant, facing);
  const { width, height, places } = measure(begun, variant, grid);
  const squares = grid.flat().filter((square) => square !== undefined);
  // Read once for all squares: that is most of what these tests do.
  let lines: readonly string[] = [];
  const textAt = ({ row, column }: Place, length: number): string =>
    (lines[row] ?? '').padEnd(column + length).slice(column, column + length);
  const placeOf = (square: Square): Place => {
    const place = places.get(square);
    if (place === undefined) throw new Error(`no square ${square}`);
    return place;
  };
  const signAt = (square: Square, sign: keyof typeof CLOSING): boolean => {
    const { row, column } = placeOf(square);
    return width === TINY
      ? textAt({ row, column: column + 1 }, 1) === CLOSING[sign]
      : textAt({ row, column: column + 1 - width / 2 }, 1) === sign;
  };
  const targetLength = width === TINY ? 1 : 2;
  const looking = <T>(see: () => T): T => {
    lines = glass.lines();
    return see();
  };
  return {
    grid,
    placeOf,
    cells: () =>
      looking(() =>
        [...places]
          .sort(([one], [other]) => one - other)
          .map(([, place]) => READERS[look]({ place, textAt, glass, height }))
          .join(''),
      ),
    signed: (sign) => looking(() => squares.find((square) => signAt(square, sign))),
    targets: () =>
      looking(() =>
        squares.filter((square) => TARGETS.has(textAt(placeOf(square), targetLength).trim())),
      ),
  };
}

/** How large a square is, and where each of them is. */
function measure(
  lines: readonly string[],
  variant: Variant,
  grid: Grid,
): {
  readonly width: number;
  readonly height: number;
  readonly places: ReadonlyMap<Square, Place>;
} {
  const middle = grid.length / 2;
  const upper = rowOnScreen(lines, variant, grid[middle - 1], 'first');
  const lower = rowOnScreen(lines, variant, grid[middle], 'last');
  const height = lower.row - upper.row;
  const width =
    (lower.column - upper.column) / (darkFrom(grid[middle]) - darkFrom(grid[middle - 1]));
  const left = upper.column - darkFrom(grid[middle - 1]) * width;
  const top = upper.row - (middle - 1) * height;
  const places = grid.flatMap((squares, row) =>
    squares.map((square, column) => {
      return [square, { row: top + row * height, column: left + column * width }] as const;
    }),
  );
  return {
    width,
    height,
    places: new Map(places.filter((entry): entry is [Square, Place] => entry[0] !== undefined)),
  };
}

function darkFrom(squares: Grid[number] = []): number {
  return squares.findIndex((square) => square !== undefined);
}

/** Where a row of empty squares begins: with its names, or else with dots, of which both rows have some. */
function rowOnScreen(
  lines: readonly string[],
  variant: Variant,
  squares: Grid[number] = [],
  which: 'first' | 'last',
): Place {
  const dark = squares.filter((square) => square !== undefined);
  const find = (pattern: RegExp): Place | undefined => {
    const places = lines.flatMap((line, row) => {
      const column = pattern.exec(line)?.index;
      return column === undefined ? [] : [{ row, column }];
    });
    return which === 'first' ? places[0] : places.at(-1);
  };
  const names = dark.map((square) => squareName(variant, square)).join(' +');
  const place =
    find(new RegExp(`(?<![\\w-])${names}(?![\\w-])`)) ??
    find(new RegExp(`\\.(?: {3}\\.){${dark.length - 1}}`));
  if (place === undefined) throw new Error(`no board in\n${lines.join('\n')}`);
  return place;
}

interface Looked {
  readonly place: Place;
  readonly textAt: (place: Place, length: number) => string;
  readonly glass: Glass;
  readonly height: number;
}

const SMALL: Readonly<Record<string, string>> = { '○': 'w', '◎': 'W', '●': 'b', '◉': 'B' };
const SIDES: Readonly<Record<string, string>> = {
  '──': 'w',
  '██': 'b',
  [THEMES.wood.whitePiece]: 'w',
  [THEMES.wood.blackPiece]: 'b',
};

/** What stands on a square. */
const READERS: Readonly<Record<Look, (looked: Looked) => string>> = {
  // Not the `b` of a square's name.
  letters: ({ place, textAt }) => /^[wbWB](?!\d)/.exec(textAt(place, 2))?.[0] ?? 'e',
  hollow(looked) {
    const { place, textAt, height } = looked;
    if (height === 1) return SMALL[textAt(place, 1)] ?? 'e';
    return crowned(SIDES[textAt({ ...place, row: place.row + 1 }, 2)], looked);
  },
  colours(looked) {
    const { place, glass } = looked;
    const background = glass.backgroundAt?.(place.row + 1, place.column) ?? 0;
    return crowned(SIDES[`#${background.toString(16).padStart(6, '0')}`], looked);
  },
};

/** With a crown on it, a king. */
function crowned(side: string | undefined, { place, textAt }: Looked): string {
  if (side === undefined) return 'e';
  return textAt(place, 2) === '▙▟' ? side.toUpperCase() : side;
}
