import type { UiCommand } from '../commands.ts';
import type { Notice, Ui } from '../ui.ts';

/** What tells that something cannot be; it is old news once something else is done. */
const FAULTS: ReadonlySet<Notice['kind']> = new Set(['refusal', 'blocked', 'why', 'notAMove']);

/** What only makes the screen look different: it can be done while reading. */
const LOOKS: ReadonlySet<UiCommand> = new Set([
  'flip',
  'names',
  'evaluation',
  'theme',
  'larger',
  'smaller',
  'redraw',
  'help',
]);

/** Whether something is told that cannot be. */
export function tellsFault({ notice }: Ui): boolean {
  return notice !== undefined && FAULTS.has(notice.kind);
}

/** Without what was told of something that cannot be. */
export function withoutFault(ui: Ui): Ui {
  return tellsFault(ui) ? { ...ui, notice: undefined } : ui;
}

/** Whether a hint can be put away: what it says, or its mark on the board. */
export function showsHint({ hint, notice }: Ui): boolean {
  return hint !== undefined || notice?.kind === 'hint';
}

/** Without the hint. */
export function withoutHint(ui: Ui): Ui {
  return {
    ...ui,
    hint: undefined,
    notice: ui.notice?.kind === 'hint' ? undefined : ui.notice,
  };
}

/** The state after a command that did something: what was told before it is not told any more. */
export function forgotten(before: Ui, after: Ui, command: UiCommand): Ui {
  const isOld = after !== before && after.notice === before.notice;
  return isOld && !LOOKS.has(command) ? withoutFault(after) : after;
}
