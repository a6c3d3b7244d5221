import { applyMove, opponent } from '../rules/board.ts';
import { legalMoves } from '../rules/moves.ts';
import type { Color, DrawRule, Move, Position, Ruleset } from '../rules/types.ts';
import { countingRules, eventsOf, nextCounts, startCounts, type Count } from './counters.ts';
import { drawIn, winIn, type Outcome } from './outcome.ts';
import { drawRules, initialPosition, resolveSetup, type Setup } from './setups.ts';

/** A position of a game and everything known about it there, so that nothing is counted twice. */
export interface Ply {
  readonly position: Position;
  /** The move that led here; none to the position the game began from. */
  readonly move: Move | undefined;
  readonly legal: readonly Move[];
  readonly counts: readonly Count[];
  /** Plies since the last capture or move of a man: before it, this position cannot have stood. */
  readonly reversible: number;
  /** How often this position, with this side to move, has stood on the board by now. */
  readonly occurrences: number;
  /** How the game ended here by the rules, without anybody's word. */
  readonly outcome: Outcome | undefined;
}

/**
 * A game: all its positions, of which `at` is the current one; those after it can be redone.
 * Immutable: every function returns a new game. Read it with the functions of this file.
 */
export interface Game {
  readonly ruleset: Ruleset;
  /** The setup it is really played in (international is always official). */
  readonly setup: Setup;
  readonly rules: readonly DrawRule[];
  readonly plies: readonly Ply[];
  readonly at: number;
  /** How the players ended it at the current position: resignation or agreement. */
  readonly ending: Outcome | undefined;
}

/** What a game begins with. */
export interface GameOptions {
  readonly ruleset: Ruleset;
  readonly setup: Setup;
  /** A position to begin from instead of the setup's own. */
  readonly start?: Position;
  /** Plies without a capture or a move of a man before `start`, when they are known. */
  readonly halfMoves?: number;
}

/**
 * Begins a game. A start position in which it is over already has its outcome at once.
 * @throws TooManyMovesError, as every move played may (`rules/moves.ts`)
 */
export function createGame({ ruleset, setup, start, halfMoves = 0 }: GameOptions): Game {
  const { variant } = ruleset;
  const rules = drawRules(variant, setup);
  const position = start ?? initialPosition(variant, setup);
  const counts = startCounts(countingRules(rules), variant, position, halfMoves);
  const first = arrive(ruleset, rules, {
    position,
    move: undefined,
    counts,
    reversible: 0,
    occurrences: 1,
  });
  return {
    ruleset,
    setup: resolveSetup(variant, setup),
    rules,
    plies: [first],
    at: 0,
    ending: undefined,
  };
}

/** Completes a position: what can be played in it, and whether it ends the game (a win first). */
function arrive(
  ruleset: Ruleset,
  rules: readonly DrawRule[],
  ply: Omit<Ply, 'legal' | 'outcome'>,
): Ply {
  const legal = legalMoves(ruleset, ply.position);
  const outcome = winIn(ply.position, legal) ?? drawIn(rules, ply.counts, ply.occurrences);
  return { ...ply, legal, outcome };
}

/** The current position with all that is known about it. */
export function currentPly(game: Game): Ply {
  const ply = game.plies[game.at];
  if (ply === undefined) throw new RangeError(`a game has no position ${game.at}`);
  return ply;
}

/** The position on the board. */
export function currentPosition(game: Game): Position {
  return currentPly(game).position;
}

/** How the game ended, or undefined while it goes on. */
export function outcome(game: Game): Outcome | undefined {
  return game.ending ?? currentPly(game).outcome;
}

/** The moves that may be played now; none when the game is over. */
export function legalMovesOf(game: Game): readonly Move[] {
  return outcome(game) === undefined ? currentPly(game).legal : [];
}

/** All positions from the start to the current one, both included. */
export function history(game: Game): readonly Position[] {
  return game.plies.slice(0, game.at + 1).map(({ position }) => position);
}

/** The moves played so far, without those taken back. */
export function movesPlayed(game: Game): readonly Move[] {
  return game.plies.slice(1, game.at + 1).flatMap(({ move }) => move ?? []);
}

/** The move that led to the current position, if any. */
export function lastMove(game: Game): Move | undefined {
  return currentPly(game).move;
}

/**
 * Plays a move. One that was just taken back is redone, and the moves after it can still be redone;
 * any other forgets them.
 *
 * Throws when the move is not among `legalMovesOf(game)`: a caller takes it from there.
 */
export function playMove(game: Game, move: Move): Game {
  const played = legalMovesOf(game).find((legal) => isSameMove(legal, move));
  if (played === undefined) throw new RangeError('this move is not legal here');
  const undone = game.plies[game.at + 1]?.move;
  if (undone !== undefined && isSameMove(undone, played)) return { ...game, at: game.at + 1 };
  const before = game.plies.slice(0, game.at + 1);
  return { ...game, plies: [...before, plyAfter(game, played)], at: game.at + 1 };
}

function plyAfter(game: Game, move: Move): Ply {
  const { ruleset, rules } = game;
  const before = currentPly(game);
  const position = applyMove(before.position, move);
  const events = eventsOf(before.position, move);
  const irreversible = events.has('capture') || events.has('manMove');
  const reversible = irreversible ? 0 : before.reversible + 1;
  return arrive(ruleset, rules, {
    position,
    move,
    counts: nextCounts(before.counts, ruleset.variant, events, position),
    reversible,
    occurrences: 1 + occurrencesBefore(game, position, reversible),
  });
}

/** How often a position stood on the board, looking back over the plies that could be undone by play. */
function occurrencesBefore(game: Game, position: Position, reversible: number): number {
  const next = game.at + 1;
  let found = 0;
  // Only every second position has the same side to move.
  for (let index = next - 2; index >= 0 && next - index <= reversible; index -= 2) {
    if (game.plies[index]?.position.cells === position.cells) found += 1;
  }
  return found;
}

/** Whether two moves do the same: the order and the route of the captures do not matter. */
export function isSameMove(a: Move, b: Move): boolean {
  return (
    a.from === b.from &&
    a.to === b.to &&
    a.crowned === b.crowned &&
    a.captures.length === b.captures.length &&
    a.captures.every((square) => b.captures.includes(square))
  );
}

/** Whether there is anything to take back: a move, or the word that ended the game. */
export function canUndo(game: Game): boolean {
  return game.ending !== undefined || game.at > 0;
}

/**
 * Takes back the last thing done: a resignation or an agreement, which leaves the position as it
 * was, or else a move. Without any, the same game.
 */
export function undo(game: Game): Game {
  if (game.ending !== undefined) return { ...game, ending: undefined };
  return canUndo(game) ? { ...game, at: game.at - 1 } : game;
}

/** Whether a move that was taken back can be played again by `redo`. */
export function canRedo(game: Game): boolean {
  return game.ending === undefined && game.at < game.plies.length - 1;
}

/** Plays the move that was taken back last. Without any, the same game. */
export function redo(game: Game): Game {
  return canRedo(game) ? { ...game, at: game.at + 1 } : game;
}

/** A side gives up. A game that is over stays as it is. */
export function resign(game: Game, color: Color): Game {
  return endBy(game, { kind: 'win', winner: opponent(color), reason: 'resignation' });
}

/** Both sides agree to a draw. A game that is over stays as it is. */
export function agreeDraw(game: Game): Game {
  return endBy(game, { kind: 'draw', reason: 'agreement' });
}

function endBy(game: Game, ending: Outcome): Game {
  return outcome(game) === undefined ? { ...game, ending } : game;
}
