// Measures what the learned evaluation costs: npm run bench:evaluation -- [--nodes N]
// Positions a second from random middle games, with the weights of the package and by hand, in turn;
// the best of several runs of each, and their ratio.
import { parseArgs } from 'node:util';
import { createSearcher } from '../src/engine/searcher.ts';
import { engineBytes } from '../src/engine/search-kernel.ts';
import { loadWeights } from '../src/engine/weights.ts';
import { createGame, currentPosition, legalMovesOf, playMove } from '../src/game/game.ts';
import { createKernelMemory } from '../src/rules/kernel.ts';
import type { Position, Variant } from '../src/rules/types.ts';
import { VARIANTS } from '../src/rules/variants.ts';
import { wholeNumberOf } from '../scripts/tool-args.ts';
import { randomFrom } from '../train/random.ts';

const { values } = parseArgs({ options: { nodes: { type: 'string', default: '100000' } } });
const NODES = wholeNumberOf('--nodes', values.nodes);
const HASH_MB = 16;
const POSITIONS = 10;
const ROUNDS = 3;

/** A position some random plies from the start. */
function middleGame(variant: Variant, seed: number): Position {
  const random = randomFrom(seed);
  let game = createGame({ ruleset: { variant, forcedCapture: true }, setup: 'official' });
  for (let left = 12 + random(20); left > 0; left--) {
    const moves = legalMovesOf(game);
    const move = moves[random(moves.length)];
    if (move !== undefined) game = playMove(game, move);
  }
  return currentPosition(game);
}

/** Positions visited a second, in millions. */
function speed(variant: Variant, weights: Int16Array | undefined): number {
  const memory = createKernelMemory(engineBytes(HASH_MB));
  const now = (): number => performance.now();
  const searcher = createSearcher(memory, HASH_MB, now, { weightsOf: () => weights });
  let nodes = 0;
  let milliseconds = 0;
  for (let seed = 1; seed <= POSITIONS; seed++) {
    const found = searcher.search(seed, {
      ruleset: { variant, forcedCapture: true },
      position: middleGame(variant, seed),
      limits: { nodes: NODES },
    });
    nodes += found.nodes;
    milliseconds += found.milliseconds;
  }
  return nodes / milliseconds / 1000;
}

for (const variant of Object.values(VARIANTS)) {
  const loaded = loadWeights(variant);
  if (!loaded.ok) {
    console.log(`${variant.name.padEnd(14)} ${loaded.error.code}`);
    continue;
  }
  let [byHand, learned] = [0, 0];
  for (let round = 0; round < ROUNDS; round++) {
    byHand = Math.max(byHand, speed(variant, undefined));
    learned = Math.max(learned, speed(variant, loaded.value.pairs));
  }
  console.log(
    `${variant.name.padEnd(14)} by hand ${byHand.toFixed(2)} M/s, learned ${learned.toFixed(2)} M/s, ` +
      `ratio ${(learned / byHand).toFixed(2)}`,
  );
}
