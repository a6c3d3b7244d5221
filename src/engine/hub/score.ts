import type { Score } from '../types.ts';

/** A man is so many centipawns. */
const MAN = 100;
/** A won game in men, less a hundredth for every ply to its end: 99.93 is won in seven plies. */
const WON = 100;
/** No position is worth so much that is not won. */
const SURE = 90;

/** A score as the protocol has it: men, for the side to move. */
export function menOf(score: Score): string {
  if (score.type === 'cp') return (score.value / MAN).toFixed(2);
  const won = WON - score.plies / MAN;
  return (score.type === 'win' ? won : -won).toFixed(2);
}

/** Reads a score; undefined when it is no number. */
export function scoreOfMen(text: string): Score | undefined {
  const men = Number(text);
  if (text.trim() === '' || !Number.isFinite(men)) return undefined;
  if (Math.abs(men) < SURE) return { type: 'cp', value: Math.round(men * MAN) };
  const plies = Math.max(0, Math.round((WON - Math.abs(men)) * MAN));
  return { type: men > 0 ? 'win' : 'loss', plies };
}
