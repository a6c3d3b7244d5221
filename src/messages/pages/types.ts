import { VARIANT_NAMES, type VariantName } from '../../rules/types.ts';

/** The pages of the rules: one per game, and one for the house rule without forced capture. */
export const PAGE_NAMES = [...VARIANT_NAMES, 'free-capture'] as const;
export type PageName = VariantName | 'free-capture';

/** The parts of a page, in reading order; each can be shown alone. */
export const TOPICS = [
  'board',
  'setup',
  'moves',
  'captures',
  'choice',
  'promotion',
  'end',
  'draws',
  'differences',
  'advice',
  'questions',
  'notes',
  'examples',
] as const;
export type Topic = (typeof TOPICS)[number];

/** A position of an example: what may be played in it, in the game's own notation. */
export interface ExamplePosition {
  readonly fen: string;
  /** Every legal move, in the order it is best read. A test holds it against the generator. */
  readonly moves: readonly string[];
  /** `false` where the example is played by the free-capture house rule. */
  readonly forcedCapture?: boolean;
  /** The game, where the page is not about one. */
  readonly variant?: VariantName;
}

/** An example: a position and what it shows. */
export interface Example extends ExamplePosition {
  readonly caption: string;
}

/** A question people ask, and its answer. */
export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** A list that is too short does not compile. */
export type FiveOrMore<T> = readonly [T, T, T, T, T, ...T[]];

/**
 * A page of the rules as prose. What can be computed (the table of differences, the list of draw
 * rules) is not in here: it comes from the game's traits, so that it cannot disagree with them.
 * `\n` in a text starts a new paragraph.
 */
export interface RulesPage {
  readonly name: PageName;
  readonly title: string;
  readonly intro: string;
  readonly board: string;
  readonly setup: { readonly house: string; readonly official: string };
  readonly moves: string;
  readonly captures: string;
  readonly choice: string;
  readonly promotion: string;
  readonly end: string;
  readonly draws: string;
  readonly advice: FiveOrMore<string>;
  readonly questions: FiveOrMore<Question>;
  /** Where sources are silent or disagree, and what the program does. */
  readonly notes: readonly [string, ...string[]];
  readonly examples: readonly [Example, ...Example[]];
}
