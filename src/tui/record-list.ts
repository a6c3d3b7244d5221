import type { Game, Ply } from '../game/game.ts';
import { formatMove } from '../notation/moves.ts';
import type { Segment, StyledLine } from './paint.ts';
import { pad } from './text.ts';

/** Moves as they are written: a game's plies stay the same objects as it goes on. */
const written = new WeakMap<Ply, string>();

/** The moves played so far, in their shortest notation. */
export function recordTexts(game: Game): readonly string[] {
  return game.plies.slice(1, game.at + 1).map((ply, index) => {
    const known = written.get(ply);
    if (known !== undefined) return known;
    const { move } = ply;
    const text =
      move === undefined ? '' : formatMove(game.ruleset, game.plies[index]?.legal ?? [], move);
    written.set(ply, text);
    return text;
  });
}

/** Columns of the number of a pair of moves. */
const NUMBER_WIDTH = 5;
/** Columns of a move; longer ones are cut. */
const MOVE_WIDTH = 14;

/** One pair of moves, counted from 0; the chosen one, by its ply, is in brackets. */
export function recordRow(
  texts: readonly string[],
  pair: number,
  { chosen, width }: { readonly chosen: number | undefined; readonly width: number },
): StyledLine {
  const column = Math.max(6, Math.min(MOVE_WIDTH, Math.floor((width - NUMBER_WIDTH) / 2)));
  const entry = (ply: number): Segment => {
    const text = texts[ply - 1] ?? '';
    return ply === chosen
      ? { text: pad(`[${text}]`, column), style: { bold: true }, hit: { kind: 'ply', ply } }
      : { text: pad(` ${text}`, column), hit: { kind: 'ply', ply } };
  };
  const number = `${pair + 1}. `.padStart(NUMBER_WIDTH);
  const second = 2 * pair + 2;
  return [{ text: number }, entry(second - 1), ...(second <= texts.length ? [entry(second)] : [])];
}
