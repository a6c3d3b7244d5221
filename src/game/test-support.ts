import { parseFen } from '../notation/fen.ts';
import { squareAt } from '../rules/board.ts';
import { VARIANTS } from '../rules/variants.ts';
import type { Move, Position, Ruleset, Square, VariantName } from '../rules/types.ts';
import { eventsOf } from './counters.ts';
import {
  createGame,
  currentPly,
  currentPosition,
  legalMovesOf,
  playMove,
  type Game,
} from './game.ts';
import type { Setup } from './setups.ts';

/** For tests only: a variant by its usual rules. */
export function rulesetOf(name: VariantName): Ruleset {
  return { variant: VARIANTS[name], forcedCapture: true };
}

/** For tests only: a position from a FEN known to be good, with unmirrored squares for every game. */
export function positionOf(name: VariantName, fen: string): Position {
  const parsed = parseFen(VARIANTS[name].mirrored ? VARIANTS.russian : VARIANTS[name], fen);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.code}`);
  return parsed.value.position;
}

/** For tests only: a game from a FEN known to be good. */
export function gameFrom(name: VariantName, setup: Setup, fen: string, halfMoves = 0): Game {
  return createGame({
    ruleset: rulesetOf(name),
    setup,
    start: positionOf(name, fen),
    halfMoves,
  });
}

/** For tests only: an unmirrored algebraic square, `a1` at White's left. */
function squareOf(game: Game, name: string): Square {
  const { variant } = game.ruleset;
  const row = variant.size - Number(name.slice(1));
  const square = squareAt(variant, row, name.charCodeAt(0) - 'a'.charCodeAt(0));
  if (square === undefined) throw new Error(`no playing square ${name}`);
  return square;
}

/** For tests only: the legal move from one square to another (`a1-b2`), the first when several. */
export function moveOf(game: Game, text: string): Move {
  const [from, to] = text.split('-').map((name) => squareOf(game, name));
  const move = legalMovesOf(game).find((legal) => legal.from === from && legal.to === to);
  if (move === undefined) throw new Error(`${text} is not legal`);
  return move;
}

/** For tests only: plays moves written like `a1-b2 h8-g7` on the unmirrored board. */
export function play(game: Game, moves: string): Game {
  return moves
    .split(' ')
    .filter((text) => text !== '')
    .reduce((so, text) => playMove(so, moveOf(so, text)), game);
}

/**
 * For tests only: plays that many quiet king moves through positions that `allowed` accepts, without
 * ever repeating one or offering a capture, so that only counters can end the game. Throws when
 * there is no such way on.
 */
export function wander(
  game: Game,
  plies: number,
  allowed: (position: Position) => boolean = () => true,
): Game {
  const end = wayOn(game, plies, allowed);
  if (end === undefined) throw new Error(`no way on for ${plies} plies`);
  return end;
}

function wayOn(
  game: Game,
  plies: number,
  allowed: (position: Position) => boolean,
): Game | undefined {
  if (plies === 0) return game;
  for (const move of legalMovesOf(game)) {
    if (eventsOf(currentPosition(game), move).size > 0) continue;
    const next = playMove(game, move);
    const { position, occurrences, legal } = currentPly(next);
    const offers = legal.some(({ captures }) => captures.length > 0);
    if (occurrences > 1 || offers || !allowed(position)) continue;
    const end = wayOn(next, plies - 1, allowed);
    if (end !== undefined) return end;
  }
  return undefined;
}
