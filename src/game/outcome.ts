import { opponent } from '../rules/board.ts';
import type { Color, DrawRule, Move, Position } from '../rules/types.ts';
import { pliesAllowed, type Count } from './counters.ts';

/** How a game ended. A draw by a rule names the rule. */
export type Outcome =
  | {
      readonly kind: 'win';
      readonly winner: Color;
      readonly reason: 'noPieces' | 'noMoves' | 'resignation';
    }
  | { readonly kind: 'draw'; readonly reason: 'agreement'; readonly rule?: undefined }
  | {
      readonly kind: 'draw';
      readonly reason: 'repetition' | 'quiet' | 'endgame';
      readonly rule: DrawRule;
    };

const PIECES = { white: /[wW]/, black: /[bB]/ } as const satisfies Record<Color, RegExp>;

/**
 * Who has won in a position, given its legal moves: a side without pieces has lost, and so has a
 * side to move that cannot. Undefined while the game goes on.
 */
export function winIn(position: Position, legal: readonly Move[]): Outcome | undefined {
  const { turn, cells } = position;
  const other = opponent(turn);
  if (!PIECES[turn].test(cells)) return { kind: 'win', winner: other, reason: 'noPieces' };
  // Only a position set up by hand can show it to the side that is to move.
  if (!PIECES[other].test(cells)) return { kind: 'win', winner: turn, reason: 'noPieces' };
  if (legal.length === 0) return { kind: 'win', winner: other, reason: 'noMoves' };
  return undefined;
}

/**
 * By which rule a position is drawn, from its counts and from how often it has stood on the board.
 * A full counter ends the game by itself: nobody has to claim it.
 */
export function drawIn(
  rules: readonly DrawRule[],
  counts: readonly Count[],
  occurrences: number,
): Outcome | undefined {
  const repeated = rules.find((rule) => rule.kind === 'repetition' && occurrences >= rule.times);
  if (repeated !== undefined) return { kind: 'draw', reason: 'repetition', rule: repeated };
  const full = counts.find(({ rule, plies, running }) => running && plies >= pliesAllowed(rule));
  return full && { kind: 'draw', reason: full.rule.kind, rule: full.rule };
}
