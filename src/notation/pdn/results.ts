import { opponent } from '../../rules/board.ts';
import type { Color, Variant } from '../../rules/types.ts';
import { gameNumber } from './game-type.ts';
import type { PdnResult } from './types.ts';

/** The games whose results PDN writes in points: of ours, the international one. */
const IN_POINTS: ReadonlySet<number> = new Set([20]);

/** A result with the side that is named first. */
type Score = 'first' | 'second' | 'draw' | 'bothLost';

const SCORES: Readonly<Record<string, Score>> = {
  '1-0': 'first',
  '2-0': 'first',
  '0-1': 'second',
  '0-2': 'second',
  '1/2-1/2': 'draw',
  '1-1': 'draw',
  '0-0': 'bothLost',
};

/**
 * Whose points come first. White's, except where Black begins by the rules of the game: there 1-0
 * has always meant that Black won (PDN 2.0, written for English draughts, says so, and the older
 * text of the standard, "from the perspective of the side that moves first"). The setup of one
 * game does not change it, or a house game of Russian draughts would be read wrong elsewhere.
 */
function firstNamed(variant: Variant): Color {
  return variant.officialFirst;
}

/** Reads a result in any of the usual ways, whatever is usual in this game. */
export function readResult(variant: Variant, text: string): PdnResult {
  const plain = text
    .replace(/\s+/g, '')
    .replace(/[\u2010-\u2014\u2212]/g, '-')
    .replace(/\u00bd|0[.,]5/g, '1/2');
  const score = SCORES[plain];
  if (score === undefined) return 'unknown';
  if (score === 'draw' || score === 'bothLost') return score;
  const first = firstNamed(variant);
  return score === 'first' ? first : opponent(first);
}

/** Writes a result as this game's players do; `*` when there is none. */
export function formatResult(variant: Variant, result: PdnResult): string {
  const inPoints = IN_POINTS.has(gameNumber(variant));
  if (result === 'unknown') return '*';
  if (result === 'bothLost') return '0-0';
  if (result === 'draw') return inPoints ? '1-1' : '1/2-1/2';
  const points = inPoints ? '2' : '1';
  return result === firstNamed(variant) ? `${points}-0` : `0-${points}`;
}
