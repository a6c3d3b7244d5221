// What more threads are worth: npm run bench:threads -- [--variant LIST] [--threads LIST] [--seconds N]
//   --positions N  --rounds N   of each game (6), and searches of each (3), of which the median counts
//   --worker FILE               the bundled worker of another build
//
// The time to a fixed depth from middle games (bench/middle-games.json), with one thread and with more,
// in turn. The depth of each position is the last that one thread reaches within `seconds` (1.5). A
// machine that is busy with something else has no processor to spare for a second thread: how much of it
// went to others is printed, and beside the ratio of the times that of the processor time of the
// busiest thread, which is about what a quiet machine would show as time (only where there is /proc).
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { createEngine, type Engine, type SearchRequest } from '../src/engine/client.ts';
import { MAX_THREADS } from '../src/engine/search-kernel.ts';
import type { Ruleset, Variant } from '../src/rules/types.ts';
import { BadArgument, gamesIn, positiveNumberOf, wholeNumberOf } from '../scripts/tool-args.ts';
import { median } from './median.ts';
import { middleGames } from './middle-games.ts';

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: 'all' },
    threads: { type: 'string' },
    seconds: { type: 'string', default: '1.5' },
    positions: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '3' },
    worker: { type: 'string' },
  },
});
const GAMES = gamesIn(values.variant);
const SECONDS = positiveNumberOf('--seconds', values.seconds);
const POSITIONS = wholeNumberOf('--positions', values.positions);
const ROUNDS = wholeNumberOf('--rounds', values.rounds);
if (values.worker !== undefined && !existsSync(values.worker)) {
  throw new BadArgument(`--worker: no such file: ${values.worker}`);
}
const WANTED = 1.4;
const HASH_MB = 64;
const MOST = Math.max(2, availableParallelism());
const counts = (values.threads ?? [1, 2, 4, MOST].filter((count) => count <= MOST).join())
  .split(',')
  .map((count) => wholeNumberOf('--threads', count, { most: MAX_THREADS }));
const compared = [...new Set(counts)].filter((count) => count > 1);

interface Subject {
  readonly ruleset: Ruleset;
  readonly position: SearchRequest['position'];
  readonly depth: number;
}

/** What a search took: milliseconds on the clock, and of a processor by its busiest thread. */
interface Cost {
  readonly clock: number;
  readonly processor: number;
}

function ownProcessorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const TASKS = '/proc/self/task';

/** Milliseconds of processor time of each thread of this process. */
function threadTimes(): ReadonlyMap<string, number> {
  if (!existsSync(TASKS)) return new Map();
  return new Map(
    readdirSync(TASKS).map((task) => {
      const [nanoseconds] = readFileSync(`${TASKS}/${task}/schedstat`, 'utf8').split(' ');
      return [task, Number(nanoseconds) / 1e6];
    }),
  );
}

/** The cost to the depth; each search in a new table. */
async function costOf(engine: Engine, { depth, ...subject }: Subject): Promise<Cost> {
  const [start, before] = [performance.now(), threadTimes()];
  await engine.search({ ...subject, limits: { depth } }).result;
  const clock = performance.now() - start;
  const used = [...threadTimes()].map(([task, time]) => time - (before.get(task) ?? 0));
  return { clock, processor: Math.max(...used) };
}

/** The depths that one thread reaches in the time given. */
async function subjectsOf(engine: Engine, variant: Variant): Promise<readonly Subject[]> {
  const ruleset = { variant, forcedCapture: true };
  const subjects: Subject[] = [];
  for (const position of middleGames(variant).slice(0, POSITIONS)) {
    const limits = { milliseconds: 1000 * SECONDS };
    const { depth, score } = await engine.search({ ruleset, position, limits }).result;
    // What is decided is over before others could help.
    if (score.type === 'cp' && depth > 3) subjects.push({ ruleset, position, depth });
  }
  return subjects;
}

/** Milliseconds that all processors have worked so far, for anybody. */
function allProcessorTime(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0);
}

/** What one thread takes by what a number of threads takes. */
interface Ratio {
  readonly clock: number;
  readonly processor: number;
}

/** Over all positions, for each number of threads; of several rounds the median counts. */
async function ratiosOf(
  engines: ReadonlyMap<number, Engine>,
  subjects: readonly Subject[],
): Promise<readonly Ratio[]> {
  const totals = new Map([...engines.keys()].map((count) => [count, { clock: 0, processor: 0 }]));
  for (const subject of subjects) {
    const costs = new Map<number, Cost[]>([...engines.keys()].map((count) => [count, []]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [count, engine] of engines) costs.get(count)?.push(await costOf(engine, subject));
    }
    for (const [count, total] of totals) {
      const list = costs.get(count) ?? [];
      total.clock += median(list.map(({ clock }) => clock));
      total.processor += median(list.map(({ processor }) => processor));
    }
  }
  const one = totals.get(1);
  return compared.map((count) => {
    const many = totals.get(count);
    return {
      clock: (one?.clock ?? NaN) / (many?.clock ?? NaN),
      processor: (one?.processor ?? NaN) / (many?.processor ?? NaN),
    };
  });
}

function ratioText({ clock, processor }: Ratio): string {
  return `${clock.toFixed(2)} (processor ${processor.toFixed(2)})`;
}

/** The mean of ratios: that of their logarithms. */
function meanOf(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1) ?? '?'}`);
const worker =
  values.worker === undefined ? {} : { worker: pathToFileURL(path.resolve(values.worker)) };
const engines = new Map(
  [1, ...compared].map((threads) => [
    threads,
    createEngine({ threads, hashMb: HASH_MB, ...worker }),
  ]),
);
const [single] = engines.values();
const all: (readonly Ratio[])[] = [];
for (const variant of GAMES) {
  if (single === undefined) break;
  // Threads start with the first search that wants them.
  for (const engine of engines.values()) {
    const [position] = middleGames(variant);
    if (position === undefined) continue;
    await engine.search({
      ruleset: { variant, forcedCapture: true },
      position,
      limits: { depth: 8 },
    }).result;
  }
  const subjects = await subjectsOf(single, variant);
  const [everybody, own, start] = [allProcessorTime(), ownProcessorTime(), performance.now()];
  const ratios = await ratiosOf(engines, subjects);
  const others = allProcessorTime() - everybody - (ownProcessorTime() - own);
  const share = others / ((performance.now() - start) * cpus().length);
  all.push(ratios);
  console.log(
    `${variant.name.padEnd(14)} depths ${subjects
      .map(({ depth }) => depth)
      .join(' ')
      .padEnd(18)}` +
      ratios.map((ratio, at) => `  ${compared[at] ?? ''} threads ${ratioText(ratio)}`).join('') +
      `   others used ${(100 * share).toFixed(0)} % of the machine`,
  );
}
compared.forEach((count, at) => {
  const ratios = all.flatMap((game) => game[at] ?? []);
  const clock = meanOf(ratios.map((ratio) => ratio.clock));
  const mean = { clock, processor: meanOf(ratios.map((ratio) => ratio.processor)) };
  const verdict = count === 2 ? `, wanted ${WANTED}: ${clock >= WANTED ? '' : 'NOT '}reached` : '';
  console.log(`${count} threads, all games: ${ratioText(mean)}${verdict}`);
});
for (const engine of engines.values()) await engine.close();
