// Perft speed as a ratio to the yardstick, bench/mailbox.mjs, on this machine in this run:
//
//   npm run bench:perft [-- ROUNDS]
//
// Each round runs the yardstick and the kernel in turn, every one in a process of its own as a user
// would; the ratio is that of the medians. Other load on the machine makes both slower.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { wholeNumberOf } from '../scripts/tool-args.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const ROUNDS = wholeNumberOf('ROUNDS', positionals[0] ?? '5');

interface Subject {
  readonly variant: string;
  readonly depth: number;
  readonly wanted: number;
}

const SUBJECTS: readonly Subject[] = [
  { variant: 'american', depth: 10, wanted: 6 },
  { variant: 'brazilian', depth: 10, wanted: 6 },
  { variant: 'international', depth: 9, wanted: 7 },
];

const root = process.cwd();

function run(args: readonly string[]): string {
  return execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
}

/** Positions a second by the yardstick: its last line ends in `12.3M/s`. */
function yardstick({ variant, depth }: Subject): number {
  const lines = run([path.join('bench', 'mailbox.mjs'), variant, String(depth)])
    .trim()
    .split('\n');
  return Number(/([\d.]+)M\/s$/.exec(lines.at(-1) ?? '')?.[1]) * 1e6;
}

function kernel({ variant, depth }: Subject): number {
  const output = run(['bin/dama.js', 'perft', String(depth), '--variant', variant, '--json']);
  return (JSON.parse(output) as { nodesPerSecond: number }).nodesPerSecond;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

function millions(rate: number): string {
  return `${(rate / 1e6).toFixed(1)} M/s`;
}

for (const subject of SUBJECTS) {
  const slow: number[] = [];
  const fast: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    slow.push(yardstick(subject));
    fast.push(kernel(subject));
  }
  const ratio = median(fast) / median(slow);
  console.log(
    `${subject.variant} perft ${subject.depth}: kernel ${millions(median(fast))}, ` +
      `yardstick ${millions(median(slow))}, ratio ${ratio.toFixed(1)} (wanted ${subject.wanted})`,
  );
}
