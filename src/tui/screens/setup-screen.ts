import { firstToMove, resolveSetup } from '../../game/setups.ts';
import type { Messages } from '../../messages/index.ts';
import { opponent } from '../../rules/board.ts';
import { VARIANTS } from '../../rules/variants.ts';
import stringWidth from 'string-width';
import { plainLine, type StyledLine } from '../paint.ts';
import { type Choices, type Field, fieldsOf } from '../picker.ts';
import type { Scene } from '../scene.ts';
import { fit, pad, wrap } from '../text.ts';
import type { Ui } from '../ui.ts';
import { keyBar } from './key-bar.ts';

/** The panel before a game: one field a line, the current one marked. */
export function setupScreen({ messages, window }: Scene, ui: Ui): readonly StyledLine[] {
  const { tui } = messages;
  const { choices, field: current } = ui.picker;
  const fields = fieldsOf(choices);
  const height = window.rows - 1;
  const labels = fields.map((field) => tui.setup.fields[field]);
  const column = Math.max(...labels.map((label) => stringWidth(label)));
  const rows = fields.map((field): StyledLine => {
    const isCurrent = field === current;
    const label = pad(tui.setup.fields[field], column);
    const value = valueText(messages, choices, field);
    const marked = isCurrent ? `< ${value} >` : `  ${value}`;
    const text = fit(`${isCurrent ? '>' : ' '} ${label} ${marked}`, window.columns);
    return [{ text, ...(isCurrent ? { style: { bold: true } } : {}) }];
  });
  const how = wrap(tui.setup.how, window.columns, 2).map(plainLine);
  const about = wrap(describe(messages, choices), window.columns, 3).map(plainLine);
  const title: StyledLine = [{ text: tui.setup.title, style: { bold: true } }];
  const top = [title, [], ...rows, []];
  const room = height - top.length - 1;
  const details = [...about, [], ...how].slice(0, Math.max(0, room));
  return [...top, ...details, keyBar(messages, ui, window.columns)].slice(-height);
}

function valueText({ common, tui }: Messages, choices: Choices, field: Field): string {
  switch (field) {
    case 'game':
      return common.gamesShort[choices.game];
    case 'setup':
      return common.setups[choices.setup];
    case 'capture':
      return tui.setup.capture[choices.capture];
    case 'opponent':
      return choices.opponent === 'person'
        ? tui.setup.person
        : tui.setup.computer(common.levels[choices.opponent]);
    case 'side':
      return sideText({ common, tui }, choices);
  }
}

function sideText({ common, tui }: Pick<Messages, 'common' | 'tui'>, choices: Choices): string {
  const { side } = choices;
  const text = tui.setup.sides[side];
  if (side === 'random') return text;
  const variant = VARIANTS[choices.game];
  const first = firstToMove(variant, resolveSetup(variant, choices.setup));
  const color = side === 'first' ? first : opponent(first);
  return tui.setup.sideColor(text, common.colors[color]);
}

/** How the chosen game differs, in the words of the tables of traits. */
function describe({ common }: Messages, { game }: Choices): string {
  const variant = VARIANTS[game];
  const { traits } = common;
  const priorities = variant.priorities.map((priority) => common.priorities[priority]);
  return [
    common.boardSize(variant.size),
    ...(variant.menCaptureBackward ? [traits.menCaptureBackward] : []),
    ...(variant.flyingKings ? [traits.flyingKings] : []),
    ...(priorities.length > 0 ? [`${traits.furtherPriorities}: ${priorities.join(', ')}`] : []),
  ].join('; ');
}
