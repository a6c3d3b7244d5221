import type { EndgameSide, ResetEvent } from '../../rules/types.ts';
import type { Facing } from '../pages/draws.ts';
import type { Topic } from '../pages/types.ts';

/** The labels of the rule pages and of the comparison; the pages themselves are in `pages/`. */
export const rules = {
  headings: {
    board: 'Board and men',
    setup: 'Setting up',
    moves: 'Moves',
    captures: 'Captures',
    choice: 'Which capture',
    promotion: 'Becoming a king',
    end: 'Winning',
    draws: 'Draws',
    differences: 'Beside American draughts',
    advice: 'Advice',
    questions: 'Questions people ask',
    notes: 'Where sources are silent or disagree',
    examples: 'Examples',
  } satisfies Record<Topic, string>,

  houseSetup: 'House: ',
  officialSetup: 'Official: ',
  rule: 'Rule',

  houseDraws: 'A house game is drawn after:',
  officialDraws: 'An official game is drawn after:',
  repetition: (times: number): string =>
    `the same position, with the same player to move, ${times} times in the game`,
  quiet: (moves: number, without: readonly ResetEvent[]): string =>
    `${moves} moves by each side without ${orList(without.map((event) => events[event]))}`,
  /** Added to `quiet` where the rule holds for so many pieces, both sides together. */
  quietPieces: (min: number, max: number): string =>
    `, kings on both sides and ${min === max ? min : `${min} to ${max}`} pieces on the board`,
  endgame: (moves: number, facing: readonly Facing[]): string =>
    `${moves} moves by each side with ${facing
      .map(({ sides, against }) => `${side(sides)} against ${side(against)}`)
      .join('; or with ')}`,
  /** Added to `endgame` where a capture does not end the count. */
  keepsRunning: ', counted on when a piece is taken',
  /** Added to `endgame`. */
  onMainRoad: ' that holds the long diagonal',

  fen: 'FEN',
  legalMoves: 'Legal moves',

  comparisonTitle: 'Seven games side by side',
  comparisonIntro:
    'Every game is played on the dark squares, pieces moving and capturing along diagonals. ' +
    'You win when the opponent has no piece left or cannot move. What differs is this:',
  comparisonHint:
    'A page about one game: dama rules NAME, with american, russian, brazilian, spanish, italian, ' +
    'czech or international. About the house rule without forced capture: dama rules free-capture.',
};

export type RulesMessages = typeof rules;

const events: Readonly<Record<ResetEvent, string>> = {
  capture: 'a capture',
  promotion: 'a promotion',
  manMove: 'a move of a man',
};

const endgameSides: Readonly<Record<EndgameSide, string>> = {
  K: 'one king',
  KK: 'two kings',
  KM: 'a king and a man',
  KKK: 'three kings',
  KKM: 'two kings and a man',
  KMM: 'a king and two men',
  'KKK+': 'three or more kings',
};

function side(sides: readonly EndgameSide[]): string {
  return orList(sides.map((name) => endgameSides[name]));
}

function orList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} or ${last}`;
}
