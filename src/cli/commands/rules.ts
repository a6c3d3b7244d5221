import type { Command } from 'commander';
import { firstToMove } from '../../game/setups.ts';
import type { Language } from '../../messages/index.ts';
import { loadPage } from '../../messages/pages/index.ts';
import { renderComparison, renderPage } from '../../messages/pages/render.ts';
import {
  PAGE_NAMES,
  TOPICS,
  type Example,
  type PageName,
  type RulesPage,
  type Topic,
} from '../../messages/pages/types.ts';
import { parseFen } from '../../notation/fen.ts';
import { drawBoardText } from '../../plain/board-text.ts';
import { resolveGlyphs } from '../../plain/glyphs.ts';
import { VARIANT_NAMES, type Variant } from '../../rules/types.ts';
import { VARIANTS } from '../../rules/variants.ts';
import type { Context } from '../context.ts';
import { EXIT, usageFailure, type ExitCode } from '../failure.ts';
import { BOUNDS } from '../bounds.ts';
import { jsonLine, write } from '../output.ts';
import { findGame, readChoice, readWhole } from '../values.ts';
import { variantJson } from '../variant-json.ts';
import { outputWidth } from '../width.ts';

/** The options of `dama rules`. */
export interface RulesOptions {
  readonly variant?: string;
  readonly topic?: string;
  readonly width?: string;
}

/** `dama rules [game]`: the rules of a game in words; without a game, all of them compared. */
export async function runRules(context: Context, command: Command): Promise<ExitCode> {
  const [argument] = command.args;
  const options = command.opts<RulesOptions>();
  const topic = readTopic(options.topic);
  const width = readWhole('--width', options.width, BOUNDS.width) ?? outputWidth(context.output);
  const name = readName(context, argument, options.variant);
  await write(context.output, await answer(context, { name, topic, width }));
  return EXIT.done;
}

interface Wanted {
  readonly name: PageName | undefined;
  readonly topic: Topic | undefined;
  readonly width: number;
}

/** One page, one topic of all games, or the comparison of the games. */
async function answer(context: Context, { name, topic, width }: Wanted): Promise<string> {
  const { json, language, messages, styles } = context;
  if (name === undefined && topic === undefined) {
    return json
      ? jsonLine({ variants: Object.values(VARIANTS).map(variantJson) })
      : `${renderComparison(messages, width, { heading: styles.bold })}\n`;
  }
  const names = name === undefined ? VARIANT_NAMES : [name];
  const pages = await Promise.all(names.map((one) => loadPage(language, one)));
  const texts = pages.map((page) =>
    json ? pageJson(page, topic, language) : `${pageText(context, page, topic, width)}\n`,
  );
  return texts.join(json ? '' : '\n');
}

function pageText(
  context: Context,
  page: RulesPage,
  topic: Topic | undefined,
  width: number,
): string {
  // The free-capture page is about six games; its table and boards are those of American.
  const variant = VARIANTS[page.name === 'free-capture' ? 'american' : page.name];
  return renderPage(page, variant, context.messages, width, {
    topic,
    heading: context.styles.bold,
    board: (example) => drawExample(context, variant, example),
  });
}

/** A page as data. What is not prose on a page (`differences`) is in `dama variants --json`. */
function pageJson(page: RulesPage, topic: Topic | undefined, language: Language): string {
  const { name, title, ...parts } = page;
  const wanted = Object.entries(parts).filter(([key]) => topic === undefined || key === topic);
  return jsonLine({ page: name, language, title, ...Object.fromEntries(wanted) });
}

/** @throws Failure `usage.variant`, or `usage.conflict` when two different games are named. */
function readName(
  context: Context,
  argument: string | undefined,
  variant: string | undefined,
): PageName | undefined {
  const named = argument === undefined ? undefined : readPage(context, argument);
  const chosen = variant === undefined ? undefined : findGame('--variant', variant).name;
  if (named !== undefined && chosen !== undefined && named !== chosen) {
    const other = `[${context.messages.cli.values.game}]`;
    throw usageFailure({ code: 'usage.conflict', option: '--variant', other });
  }
  return named ?? chosen;
}

/** @throws Failure `usage.variant` */
function readPage(context: Context, text: string): PageName {
  if (text.toLowerCase() === 'free-capture') return 'free-capture';
  return findGame(`[${context.messages.cli.values.game}]`, text, PAGE_NAMES).name;
}

/** A part of the page; `capture` is as good as `captures`. @throws Failure `usage.choice` */
function readTopic(text: string | undefined): Topic | undefined {
  const plural = TOPICS.find((topic) => topic === `${text?.toLowerCase() ?? ''}s`);
  return plural ?? readChoice('--topic', text, TOPICS);
}

/** The position of an example, with the side to move at the bottom. */
function drawExample(context: Context, variant: Variant, example: Example): readonly string[] {
  const game = example.variant === undefined ? variant : VARIANTS[example.variant];
  const fen = parseFen(game, example.fen);
  if (!fen.ok) return [];
  const glyphs = resolveGlyphs(undefined, context.env, process.platform);
  const { position } = fen.value;
  const facing = { bottom: firstToMove(game, 'house'), mirrored: false };
  return drawBoardText(game, position, { ...facing, glyphs }).split('\n');
}
