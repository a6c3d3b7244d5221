import type { Position } from '../rules/types.ts';

/** Where the men stand, and how many kings each side has: what no king's move changes. */
function fixedPart({ cells }: Position): string {
  const kings = (letter: string): number => cells.split(letter).length;
  return `${cells.replaceAll('W', 'e').replaceAll('B', 'e')} ${kings('W')} ${kings('B')}`;
}

/** The earlier positions that could come again: those since the last capture or move of a man. */
export function reversiblePart(
  history: readonly Position[],
  position: Position,
): readonly Position[] {
  const fixed = fixedPart(position);
  const lastOther = history.findLastIndex((earlier) => fixedPart(earlier) !== fixed);
  return history.slice(lastOther + 1);
}
