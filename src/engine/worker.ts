// The thread that searches. It knows no more than the messages of `protocol.ts`.

import { performance } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { TooManyMovesError } from '../rules/moves.ts';
import { giveWay } from './priority.ts';
import {
  toRequest,
  type SearchCommand,
  type WorkerCommand,
  type WorkerData,
  type WorkerMessage,
} from './protocol.ts';
import { helpersNodes } from './search-kernel.ts';
import { createSearcher, type Searcher } from './searcher.ts';
import type { SearchResult } from './types.ts';
import { shippedWeights } from './weights.ts';

const { memory, hashMb, thread, parts } = workerData as WorkerData;
// What the first thread tells of its weights holds for all.
const shipped = shippedWeights((error) => {
  if (thread === 0) send({ type: 'warning', error });
});
let searcher: Searcher | undefined = openSearcher();

giveWay();

function openSearcher(): Searcher {
  return createSearcher(memory, hashMb, () => performance.now(), {
    thread,
    other: parts?.other,
    weightsOf: parts === undefined ? shipped : () => parts.weights,
  });
}

function send(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

/** Searches for nothing but the table. What goes wrong here the first thread meets as well, and tells. */
function help(command: SearchCommand): void {
  try {
    searcher ??= openSearcher();
    searcher.assist(command.id, toRequest(command), command.turn);
  } catch {
    searcher = undefined;
  }
  send({ type: 'idle' });
}

function answer(command: SearchCommand): void {
  const { id, informs, turn, threads } = command;
  const counted = (found: SearchResult): SearchResult => ({
    ...found,
    nodes: found.nodes + helpersNodes(memory, threads, id),
  });
  const inform = (info: SearchResult): void => send({ type: 'info', id, info: counted(info) });
  try {
    searcher ??= openSearcher();
    const told = informs ? inform : undefined;
    const result = searcher.search(id, toRequest(command), told, turn, threads);
    send({ type: 'result', id, result: counted(result) });
  } catch (error) {
    const code = error instanceof TooManyMovesError ? error.code : 'engine.failed';
    send({ type: 'failed', id, code, message: String(error) });
  }
}

function obey(command: WorkerCommand): void {
  if (command.type === 'search') {
    if (thread === 0) answer(command);
    else help(command);
    return;
  }
  searcher = undefined;
  send({ type: 'forgotten' });
}

parentPort?.on('message', obey);
send({ type: 'ready' });
