// How fast and how deep one thread searches: npm run bench:search -- [--variant LIST] [--seconds N]
//
// Each game from its start and from ten middle games (bench/middle-games.json), `seconds` (1) for each.
// The speed is a ratio to the perft speed of the yardstick, bench/mailbox.mjs, in the game of its three
// that is nearest. All times are processor time, and the yardstick runs in turn with the search, so that
// what else the machine does matters little.
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { createSearcher } from '../src/engine/searcher.ts';
import { engineBytes } from '../src/engine/search-kernel.ts';
import type { SearchResult } from '../src/engine/types.ts';
import { createGame, currentPosition } from '../src/game/game.ts';
import { createKernelMemory } from '../src/rules/kernel.ts';
import type { Position, Ruleset, Variant, VariantName } from '../src/rules/types.ts';
import { gamesIn, positiveNumberOf } from '../scripts/tool-args.ts';
import { median } from './median.ts';
import { middleGames } from './middle-games.ts';

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: 'all' },
    seconds: { type: 'string', default: '1' },
  },
});
const GAMES = gamesIn(values.variant);
const SECONDS = positiveNumberOf('--seconds', values.seconds);
const WANTED = 0.3;
const HASH_MB = 64;
/** The yardstick runs before, between and after the searches of a game. */
const ROUNDS = 3;

interface Yardstick {
  readonly game: 'american' | 'brazilian' | 'international';
  readonly depth: number;
}

const SHORT_KINGS: Yardstick = { game: 'american', depth: 9 };
const FLYING_KINGS: Yardstick = { game: 'brazilian', depth: 9 };
const YARDSTICKS: Readonly<Record<VariantName, Yardstick>> = {
  american: SHORT_KINGS,
  italian: SHORT_KINGS,
  russian: FLYING_KINGS,
  brazilian: FLYING_KINGS,
  spanish: FLYING_KINGS,
  czech: FLYING_KINGS,
  international: { game: 'international', depth: 8 },
};

/** Runs the yardstick, and prints after each of its lines the processor time it has taken so far. */
const TIMED = `
  const print = console.log;
  console.log = (...parts) => {
    const { user, system } = process.cpuUsage();
    print(parts[2], (user + system) / 1e6);
  };
  await import('./bench/mailbox.mjs');
`;

/** Positions a second of the yardstick at its last depth. */
function yardstickSpeed({ game, depth }: Yardstick): number {
  const args = ['--input-type=module', '--eval', TIMED, '--', 'mailbox', game, String(depth)];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const lines = output.trim().split('\n');
  const [before, last] = lines.slice(-2).map((line) => line.split(' ').map(Number));
  return (last?.[0] ?? NaN) / ((last?.[1] ?? NaN) - (before?.[1] ?? NaN));
}

/** Milliseconds of processor time of this process. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function startOf(ruleset: Ruleset): Position {
  return currentPosition(createGame({ ruleset, setup: 'official' }));
}

interface Measured {
  readonly start: SearchResult;
  readonly middle: readonly SearchResult[];
  readonly yardstick: number;
}

function measure(variant: Variant): Measured {
  const ruleset: Ruleset = { variant, forcedCapture: true };
  const searcher = createSearcher(createKernelMemory(engineBytes(HASH_MB)), HASH_MB, processorTime);
  const results: SearchResult[] = [];
  const yardsticks: number[] = [];
  const positions = [startOf(ruleset), ...middleGames(variant)];
  // Not measured: what is compiled while it runs for the first time.
  searcher.search(1, { ruleset, position: startOf(ruleset), limits: { nodes: 300_000 } });
  positions.forEach((position, index) => {
    const isTurn = index % Math.ceil(positions.length / (ROUNDS - 1)) === 0;
    if (isTurn) yardsticks.push(yardstickSpeed(YARDSTICKS[variant.name]));
    // Limits of time keep what the table holds; a seed of its own would not.
    const other = { ruleset, position, limits: { milliseconds: 1000 * SECONDS } };
    results.push(searcher.search(index + 2, other));
  });
  yardsticks.push(yardstickSpeed(YARDSTICKS[variant.name]));
  const [start, ...middle] = results;
  if (start === undefined) throw new Error('nothing was searched');
  return { start, middle, yardstick: median(yardsticks) };
}

/** Positions a second. */
function speedOf(results: readonly SearchResult[]): number {
  const nodes = results.reduce((sum, result) => sum + result.nodes, 0);
  return (1000 * nodes) / results.reduce((sum, result) => sum + result.milliseconds, 0);
}

function meanDepth(results: readonly SearchResult[]): number {
  return results.reduce((sum, { depth }) => sum + depth, 0) / results.length;
}

const columns = ['game', 'start', 'middle', 'ratio', `depth in ${SECONDS} s`, 'yardstick'];
const row = (cells: readonly string[]): string =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(14) : cell.padStart(15))).join('');

console.log(row(columns));
const ratios = GAMES.map((variant) => {
  const { start, middle, yardstick } = measure(variant);
  const ratio = speedOf([start, ...middle]) / yardstick;
  const millions = (speed: number): string => `${(speed / 1e6).toFixed(2)} M/s`;
  const { game } = YARDSTICKS[variant.name];
  console.log(
    row([
      variant.name,
      millions(speedOf([start])),
      millions(speedOf(middle)),
      ratio.toFixed(2),
      `${start.depth}, ${meanDepth(middle).toFixed(1)}`,
      `${millions(yardstick)} ${game.slice(0, 3)}`,
    ]),
  );
  return ratio;
});
const least = Math.min(...ratios);
console.log(
  `\nratio: positions a second of one thread to the yardstick's perft; depth: start, mean of the others\n` +
    `least ratio ${least.toFixed(2)}, wanted ${WANTED}: ${least >= WANTED ? 'reached' : 'NOT reached'}`,
);
