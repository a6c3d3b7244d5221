import stringWidth from 'string-width';
import type { Messages } from '../../messages/index.ts';
import type { UiCommand } from '../commands.ts';
import { barBindings, type KeyBinding } from '../keymap.ts';
import type { StyledLine } from '../paint.ts';
import { contextOf, rowsOf, type Ui } from '../ui.ts';
import { isOver, isUseful, leadsHome } from '../update.ts';
import { tellsFault } from '../updates/faults.ts';
import { keyName } from './key-name.ts';

const GAP = '  ';

/** What the keys do that matter now, as many as the width holds, the most needed first of all. */
export function keyBar(messages: Messages, ui: Ui, width: number): StyledLine {
  const context = contextOf(ui);
  const useful = barBindings(context, rowsOf(ui)).filter(({ command }) => isUseful(ui, command));
  const kept = new Set<KeyBinding>();
  let used = 0;
  for (const binding of mostNeeded(useful, ui)) {
    const taken = stringWidth(label(messages, ui, binding)) + (used === 0 ? 0 : GAP.length);
    if (used + taken > width) continue;
    kept.add(binding);
    used += taken;
  }
  return useful
    .filter((binding) => kept.has(binding))
    .flatMap((binding, index) => [
      ...(index === 0 ? [] : [{ text: GAP }]),
      {
        text: keyOf(messages, binding),
        style: { bold: true },
        hit: { kind: 'command', command: binding.command },
      },
      {
        text: ` ${word(messages, ui, binding)}`,
        style: { dim: true },
        hit: { kind: 'command', command: binding.command },
      },
    ]);
}

/** What nobody gets on without, the most needed first; where there is little room these stay. */
const NEEDED: readonly UiCommand[] = ['confirm', 'help', 'cancel', 'quit', 'next', 'hint', 'undo'];

/** The way back to the game, before all else where there is one to look for. */
const NEEDED_BACK: readonly UiCommand[] = ['later', 'cancel'];
/** Seldom wanted, and good to know: they are shown where there is room for all the others. */
const LAST: readonly UiCommand[] = ['draw', 'resign'];

function mostNeeded(bindings: readonly KeyBinding[], ui: Ui): readonly KeyBinding[] {
  const isAway = contextOf(ui) === 'game' && (ui.view !== undefined || tellsFault(ui));
  const needed = isAway ? [...NEEDED_BACK, ...NEEDED] : NEEDED;
  const rank = ({ command }: KeyBinding): number => {
    const at = needed.indexOf(command);
    if (at >= 0) return at;
    return needed.length + (LAST.includes(command) ? 1 : 0);
  };
  return [...bindings].sort((one, other) => rank(one) - rank(other));
}

function label(messages: Messages, ui: Ui, binding: KeyBinding): string {
  return `${keyOf(messages, binding)} ${word(messages, ui, binding)}`;
}

/** The key of a binding that is shown: those that answer a question are those of the language. */
function keyOf(messages: Messages, { command, keys }: KeyBinding): string {
  const answers: Readonly<Partial<Record<UiCommand, string>>> = messages.tui.answerKeys;
  return keyName(messages, answers[command] ?? keys[0] ?? '');
}

/** What the bar says a key does: the same command may need another word in another place. */
function word({ tui }: Messages, ui: Ui, { command }: KeyBinding): string {
  if (command === 'cancel' && leadsHome(ui)) return tui.cancelHome;
  if (command === 'confirm' && contextOf(ui) === 'game' && isOver(ui)) return tui.confirmOver;
  return tui.bars[contextOf(ui)]?.[command] ?? tui.commands[command].bar;
}
