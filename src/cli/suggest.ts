/** A word this much longer or shorter, or with so many letters wrong, is not a slip any more. */
const FARTHEST = 3;
/** More than this share of the letters must be right. */
const LEAST_ALIKE = 0.5;

/**
 * The candidates most like a mistyped word, best first; empty when none is near.
 * All that tie for the least distance are given.
 */
export function suggest(word: string, candidates: readonly string[]): readonly string[] {
  const wanted = word.toLowerCase();
  // An absurdly long word is no slip of the finger, and the comparison takes its square in time.
  if (wanted.length < 2 || wanted.length > 40) return [];
  const near = candidates
    .map((candidate) => ({ candidate, distance: distanceBetween(wanted, candidate.toLowerCase()) }))
    .filter(({ candidate, distance }) => {
      const length = Math.max(wanted.length, candidate.length);
      return distance <= FARTHEST && (length - distance) / length > LEAST_ALIKE;
    });
  const least = Math.min(...near.map(({ distance }) => distance));
  return near.filter(({ distance }) => distance === least).map(({ candidate }) => candidate);
}

/** Letters to insert, delete, replace or swap with their neighbour to make one word of the other. */
function distanceBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        cell(i - 1, j) + 1,
        cell(i, j - 1) + 1,
        cell(i - 1, j - 1) + (same ? 0 : 1),
        swapped ? cell(i - 2, j - 2) + 1 : Infinity,
      );
    }
  }
  return cell(a.length, b.length);
}
