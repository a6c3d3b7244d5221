import { afterEach, expect, it } from 'vitest';
import { startPosition } from '../rules/board.ts';
import { VARIANTS } from '../rules/variants.ts';
import { startCrew, type Crew } from './crew.ts';
import { toCommand, type SearchCommand, type WorkerMessage } from './protocol.ts';
import type { SearchRequest } from './types.ts';

// A crew of threads that only note who is at work, in a word of the shared memory: the first answers
// with how many others were when it began alone; those take their time to come to an end.
const PLACE = 2 * 65_536;
const WORKER = `
  const { parentPort, workerData } = require('node:worker_threads');
  const helpers = new Int32Array(workerData.memory.buffer, ${PLACE}, 1);
  const wait = (value, ms) => Atomics.wait(helpers, 0, value, ms);
  parentPort.on('message', ({ id, threads }) => {
    if (workerData.thread === 0) {
      const nodes = threads > 1 ? 0 : Atomics.load(helpers, 0);
      // Until the other is there, where there is to be one.
      if (threads > 1) wait(0);
      parentPort.postMessage({ type: 'result', id, result: { nodes } });
      return;
    }
    Atomics.add(helpers, 0, 1);
    Atomics.notify(helpers, 0);
    wait(1, 100);
    Atomics.sub(helpers, 0, 1);
    parentPort.postMessage({ type: 'idle' });
  });
  parentPort.postMessage({ type: 'ready' });
`;

let crew: Crew | undefined;
afterEach(() => crew?.end());

function commandOf(id: number, threads: number): SearchCommand {
  const ruleset = { variant: VARIANTS.russian, forcedCapture: true };
  const position = startPosition(ruleset.variant, 'white');
  const request: SearchRequest = { ruleset, position, limits: { depth: 1 } };
  return toCommand(id, request, { informs: false, threads, turn: { epoch: id, search: id } });
}

it('begins a search when no thread is at the one before any more', async () => {
  const answers: WorkerMessage[] = [];
  await new Promise<void>((resolve, reject) => {
    crew = startCrew({
      hashMb: 1,
      threads: 2,
      worker: new URL(`data:text/javascript,${encodeURIComponent(commonJs(WORKER))}`),
      onMessage(message) {
        answers.push(message);
        if (answers.length === 4) resolve();
      },
      onEnd: (why) => reject(new Error(why)),
    });
    crew.keepAlive(true);
    [2, 1, 2, 1].forEach((threads, index) => crew?.search(commandOf(index + 1, threads)));
  });
  expect(answers).toEqual([1, 2, 3, 4].map((id) => ({ type: 'result', id, result: { nodes: 0 } })));
});

it('gives no search that is forgotten to a thread that starts late', async () => {
  // The other thread is ready only once it has been told to forget.
  const late = `
    const { parentPort, workerData } = require('node:worker_threads');
    const given = new Int32Array(workerData.memory.buffer, ${PLACE}, 1);
    parentPort.on('message', ({ type, id }) => {
      if (type === 'forget') {
        if (workerData.thread > 0) parentPort.postMessage({ type: 'ready' });
        setTimeout(() => parentPort.postMessage({ type: 'forgotten' }), 50);
      } else if (workerData.thread > 0) {
        Atomics.store(given, 0, id);
      } else if (id > 1) {
        parentPort.postMessage({ type: 'result', id, result: { nodes: Atomics.load(given, 0) } });
      } else {
        setTimeout(() => parentPort.postMessage({ type: 'result', id, result: {} }), 20);
      }
    });
    if (workerData.thread === 0) parentPort.postMessage({ type: 'ready' });
  `;
  const answers: WorkerMessage[] = [];
  await new Promise<void>((resolve, reject) => {
    crew = startCrew({
      hashMb: 1,
      threads: 2,
      worker: new URL(`data:text/javascript,${encodeURIComponent(commonJs(late))}`),
      onMessage(message) {
        answers.push(message);
        if (answers.length === 2) resolve();
      },
      onEnd: (why) => reject(new Error(why)),
    });
    crew.keepAlive(true);
    crew.search(commandOf(1, 2));
    void crew.forget().then(() => crew?.search(commandOf(2, 1)));
  });
  expect(answers.at(-1)).toEqual({ type: 'result', id: 2, result: { nodes: 0 } });
});

/** A module with `require`, which a worker from a data address has not. */
function commonJs(source: string): string {
  return `import { createRequire } from 'node:module'; const require = createRequire('file:///'); ${source}`;
}
