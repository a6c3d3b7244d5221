// How long `dama engine` takes from `stop` to `done`: `npm run bench:stop`. After a while of searching,
// and at once, when its thread may not have begun. The limit is 50 ms.

import { spawn } from 'node:child_process';
import path from 'node:path';
import { createLineSplitter } from '../src/engine/hub/splitter.ts';

const BIN = path.resolve(process.cwd(), 'bin/dama.js');
const START = `W${'b'.repeat(20)}${'e'.repeat(10)}${'w'.repeat(20)}`;
/** How long it searches before it is stopped. */
const WAITS_MS = [0, 1, 10, 100, 1000];
const ROUNDS = 7;

const child = spawn(process.execPath, [BIN, 'engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
let heard: (line: string) => void = () => undefined;
const lines = createLineSplitter((line) => heard(line));
child.stdout.on('data', (chunk: Buffer) => lines.push(chunk));

function until(command: string): Promise<void> {
  return new Promise((resolve) => {
    heard = (line) => {
      if (line.split(' ', 1)[0] === command) resolve();
    };
  });
}

function say(...texts: readonly string[]): void {
  child.stdin.write(texts.map((text) => `${text}\n`).join(''));
}

async function round(wait: number): Promise<number> {
  say(`pos pos=${START}`, 'level infinite', 'go think');
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  const done = until('done');
  const start = performance.now();
  say('stop');
  await done;
  return performance.now() - start;
}

say('hub', 'init');
await until('ready');
for (const wait of WAITS_MS) {
  const times: number[] = [];
  for (let left = ROUNDS; left > 0; left--) times.push(await round(wait));
  const worst = Math.max(...times).toFixed(1);
  const median = times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)]?.toFixed(1) ?? '';
  console.log(`after ${wait} ms of searching: ${median} ms in the middle, ${worst} ms at worst`);
}
say('quit');
