// Whether the engine keeps its memory and its wits: npm run soak -- [--searches N] [--seed N]
//
// 10000 searches (or N) of changing games, depths and threads, a third of them after one that was ended
// at a random moment. Prints the memory of the process as it goes, with as little as possible of what
// only waits to be collected, and what was answered wrong.
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createEngine } from '../src/engine/client.ts';
import { wholeNumberOf } from '../scripts/tool-args.ts';
import { endure } from './endurance.ts';

const { values } = parseArgs({
  options: {
    searches: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
});
const SEARCHES = wholeNumberOf('--searches', values.searches);
const SEED = wholeNumberOf('--seed', values.seed, { least: 0 });
/** MiB by which the process may be larger at its end than after its first tenth. */
const ALLOWED = 32;

// What waits to be collected is not kept. How much that is depends on when somebody looks, and threads
// let it grow to tens of MiB: theirs is held small, that of this one is collected before each look.
setFlagsFromString('--max-semi-space-size=1');
setFlagsFromString('--gc-global');
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const engines = [createEngine({ hashMb: 8 }), createEngine({ hashMb: 8, threads: 3 })];
const sizes: number[] = [];

const faults = await endure({
  engines,
  isExact: (index) => index === 0,
  searches: SEARCHES,
  seed: SEED,
  onSearch(done) {
    if (done % Math.ceil(SEARCHES / 10) !== 0 && done !== SEARCHES) return;
    collectGarbage();
    const size = process.memoryUsage.rss() / 2 ** 20;
    sizes.push(size);
    console.log(`${done} searches: ${size.toFixed(1)} MiB`);
  },
});
await Promise.all(engines.map((engine) => engine.close()));

for (const { search, what } of faults) console.log(`search ${search}: ${what}`);
const growth = (sizes.at(-1) ?? 0) - (sizes[0] ?? 0);
console.log(`${faults.length} wrong; ${growth.toFixed(1)} MiB more than after the first tenth`);
if (faults.length > 0 || growth > ALLOWED) process.exitCode = 1;
// Threads that are left would keep it from ending here.
