import type { Position, Variant } from '../../rules/types.ts';
import type { BoardFacing } from '../../plain/board-grid.ts';
import { boardLines } from '../board-view.ts';
import type { CellSize } from '../layout.ts';
import type { StyledLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { paletteOf, type ThemeName } from '../themes/index.ts';

/** A board to look at, not to play on. */
export interface Picture extends BoardFacing {
  readonly variant: Variant;
  readonly position: Position;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

const CELLS: readonly CellSize[] = [
  { width: 6, height: 3 },
  { width: 4, height: 2 },
  { width: 2, height: 1 },
];

/** The board as large as it fits; nothing where there is no room for it. */
export function preview(
  scene: Scene,
  { variant, position, ...facing }: Picture,
  theme: ThemeName,
  room: Room,
): readonly StyledLine[] {
  const { color, glyphs, messages } = scene;
  const cell = CELLS.find(
    ({ width, height }) =>
      width * variant.size <= room.width && height * variant.size <= room.height,
  );
  if (cell === undefined) return [];
  const lines = boardLines({
    ...facing,
    variant,
    position,
    marks: {},
    cell,
    labelWidth: 0,
    glyphs,
    color,
    theme: paletteOf(theme, scene),
    names: false,
    kingLetter: messages.tui.kingLetter,
  });
  // Only the squares: the names of rows and files say nothing here.
  return lines.slice(0, variant.size * cell.height).map((line) => line.slice(1, -1));
}
