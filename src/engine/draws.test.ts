import { expect, it } from 'vitest';
import { pieceAt } from '../rules/board.ts';
import { parseFen } from '../notation/fen.ts';
import { legalMoves } from '../rules/moves.ts';
import type { Position, Ruleset } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { drawRules } from '../game/setups.ts';
import { createGame, currentPly, outcome, playMove, type Game } from '../game/game.ts';
import { RULESETS, randomFrom, testSearcher } from './test-support.ts';

const search = testSearcher();

/** A few kings and men anywhere, White to move. */
function ending({ variant }: Ruleset, seed: number): Position {
  const random = randomFrom(seed);
  const squares = (variant.size * variant.size) / 2;
  const cells = Array.from({ length: squares }, () => 'e');
  const pieces = ['WWWB', 'WWB', 'WwWB', 'WwwB', 'WB', 'WWBB', 'WWWWB', 'WWWBB'][random(8)] ?? '';
  for (const piece of pieces) {
    const row = variant.size / 2;
    // Men not on the rows where they begin or are crowned.
    cells[piece === 'w' ? row + random(squares - 3 * row) : random(squares)] = piece;
  }
  return { turn: 'white', cells: cells.join('') };
}

/** The scores of all moves, with the draw rules as they stand in the game and at depth 2. */
function scoresOf(game: Game): ReturnType<typeof search>['lines'] {
  const { position, counts, legal } = currentPly(game);
  const { ruleset } = game;
  const limits = { depth: 2 };
  return search({ ruleset, position, draws: counts, limits, multipv: legal.length }).lines;
}

/** Plies without a capture or a man's move that are nearly a draw. */
function nearDraw({ variant }: Ruleset, setup: 'house' | 'official'): number {
  const moves = drawRules(variant, setup).flatMap((rule) =>
    rule.kind === 'quiet' ? rule.moves : [],
  );
  return 2 * Math.min(...moves) - 1;
}

/** Moves of a game that are drawn by a count at once: how many were seen, and how many as a draw. */
function compare(ruleset: Ruleset, setup: 'house' | 'official', seed: number): [number, number] {
  const random = randomFrom(seed);
  let game = createGame({
    ruleset,
    setup,
    start: ending(ruleset, seed),
    halfMoves: random(3) === 0 ? nearDraw(ruleset, setup) - random(6) : 0,
  });
  let drawn = 0;
  let seen = 0;
  for (let ply = 0; ply < 80 && outcome(game) === undefined; ply++) {
    const { position, legal } = currentPly(game);
    const isNear = currentPly(game).counts.some(
      ({ rule, plies, running }) => running && 2 * rule.moves - plies <= 3,
    );
    if (isNear) {
      for (const { move, score } of scoresOf(game)) {
        const end = outcome(playMove(game, move));
        if (end?.kind !== 'draw' || end.reason === 'repetition') continue;
        drawn++;
        if (score.type === 'cp' && score.value === 0) seen++;
      }
    }
    const quiet = legal.filter(({ captures }) => captures.length === 0);
    const kings = quiet.filter(({ from }) => /[WB]/.test(pieceAt(position, from) ?? ''));
    const choice = kings.length > 0 ? kings : legal;
    const move = choice[random(choice.length)];
    if (move === undefined) break;
    game = playMove(game, move);
  }
  return [drawn, seen];
}

it.each(
  RULESETS.flatMap((ruleset) =>
    (['house', 'official'] as const).map((setup) => ({ ...ruleset, setup })),
  ),
)(
  '$title, $setup: a move that ends the game by its draw rules is worth nothing',
  ({ setup, ...ruleset }) => {
    let drawn = 0;
    let seen = 0;
    for (let seed = 1; seed <= 60; seed++) {
      if (legalMoves(ruleset, ending(ruleset, seed)).length === 0) continue;
      const [more, right] = compare(ruleset, setup, seed);
      drawn += more;
      seen += right;
    }
    expect(drawn).toBeGreaterThan(10);
    expect(seen).toBe(drawn);
  },
);

it('does not think of draws where none are named', () => {
  const ruleset = { variant: VARIANTS.american, forcedCapture: true };
  const read = parseFen(ruleset.variant, 'W:WK14,K15,K18:BK1,K2');
  if (!read.ok) throw new Error('not a position');
  const start = read.value.position;
  const game = createGame({ ruleset, setup: 'official', start, halfMoves: 79 });
  const [best] = scoresOf(game);
  const { score } = search({ ruleset, position: start, limits: { depth: 2 } });
  expect(best?.score).toEqual({ type: 'cp', value: 0 });
  expect(score).not.toEqual({ type: 'cp', value: 0 });
});
