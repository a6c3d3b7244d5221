import { FIRST_FREE_BYTE, instantiateKernel, type KernelExports } from '../rules/kernel.ts';
import { WEIGHTS_BYTES, writeWeights } from './weights-layout.ts';

/** The part of the kernel that searches (`src/kernel/`). */
export interface SearchKernel extends KernelExports {
  setTable(address: number, bytes: number): void;
  setStopFlag(address: number): void;
  /** 0 for the hand-made evaluation; otherwise from the next search on. */
  setWeights(address: number): void;
  setNodeCounter(address: number): void;
  /** Makes it help the thread whose counter this is. */
  setLeader(address: number): void;
  /** The depth at which that thread is; 0 when it has not begun. */
  leaderDepth(): number;
  setHelpers(count: number): void;
  setMarks(address: number, search: bigint): void;
  newSearch(epoch: bigint, search: bigint): void;
  addDrawRule(
    endings: bigint,
    plies: number,
    resets: number,
    least: number,
    most: number,
    keepsRunning: boolean,
    onMainRoad: boolean,
    count: number,
    running: boolean,
  ): void;
  setLimits(id: number, deadline: number, nodes: number): void;
  setNoise(seed: bigint, size: number): void;
  addEarlier(own: bigint, opp: bigint, kings: bigint, side: number): void;
  setRoot(own: bigint, opp: bigint, kings: bigint, side: number, seed: bigint): number;
  searchRoot(depth: number, first: number): number;
  rootSearched(): number;
  isStopped(): number;
  nodeCount(): number;
  lineBuffer(): number;
  lineLength(ply: number): number;
  staticScore(own: bigint, opp: bigint, kings: bigint, side: number): number;
}

/** A won game is worth this less the plies to its end (`src/kernel/search.ts`). */
export const WIN = 30_000;
/** Scores beyond this tell a distance to the end. */
export const SURE = WIN - 1000;
/** No depth beyond this is searched (`MAX_PLY` of `src/kernel/memory.ts`, less room for captures). */
export const MAX_DEPTH = 99;

const PAGE = 65_536;
const MEBIBYTE = 1_048_576;

// The memory of an engine, whichever thread made it: a page for what threads tell each other (the
// number of the last search to be stopped, how many positions each has visited, and what each is
// searching at the moment), the table, and for each thread the learned weights and a scratch area.
export const STOP_FLAG = FIRST_FREE_BYTE;
/** Counters lie a cache line apart, so that threads do not wait for each other (`kernel/control.ts`). */
const COUNTERS = FIRST_FREE_BYTE + 64;
const COUNTER_BYTES = 64;
/** The second half of the page, of which `src/kernel/busy.ts` uses the first. */
const MARKS = FIRST_FREE_BYTE + PAGE / 2;
const TABLE = FIRST_FREE_BYTE + PAGE;
/** Room for `scratchBytes` of the kernel, which opening it checks. Pages never touched cost nothing. */
const SCRATCH_BYTES = 20 * MEBIBYTE;

/** Threads that may search on one table. */
export const MAX_THREADS = 64;

/** Bytes for `threads` threads that search on a table of `hashMb` MiB. */
export function engineBytes(hashMb: number, threads = 1): number {
  return weightsAt(hashMb, threads);
}

/** Every thread has weights of its own: one that is late may still be at another game. */
function weightsAt(hashMb: number, thread: number): number {
  return TABLE + hashMb * MEBIBYTE + thread * (WEIGHTS_BYTES + SCRATCH_BYTES);
}

/** The stop flag of an engine's memory. */
export function stopFlagOf(memory: WebAssembly.Memory): Int32Array {
  return new Int32Array(memory.buffer, STOP_FLAG, 1);
}

/** The moves that threads are searching at the moment: what `src/kernel/busy.ts` marks; 0 for none. */
export function marksOf(memory: WebAssembly.Memory): BigUint64Array {
  return new BigUint64Array(memory.buffer, MARKS, 2048);
}

/** Which kernel to set up. */
export interface KernelOptions {
  /** Its number among the threads that share the memory (0). */
  readonly thread?: number;
  /** Another build of the kernel, to be measured against this one. */
  readonly other?: WebAssembly.Module | undefined;
}

/**
 * How many positions the threads that help the first one have visited in a search. A thread that is
 * late, and still at an earlier one, has visited none.
 */
export function helpersNodes(memory: WebAssembly.Memory, threads: number, id: number): number {
  let sum = 0;
  for (let thread = 1; thread < threads; thread++) {
    const counter = COUNTERS + thread * COUNTER_BYTES;
    const [search] = new Int32Array(memory.buffer, counter + 8, 1);
    if (search === id) sum += Number(new BigInt64Array(memory.buffer, counter, 1)[0]);
  }
  return sum;
}

/** The kernel of the thread that searches, and a view of all its memory. */
export interface OpenKernel {
  readonly kernel: SearchKernel;
  readonly bytes: DataView;
  /**
   * Looks in the search with this number at what other threads are searching, and tells them.
   * @param threads how many search, this one included; 1 for a thread that searches alone
   */
  shareWith(search: number, threads: number): void;
  /** Evaluates with these weights from the next search on, or by hand without any. */
  useWeights(weights: Int16Array | undefined): void;
}

/**
 * Sets up a kernel to search in a memory of `engineBytes(hashMb, threads)` bytes.
 * @param now a clock in milliseconds
 */
export function openSearchKernel(
  memory: WebAssembly.Memory,
  hashMb: number,
  now: () => number,
  { thread = 0, other }: KernelOptions = {},
): OpenKernel {
  const address = weightsAt(hashMb, thread);
  const scratch = address + WEIGHTS_BYTES;
  const kernel = instantiateKernel(memory, scratch, now, other) as SearchKernel;
  if (kernel.scratchBytes() > SCRATCH_BYTES) throw new RangeError('no room for a scratch area');
  kernel.setTable(TABLE, hashMb * MEBIBYTE);
  kernel.setStopFlag(STOP_FLAG);
  kernel.setNodeCounter(COUNTERS + thread * COUNTER_BYTES);
  if (thread > 0) kernel.setLeader(COUNTERS);
  const bytes = new DataView(memory.buffer);
  return {
    kernel,
    bytes,
    shareWith(search, threads) {
      kernel.setMarks(threads > 1 ? MARKS : 0, BigInt(search));
      kernel.setHelpers(thread === 0 ? Math.min(threads, MAX_THREADS) - 1 : 0);
    },
    useWeights(weights) {
      if (weights !== undefined) writeWeights(bytes, address, weights);
      kernel.setWeights(weights === undefined ? 0 : address);
    },
  };
}
