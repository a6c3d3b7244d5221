// Measures how long a key takes to reach its frame while the engine searches: npm run bench:keys
//   --keys N      keys to press (300)
//   --columns N --rows N   the window (80 24)
//   --plies N     in a game that is so old already (0); an even number
//   --idle        without a search, to compare
// A fake terminal stands in for the real one: what it adds is not the program's doing. The control is
// how late a timer of this process comes, on the same machine at the same time: that much of a key's
// way is nobody's fault but the machine's.
import { PassThrough, Writable } from 'node:stream';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadMessages } from '../src/messages/index.ts';
import { createOpponent } from '../src/plain/engine-opponent.ts';
import type { Opponent } from '../src/plain/opponent.ts';
import type { PlayOptions } from '../src/plain/options.ts';
import { VARIANTS } from '../src/rules/variants.ts';
import { BadArgument, wholeNumberOf } from '../scripts/tool-args.ts';
import { longSession } from './long-session.ts';
import { runTui } from '../src/tui/index.ts';

const { values } = parseArgs({
  options: {
    keys: { type: 'string', default: '300' },
    columns: { type: 'string', default: '80' },
    rows: { type: 'string', default: '24' },
    plies: { type: 'string', default: '0' },
    idle: { type: 'boolean', default: false },
  },
});
const COUNT = wholeNumberOf('--keys', values.keys);
const COLUMNS = wholeNumberOf('--columns', values.columns);
const ROWS = wholeNumberOf('--rows', values.rows);
const PLIES = wholeNumberOf('--plies', values.plies, { least: 0 });
if (PLIES % 2 !== 0) throw new BadArgument(`--plies takes an even number, not ${PLIES}`);

/** A terminal that notes when something is drawn. */
class FakeOutput extends Writable {
  readonly isTTY = true;
  readonly columns = COLUMNS;
  readonly rows = ROWS;
  onFrame: (() => void) | undefined;
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    // Ink hides the cursor and marks the beginning of a frame by writes of their own.
    if (chunk.length > 20) this.onFrame?.();
    done();
  }
}

const input = Object.assign(new PassThrough(), {
  isTTY: true,
  setRawMode: () => input,
  ref: () => input,
  unref: () => input,
});
const output = new FakeOutput();
const error = new PassThrough();

/** A computer that thinks about its first move for as long as the measurement takes. */
function thinker(): Opponent {
  const engine = createOpponent(1);
  return {
    ...engine,
    choose: (game, settings) =>
      values.idle
        ? new Promise(() => undefined)
        : engine.choose(game, { ...settings, limits: { depth: 99 } }),
  };
}

const resumed: Pick<PlayOptions, 'resumed'> =
  PLIES === 0 ? {} : { resumed: { session: longSession(PLIES, 'black'), level: 'hard' } };

const options: PlayOptions = {
  ...resumed,
  ruleset: { variant: VARIANTS.international, forcedCapture: true },
  setup: 'official',
  level: 'hard',
  humanColor: 'black',
  seed: 1,
  limits: {},
  language: 'en',
  messages: await loadMessages('en'),
  streams: { input, output, error },
  color: 3,
  glyphs: 'unicode',
  animation: false,
  chooseGame: false,
};

/** Keys that always change what is on the screen while the computer thinks. */
const KEYS = ['v', 'n', '3', '\u007F', 't'];

async function timeOf(key: string): Promise<number> {
  const start = performance.now();
  const frame = new Promise<number>((resolve) => {
    output.onFrame = () => resolve(performance.now() - start);
  });
  input.write(key);
  const time = await Promise.race([frame, wait(3000, Infinity)]);
  output.onFrame = undefined;
  return time;
}

async function lateness(): Promise<number> {
  const start = performance.now();
  await wait(1);
  return performance.now() - start - 1;
}

/** Not by `console`, which Ink has taken for itself. */
function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function report(name: string, times: readonly number[]): void {
  const sorted = times.filter(Number.isFinite).sort((a, b) => a - b);
  const at = (share: number): string =>
    (sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(1).padStart(7);
  const lost = times.length - sorted.length;
  print(
    `${name.padEnd(26)} median${at(0.5)} ms   95 %${at(0.95)} ms   most${at(1)} ms` +
      (lost === 0 ? '' : `   without a frame: ${lost}`),
  );
}

setInterval(() => console.error('tick'), 300).unref();
const running = runTui(options, thinker());
await wait(1500);
const control: number[] = [];
const times: number[] = [];
const before = performance.eventLoopUtilization();
const busyBefore = process.cpuUsage();
for (let at = 0; at < COUNT; at += 1) {
  await wait(40 + ((at * 37) % 60));
  control.push(await lateness());
  times.push(await timeOf(KEYS[at % KEYS.length] ?? 'v'));
}
const { utilization } = performance.eventLoopUtilization(before);
const { user, system } = process.cpuUsage(busyBefore);
report(values.idle ? 'key to frame, idle' : 'key to frame, searching', times);
report('a timer of 1 ms late by', control);
print(`main thread busy ${(100 * utilization).toFixed(0)} % of the time`);
print(`processor time ${((user + system) / 1e6).toFixed(1)} s`);
input.write('q');
await running;
process.exit(0);
