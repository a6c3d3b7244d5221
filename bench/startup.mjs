// How long the program takes to start, as ratios to an empty Node program on the same machine in
// the same run: medians of several runs, taken in turn so that all see the same load.
// Usage: node bench/startup.mjs [RUNS]
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const RUNS = Number(process.argv[2] ?? 15);
const BIN = path.resolve(import.meta.dirname, '../bin/dama.js');
/** Only the screen of a game has its board's pieces in it, large or small. */
const FRAME = /[●○◎█]/;
/** A program that shows nothing for so long never will. */
const PATIENCE_MS = 30_000;

/** What is run, and how many times longer than `node -e 0` it may take. */
const PROGRAMS = [
  { name: 'node -e 0', args: ['-e', '0'] },
  { name: 'dama --version', args: [BIN, '--version'], most: 1.6 },
  { name: 'dama moves', args: [BIN, 'moves'], most: 1.6 },
  { name: 'dama moves --json', args: [BIN, 'moves', '--json'], most: 1.6 },
];

/** What is run on a terminal, until its first frame is there. */
const SCREENS = [
  { name: 'node -e 0 (on a terminal)', line: `node -e 0` },
  {
    name: 'dama play, first frame',
    line: `node "${BIN}" play --variant american --glyphs unicode`,
    frame: true,
    most: 3.5,
  },
];

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}

function timeProgram({ args }) {
  const begin = performance.now();
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  if (status !== 0) throw new Error(`exit code ${status}: ${args.join(' ')}`);
  return performance.now() - begin;
}

/** Runs a line on a terminal of its own (`script`, of util-linux). */
async function timeScreen({ line, frame }) {
  const env = { ...process.env, TERM: 'xterm-256color', LANG: 'C.UTF-8', CI: 'false' };
  const begin = performance.now();
  const child = spawn('script', ['-qec', `stty rows 40 cols 100; exec ${line}`, '/dev/null'], {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const timer = setTimeout(() => child.kill(), PATIENCE_MS);
  const ended = new Promise((resolve) => child.on('close', resolve));
  let text = '';
  let seen;
  child.stdout.setEncoding('utf8').on('data', (chunk) => {
    text += chunk;
    if (seen !== undefined || !frame || !FRAME.test(text)) return;
    seen = performance.now() - begin;
    child.stdin.write('\u0003');
  });
  await ended;
  clearTimeout(timer);
  if (frame && seen === undefined) throw new Error(`no frame: ${line}`);
  return seen ?? performance.now() - begin;
}

/** Measures them in turn, and prints each as a ratio to the first. */
async function compare(programs, time) {
  const times = programs.map(() => []);
  for (let run = 0; run <= RUNS; run++) {
    for (const [index, program] of programs.entries()) {
      const milliseconds = await time(program);
      // The first round fills the caches of the system.
      if (run > 0) times[index].push(milliseconds);
    }
  }
  const medians = times.map(median);
  for (const [index, { name, most }] of programs.entries()) {
    const ratio = medians[index] / medians[0];
    const verdict =
      most === undefined ? '' : `at most ${most}: ${ratio <= most ? 'ok' : 'TOO SLOW'}`;
    console.log(
      `${name.padEnd(28)} ${medians[index].toFixed(1).padStart(7)} ms  ${ratio.toFixed(2).padStart(5)} x  ${verdict}`,
    );
  }
}

await compare(PROGRAMS, timeProgram);
if (spawnSync('script', ['--version']).status === 0) await compare(SCREENS, timeScreen);
else console.log('no `script` here: the first frame was not measured');
