import type { KeyContext, UiCommand } from '../commands.ts';
import { choseHome, homeItems } from '../home.ts';
import { choseOver, OVER_ITEMS } from '../over.ts';
import { changeValue, levelOf, moveField, sessionOptionsOf } from '../picker.ts';
import { changedSetting, movedSetting } from '../settings-form.ts';
import type { Ui } from '../ui.ts';
import { viewed } from './history.ts';
import { begun, wentBack } from './navigate.ts';
import { closed as closedPrompt, completedPrompt, entered, erasedFrom } from './prompting.ts';
import { movedInRecord, recordPage } from './record.ts';
import { choseSaved, movedInSaved, savedPage } from './saved.ts';
import { pagedText } from './scrolling.ts';
import { jumped, paged, scrolled, scrolledTo, turnedPage } from './rules.ts';

type Update = (ui: Ui, key: string) => Ui;
type Updates = Readonly<Partial<Record<UiCommand, Update>>>;

/** What keys do where they do not do what they do on the board. */
export const ELSEWHERE: Readonly<Partial<Record<KeyContext, Updates>>> = {
  menu: {
    ...menu((ui) => homeItems(ui).length, choseHome),
    cancel: wentBack,
  },
  over: {
    ...menu(() => OVER_ITEMS.length, choseOver),
    cancel: closed,
  },
  saved: {
    confirm: (ui) => choseSaved(ui),
    cancel: wentBack,
    ...upAndDown(movedInSaved),
    pageUp: (ui) => movedInSaved(ui, -savedPage(ui)),
    pageDown: (ui) => movedInSaved(ui, savedPage(ui)),
    start: (ui) => movedInSaved(ui, -Infinity),
    end: (ui) => movedInSaved(ui, Infinity),
    // A click; the list is longer than there are digits.
    pick: (ui, number) => choseSaved(ui, Number(number) - 1),
  },
  setup: {
    confirm: startGame,
    cancel: wentBack,
    ...upAndDown((ui, by) => ({ ...ui, picker: moveField(ui.picker, by) })),
    left: (ui) => ({ ...ui, picker: changeValue(ui.picker, -1) }),
    right: (ui) => ({ ...ui, picker: changeValue(ui.picker, 1) }),
  },
  settings: {
    confirm: (ui) => changedSetting(ui, 1),
    cancel: wentBack,
    ...upAndDown(movedSetting),
    left: (ui) => changedSetting(ui, -1),
    right: (ui) => changedSetting(ui, 1),
  },
  pager: {
    confirm: (ui) => paged(ui, 1),
    cancel: wentBack,
    up: (ui) => scrolled(ui, -1),
    down: (ui) => scrolled(ui, 1),
    left: (ui) => turnedPage(ui, -1),
    right: (ui) => turnedPage(ui, 1),
    next: (ui) => jumped(ui, 1),
    previous: (ui) => jumped(ui, -1),
    pageUp: (ui) => paged(ui, -1),
    pageDown: (ui) => paged(ui, 1),
    start: (ui) => scrolledTo(ui, 0),
    end: (ui) => scrolledTo(ui, Infinity),
  },
  record: {
    confirm: (ui) => viewed(closed(ui), ui.recordAt),
    cancel: closed,
    up: (ui) => movedInRecord(ui, -2),
    down: (ui) => movedInRecord(ui, 2),
    left: (ui) => movedInRecord(ui, -1),
    right: (ui) => movedInRecord(ui, 1),
    pageUp: (ui) => movedInRecord(ui, -recordPage(ui)),
    pageDown: (ui) => movedInRecord(ui, recordPage(ui)),
    start: (ui) => movedInRecord(ui, -Infinity),
    end: (ui) => movedInRecord(ui, Infinity),
  },
  prompt: {
    confirm: entered,
    cancel: closedPrompt,
    next: completedPrompt,
    erase: erasedFrom,
  },
  overlay: {
    pageUp: (ui) => pagedText(ui, -1),
    pageDown: (ui) => pagedText(ui, 1),
  },
};

/** The keys of a menu, which goes round. */
function menu(count: (ui: Ui) => number, chose: (ui: Ui) => Ui): Updates {
  const at = (ui: Ui): number => Math.min(ui.menuAt, count(ui) - 1);
  return {
    confirm: chose,
    ...upAndDown((ui, by) => ({ ...ui, menuAt: (at(ui) + by + count(ui)) % count(ui) })),
    pick(ui, key) {
      const menuAt = Number(key) - 1;
      return menuAt >= 0 && menuAt < count(ui) ? chose({ ...ui, menuAt }) : ui;
    },
  };
}

function upAndDown(move: (ui: Ui, by: 1 | -1) => Ui): Updates {
  const up = (ui: Ui): Ui => move(ui, -1);
  const down = (ui: Ui): Ui => move(ui, 1);
  return { up, previous: up, down, next: down };
}

function closed(ui: Ui): Ui {
  return { ...ui, overlay: undefined };
}

function startGame(ui: Ui): Ui {
  const { choices, engineName } = ui.picker;
  const against = choices.opponent === 'engine' ? { engineName } : {};
  return {
    ...begun(ui, { ...sessionOptionsOf(choices, ui.chance), ...against, limits: ui.limits }),
    level: levelOf(choices, ui.level),
    // Not the same side for ever.
    chance: (ui.chance + 0.5) % 1,
  };
}
