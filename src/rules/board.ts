import type { Color, Material, Move, Piece, Position, Square, Traits, Variant } from './types.ts';

/** Rows of playing squares, which is also the number of columns. */
export function rowsOf(traits: Traits): number {
  return traits.size;
}

/** Playing squares: half of all. */
export function squareCount(traits: Traits): number {
  return (traits.size * traits.size) / 2;
}

/** The row of a square, 0 on top. */
export function rowOf(traits: Traits, square: Square): number {
  return Math.floor(square / (traits.size / 2));
}

/** The column of a square, 0 at the left with White at the bottom (unmirrored). */
export function columnOf(traits: Traits, square: Square): number {
  const row = rowOf(traits, square);
  const index = square % (traits.size / 2);
  // The bottom row (of even height from below) has a playing square in its left corner.
  return 2 * index + (row % 2 === 0 ? 1 : 0);
}

/** The playing square at a row and a column, or undefined off the board or on the other colour. */
export function squareAt(traits: Traits, row: number, column: number): Square | undefined {
  const { size } = traits;
  if (row < 0 || column < 0 || row >= size || column >= size) return undefined;
  if ((row + column) % 2 === 0) return undefined;
  return row * (size / 2) + Math.floor(column / 2);
}

/** The piece on a square, or undefined when it is empty or off the board. */
export function pieceAt(position: Position, square: Square): Piece | undefined {
  const cell = position.cells[square];
  return cell === undefined || cell === 'e' ? undefined : (cell as Piece);
}

/** Whose piece it is. */
export function colorOf(piece: Piece): Color {
  return piece === 'w' || piece === 'W' ? 'white' : 'black';
}

/** Whether the piece is a king. */
export function isKing(piece: Piece): boolean {
  return piece === 'W' || piece === 'B';
}

/** A side's piece of a kind, as a letter. */
export function pieceOf(color: Color, king: boolean): Piece {
  if (color === 'white') return king ? 'W' : 'w';
  return king ? 'B' : 'b';
}

/** The other side. */
export function opponent(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

/** The row on which a side's men are crowned. */
export function crowningRow(traits: Traits, color: Color): number {
  return color === 'white' ? 0 : traits.size - 1;
}

/** The usual start: all men on their own rows. Who begins depends on the setup (`game/setups.ts`). */
export function startPosition(variant: Variant, turn: Color): Position {
  const { menPerSide } = variant;
  const empty = squareCount(variant) - 2 * menPerSide;
  return { turn, cells: 'b'.repeat(menPerSide) + 'e'.repeat(empty) + 'w'.repeat(menPerSide) };
}

/** How many men and kings a side has. */
export function materialOf(position: Position, color: Color): Material {
  const count = (piece: Piece): number => position.cells.split(piece).length - 1;
  return { men: count(pieceOf(color, false)), kings: count(pieceOf(color, true)) };
}

/**
 * The position after a legal move; the turn passes. The captured pieces leave together, after the
 * move. A move that is not legal in the position gives a meaningless one.
 */
export function applyMove(position: Position, move: Move): Position {
  const cells = position.cells.split('');
  const piece = pieceAt(position, move.from);
  cells[move.from] = 'e';
  for (const square of move.captures) cells[square] = 'e';
  if (piece !== undefined) {
    cells[move.to] = move.crowned ? pieceOf(position.turn, true) : piece;
  }
  return { turn: opponent(position.turn), cells: cells.join('') };
}
