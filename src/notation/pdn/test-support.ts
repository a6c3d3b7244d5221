import { formatMove } from '../moves.ts';
import { applyMove } from '../../rules/board.ts';
import { legalMoves } from '../../rules/moves.ts';
import type { PdnError } from './errors.ts';
import { parsePdn, type PdnOptions } from './parse.ts';
import type { PdnEntry, PdnGame, PdnLine } from './types.ts';

/** For tests only: the entries of a text with exactly one game. */
export function readEntry(text: string, options?: PdnOptions): PdnEntry {
  const entries = parsePdn(text, options);
  const [entry] = entries;
  if (entry === undefined || entries.length > 1) throw new Error(`${entries.length} games`);
  return entry;
}

/** For tests only: the one game of a text that is known to be good. */
export function readGame(text: string, options?: PdnOptions): PdnGame {
  const { game } = readEntry(text, options);
  if (!game.ok) throw new Error(JSON.stringify(game.error));
  return game.value;
}

/** For tests only: why the one game of a text cannot be read. */
export function readError(text: string, options?: PdnOptions): PdnError {
  const { game } = readEntry(text, options);
  if (game.ok) throw new Error('the game can be read');
  return game.error;
}

/** For tests only: the moves of a game's own line in their shortest notation. */
export function movesOf(game: PdnGame, line: PdnLine = game.line): string {
  let position = game.start;
  const written: string[] = [];
  for (const { move } of line.moves) {
    written.push(formatMove(game.ruleset, legalMoves(game.ruleset, position), move));
    position = applyMove(position, move);
  }
  return written.join(' ');
}
