import type { Level } from '../engine/levels.ts';
import type { Messages } from '../messages/index.ts';
import { quote } from '../messages/phrases.ts';
import type { MoveError } from '../notation/errors.ts';
import type { Unfinished } from '../plain/keeper.ts';
import type { Game } from '../game/game.ts';
import type { Thought } from '../plain/opponent.ts';
import type { PlayLimits, PlayOptions } from '../plain/options.ts';
import {
  createSession,
  type Session,
  type SessionEvent,
  type SessionOptions,
} from '../plain/session.ts';
import type { Move, Square } from '../rules/types.ts';
import type { StoreError } from '../store/errors.ts';
import type { KeyContext } from './commands.ts';
import { type BindingFault, type Bindings, keymapFor, NO_BINDINGS } from './bindings.ts';
import type { KeyBinding } from './keymap.ts';
import type { WindowSize } from './layout.ts';
import { FIRST_PAGE, type Pager } from './pager.ts';
import { createPicker, type Picker } from './picker.ts';
import { createPreferences, type Preferences } from './preferences.ts';
import { withSettings } from './remembered.ts';
import type { Report } from './reports.ts';
import type { Prompt } from './prompt.ts';
import { NO_SELECTION, type Selection } from './selection.ts';
import type { Wish } from './wishes.ts';

/** What the message line tells. Kept as data: it becomes a sentence when it is drawn. */
export type Notice =
  | { readonly kind: 'event'; readonly event: SessionEvent }
  | Refusal
  | Blocked
  /** Why a capture is forced, and what it was asked about. */
  | { readonly kind: 'why'; readonly about?: Refusal | Blocked | undefined }
  /** The house rule that the game has. */
  | { readonly kind: 'freeCapture' }
  /** What the hint says; a newer notice takes its place, while its square stays marked. */
  | { readonly kind: 'hint' }
  /** A hint is looked for. */
  | { readonly kind: 'seekingHint' }
  | { readonly kind: 'noHint' }
  /** Sentences of what looks different now; where the game stands follows them. */
  | { readonly kind: 'changed'; readonly text: string }
  /** What was pasted cannot be a move. */
  | { readonly kind: 'notAMove' }
  | { readonly kind: 'engineFailed'; readonly why: string }
  /** Sentences that are whole already. */
  | { readonly kind: 'told'; readonly lines: readonly string[] }
  /** What became of files. */
  | { readonly kind: 'files'; readonly reports: readonly Report[] };

export interface Refusal {
  readonly kind: 'refusal';
  readonly error: MoveError;
  /** The text, where it was typed: Backspace goes on with it. */
  readonly typed?: string;
}

/** A piece that cannot move, or a square without one. */
export interface Blocked {
  readonly kind: 'blocked';
  readonly square: Square;
}

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
export const SCREENS = ['home', 'setup', 'game', 'rules', 'settings', 'saved'] as const;
export type ScreenName = (typeof SCREENS)[number];
export type Overlay = 'help' | 'moves' | 'record' | 'text' | 'over';

/** A text to read, or to mark with the mouse. */
export interface ShownText {
  readonly title: string;
  readonly text: string;
}

/** The saved games, the last one played first, and the chosen one; undefined until they are read. */
export interface SavedList {
  readonly games: readonly Unfinished[] | undefined;
  readonly at: number;
  /** Whether the game that is played is kept too. */
  readonly isOpenKept: boolean;
}

/** Everything the screen shows. Immutable. */
export interface Ui {
  readonly screen: ScreenName;
  /** The screens that Esc leads back to, the nearest last. */
  readonly behind: readonly ScreenName[];
  readonly picker: Picker;
  /** The item of the menu, in the list or window that has one. */
  readonly menuAt: number;
  readonly settingAt: number;
  readonly rules: Pager;
  /** Kept games that can be gone on with, the last one first. */
  readonly unfinished: readonly Unfinished[];
  readonly wish: Wish | undefined;
  /** Whether a game has begun, to go back to. */
  readonly hasGame: boolean;
  readonly session: Session;
  readonly level: Level;
  /** The ply that is looked at, where that is not the game's current one. */
  readonly view: number | undefined;
  readonly typed: string;
  /** The line that is being typed instead of a move. */
  readonly prompt: Prompt | undefined;
  readonly selection: Selection;
  readonly choices: MoveChoices | undefined;
  readonly overlay: Overlay | undefined;
  /** The ply that is chosen in the list of moves. */
  readonly recordAt: number;
  /** What the window of text shows. */
  readonly text: ShownText;
  /** The list of saved games. */
  readonly saved: SavedList;
  /** A game that is only looked at: it is kept already, or is somebody else's. */
  readonly lookedAt: Game | undefined;
  /** Why what was played last is not on the disk, although it should be. */
  readonly unsaved: StoreError | undefined;
  /** Lines of the overlay that have been scrolled past. */
  readonly scroll: number;
  readonly question: Question | undefined;
  readonly notice: Notice | undefined;
  readonly hint: Hint | undefined;
  readonly isSeekingHint: boolean;
  /** What the computer has found last, and in which game. */
  readonly thought: { readonly game: Game; readonly thought: Thought } | undefined;
  /** How long the computer has been thinking about its move. */
  readonly thinkingSeconds: number;
  readonly preferences: Preferences;
  /** Keys of a person's own, which go before those of the preset. */
  readonly bindings: Bindings;
  /** In the language of the preferences. */
  readonly messages: Messages;
  /** The window as it was last told; drawing is told by itself. */
  readonly window: WindowSize;
  /** How often somebody asked for the screen to be drawn anew. */
  readonly redraws: number;
  /** Decides a random side: from 0 to below 1. */
  readonly chance: number;
  /** How far or how long the computer thinks in games that begin now. */
  readonly limits: PlayLimits;
}

function tellFault({ tui }: Messages, fault: BindingFault): string {
  const { keyFaults } = tui;
  switch (fault.code) {
    case 'keys.unknown-command':
      return keyFaults.command(quote(fault.command));
    case 'keys.unknown-key':
      return keyFaults.key(quote(fault.key), fault.command);
    case 'keys.reserved':
      return keyFaults.reserved(fault.key, fault.command);
    case 'keys.conflict':
      return keyFaults.conflict(fault.key, ...fault.commands);
  }
}

function levelAtFirst({ chooseGame, settings, level }: PlayOptions): Level {
  return (chooseGame ? settings?.lastGame?.level : undefined) ?? level;
}

/** What is told when a game begins: a house rule that somebody may have forgotten. */
export function openingNotice({ ruleset }: Pick<SessionOptions, 'ruleset'>): Notice | undefined {
  return ruleset.forcedCapture ? undefined : { kind: 'freeCapture' };
}

function noticeAtFirst(options: PlayOptions, faults: readonly BindingFault[]): Notice | undefined {
  if (faults.length > 0) {
    return { kind: 'told', lines: faults.map((fault) => tellFault(options.messages, fault)) };
  }
  return options.chooseGame
    ? undefined
    : openingNotice(options.resumed?.session.options ?? options);
}

/** The screen as the program starts. */
export function createUi(options: PlayOptions): Ui {
  const preferences = withSettings(createPreferences(options), options);
  const bindings = options.settings?.bindings ?? NO_BINDINGS;
  const { faults } = keymapFor(preferences.keys, bindings);
  return {
    screen: options.chooseGame ? 'home' : 'game',
    picker: createPicker(options),
    behind: [],
    menuAt: 0,
    settingAt: 0,
    rules: FIRST_PAGE,
    unfinished: [],
    wish: undefined,
    hasGame: !options.chooseGame,
    session: options.resumed?.session ?? createSession(options),
    level: options.resumed?.level ?? levelAtFirst(options),
    view: undefined,
    typed: '',
    prompt: undefined,
    selection: NO_SELECTION,
    choices: undefined,
    overlay: undefined,
    recordAt: 0,
    text: { title: '', text: '' },
    saved: { games: undefined, at: 0, isOpenKept: false },
    lookedAt: undefined,
    unsaved: options.noStore,
    scroll: 0,
    question: undefined,
    notice: noticeAtFirst(options, faults),
    hint: undefined,
    isSeekingHint: false,
    thought: undefined,
    thinkingSeconds: 0,
    preferences,
    bindings,
    messages: options.messages,
    window: { columns: 80, rows: 24 },
    redraws: 0,
    chance: (options.seed % 2) / 2,
    limits: options.limits,
  };
}

const OVERLAY_CONTEXTS = {
  help: 'overlay',
  moves: 'overlay',
  record: 'record',
  text: 'overlay',
  over: 'over',
} as const satisfies Record<Overlay, KeyContext>;

const SCREEN_CONTEXTS = {
  home: 'menu',
  setup: 'setup',
  rules: 'pager',
  settings: 'settings',
  saved: 'saved',
} as const satisfies Record<Exclude<ScreenName, 'game'>, KeyContext>;

/** What keys mean now. */
export function contextOf(ui: Ui): KeyContext {
  if (ui.question !== undefined) return 'question';
  if (ui.prompt !== undefined) return 'prompt';
  if (ui.overlay !== undefined) return OVERLAY_CONTEXTS[ui.overlay];
  if (ui.screen === 'game' && ui.choices !== undefined) return 'choice';
  if (ui.screen !== 'game') return SCREEN_CONTEXTS[ui.screen];
  return ui.typed === '' ? 'game' : 'typing';
}

/** Why the game on the board is not saved, where somebody may think that it is. */
export function unsavedOf({ unsaved, hasGame, session, lookedAt }: Ui): StoreError | undefined {
  const { game } = session;
  return hasGame && game.at > 0 && game !== lookedAt ? unsaved : undefined;
}

/** The keys as this person has them. */
export function rowsOf({ preferences, bindings }: Ui): readonly KeyBinding[] {
  return keymapFor(preferences.keys, bindings).rows;
}

/** The session as it is on the screen: of the position that is looked at. */
export function shown({ session, view }: Ui): Session {
  if (view === undefined) return session;
  return { ...session, game: { ...session.game, at: view, ending: undefined } };
}
