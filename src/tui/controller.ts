import type { Opponent } from '../plain/opponent.ts';
import type { PlayOptions } from '../plain/options.ts';
import type { Settings } from '../store/settings.ts';
import { grant, type Holder } from './granting.ts';
import type { Hit } from './hits.ts';
import type { InputEvent } from './input.ts';
import { commandOf } from './keymap.ts';
import { beginsMove, isWritten, moveCharacter } from './keys.ts';
import { isTooSmall, type WindowSize } from './layout.ts';
import { type Found, type Memory, NO_MEMORY, NOTHING_FOUND } from './memory.ts';
import { changedSettings, lastGameOf } from './remembered.ts';
import type { Report } from './reports.ts';
import { contextOf, createUi, rowsOf, type Notice, type Ui } from './ui.ts';
import { type Effect, EFFECTS, type PureCommand, update } from './update.ts';
import { createThinking } from './thinking.ts';
import { pasted, pointed, wheeled } from './updates/pointing.ts';
import { writtenTo } from './updates/prompting.ts';
import { typeCharacter } from './updates/typing.ts';
import type { KeyContext, UiCommand } from './commands.ts';

/** What only the terminal's owner can do. */
export interface ScreenActions {
  quit(code: number): void;
  suspend(): void;
  /** Puts text into the clipboard, if there is one. */
  copy(text: string): void;
}

/** The screen's state, the keys that change it, and the computer that answers. Knows no Ink. */
export interface Controller {
  readonly ui: () => Ui;
  /** Calls back after every change; gives the way to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly press: (key: string) => void;
  /** What came from the terminal; of a click, what stands there on the screen. */
  readonly receive: (event: InputEvent, hit?: Hit) => void;
  /** The window has this size now. */
  readonly resize: (window: WindowSize) => void;
  readonly close: () => Promise<void>;
}

/** What can be done in a window that is too small for anything: to leave it. */
const UNSEEN: ReadonlySet<UiCommand> = new Set(['quit', 'interrupt', 'suspend', 'redraw']);

/** Commands by which another game may begin from the window of a game that is over. */
const STARTING: ReadonlySet<UiCommand> = new Set(['pick', 'confirm']);
/** Nobody has read that window in less time. */
const OVER_PAUSE_MS = 500;

/** What a shell expects of a program that Ctrl+C ended. */
export const INTERRUPTED = 130;

export function createController(
  options: PlayOptions,
  opponent: Opponent,
  actions: ScreenActions,
  memory: Memory = NO_MEMORY,
  found: Found = NOTHING_FOUND,
  now: () => number = () => performance.now(),
): Controller {
  const listeners = new Set<() => void>();
  let ui = withFound(createUi(options), found);
  let overSince = -Infinity;
  function set(next: Ui): void {
    if (next === ui) return;
    const before = ui;
    ui = next.wish === undefined ? next : { ...next, wish: undefined };
    if (ui.overlay === 'over' && before.overlay !== 'over') overSince = now();
    remember(before);
    if (next.wish !== undefined) void grant(next.wish, holder);
    for (const listener of listeners) listener();
    thinking.attend();
  }

  /** Keeps what has changed: nobody waits for it. */
  function remember(before: Ui): void {
    const { session, level, picker, preferences } = ui;
    const hasMoved = session.game !== before.session.game;
    if (hasMoved && session.game !== ui.lookedAt) memory.keep(session, level);
    const isBegun = before.screen === 'setup' && session !== before.session;
    const changes: Partial<Settings> = {
      ...changedSettings(before.preferences, preferences),
      ...(isBegun ? { lastGame: lastGameOf(picker.choices, level) } : {}),
    };
    if (Object.keys(changes).length === 0) return;
    void memory.remember(changes).then((report) => {
      const isNews = report?.kind === 'settingsNotSaved' || ui.screen === 'settings';
      if (report !== undefined && isNews) told(report);
    });
  }

  function told(report: Report): void {
    const unsaved = report.kind === 'gameNotKept' ? report.error : ui.unsaved;
    set({ ...ui, unsaved, notice: { kind: 'files', reports: [report] } });
  }

  const thinking = createThinking({ ui: () => ui, set, opponent, options });
  const holder: Holder = {
    ui: () => ui,
    set,
    quit: () => actions.quit(0),
    hint: () => void thinking.seekHint(),
    copy: (text) => actions.copy(text),
    memory,
  };

  const effects: Readonly<Record<Effect, () => void>> = {
    hint: () => void thinking.seekHint(),
    quit: () => actions.quit(0),
    interrupt: () => actions.quit(INTERRUPTED),
    suspend: () => actions.suspend(),
  };

  function run(command: UiCommand, key: string): void {
    if (isEffect(command)) effects[command]();
    else set(update(ui, command, key));
  }

  function press(key: string): void {
    const context = contextOf(ui);
    if (context === 'prompt' && isWritten(key)) {
      set(writtenTo(ui, key === 'space' ? ' ' : key));
      return;
    }
    const character = typedCharacter(ui, context, key);
    const command = character === undefined ? commandOf(context, key, rowsOf(ui)) : undefined;
    if (character !== undefined) set(typeCharacter(ui, character));
    else if (command !== undefined && !isAhead(context, command)) run(command, key);
  }

  /** Whether a key was meant for the board, which the end of the game has just taken away. */
  function isAhead(context: KeyContext, command: UiCommand): boolean {
    return context === 'over' && STARTING.has(command) && now() - overSince < OVER_PAUSE_MS;
  }

  function receive(event: InputEvent, hit?: Hit): void {
    if (isTooSmall(ui.window)) {
      pressUnseen(event);
      return;
    }
    switch (event.type) {
      case 'key':
        press(event.name);
        break;
      case 'click':
        click(hit);
        break;
      case 'wheel':
        set(wheeled(ui, event.by));
        break;
      case 'paste':
        set(pasted(ui, event.text));
        break;
    }
  }

  /** Where nothing but its size is shown, nobody can know what a key would do. */
  function pressUnseen(event: InputEvent): void {
    const command = event.type === 'key' ? commandOf('game', event.name, rowsOf(ui)) : undefined;
    if (command !== undefined && UNSEEN.has(command)) run(command, '');
  }

  function click(hit: Hit | undefined): void {
    if (hit?.kind === 'command') run(hit.command, '');
    else if (hit !== undefined) set(pointed(ui, hit));
  }

  memory.onReport(told);
  memory.onKeptAgain(() => set({ ...ui, unsaved: undefined }));
  thinking.attend();
  return {
    ui: () => ui,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    press,
    receive,
    resize(window) {
      const { columns, rows } = ui.window;
      if (window.columns !== columns || window.rows !== rows) set({ ...ui, window });
    },
    async close() {
      thinking.close();
      await opponent.close();
      await memory.close();
    },
  };
}

/** What was found when the program started, and what has to be told about it. */
function withFound(ui: Ui, { unfinished, reports }: Found): Ui {
  if (unfinished.length === 0 && reports.length === 0) return ui;
  const notice: Notice | undefined = reports.length === 0 ? ui.notice : { kind: 'files', reports };
  return { ...ui, unfinished, notice };
}

/** What a key adds to a typed move, where one can be typed. */
function typedCharacter(ui: Ui, context: KeyContext, key: string): string | undefined {
  if (context === 'game') return beginsMove(key, ui.preferences.keys) ? key : undefined;
  return context === 'typing' ? moveCharacter(key) : undefined;
}

function isEffect(command: UiCommand): command is Exclude<UiCommand, PureCommand> {
  return EFFECTS.some((effect) => effect === command);
}
