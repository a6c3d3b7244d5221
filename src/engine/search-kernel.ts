import { FIRST_FREE_BYTE, instantiateKernel, type KernelExports } from '../rules/kernel.ts';
import { WEIGHTS_BYTES, writeWeights } from './weights-layout.ts';

/** The part of the kernel that searches (`src/kernel/`). */
export interface SearchKernel extends KernelExports {
  setTable(address: number, bytes: number): void;
  setStopFlag(address: number): void;
  /** 0 for the hand-made evaluation; otherwise from the next search on. */
  setWeights(address: number): void;
  newSearch(fresh: boolean): void;
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
// number of the last search to be stopped), the table, the learned weights, and behind them the scratch
// area of the thread.
export const STOP_FLAG = FIRST_FREE_BYTE;
const TABLE = FIRST_FREE_BYTE + PAGE;

function weightsAt(hashMb: number): number {
  return TABLE + hashMb * MEBIBYTE;
}

/** Bytes to begin with, for a table of `hashMb` MiB; `openSearchKernel` adds the scratch area. */
export function engineBytes(hashMb: number): number {
  return weightsAt(hashMb) + WEIGHTS_BYTES;
}

/** The stop flag of an engine's memory. */
export function stopFlagOf(memory: WebAssembly.Memory): Int32Array {
  return new Int32Array(memory.buffer, STOP_FLAG, 1);
}

/** The kernel of the thread that searches, and a view of all its memory. */
export interface OpenKernel {
  readonly kernel: SearchKernel;
  readonly bytes: DataView;
  /** Evaluates with these weights from the next search on, or by hand without any. */
  useWeights(weights: Int16Array | undefined): void;
}

/**
 * Sets up a kernel to search in a memory of `engineBytes(hashMb)` bytes.
 * @param other another build of the kernel
 */
export function openSearchKernel(
  memory: WebAssembly.Memory,
  hashMb: number,
  now: () => number,
  other?: WebAssembly.Module,
): OpenKernel {
  const scratch = engineBytes(hashMb);
  const kernel = instantiateKernel(memory, scratch, now, other) as SearchKernel;
  // A memory that is used again has its room already.
  const missing = scratch + kernel.scratchBytes() - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
  kernel.setTable(TABLE, hashMb * MEBIBYTE);
  kernel.setStopFlag(STOP_FLAG);
  const bytes = new DataView(memory.buffer);
  return {
    kernel,
    bytes,
    useWeights(weights) {
      const address = weightsAt(hashMb);
      if (weights !== undefined) writeWeights(bytes, address, weights);
      kernel.setWeights(weights === undefined ? 0 : address);
    },
  };
}
