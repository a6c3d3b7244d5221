import stringWidth from 'string-width';
import type { Messages } from '../../messages/index.ts';
import type { UiCommand } from '../commands.ts';
import { barBindings, type KeyBinding } from '../keymap.ts';
import type { StyledLine } from '../paint.ts';
import { contextOf, rowsOf, type Ui } from '../ui.ts';
import { isUseful, leadsHome } from '../update.ts';
import { keyName } from './key-name.ts';

const GAP = '  ';

/** What the keys do that matter now, as many as the width holds, the most needed first of all. */
export function keyBar(messages: Messages, ui: Ui, width: number): StyledLine {
  const context = contextOf(ui);
  const useful = barBindings(context, rowsOf(ui)).filter(({ command }) => isUseful(ui, command));
  const kept = new Set<KeyBinding>();
  let used = 0;
  for (const binding of mostNeeded(useful)) {
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
        text: keyName(messages, binding.keys[0] ?? ''),
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

function mostNeeded(bindings: readonly KeyBinding[]): readonly KeyBinding[] {
  const rank = ({ command }: KeyBinding): number => {
    const at = NEEDED.indexOf(command);
    return at < 0 ? NEEDED.length : at;
  };
  return [...bindings].sort((one, other) => rank(one) - rank(other));
}

function label(messages: Messages, ui: Ui, binding: KeyBinding): string {
  return `${keyName(messages, binding.keys[0] ?? '')} ${word(messages, ui, binding)}`;
}

/** What the bar says a key does: the same command may need another word in another place. */
function word({ tui }: Messages, ui: Ui, { command }: KeyBinding): string {
  if (command === 'cancel' && leadsHome(ui)) return tui.cancelHome;
  return tui.bars[contextOf(ui)]?.[command] ?? tui.commands[command].bar;
}
