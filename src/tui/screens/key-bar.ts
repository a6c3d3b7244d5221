import stringWidth from 'string-width';
import type { Messages } from '../../messages/index.ts';
import { barBindings, type KeyBinding } from '../keymap.ts';
import type { StyledLine } from '../paint.ts';
import { contextOf, type Ui } from '../ui.ts';
import { isUseful } from '../update.ts';

const GAP = '  ';

/** What the keys do that matter now, as many as the width holds, help and leaving first of all. */
export function keyBar(messages: Messages, ui: Ui, width: number): StyledLine {
  const useful = barBindings(contextOf(ui)).filter(({ command }) => isUseful(ui, command));
  const kept = new Set<KeyBinding>();
  let used = 0;
  for (const binding of mostNeeded(useful)) {
    const taken = stringWidth(label(messages, binding)) + (used === 0 ? 0 : GAP.length);
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
        text: ` ${messages.tui.commands[binding.command].bar}`,
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

function label(messages: Messages, { keys, command }: KeyBinding): string {
  return `${keyName(messages, keys[0] ?? '')} ${messages.tui.commands[command].bar}`;
}

/** A key as a person knows it. */
export function keyName({ tui }: Messages, key: string): string {
  return (tui.keys as Readonly<Record<string, string>>)[key] ?? key;
}
