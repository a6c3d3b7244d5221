import { drawRules } from '../../game/setups.ts';
import type { Ruleset, Variant } from '../../rules/types.ts';
import { VARIANTS } from '../../rules/variants.ts';
import type { Messages } from '../index.ts';
import { describeDraw } from './draws.ts';
import { hanging, indent, layTable, measureOf, wrap } from './layout.ts';
import { TRAIT_ROWS, describeTrait } from './traits.ts';
import { TOPICS, type Example, type RulesPage, type Topic } from './types.ts';

const INDENT = 2;

/** The sections of messages that pages are laid out with. */
export type PageMessages = Pick<Messages, 'common' | 'rules'>;

/** How a page is laid out beyond its width. All of it may be left out: plain text then. */
export interface RenderOptions {
  /** Only this part of the page. */
  readonly topic?: Topic | undefined;
  /** Colours a heading; the text must keep its width. */
  readonly heading?: (text: string) => string;
  /** Draws the position of an example, as lines to print above its FEN. */
  readonly board?: (example: Example) => readonly string[];
}

/** What a part of a page is laid out from. */
interface Context {
  readonly page: RulesPage;
  /** The game of the page; for the free-capture page, the one its table is about. */
  readonly ruleset: Ruleset;
  readonly messages: PageMessages;
  readonly width: number;
  readonly board: (example: Example) => readonly string[];
}

/**
 * Lays a page out as plain text with no line wider than `width` columns (FENs of examples apart,
 * which stay whole so that they can be copied) and no line break at its end.
 */
export function renderPage(
  page: RulesPage,
  variant: Variant,
  messages: PageMessages,
  width: number,
  options: RenderOptions = {},
): string {
  const { topic, heading = asItIs, board = () => [] } = options;
  const ruleset = { variant, forcedCapture: page.name !== 'free-capture' };
  const context: Context = { page, ruleset, messages, width: width - INDENT, board };
  const parts = (topic === undefined ? TOPICS : [topic]).map((name) =>
    [
      ...wrap(messages.rules.headings[name], width).map(heading),
      ...indent(renderTopic[name](context), INDENT),
    ].join('\n'),
  );
  const opening = wrap(page.title, width).map(heading);
  const intro = topic === undefined ? ['', ...wrap(page.intro, measureOf(width))] : [];
  return [[...opening, ...intro].join('\n'), ...parts].join('\n\n');
}

/** All seven games side by side: what `dama rules` prints when no game is named. */
export function renderComparison(
  messages: PageMessages,
  width: number,
  { heading = asItIs }: Pick<RenderOptions, 'heading'> = {},
): string {
  const { rules, common } = messages;
  const variants = Object.values(VARIANTS);
  const table = layTraits(
    variants.map((variant) => ({ variant, forcedCapture: true })),
    variants.map(({ name }) => common.gamesShort[name]),
    messages,
    width,
  );
  return [
    ...wrap(rules.comparisonTitle, width).map(heading),
    '',
    ...wrap(rules.comparisonIntro, measureOf(width)),
    '',
    ...table,
    '',
    ...wrap(rules.comparisonHint, measureOf(width)),
  ].join('\n');
}

function asItIs(text: string): string {
  return text;
}

/** The lines of each part, without its heading. */
const renderTopic: Readonly<Record<Topic, (context: Context) => string[]>> = {
  board: ({ page, width }) => prose(page.board, width),
  setup: renderSetup,
  moves: ({ page, width }) => prose(page.moves, width),
  captures: ({ page, width }) => prose(page.captures, width),
  choice: ({ page, width }) => prose(page.choice, width),
  promotion: ({ page, width }) => prose(page.promotion, width),
  end: ({ page, width }) => prose(page.end, width),
  draws: renderDraws,
  differences: renderDifferences,
  advice: ({ page, width }) =>
    page.advice.flatMap((text, index) => hanging(`${index + 1}. `, text, measureOf(width))),
  questions: ({ page, width }) =>
    apart(
      page.questions.map(({ question, answer }) => [
        ...prose(question, width),
        ...indent(prose(answer, width - INDENT), INDENT),
      ]),
    ),
  notes: ({ page, width }) => bullets(page.notes, width),
  examples: (context) =>
    apart(context.page.examples.map((example) => renderExample(example, context))),
};

function renderSetup({ page, messages, width }: Context): string[] {
  return [
    ...prose(messages.rules.houseSetup + page.setup.house, width),
    ...prose(messages.rules.officialSetup + page.setup.official, width),
  ];
}

/** The page's own words, then the rules exactly as the game applies them in each setup. */
function renderDraws({ page, ruleset, messages, width }: Context): string[] {
  const { variant } = ruleset;
  const lists = [
    ...(variant.houseRules ? [['houseDraws', drawRules(variant, 'house')] as const] : []),
    // A page about a house rule for six games cannot list the draws of six federations.
    ...(page.name === 'free-capture'
      ? []
      : [['officialDraws', drawRules(variant, 'official')] as const]),
  ];
  return [
    ...prose(page.draws, width),
    ...lists.flatMap(([label, draws]) => [
      ...prose(messages.rules[label], width),
      ...bullets(
        draws.map((rule) => describeDraw(rule, messages)),
        width,
      ),
    ]),
  ];
}

function renderDifferences({ page, ruleset, messages, width }: Context): string[] {
  const american = { variant: VARIANTS.american, forcedCapture: true };
  const { gamesShort, freeCapture } = messages.common;
  const isAmerican = page.name === 'american';
  const games = isAmerican ? [american] : [american, ruleset];
  const name = page.name === 'free-capture' ? freeCapture : gamesShort[page.name];
  return layTraits(games, [gamesShort.american, name].slice(0, games.length), messages, width);
}

/** The table of traits, a column a game. */
function layTraits(
  games: readonly Ruleset[],
  names: readonly string[],
  messages: PageMessages,
  width: number,
): string[] {
  const rows = TRAIT_ROWS.map((row) => [
    messages.common.traits[row],
    ...games.map((game) => describeTrait(row, game, messages)),
  ]);
  return layTable([messages.rules.rule, ...names], rows, width);
}

function renderExample(example: Example, { messages, width, board }: Context): string[] {
  const { fen, legalMoves } = messages.rules;
  return [
    ...prose(example.caption, width),
    ...board(example),
    `${fen}: ${example.fen}`,
    ...prose(`${legalMoves}: ${example.moves.join(', ')}`, width),
  ];
}

function prose(text: string, width: number): string[] {
  return wrap(text, measureOf(width));
}

function bullets(texts: readonly string[], width: number): string[] {
  return texts.flatMap((text) => hanging('- ', text, measureOf(width)));
}

/** The groups of lines one after another, with an empty line between. */
function apart(groups: readonly (readonly string[])[]): string[] {
  return groups.flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}
