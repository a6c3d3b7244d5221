import type { Opponent } from '../plain/opponent.ts';
import type { PlayOptions } from '../plain/options.ts';
import { isComputerToMove } from '../plain/session.ts';
import type { Game } from '../game/game.ts';
import type { Hit } from './hits.ts';
import type { InputEvent } from './input.ts';
import { commandOf } from './keymap.ts';
import { beginsMove, moveCharacter } from './keys.ts';
import { personMoves } from './selection.ts';
import { contextOf, createUi, type Notice, type Ui } from './ui.ts';
import { type Effect, EFFECTS, type PureCommand, update } from './update.ts';
import { change } from './updates/board.ts';
import { pasted, pointed, wheeled } from './updates/pointing.ts';
import { typeCharacter } from './updates/typing.ts';
import type { KeyContext, UiCommand } from './commands.ts';

/** What only the terminal's owner can do. */
export interface ScreenActions {
  quit(code: number): void;
  suspend(): void;
}

/** The screen's state, the keys that change it, and the computer that answers. Knows no Ink. */
export interface Controller {
  readonly ui: () => Ui;
  /** Calls back after every change; gives the way to stop that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly press: (key: string) => void;
  /** What came from the terminal; of a click, what stands there on the screen. */
  readonly receive: (event: InputEvent, hit?: Hit) => void;
  readonly close: () => Promise<void>;
}

/** What a shell expects of a program that Ctrl+C ended. */
const INTERRUPTED = 130;

export function createController(
  options: PlayOptions,
  opponent: Opponent,
  actions: ScreenActions,
): Controller {
  const listeners = new Set<() => void>();
  let ui = createUi(options);
  /** The game the computer is thinking about: its move, or a hint. */
  let thinkingAbout: Game | undefined;

  function set(next: Ui): void {
    if (next === ui) return;
    ui = next;
    for (const listener of listeners) listener();
    attend();
  }

  /** Lets the computer think when it is its turn, and stop when the game has moved on. */
  function attend(): void {
    const { session, screen } = ui;
    if (thinkingAbout !== undefined && thinkingAbout !== session.game) {
      thinkingAbout = undefined;
      opponent.stop();
      if (ui.isSeekingHint) ui = { ...ui, isSeekingHint: false };
    }
    if (screen === 'game' && thinkingAbout === undefined && isComputerToMove(session)) {
      void reply(session.game);
    }
  }

  async function reply(game: Game): Promise<void> {
    thinkingAbout = game;
    try {
      const answer = await opponent.choose(game, settings());
      if (answer === undefined || ui.session.game !== game) return;
      set(change(ui, { type: 'reply', game, ...answer }));
    } catch (error) {
      fail(game, error);
    }
  }

  async function seekHint(): Promise<void> {
    const { session, hint } = ui;
    if (hint !== undefined) {
      set({ ...ui, hint: { ...hint, isFull: true } });
      return;
    }
    if (ui.isSeekingHint || personMoves(session).length === 0) return;
    const { game } = session;
    thinkingAbout = game;
    set({ ...ui, isSeekingHint: true });
    try {
      const answer = await opponent.hint(game, settings());
      if (ui.session.game !== game) return;
      thinkingAbout = undefined;
      const found: Partial<Ui> =
        answer === undefined
          ? { notice: { kind: 'noHint' } }
          : { hint: { move: answer.move, isFull: false } };
      set({ ...ui, isSeekingHint: false, ...found });
    } catch (error) {
      fail(game, error);
    }
  }

  function settings() {
    return { level: ui.level, limits: options.limits, seed: options.seed };
  }

  function fail(game: Game, error: unknown): void {
    if (ui.session.game !== game) return;
    const why = error instanceof Error ? error.message : String(error);
    const notice: Notice = { kind: 'engineFailed', why };
    set({ ...ui, isSeekingHint: false, notice });
  }

  const effects: Readonly<Record<Effect, () => void>> = {
    hint: () => void seekHint(),
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
    const character = typedCharacter(context, key);
    const command = character === undefined ? commandOf(context, key) : undefined;
    if (character !== undefined) set(typeCharacter(ui, character));
    else if (command !== undefined) run(command, key);
  }

  function receive(event: InputEvent, hit?: Hit): void {
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

  function click(hit: Hit | undefined): void {
    if (hit?.kind === 'command') run(hit.command, '');
    else if (hit !== undefined) set(pointed(ui, hit));
  }

  attend();
  return {
    ui: () => ui,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    press,
    receive,
    close: () => opponent.close(),
  };
}

/** What a key adds to a typed move, where one can be typed. */
function typedCharacter(context: KeyContext, key: string): string | undefined {
  if (context === 'game') return beginsMove(key) ? key : undefined;
  return context === 'typing' ? moveCharacter(key) : undefined;
}

function isEffect(command: UiCommand): command is Exclude<UiCommand, PureCommand> {
  return EFFECTS.some((effect) => effect === command);
}
