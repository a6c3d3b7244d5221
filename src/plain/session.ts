import {
  agreeDraw,
  canRedo,
  createGame,
  currentPosition,
  type Game,
  isSameMove,
  legalMovesOf,
  movesPlayed,
  outcome,
  playMove,
  redo,
  resign,
  undo,
} from '../game/game.ts';
import type { Setup } from '../game/setups.ts';
import { formatMove } from '../notation/moves.ts';
import type { PdnTag } from '../notation/pdn/types.ts';
import { opponent } from '../rules/board.ts';
import type { Color, Move, Position, Ruleset } from '../rules/types.ts';
import type { PlayLimits } from './options.ts';

/** Who moves a side. */
export type Player = 'human' | 'computer';

/** What a new game starts from. */
export interface SessionOptions {
  readonly ruleset: Ruleset;
  readonly setup: Setup;
  readonly start?: Position;
  /** Plies before `start` that count towards a draw, when they are known. */
  readonly halfMoves?: number;
  readonly humanColor: Color | 'both';
  /** What the computer is called, where it is not our own engine: text from outside. */
  readonly engineName?: string | undefined;
  /** The same of one that has failed: whoever takes back, or begins anew, plays against it again. */
  readonly lostEngine?: string | undefined;
  /** Nothing is taken back, and no hints are given. */
  readonly strict?: boolean;
  /** The chances of the computer's moves, where somebody may want the same ones again. */
  readonly seed?: number;
  /** How far or how long the computer thinks, where that is not what its level says. */
  readonly limits?: PlayLimits;
}

/** A game and those who play it, as every way of playing shows it. Immutable. */
export interface Session {
  readonly options: SessionOptions;
  readonly game: Game;
  readonly players: Readonly<Record<Color, Player>>;
  /** The side drawn at the bottom. */
  readonly bottom: Color;
  /** What the computer thought of its position when it last moved, in centipawns. */
  readonly computerScore: number | undefined;
  /** With two people: one has offered a draw since the last move. */
  readonly drawOffered: boolean;
  /** The engine that has played it so far, where that was not ours: text from outside. */
  readonly playedBy?: string | undefined;
  /** Names, date and the like of a game that goes on, as PDN tags. */
  readonly tags?: readonly PdnTag[];
}

/** Everything that can be done to a session. Thinking is not among it: that takes time. */
export type SessionCommand =
  | { readonly type: 'play'; readonly move: Move }
  /** The computer's move; stale ones (the game has changed meanwhile) are ignored. */
  | {
      readonly type: 'reply';
      readonly game: Game;
      readonly move: Move;
      readonly score: number;
    }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  | { readonly type: 'resign' }
  | { readonly type: 'draw' }
  | { readonly type: 'new' }
  | { readonly type: 'flip' };

/** What a command did, for whoever tells the people. */
export type SessionEvent =
  | {
      readonly type: 'played';
      readonly color: Color;
      readonly player: Player;
      readonly move: Move;
      /** The move in its shortest unambiguous notation. */
      readonly text: string;
    }
  | { readonly type: 'undone'; readonly plies: number }
  | { readonly type: 'redone'; readonly plies: number }
  | { readonly type: 'nothingToUndo' }
  | { readonly type: 'nothingToRedo' }
  | { readonly type: 'resigned'; readonly color: Color }
  | { readonly type: 'drawOffered'; readonly color: Color }
  | { readonly type: 'drawAgreed' }
  | { readonly type: 'drawDeclined' }
  | { readonly type: 'started' }
  | { readonly type: 'flipped'; readonly bottom: Color }
  /** The game is over, the other side is to move, or it is a strict game. */
  | { readonly type: 'refused'; readonly reason: RefusalReason };

export type RefusalReason = 'gameOver' | 'notYourTurn' | 'stale' | 'strict';

export interface Step {
  readonly session: Session;
  readonly event: SessionEvent;
}

/** A session at the start of a game. */
export function createSession(options: SessionOptions): Session {
  const { ruleset, setup, start, halfMoves, humanColor } = options;
  const game = createGame({
    ruleset,
    setup,
    ...(start === undefined ? {} : { start }),
    ...(halfMoves === undefined ? {} : { halfMoves }),
  });
  const playerOf = (color: Color): Player =>
    humanColor === 'both' || humanColor === color ? 'human' : 'computer';
  return {
    options,
    game,
    players: { white: playerOf('white'), black: playerOf('black') },
    bottom: humanColor === 'both' ? currentPosition(game).turn : humanColor,
    computerScore: undefined,
    drawOffered: false,
  };
}

/** Whether two people play, with no computer. */
export function isTwoPlayers(session: Session): boolean {
  return session.options.humanColor === 'both';
}

/** The same game, played on by our own engine after the other one has failed. */
export function withoutEngine(session: Session): Session {
  const { options } = session;
  return {
    ...session,
    options: { ...options, engineName: undefined, lostEngine: options.engineName },
  };
}

/** The same game, in which an engine that has failed may try again. */
export function withEngineAgain(session: Session): Session {
  const { options } = session;
  const { lostEngine } = options;
  if (lostEngine === undefined) return session;
  return { ...session, options: { ...options, engineName: lostEngine, lostEngine: undefined } };
}

/** The same game, at a level of our own engine that somebody asked for. */
export function atOwnLevel(session: Session): Session {
  return { ...session, options: { ...session.options, limits: {}, lostEngine: undefined } };
}

/** Whether it was agreed to take nothing back and to ask for no hints. */
export function isStrict({ options }: Session): boolean {
  return options.strict === true;
}

/** Whether this is a position that a strict game has left behind: it can be looked at, not played from. */
export function isLeftBehind(session: Session): boolean {
  const { at, plies } = session.game;
  return isStrict(session) && at < plies.length - 1;
}

/** Who is to move. */
export function turnOf(session: Session): Color {
  return currentPosition(session.game).turn;
}

/** Whether the computer owes a move. */
export function isComputerToMove(session: Session): boolean {
  return session.players[turnOf(session)] === 'computer' && outcome(session.game) === undefined;
}

/** The side a person speaks for: their own, or with two people the one to move. */
export function speakingSide(session: Session): Color {
  const { humanColor } = session.options;
  return humanColor === 'both' ? turnOf(session) : humanColor;
}

/** What a command makes of a session, and what happened. Moves must be legal ones. */
export function reduce(session: Session, command: SessionCommand): Step {
  switch (command.type) {
    case 'play':
      if (isLeftBehind(session)) return refused(session, 'strict');
      return isComputerToMove(session)
        ? refused(session, 'notYourTurn')
        : play(session, command.move, session.computerScore);
    case 'reply':
      return isComputerToMove(session) && command.game === session.game
        ? play(session, command.move, command.score)
        : refused(session, 'stale');
    case 'undo':
      return isStrict(session) ? refused(session, 'strict') : goBack(session);
    case 'redo':
      return isStrict(session) ? refused(session, 'strict') : goForward(session);
    case 'resign':
      return giveUp(session);
    case 'draw':
      return offerDraw(session);
    case 'new':
      return {
        session: {
          ...createSession(withEngineAgain(session).options),
          bottom: session.bottom,
        },
        event: { type: 'started' },
      };
    case 'flip': {
      const bottom = opponent(session.bottom);
      return { session: { ...session, bottom }, event: { type: 'flipped', bottom } };
    }
  }
}

function refused(session: Session, reason: RefusalReason): Step {
  return { session, event: { type: 'refused', reason } };
}

function play(session: Session, move: Move, computerScore: number | undefined): Step {
  const { game, players } = session;
  const legal = legalMovesOf(game);
  // A move that has travelled (from the engine's thread) is equal, not the same object.
  const played = legal.find((candidate) => isSameMove(candidate, move));
  if (played === undefined) return refused(session, legal.length === 0 ? 'gameOver' : 'stale');
  const color = turnOf(session);
  const text = formatMove(session.options.ruleset, legal, played);
  return {
    session: {
      ...session,
      game: playMove(game, played),
      computerScore,
      drawOffered: false,
      playedBy: undefined,
    },
    event: { type: 'played', color, player: players[color], move: played, text },
  };
}

/**
 * Takes back to the last position in which a person chose: one ply with two people, usually two
 * against the computer. The computer's own first move cannot be taken back: it would play again.
 */
function goBack(session: Session): Step {
  const resumed = resumeIfEnded(session.game);
  if (resumed !== undefined) return wentBack(session, resumed, 0);
  let game = session.game;
  for (let plies = 1; plies <= movesPlayed(session.game).length; plies += 1) {
    game = undo(game);
    if (session.players[currentPosition(game).turn] === 'human') {
      return wentBack(session, game, plies);
    }
  }
  return { session, event: { type: 'nothingToUndo' } };
}

function wentBack(session: Session, game: Game, plies: number): Step {
  return {
    session: { ...withEngineAgain(session), game, drawOffered: false },
    event: { type: 'undone', plies },
  };
}

/** A game that people ended (by resigning or agreeing) goes on from where it stood. */
function resumeIfEnded(game: Game): Game | undefined {
  const { reason } = outcome(game) ?? {};
  return reason === 'resignation' || reason === 'agreement' ? undo(game) : undefined;
}

/** Plays again what was taken back, up to the next position in which a person chooses. */
function goForward(session: Session): Step {
  if (!canRedo(session.game)) return { session, event: { type: 'nothingToRedo' } };
  let game = session.game;
  let plies = 0;
  do {
    game = redo(game);
    plies += 1;
  } while (canRedo(game) && session.players[currentPosition(game).turn] !== 'human');
  return { session: { ...session, game, drawOffered: false }, event: { type: 'redone', plies } };
}

function giveUp(session: Session): Step {
  if (outcome(session.game) !== undefined) return refused(session, 'gameOver');
  const color = speakingSide(session);
  return {
    session: { ...session, game: resign(session.game, color) },
    event: { type: 'resigned', color },
  };
}

/** Before this many plies nobody can know that a game is even. */
const EARLIEST_DRAW = 40;
/** Up to this much ahead, in centipawns, the computer takes a draw. */
const CONTENT_WITH_DRAW = 15;

function offerDraw(session: Session): Step {
  const { game } = session;
  if (outcome(game) !== undefined) return refused(session, 'gameOver');
  const agreed: Step = {
    session: { ...session, game: agreeDraw(game), drawOffered: false },
    event: { type: 'drawAgreed' },
  };
  if (isTwoPlayers(session)) {
    if (session.drawOffered) return agreed;
    const color = turnOf(session);
    return {
      session: { ...session, drawOffered: true },
      event: { type: 'drawOffered', color },
    };
  }
  return computerTakesDraw(session) ? agreed : { session, event: { type: 'drawDeclined' } };
}

function computerTakesDraw({ game, computerScore }: Session): boolean {
  const longEnough = movesPlayed(game).length >= EARLIEST_DRAW;
  return longEnough && computerScore !== undefined && computerScore <= CONTENT_WITH_DRAW;
}
