// Measures the levels against each other: npm run bench:levels -- [--variant LIST] [--games 100]
//   --hard-nodes N  what "hard" may visit for a move (200000) instead of its two seconds, so that the
//                   figures do not depend on what else the machine does
//   --hard-ms N     or its time for a move, in milliseconds
//   --pairs LIST    medium-easy,hard-medium
// and --seed, --concurrency, --out as for a match (npm run match -- --help).
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { gamesIn, wholeNumberOf } from '../scripts/tool-args.ts';
import { runMatches } from './match/run.ts';
import { work } from './match/worker.ts';

const text = { type: 'string' } as const;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      variant: { ...text, default: 'all' },
      games: { ...text, default: '100' },
      'hard-nodes': { ...text, default: '200000' },
      'hard-ms': text,
      pairs: { ...text, default: 'medium-easy,hard-medium' },
      seed: text,
      concurrency: text,
      out: text,
    },
  });
  const { 'hard-nodes': nodes, 'hard-ms': milliseconds, pairs, ...common } = values;
  const limit =
    milliseconds === undefined
      ? `nodes=${wholeNumberOf('--hard-nodes', nodes)}`
      : `ms=${wholeNumberOf('--hard-ms', milliseconds)}`;
  const player = (level: string): string =>
    `level=${level} name=${level}${level === 'hard' ? ` ${limit}` : ''}`;
  const passedOn = Object.entries(common).map(([option, value]) => `--${option}=${value}`);

  gamesIn(values.variant);
  console.log(`${wholeNumberOf('--games', values.games)} games a pair; hard with ${limit} a move`);
  for (const pair of pairs.split(',')) {
    const [strong = '', weak = ''] = pair.split('-');
    await runMatches([`--a=${player(strong)}`, `--b=${player(weak)}`, '--brief', ...passedOn]);
    if (process.exitCode !== undefined) break;
  }
}

if (isMainThread) await main();
else await work();
