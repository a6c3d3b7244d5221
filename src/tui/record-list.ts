import type { Game, Ply } from '../game/game.ts';
import { formatMove } from '../notation/moves.ts';

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
