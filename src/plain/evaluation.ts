import type { Messages } from '../messages/index.ts';
import { opponent } from '../rules/board.ts';
import type { Color } from '../rules/types.ts';
import type { Thought } from './opponent.ts';

/** Who is ahead by how many men, or wins in how many moves of its own. */
export function leadText(
  { common, play }: Messages,
  turn: Color,
  { score, plies }: Pick<Thought, 'score' | 'plies'>,
): string {
  const side = common.colors[score > 0 ? turn : opponent(turn)];
  if (!Number.isFinite(score)) {
    return plies === undefined ? play.sideWins(side) : play.sideWinsIn(side, Math.ceil(plies / 2));
  }
  const men = (Math.abs(score) / 100).toFixed(1);
  return Number(men) === 0 ? play.even : play.sideAhead(side, men);
}
