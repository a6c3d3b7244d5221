import type { DrawRule, Endgame, EndgameSide } from '../../rules/types.ts';
import type { Messages } from '../index.ts';

/** Endings that share a side: any of `sides` against any of `against`. */
export interface Facing {
  readonly sides: readonly EndgameSide[];
  readonly against: readonly EndgameSide[];
}

/** A draw rule as the clause after `The game is drawn after`, read from the rule the game applies. */
export function describeDraw(rule: DrawRule, { rules }: Pick<Messages, 'rules'>): string {
  switch (rule.kind) {
    case 'repetition':
      return rules.repetition(rule.times);
    case 'quiet':
      return (
        rules.quiet(rule.moves, eventsOf(rule)) +
        (rule.pieces === undefined ? '' : rules.quietPieces(rule.pieces.min, rule.pieces.max))
      );
    case 'endgame':
      return (
        rules.endgame(rule.moves, group(rule.materials)) +
        (rule.loneKingOnMainRoad === true ? rules.onMainRoad : '') +
        (rule.keepsRunning === true ? rules.keepsRunning : '')
      );
  }
}

/** Only men are promoted, by moving: where men's moves count, promotion need not be named. */
function eventsOf({ reset }: Extract<DrawRule, { kind: 'quiet' }>): typeof reset {
  return reset.includes('manMove') ? reset.filter((event) => event !== 'promotion') : reset;
}

/** Gathers endings by the side they share, whichever side makes fewer clauses. */
function group(endgames: readonly Endgame[]): Facing[] {
  const pairs = endgames.map((endgame) => endgame.split('-') as [EndgameSide, EndgameSide]);
  const byFirst = gather(pairs).map(([first, seconds]) => ({ sides: [first], against: seconds }));
  const bySecond = gather(pairs.map(([first, second]) => [second, first])).map(
    ([second, firsts]) => ({ sides: firsts, against: [second] }),
  );
  return byFirst.length < bySecond.length ? byFirst : bySecond;
}

/** The values of each key, in the order the keys are met. */
function gather(pairs: readonly [EndgameSide, EndgameSide][]): [EndgameSide, EndgameSide[]][] {
  const groups = new Map<EndgameSide, EndgameSide[]>();
  for (const [key, value] of pairs) groups.set(key, [...(groups.get(key) ?? []), value]);
  return [...groups];
}
