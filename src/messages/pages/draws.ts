import type { DrawRule } from '../../rules/types.ts';
import type { Messages } from '../index.ts';

/** A draw rule as the clause after `The game is drawn after`, read from the rule the game applies. */
export function describeDraw(rule: DrawRule, { rules }: Pick<Messages, 'rules'>): string {
  switch (rule.kind) {
    case 'repetition':
      return rules.repetition(rule.times);
    case 'quiet': {
      const quiet = rules.quiet(rule.moves, eventsOf(rule));
      return rule.pieces === undefined
        ? quiet
        : quiet + rules.quietPieces(rule.pieces.min, rule.pieces.max);
    }
    case 'endgame': {
      const endgame = rules.endgame(rule.moves, rule.strong);
      return rule.loneKingOnMainRoad === true ? endgame + rules.onMainRoad : endgame;
    }
  }
}

/** Only men are promoted, by moving: where men's moves count, promotion need not be named. */
function eventsOf({ reset }: Extract<DrawRule, { kind: 'quiet' }>): typeof reset {
  return reset.includes('manMove') ? reset.filter((event) => event !== 'promotion') : reset;
}
