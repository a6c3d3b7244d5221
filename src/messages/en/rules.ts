import type { Material, ResetEvent } from '../../rules/types.ts';
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

  houseDraws: 'A house game is drawn after',
  officialDraws: 'An official game is drawn after',
  repetition: (times: number): string =>
    `the same position, with the same player to move, ${times} times in the game`,
  quiet: (moves: number, without: readonly ResetEvent[]): string =>
    `${moves} moves by each side without ${orList(without.map((event) => events[event]))}`,
  /** Added to `quiet` where the rule holds for so many pieces, both sides together. */
  quietPieces: (min: number, max: number): string =>
    `, kings on both sides and ${min === max ? min : `${min} to ${max}`} pieces on the board`,
  endgame: (moves: number, strong: readonly (Material | { readonly minKings: number })[]): string =>
    `${moves} moves by each side with ${orList(strong.map(side))} against a lone king`,
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

/** `2 kings`, `1 king and 2 men`, `3 or more kings`. */
function side(material: Material | { readonly minKings: number }): string {
  if ('minKings' in material) return `${material.minKings} or more kings`;
  return [counted(material.kings, 'king', 'kings'), counted(material.men, 'man', 'men')]
    .filter((part) => part !== '')
    .join(' and ');
}

function counted(count: number, one: string, many: string): string {
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}

function orList(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} or ${last}`;
}
