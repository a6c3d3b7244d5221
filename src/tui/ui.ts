import type { Level } from '../engine/levels.ts';
import type { Messages } from '../messages/index.ts';
import type { MoveError } from '../notation/errors.ts';
import type { PlayOptions } from '../plain/options.ts';
import { createSession, type Session, type SessionEvent } from '../plain/session.ts';
import type { Move, Square } from '../rules/types.ts';
import type { KeyContext } from './commands.ts';
import type { WindowSize } from './layout.ts';
import { createPicker, type Picker } from './picker.ts';
import { createPreferences, type Preferences } from './preferences.ts';
import { NO_SELECTION, type Selection } from './selection.ts';

/** What the message line tells. Kept as data: it becomes a sentence when it is drawn. */
export type Notice =
  | { readonly kind: 'event'; readonly event: SessionEvent }
  | { readonly kind: 'refusal'; readonly error: MoveError }
  | { readonly kind: 'blocked'; readonly square: Square }
  | { readonly kind: 'why' }
  | { readonly kind: 'noHint' }
  /** What was pasted cannot be a move. */
  | { readonly kind: 'notAMove' }
  | { readonly kind: 'engineFailed'; readonly why: string };

/** A hint is given in two steps: which piece, then which move. */
export interface Hint {
  readonly move: Move;
  readonly isFull: boolean;
}

/** Moves that were meant alike, in a numbered list, and the one that Enter plays. */
export interface MoveChoices {
  readonly moves: readonly Move[];
  readonly at: number;
}

export type Question = 'resign' | 'draw';
/** What fills the window; windows over it are overlays. */
export const SCREENS = ['home', 'setup', 'game', 'rules', 'settings'] as const;
export type ScreenName = (typeof SCREENS)[number];
export type Overlay = 'help' | 'moves';

/** Everything the screen shows. Immutable. */
export interface Ui {
  readonly screen: ScreenName;
  /** The screens that Esc leads back to, the nearest last. */
  readonly behind: readonly ScreenName[];
  readonly picker: Picker;
  /** Whether a game has begun, to go back to. */
  readonly hasGame: boolean;
  readonly session: Session;
  readonly level: Level;
  /** The ply that is looked at, where that is not the game's current one. */
  readonly view: number | undefined;
  readonly typed: string;
  readonly selection: Selection;
  readonly choices: MoveChoices | undefined;
  readonly overlay: Overlay | undefined;
  /** Lines of the overlay that have been scrolled past. */
  readonly scroll: number;
  readonly question: Question | undefined;
  readonly notice: Notice | undefined;
  readonly hint: Hint | undefined;
  readonly isSeekingHint: boolean;
  readonly preferences: Preferences;
  /** In the language of the preferences. */
  readonly messages: Messages;
  /** The window as it was last told; drawing is told by itself. */
  readonly window: WindowSize;
  /** How often somebody asked for the screen to be drawn anew. */
  readonly redraws: number;
  /** Decides a random side: from 0 to below 1. */
  readonly chance: number;
}

/** The screen as the program starts. */
export function createUi(options: PlayOptions): Ui {
  return {
    screen: options.chooseGame ? 'setup' : 'game',
    picker: createPicker(options),
    behind: [],
    hasGame: !options.chooseGame,
    session: createSession(options),
    level: options.level,
    view: undefined,
    typed: '',
    selection: NO_SELECTION,
    choices: undefined,
    overlay: undefined,
    scroll: 0,
    question: undefined,
    notice: undefined,
    hint: undefined,
    isSeekingHint: false,
    preferences: createPreferences(options),
    messages: options.messages,
    window: { columns: 80, rows: 24 },
    redraws: 0,
    chance: (options.seed % 2) / 2,
  };
}

/** What keys mean now. */
export function contextOf(ui: Ui): KeyContext {
  if (ui.question !== undefined) return 'question';
  if (ui.overlay !== undefined) return 'overlay';
  if (ui.screen === 'game' && ui.choices !== undefined) return 'choice';
  if (ui.screen === 'setup') return 'setup';
  return ui.typed === '' ? 'game' : 'typing';
}

/** The session as it is on the screen: of the position that is looked at. */
export function shown({ session, view }: Ui): Session {
  if (view === undefined) return session;
  return { ...session, game: { ...session.game, at: view, ending: undefined } };
}
