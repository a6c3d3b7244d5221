// Measures the levels against each other: npm run bench:levels -- [--variant russian] [--games 100]
//   --games N       games a pair (100), each opening played twice with colours reversed
//   --hard-nodes N  what "hard" may visit for a move (200000) instead of its two seconds, so that the
//                   figures do not depend on what else the machine does
//   --hard-ms N     or its time for a move, in milliseconds
//   --pairs LIST    medium-easy,hard-medium
//   --seed N        of the openings and the levels (1)
import { parseArgs } from 'node:util';
import { createSearcher, type Searcher } from '../src/engine/searcher.ts';
import { LEVELS, LEVEL_SETTINGS, type Level } from '../src/engine/levels.ts';
import { engineBytes } from '../src/engine/search-kernel.ts';
import type { SearchLimits } from '../src/engine/types.ts';
import {
  createGame,
  currentPosition,
  history,
  legalMovesOf,
  outcome,
  playMove,
  type Game,
} from '../src/game/game.ts';
import { createKernelMemory } from '../src/rules/kernel.ts';
import type { Color, Ruleset } from '../src/rules/types.ts';
import { VARIANTS, findVariant } from '../src/rules/variants.ts';

const { values } = parseArgs({
  options: {
    variant: { type: 'string' },
    games: { type: 'string', default: '100' },
    'hard-nodes': { type: 'string', default: '200000' },
    'hard-ms': { type: 'string' },
    pairs: { type: 'string', default: 'medium-easy,hard-medium' },
    seed: { type: 'string', default: '1' },
  },
});

const HASH_MB = 16;
/** An opening is balanced when a search of this many nodes finds at most half a man of difference. */
const BALANCE = { nodes: 20_000, margin: 50 };
/** Longer games are drawn. */
const MAX_PLIES = 300;

const HARD: SearchLimits =
  values['hard-ms'] === undefined
    ? { nodes: Number(values['hard-nodes']) }
    : { milliseconds: Number(values['hard-ms']) };

/** A generator of random numbers from 0 up to 1 (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

let searches = 0;

function searcher(): Searcher {
  return createSearcher(createKernelMemory(engineBytes(HASH_MB)), HASH_MB, () => performance.now());
}

/** A game a few random plies from the start, with neither side ahead. */
function balancedOpening(ruleset: Ruleset, random: () => number, engine: Searcher): Game {
  for (;;) {
    let game = createGame({ ruleset, setup: 'official' });
    const plies = 4 + Math.floor(random() * 5);
    for (let ply = 0; ply < plies; ply++) {
      const moves = legalMovesOf(game);
      const move = moves[Math.floor(random() * moves.length)];
      if (move !== undefined) game = playMove(game, move);
    }
    const { score } = engine.search(++searches, {
      ruleset,
      position: currentPosition(game),
      limits: { nodes: BALANCE.nodes },
    });
    if (score.type === 'cp' && Math.abs(score.value) <= BALANCE.margin) return game;
  }
}

function playOut(
  game: Game,
  players: Readonly<Record<Color, Level>>,
  engines: Readonly<Record<Color, Searcher>>,
  seed: number,
): Color | undefined {
  for (let ply = 0; ply < MAX_PLIES; ply++) {
    const end = outcome(game);
    if (end !== undefined) return end.kind === 'win' ? end.winner : undefined;
    const position = currentPosition(game);
    const level = players[position.turn];
    const { move } = engines[position.turn].search(++searches, {
      ruleset: game.ruleset,
      position,
      history: history(game).slice(0, -1),
      limits: level === 'hard' ? HARD : LEVEL_SETTINGS[level].limits,
      level,
      seed: seed + ply,
    });
    if (move === undefined) throw new Error('no move in a game that is not over');
    game = playMove(game, move);
  }
  return undefined;
}

/** Plays a match and prints what `strong` scored. */
function match(ruleset: Ruleset, strong: Level, weak: Level, games: number, seed: number): void {
  const random = randomFrom(seed);
  const engines = { white: searcher(), black: searcher() };
  const tally = { won: 0, drawn: 0, lost: 0 };
  let opening: Game | undefined;
  for (let index = 0; index < games; index++) {
    const strongColor: Color = index % 2 === 0 ? 'white' : 'black';
    if (index % 2 === 0) opening = undefined;
    opening ??= balancedOpening(ruleset, random, engines.white);
    const players: Record<Color, Level> =
      strongColor === 'white' ? { white: strong, black: weak } : { white: weak, black: strong };
    const winner = playOut(opening, players, engines, seed * 1000 + index * 1000);
    tally[winner === undefined ? 'drawn' : winner === strongColor ? 'won' : 'lost']++;
  }
  const score = ((tally.won + tally.drawn / 2) / games) * 100;
  console.log(
    `${ruleset.variant.name.padEnd(14)}${strong} v ${weak}`.padEnd(32) +
      `${score.toFixed(1).padStart(6)} %   +${tally.won} =${tally.drawn} -${tally.lost}`,
  );
}

function isLevel(text: string | undefined): text is Level {
  return LEVELS.some((level) => level === text);
}

function main(): void {
  const variants =
    values.variant === undefined
      ? Object.values(VARIANTS)
      : values.variant.split(',').flatMap((name) => findVariant(name) ?? []);
  const limit = Object.entries(HARD).map(([name, value]) => `${String(value)} ${name}`);
  console.log(`${values.games} games a pair; hard with ${limit.join()} a move`);
  for (const variant of variants) {
    for (const pair of values.pairs.split(',')) {
      const [strong, weak] = pair.split('-');
      if (!isLevel(strong) || !isLevel(weak)) throw new Error(`not two levels: ${pair}`);
      match(
        { variant, forcedCapture: true },
        strong,
        weak,
        Number(values.games),
        Number(values.seed),
      );
    }
  }
}

main();
