import type { Score } from '../../src/engine/types.ts';
import type { Color } from '../../src/rules/types.ts';

/** Worth more than any number of men. */
const WON = 30_000;
/** So much ahead, in hundredths of a man, for so many plies in a row, by the word of both sides. */
const CLEAR = { value: 500, plies: 6 };

/** A search's score as White sees it. */
export function seenByWhite(score: Score, turn: Color): number {
  const value = score.type === 'cp' ? score.value : score.type === 'win' ? WON : -WON;
  return turn === 'white' ? value : -value;
}

/**
 * Who has won by the word of both sides, whose scores as White sees them come ply by ply: a win that
 * both have found, or a clear lead that both have seen for several plies.
 */
export function adjudicated(scores: readonly number[]): Color | undefined {
  const last = (plies: number, least: number): Color | undefined => {
    const tail = scores.slice(-plies);
    if (tail.length < plies) return undefined;
    if (tail.every((value) => value >= least)) return 'white';
    return tail.every((value) => value <= -least) ? 'black' : undefined;
  };
  return last(2, WON) ?? last(CLEAR.plies, CLEAR.value);
}
