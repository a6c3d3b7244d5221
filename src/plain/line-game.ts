import type { Level } from '../engine/levels.ts';
import { type Game, outcome } from '../game/game.ts';
import type { Messages } from '../messages/index.ts';
import { printable } from '../messages/sanitize.ts';
import type { MoveError } from '../notation/errors.ts';
import type { Keeper } from './keeper.ts';
import type { LineTerminal } from './lines.ts';
import { narrateEvent, narrateTurn } from './narrate.ts';
import type { Opponent, OpponentSettings, Reply } from './opponent.ts';
import type { Glyphs, PlayLimits, PlayOptions } from './options.ts';
import { isComputerToMove, reduce, type Session, type SessionCommand } from './session.ts';

/** A game in the line mode while it runs. */
export interface LineGame {
  readonly options: PlayOptions;
  readonly glyphs: Glyphs;
  readonly terminal: LineTerminal;
  readonly opponent: Opponent;
  readonly keeper: Keeper;
  session: Session;
  /** How strong our own engine plays, and how far it looks where its level does not say. */
  level: Level;
  limits: PlayLimits;
  /** What our engine advises in a position: the hint and the evaluation are one and the same. */
  advice: { readonly game: Game; readonly reply: Reply | undefined } | undefined;
  refusal: MoveError | undefined;
}

/** Applies a command and tells what it did and where the game stands now. */
export function change(game: LineGame, command: SessionCommand): void {
  const { messages } = game.options;
  const { session, event } = reduce(game.session, command);
  if (session.game !== game.session.game) game.refusal = undefined;
  game.session = session;
  game.keeper.keep(session, game.level);
  // That the game is over is in how it ended.
  const isOver = event.type === 'refused' && event.reason === 'gameOver';
  const told = isOver ? [] : [narrateEvent(messages, session, event)];
  // After a person's move the computer's follows, and tells the turn then.
  const turn = isComputerToMove(session) ? [] : narrateTurn(messages, session);
  const after =
    outcome(session.game) !== undefined && event.type !== 'refused'
      ? [messages.play.afterwards]
      : [];
  game.terminal.print([...told, ...turn, ...after].join(' '));
}

/** How our own engine, or another one, is to play at the moment. */
export function settingsOf({ level, limits, options, session }: LineGame): OpponentSettings {
  const ownEngine = session.options.engineName === undefined;
  return { level, limits, seed: options.seed, ownEngine };
}

/** What is told of an engine that broke down. */
export function engineFailure({ play }: Messages, error: unknown): string {
  return play.engineFailed(printable(error instanceof Error ? error.message : String(error)));
}
