import { opponentIn } from './picker.ts';
import type { Ui } from './ui.ts';
import { atBoard, opened } from './updates/navigate.ts';
import { openedRules } from './updates/rules.ts';
import { openedSaved } from './updates/saved.ts';

/** What the first screen offers, in order; what makes no sense yet is left out. */
export const HOME_ITEMS = [
  'continue',
  'resume',
  'new',
  'twoPlayers',
  'rules',
  'settings',
  'saved',
  'quit',
] as const;
export type HomeItem = (typeof HOME_ITEMS)[number];

/** The items that can be chosen now. The first of them is what somebody most likely came for. */
export function homeItems(ui: Ui): readonly HomeItem[] {
  return HOME_ITEMS.filter((item) => {
    if (item === 'continue') return ui.hasGame;
    if (item === 'resume') return !ui.hasGame && ui.unfinished.length > 0;
    return true;
  });
}

/** The item under the cursor. */
export function homeItem(ui: Ui): HomeItem {
  const items = homeItems(ui);
  return items[Math.min(ui.menuAt, items.length - 1)] ?? 'new';
}

const CHOSEN: Readonly<Record<HomeItem, (ui: Ui) => Ui>> = {
  continue: atBoard,
  resume(ui) {
    const [game] = ui.unfinished;
    return game === undefined ? ui : { ...ui, wish: { kind: 'resume', game } };
  },
  new: (ui) => opened(against(ui, 'computer'), 'setup'),
  twoPlayers: (ui) => opened(against(ui, 'person'), 'setup'),
  rules: openedRules,
  settings: (ui) => opened(ui, 'settings'),
  saved: openedSaved,
  quit: (ui) => ({ ...ui, wish: { kind: 'quit' } }),
};

/** Enter on the menu. */
export function choseHome(ui: Ui): Ui {
  return CHOSEN[homeItem(ui)](ui);
}

/** The panel for a new game, with the kind of opponent that was asked for. */
function against(ui: Ui, kind: 'computer' | 'person'): Ui {
  const { picker, level } = ui;
  const isPerson = picker.choices.opponent === 'person';
  if (isPerson === (kind === 'person')) return ui;
  const opponent = kind === 'person' ? 'person' : opponentIn(picker, level);
  return { ...ui, picker: { ...picker, choices: { ...picker.choices, opponent } } };
}
