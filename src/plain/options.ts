import type { Readable, Writable } from 'node:stream';
import type { Level } from '../engine/levels.ts';
import type { StoreContext } from '../store/context.ts';
import type { StoreError, StoreNotice } from '../store/errors.ts';
import type { Settings } from '../store/settings.ts';
import type { Unfinished } from './keeper.ts';
import type { Session } from './session.ts';
import type { Setup } from '../game/setups.ts';
import type { Language, Messages } from '../messages/index.ts';
import type { Color, Position, Ruleset } from '../rules/types.ts';

/** How pieces are drawn: symbols, blocks of colour (no glyph can be missing), or letters. */
export const GLYPHS = ['unicode', 'solid', 'ascii'] as const;
export type Glyphs = (typeof GLYPHS)[number];

/** How large a board is drawn, the largest first; `auto` is the largest that fits. */
export const BOARD_SIZES = ['large', 'medium', 'compact', 'tiny'] as const;
export type BoardSize = (typeof BOARD_SIZES)[number];
export const SIZES = ['auto', ...BOARD_SIZES] as const;
export type Size = (typeof SIZES)[number];

/** What the output can show: no colour, 16 colours, 256 colours, true colour. */
export type ColorLevel = 0 | 1 | 2 | 3;

/** Where a game reads its input and writes its screen or lines. */
export interface PlayStreams {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable & {
    readonly isTTY?: boolean;
    readonly columns?: number;
    readonly rows?: number;
  };
  readonly error: Writable;
}

/** How deep the computer thinks; neither set means what its level says. */
export interface PlayLimits {
  readonly depth?: number;
  readonly milliseconds?: number;
}

/** What the engine may use. */
export interface EnginePower {
  readonly threads?: number;
  readonly hashMb?: number;
}

/** A game that goes on. */
export interface ResumedGame {
  readonly session: Session;
  readonly level: Level;
  /** Where it is kept, if it is one of the program's own. */
  readonly kept?: Unfinished;
  /** Which it is of the games of a file, counted from 1, where there are several. */
  readonly among?: { readonly number: number; readonly of: number };
}

/** Everything a game needs to know from outside, on the screen and line by line alike. */
export interface PlayOptions {
  readonly ruleset: Ruleset;
  readonly setup: Setup;
  readonly level: Level;
  /** The person's side, which sits at the bottom; `both` means two people at one keyboard. */
  readonly humanColor: Color | 'both';
  /** A position to begin from instead of the setup's own. */
  readonly start?: Position;
  /** Plies before `start` that count towards a draw, when they are known (`:H5` of a FEN). */
  readonly halfMoves?: number;
  /** What an external engine that plays calls itself: text from outside. */
  readonly engineName?: string;
  /** The same seed at the same depth plays the same game. */
  readonly seed: number;
  readonly limits: PlayLimits;
  /** Threads and table of the engine, where they are not the usual ones. */
  readonly power?: EnginePower;
  readonly language: Language;
  readonly messages: Messages;
  readonly streams: PlayStreams;
  readonly color: ColorLevel;
  /** The name of a colour theme; unknown names fall back to the default. */
  readonly theme?: string;
  /** Without it, what the locale and the terminal can show. */
  readonly glyphs?: Glyphs;
  /** Without it, the largest board that fits. */
  readonly size?: Size;
  readonly animation: boolean;
  /** Nothing is taken back, and no hints are given. */
  readonly strict?: boolean;
  /** Where settings and games are kept; without it nothing is. */
  readonly store?: StoreContext;
  /** Why there is no place to keep anything, although somebody would like to. */
  readonly noStore?: StoreError;
  /** Whether games are kept there; settings are. */
  readonly save?: boolean;
  /** What is remembered, and what was wrong with it. Options go before it. */
  readonly settings?: Settings;
  readonly notices?: readonly StoreNotice[];
  /** A game to go on with, instead of a new one. */
  readonly resumed?: ResumedGame;
  /** Nothing was said about the game: the screen begins with its menu. */
  readonly chooseGame: boolean;
}
