// The thread that searches. It knows no more than the messages of `protocol.ts`.

import { setPriority } from 'node:os';
import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { TooManyMovesError } from '../rules/moves.ts';
import { toRequest, type SearchCommand, type WorkerData, type WorkerMessage } from './protocol.ts';
import { createSearcher } from './searcher.ts';
import type { SearchResult } from './types.ts';
import { shippedWeights } from './weights.ts';

const { memory, hashMb } = workerData as WorkerData;
const weights = shippedWeights((error) => send({ type: 'warning', error }));
const searcher = createSearcher(memory, hashMb, () => performance.now(), undefined, weights);

// The screen goes first: on a machine with few cores a key would wait for the search. Only on Linux
// is this the priority of the thread alone.
if (process.platform === 'linux') setPriority(0, 10);

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

function answer(command: SearchCommand): void {
  const { id, informs } = command;
  const inform = (info: SearchResult): void => send({ type: 'info', id, info });
  try {
    const result = searcher.search(id, toRequest(command), informs ? inform : undefined);
    send({ type: 'result', id, result });
  } catch (error) {
    const code = error instanceof TooManyMovesError ? error.code : 'engine.failed';
    send({ type: 'failed', id, code, message: String(error) });
  }
}

parentPort?.on('message', answer);
send({ type: 'ready' });
