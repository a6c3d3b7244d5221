import type { Score } from '../engine/client.ts';
import type { Messages } from '../messages/index.ts';
import type { Found, WrittenLine } from './commands/best.ts';
import type { Context } from './context.ts';

/**
 * The engine's answer as text: the move alone, so that a script can use it as it is. With several
 * lines asked for, each has its score and continuation. On a terminal the depth and score of a
 * single move are told on the error stream, where they do no harm.
 */
export function bestText(context: Context, found: Found, several: boolean): string {
  const { messages, errorStyles } = context;
  if (several) return found.lines.map((line) => lineText(messages, line)).join('');
  const [best] = found.lines;
  if (context.error.isTTY) {
    const { depth, nodes, milliseconds } = found.result;
    const searched = messages.cli.searched(
      depth,
      nodes.toLocaleString(messages.language),
      (milliseconds / 1000).toFixed(1),
    );
    const text = `${scoreText(messages, best.score)}, ${searched}: ${best.pv.join(' ')}`;
    context.error.write(`${errorStyles.dim(text)}\n`);
  }
  return `${best.move}\n`;
}

function lineText(messages: Messages, line: WrittenLine): string {
  return `${line.move}  ${scoreText(messages, line.score)}  ${line.pv.join(' ')}\n`;
}

/** A score from the side to move, in men: `+0.35`; or in how many moves the end is seen. */
function scoreText(messages: Messages, score: Score): string {
  if (score.type !== 'cp') return messages.cli.score[score.type](score.plies);
  const men = (score.value / 100).toFixed(2);
  return score.value > 0 ? `+${men}` : men;
}
