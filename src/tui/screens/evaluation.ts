import stringWidth from 'string-width';
import { currentPosition, type Game } from '../../game/game.ts';
import type { Messages } from '../../messages/index.ts';
import { formatPath } from '../../notation/moves.ts';
import type { Thought } from '../../plain/opponent.ts';
import type { Glyphs } from '../../plain/options.ts';
import { isStrict } from '../../plain/session.ts';
import type { StyledLine } from '../paint.ts';
import { leadText } from '../../plain/evaluation.ts';
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
 * What the computer thinks: who is ahead, the same as a bar (White's part is the full one), how deep it
 * has looked, and what it expects. Undefined where nobody wants to know.
 */
export function evaluationLine(
  messages: Messages,
  ui: Ui,
  width: number,
  glyphs: Glyphs,
): StyledLine | undefined {
  const { tui } = messages;
  const { thought: found } = ui;
  if (!isShown(ui)) return undefined;
  const head = headText(messages, ui, width, glyphs);
  if (found === undefined) return [{ text: head }];
  const { game, thought } = found;
  const words = [tui.depth(thought.depth), ...lineTexts(game, thought)];
  const room = width - stringWidth(head) - 1;
  // Where not even the depth has room, a cut one says nothing.
  const rest = stringWidth(words[0] ?? '') > room ? '' : ` ${fitItems(words, room, ' ')}`;
  return [{ text: head }, { text: rest, style: { dim: true } }];
}

/** The same for a narrow place with room below: what is expected has lines of its own. */
export function evaluationLines(
  messages: Messages,
  ui: Ui,
  width: number,
  glyphs: Glyphs,
): readonly StyledLine[] {
  const { thought: found } = ui;
  if (!isShown(ui)) return [];
  const head = headText(messages, ui, width, glyphs);
  if (found === undefined) return [[{ text: head }]];
  const { game, thought } = found;
  const depth = messages.tui.depth(thought.depth);
  const line = lineTexts(game, thought).join(' ');
  const isWide = stringWidth(`${head} ${depth}`) <= width;
  const texts = isWide ? [`${head} ${depth}`, line] : [head, `${depth}: ${line}`];
  const [first = '', rest = ''] = texts;
  return [[{ text: first }], ...wrap(rest, width, 2).map(dimLine)];
}

function isShown({ preferences, session }: Ui): boolean {
  return preferences.evaluation && !isStrict(session);
}

/** Who is ahead, and the bar where it has room. */
function headText(messages: Messages, ui: Ui, width: number, glyphs: Glyphs): string {
  const { tui } = messages;
  const label = ui.view === undefined ? tui.evaluation : tui.evaluationNow;
  if (ui.thought === undefined) return fit(label('...'), width);
  const { game, thought } = ui.thought;
  const { turn } = currentPosition(game);
  const lead = leadText(messages, turn, thought);
  const whole = label(`${lead} ${bar(turn === 'white' ? thought.score : -thought.score, glyphs)}`);
  return stringWidth(whole) <= width ? whole : fit(label(lead), width);
}

function lineTexts(game: Game, { pv }: Thought): readonly string[] {
  return pv.map((move) => formatPath(game.ruleset.variant, move));
}

function dimLine(text: string): StyledLine {
  return [{ text, style: { dim: true } }];
}

function bar(score: number, glyphs: Glyphs): string {
  const [full, empty] = BAR[glyphs === 'ascii' ? 'letters' : 'blocks'];
  const share = 1 / (1 + Math.exp(-score / CLEAR_LEAD));
  const filled = Math.round(share * BAR_WIDTH);
  return full.repeat(filled) + empty.repeat(BAR_WIDTH - filled);
}
