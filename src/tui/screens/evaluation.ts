import stringWidth from 'string-width';
import { currentPosition, type Game } from '../../game/game.ts';
import type { Messages } from '../../messages/index.ts';
import { formatPath } from '../../notation/moves.ts';
import type { Thought } from '../../plain/opponent.ts';
import type { Glyphs } from '../../plain/options.ts';
import { isStrict } from '../../plain/session.ts';
import type { StyledLine } from '../paint.ts';
import { fit, fitItems, wrap } from '../text.ts';
import type { Ui } from '../ui.ts';

const BAR_WIDTH = 8;
/** So many centipawns ahead fill the bar to about three quarters. */
const CLEAR_LEAD = 150;
const BAR: Readonly<Record<'blocks' | 'letters', readonly [string, string]>> = {
  blocks: ['█', '░'],
  letters: ['#', '.'],
};

/**
 * What the computer thinks, for White: a score, the same as a bar (White's part is the full one), how
 * deep it has looked, and what it expects. Undefined where nobody wants to know.
 */
export function evaluationLine(
  { tui }: Messages,
  ui: Ui,
  width: number,
  glyphs: Glyphs,
): StyledLine | undefined {
  const { thought: found, session, preferences } = ui;
  const label = ui.view === undefined ? tui.evaluation : tui.evaluationNow;
  if (!preferences.evaluation || isStrict(session)) return undefined;
  if (found === undefined) return [{ text: fit(label('...'), width) }];
  const { game, thought } = found;
  const sign = currentPosition(game).turn === 'white' ? 1 : -1;
  const head = label(`${scoreText(sign * thought.score)} ${bar(sign * thought.score, glyphs)}`);
  const words = [tui.depth(thought.depth), ...lineTexts(game, thought)];
  const room = width - stringWidth(head) - 1;
  // Where not even the depth has room, a cut one says nothing.
  const rest = stringWidth(words[0] ?? '') > room ? '' : ` ${fitItems(words, room, ' ')}`;
  return [{ text: fit(head, width) }, { text: rest, style: { dim: true } }];
}

/** The same for a narrow place with room below: what is expected has lines of its own. */
export function evaluationLines(
  messages: Messages,
  ui: Ui,
  width: number,
  glyphs: Glyphs,
): readonly StyledLine[] {
  const { thought: found } = ui;
  const line = evaluationLine(messages, ui, Infinity, glyphs);
  if (line === undefined || found === undefined) return line === undefined ? [] : [line];
  const { game, thought } = found;
  const [head = { text: '' }] = line;
  const text = fit(`${head.text} ${messages.tui.depth(thought.depth)}`, width);
  return [[{ text }], ...wrap(lineTexts(game, thought).join(' '), width, 2).map(dimLine)];
}

function lineTexts(game: Game, { pv }: Thought): readonly string[] {
  return pv.map((move) => formatPath(game.ruleset.variant, move));
}

function dimLine(text: string): StyledLine {
  return [{ text, style: { dim: true } }];
}

/** `+0.3`; a game that is decided has no number. */
function scoreText(score: number): string {
  if (!Number.isFinite(score)) return score > 0 ? '+#' : '-#';
  const text = (Math.abs(score) / 100).toFixed(1);
  return `${score < 0 ? '-' : '+'}${text}`;
}

function bar(score: number, glyphs: Glyphs): string {
  const [full, empty] = BAR[glyphs === 'ascii' ? 'letters' : 'blocks'];
  const share = 1 / (1 + Math.exp(-score / CLEAR_LEAD));
  const filled = Math.round(share * BAR_WIDTH);
  return full.repeat(filled) + empty.repeat(BAR_WIDTH - filled);
}
