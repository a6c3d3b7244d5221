import { opponent } from '../rules/board.ts';
import { withEngineAgain } from '../plain/session.ts';
import type { Ui } from './ui.ts';
import { atHome, begun, opened } from './updates/navigate.ts';

/** What can follow a game that is over. */
export const OVER_ITEMS = ['rematch', 'new', 'review', 'home'] as const;
export type OverItem = (typeof OVER_ITEMS)[number];

const CHOSEN: Readonly<Record<OverItem, (ui: Ui) => Ui>> = {
  rematch(ui) {
    const { options } = withEngineAgain(ui.session);
    const { humanColor } = options;
    return begun(ui, {
      ...options,
      humanColor: humanColor === 'both' ? 'both' : opponent(humanColor),
    });
  },
  new: (ui) => opened(ui, 'setup'),
  review: (ui) => ({ ...ui, overlay: undefined }),
  home: atHome,
};

/** Enter on the panel of a game that is over. */
export function choseOver(ui: Ui): Ui {
  const item = OVER_ITEMS[Math.min(ui.menuAt, OVER_ITEMS.length - 1)] ?? 'review';
  return CHOSEN[item](ui);
}
