// Makes bench/middle-games.json anew: node scripts/run-ts.mjs bench/make-middle-games.ts
//
// A random balanced opening, then our own search plays both sides; a game that is still even at its ply
// gives the position of that ply, one of each game. The same program makes the same positions.
import { writeFileSync } from 'node:fs';
import { createSearcher } from '../src/engine/searcher.ts';
import { engineBytes } from '../src/engine/search-kernel.ts';
import { questionAbout } from '../src/engine/question.ts';
import {
  currentPosition,
  legalMovesOf,
  movesPlayed,
  outcome,
  playMove,
  type Game,
} from '../src/game/game.ts';
import { formatFen } from '../src/notation/fen.ts';
import { createKernelMemory } from '../src/rules/kernel.ts';
import type { Ruleset, Variant } from '../src/rules/types.ts';
import { VARIANTS } from '../src/rules/variants.ts';
import { openingsFrom } from './match/openings.ts';
import { gameAfter } from './match/play.ts';
import { MIDDLE_GAMES_FILE } from './middle-games.ts';

/** Positions of a game. */
const POSITIONS = 10;
const SEED = 20;
const HASH_MB = 16;
const NODES = 3000;
/** Hundredths of a man that a position may be away from even. */
const MARGIN = 60;

/** The ply of the position number `index`: from the first exchanges until about half is left. */
function plyOf({ size }: Variant, index: number): number {
  return size === 8 ? 12 + 2 * index : 20 + 4 * index;
}

function make(variant: Variant): readonly string[] {
  const ruleset: Ruleset = { variant, forcedCapture: true };
  const searcher = createSearcher(createKernelMemory(engineBytes(HASH_MB)), HASH_MB, () => 0);
  const nextOpening = openingsFrom({ ruleset, seed: SEED, plies: { min: 4, max: 8 } });
  let searches = 0;

  /** Plays on to a ply; undefined when the game is not even there, or captures are to be made. */
  function playTo(ply: number): Game | undefined {
    let game = gameAfter(ruleset, nextOpening());
    while (outcome(game) === undefined) {
      const limits = { nodes: NODES };
      const { move, score } = searcher.search(++searches, { ...questionAbout(game), limits });
      const isEven = score.type === 'cp' && Math.abs(score.value) <= MARGIN;
      if (move === undefined || !isEven) return undefined;
      const isDue = movesPlayed(game).length >= ply;
      const moves = legalMovesOf(game);
      if (isDue && moves.length > 3 && moves[0]?.captures.length === 0) return game;
      game = playMove(game, move);
    }
    return undefined;
  }

  return Array.from({ length: POSITIONS }, (_, index) => {
    for (;;) {
      const game = playTo(plyOf(variant, index));
      if (game !== undefined) return formatFen(variant, currentPosition(game));
    }
  });
}

const games = Object.fromEntries(
  Object.values(VARIANTS).map((variant) => [variant.name, make(variant)]),
);
writeFileSync(MIDDLE_GAMES_FILE, `${JSON.stringify(games, undefined, 2)}\n`);
