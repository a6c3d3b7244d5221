import kernelBytes from '../../dist/kernel.wasm';
import type { Color, Position, Priority, Ruleset, Square, Traits } from './types.ts';

/** What the kernel exports (`src/kernel/index.ts`). Squares are bit numbers, sets are bitboards. */
export interface KernelExports {
  setTraits(
    perRow: number,
    menCaptureBackward: boolean,
    flyingKings: boolean,
    menCaptureKings: boolean,
    crowningInCapture: number,
    priorities: number,
    forcedCapture: boolean,
  ): void;
  scratchBytes(): number;
  moveStack(): number;
  pathBuffer(): number;
  hopBuffer(): number;
  bestCaptureKey(): number;
  legalMoves(own: bigint, opp: bigint, kings: bigint, side: number): number;
  failed(): number;
  hops(
    own: bigint,
    opp: bigint,
    kings: bigint,
    side: number,
    from: number,
    at: number,
    taken: bigint,
    asKing: boolean,
  ): number;
  perft(own: bigint, opp: bigint, kings: bigint, side: number, depth: number): bigint;
}

const PAGE = 65_536;
/** Where scratch areas may begin: address 0 stays unused, so that a null pointer is never valid. */
export const FIRST_FREE_BYTE = PAGE;
const MAX_PAGES = 65_536;

let compiled: WebAssembly.Module | undefined;

/** The compiled kernel; compiled once a thread. */
export function kernelModule(): WebAssembly.Module {
  compiled ??= new WebAssembly.Module(kernelBytes);
  return compiled;
}

/** Shared memory of at least `bytes` bytes, zeroed. Pages never touched cost nothing. */
export function createKernelMemory(bytes: number): WebAssembly.Memory {
  const pages = Math.ceil(bytes / PAGE);
  return new WebAssembly.Memory({ initial: pages, maximum: MAX_PAGES, shared: true });
}

/**
 * An instance of the kernel that keeps what it changes at `scratch` and above.
 * @param now a clock in milliseconds, for searches that end at a time; generation needs none
 * @param other another build of the kernel, to be measured against this one
 */
export function instantiateKernel(
  memory: WebAssembly.Memory,
  scratch: number,
  now: () => number = () => 0,
  other?: WebAssembly.Module,
): KernelExports {
  const env = { memory, scratch: new WebAssembly.Global({ value: 'i32' }, scratch), now };
  const { exports } = new WebAssembly.Instance(other ?? kernelModule(), { env });
  return (other === undefined ? exports : withoutGaps(exports)) as unknown as KernelExports;
}

/** What an older build does not export yet does nothing there, and answers 0. */
function withoutGaps(exports: Record<string, unknown>): Record<string, unknown> {
  return new Proxy({ ...exports }, { get: (known, name: string) => known[name] ?? (() => 0) });
}

const CROWNING_CODES = { stops: 0, continuesAsKing: 1, continuesAsMan: 2 } as const;
const PRIORITY_CODES: Readonly<Record<Priority, number>> = {
  mostPieces: 1,
  withKing: 2,
  mostKings: 3,
  earliestKing: 4,
};

/** Makes an instance play by a ruleset. */
export function setRuleset(kernel: KernelExports, { variant, forcedCapture }: Ruleset): void {
  const priorities = variant.priorities.reduceRight(
    (packed, rule) => (packed << 8) | PRIORITY_CODES[rule],
    0,
  );
  kernel.setTraits(
    variant.size / 2,
    variant.menCaptureBackward,
    variant.flyingKings,
    variant.menCaptureKings,
    CROWNING_CODES[variant.crowningInCapture],
    priorities,
    forcedCapture,
  );
}

/** The kernel's view of a position: bitboards from the point of view of the side to move. */
export interface Bitboards {
  readonly own: bigint;
  readonly opp: bigint;
  readonly kings: bigint;
  /** 0 when White is to move, 1 when Black is. */
  readonly side: number;
}

/** The bit of a square on the padded board (laid out in `src/kernel/traits.ts`). */
export function bitOf(traits: Traits, square: Square): number {
  const perRow = traits.size / 2;
  const row = traits.size - 1 - Math.floor(square / perRow);
  const pair = row >> 1;
  return pair * (2 * perRow + 1) + (row & 1) * (perRow + 1) + (square % perRow);
}

interface BitMaps {
  readonly toBit: readonly number[];
  readonly toSquare: readonly number[];
}

const bitMaps = new Map<number, BitMaps>();

function mapsFor(traits: Traits): BitMaps {
  let maps = bitMaps.get(traits.size);
  if (maps === undefined) {
    const count = (traits.size * traits.size) / 2;
    const toBit = Array.from({ length: count }, (_, square) => bitOf(traits, square));
    const toSquare: number[] = [];
    toBit.forEach((bit, square) => (toSquare[bit] = square));
    maps = { toBit, toSquare };
    bitMaps.set(traits.size, maps);
  }
  return maps;
}

/** The square of a bit; the bit must be one of the board's. */
export function squareOf(traits: Traits, bit: number): Square {
  const square = mapsFor(traits).toSquare[bit];
  if (square === undefined) throw new RangeError(`bit ${bit} is not a playing square`);
  return square;
}

/** A set of squares as a bitboard. */
export function bitboardOf(traits: Traits, squares: readonly Square[]): bigint {
  return squares.reduce((set, square) => set | (1n << BigInt(bitOf(traits, square))), 0n);
}

/** The squares of a bitboard, in ascending order of bits. */
export function squaresOf(traits: Traits, set: bigint): Square[] {
  const squares: Square[] = [];
  mapsFor(traits).toSquare.forEach((square, bit) => {
    if ((set >> BigInt(bit)) & 1n) squares.push(square);
  });
  return squares;
}

/** 0 for White, 1 for Black. */
export function sideOf(color: Color): number {
  return color === 'white' ? 0 : 1;
}

/** Translates a position for the kernel. */
export function bitboardsOf(traits: Traits, position: Position): Bitboards {
  let white = 0n;
  let black = 0n;
  let kings = 0n;
  mapsFor(traits).toBit.forEach((shift, square) => {
    const cell = position.cells[square];
    const bit = 1n << BigInt(shift);
    if (cell === 'w' || cell === 'W') white |= bit;
    if (cell === 'b' || cell === 'B') black |= bit;
    if (cell === 'W' || cell === 'B') kings |= bit;
  });
  const side = sideOf(position.turn);
  return side === 0
    ? { own: white, opp: black, kings, side }
    : { own: black, opp: white, kings, side };
}
