import { pagerHeight, pagerLines, PAGER_NAMES, type PagerName } from '../pager.ts';
import type { Ui } from '../ui.ts';
import { opened } from './navigate.ts';

/** The rules of the game that is played, or that would be played next. */
export function openedRules(ui: Ui): Ui {
  const { ruleset } = ui.session.options;
  const name = ui.hasGame ? ruleset.variant.name : ui.picker.choices.game;
  return shownPage(opened(ui, 'rules'), name);
}

/** Another page, once it is loaded. */
function shownPage(ui: Ui, name: PagerName): Ui {
  return { ...ui, rules: { name, page: undefined, scroll: 0 }, wish: { kind: 'page', name } };
}

/** The page before or after this one, round and round. */
export function turnedPage(ui: Ui, by: 1 | -1): Ui {
  const at = PAGER_NAMES.indexOf(ui.rules.name);
  const next = PAGER_NAMES[(at + by + PAGER_NAMES.length) % PAGER_NAMES.length];
  return next === undefined ? ui : shownPage(ui, next);
}

/** So many lines further, as far as there are any. */
export function scrolled(ui: Ui, by: number): Ui {
  return scrolledTo(ui, Math.min(ui.rules.scroll, lastScroll(ui)) + by);
}

/** A screenful further, with a line in common. */
export function paged(ui: Ui, by: 1 | -1): Ui {
  return scrolled(ui, by * Math.max(1, pagerHeight(ui.window) - 1));
}

/** The next heading, or the one before. */
export function jumped(ui: Ui, by: 1 | -1): Ui {
  const { scroll } = ui.rules;
  const headings = pagerLines(ui).flatMap(({ isHeading }, index) => (isHeading ? [index] : []));
  const next = by > 0 ? headings.find((at) => at > scroll) : headings.findLast((at) => at < scroll);
  return next === undefined ? ui : scrolledTo(ui, next);
}

export function scrolledTo(ui: Ui, line: number): Ui {
  const scroll = Math.max(0, Math.min(line, lastScroll(ui)));
  return { ...ui, rules: { ...ui.rules, scroll } };
}

function lastScroll(ui: Ui): number {
  return Math.max(0, pagerLines(ui).length - pagerHeight(ui.window));
}
