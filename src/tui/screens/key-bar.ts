import stringWidth from 'string-width';
import type { Messages } from '../../messages/index.ts';
import type { KeyContext } from '../commands.ts';
import { barBindings, type KeyBinding } from '../keymap.ts';
import type { StyledLine } from '../paint.ts';
import { contextOf, rowsOf, type Ui } from '../ui.ts';
import { isUseful } from '../update.ts';

const GAP = '  ';

/** What the keys do that matter now, as many as the width holds, help and leaving first of all. */
export function keyBar(messages: Messages, ui: Ui, width: number): StyledLine {
  const context = contextOf(ui);
  const useful = barBindings(context, rowsOf(ui)).filter(({ command }) => isUseful(ui, command));
  const kept = new Set<KeyBinding>();
  let used = 0;
  for (const binding of mostNeeded(useful)) {
    const taken = stringWidth(label(messages, context, binding)) + (used === 0 ? 0 : GAP.length);
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
        text: ` ${word(messages, context, binding)}`,
        style: { dim: true },
        hit: { kind: 'command', command: binding.command },
      },
    ]);
}

/** Those without which nobody gets on come first when there is little room. */
function mostNeeded(bindings: readonly KeyBinding[]): readonly KeyBinding[] {
  const isNeeded = ({ command }: KeyBinding): boolean => command === 'help' || command === 'quit';
  return [...bindings.filter(isNeeded), ...bindings.filter((binding) => !isNeeded(binding))];
}

function label(messages: Messages, context: KeyContext, binding: KeyBinding): string {
  return `${keyName(messages, binding.keys[0] ?? '')} ${word(messages, context, binding)}`;
}

/** What the bar says a key does: the same command may need another word in another place. */
function word({ tui }: Messages, context: KeyContext, { command }: KeyBinding): string {
  return tui.bars[context]?.[command] ?? tui.commands[command].bar;
}

/** A key as a person knows it. */
export function keyName({ tui }: Messages, key: string): string {
  return (tui.keys as Readonly<Record<string, string>>)[key] ?? key;
}
