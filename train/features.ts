// The learned evaluation in plain words: what a position is made of, and what that is worth with given
// weights. Training uses it, and a test compares the kernel (`src/kernel/learned.ts`) with it.

import {
  KING_SQUARES,
  TABLES,
  TABLE_SIZE,
  TERMS,
  UNIT,
  openingMen,
  patternsOf,
  turnedBit,
  type Term,
} from '../src/engine/weights-layout.ts';
import { bitOf } from '../src/rules/kernel.ts';
import { squareCount } from '../src/rules/board.ts';
import type { Traits } from '../src/rules/types.ts';

export const EMPTY = 0;
export const WHITE_MAN = 1;
export const BLACK_MAN = 2;
export const WHITE_KING = 3;
export const BLACK_KING = 4;

/** What stands on each bit of the padded board. */
export interface Board {
  readonly cells: Uint8Array;
  readonly whiteToMove: boolean;
}

/** How often each pair of weights counts, White's gain being positive. */
export interface Features {
  /** Numbers of pairs; one may come twice. */
  readonly indices: readonly number[];
  /** How often the pair at the same place counts. */
  readonly times: readonly number[];
  /** Men on the board: the more, the more the weights of the opening count. */
  readonly men: number;
}

const MAN_VALUE = 100;
/** What being ahead by all there is on the board counts. */
const WHOLE = 256;

/** Finds the features of positions of one game. */
export class FeatureFinder {
  readonly #traits: Traits;
  /** The playing squares as bits, with their rows, White's back row being 0. */
  readonly #squares: readonly { readonly bit: number; readonly row: number }[];
  readonly #isSquare = new Uint8Array(128);
  readonly #isCentre = new Uint8Array(128);
  readonly #isRoad = new Uint8Array(128);
  readonly #steps: { readonly up: readonly number[]; readonly down: readonly number[] };
  readonly #kingValue: number;
  readonly #patterns: readonly (readonly number[])[];
  readonly #turnedPatterns: readonly (readonly number[])[];

  constructor(traits: Traits) {
    this.#traits = traits;
    const { size } = traits;
    const perRow = size / 2;
    this.#squares = Array.from({ length: squareCount(traits) }, (_, square) => ({
      bit: bitOf(traits, square),
      row: size - 1 - Math.floor(square / perRow),
    }));
    for (const [square, { bit, row }] of this.#squares.entries()) {
      const column = square % perRow;
      this.#isSquare[bit] = 1;
      if (row >= 2 && row < size - 2 && column > 0 && column < perRow - 1) this.#isCentre[bit] = 1;
    }
    for (let bit = 0; this.#isSquare[bit] === 1; bit += perRow + 1) this.#isRoad[bit] = 1;
    this.#steps = { up: [perRow, perRow + 1], down: [-perRow, -perRow - 1] };
    this.#kingValue = traits.flyingKings ? (traits.menCaptureBackward ? 300 : 350) : 135;
    this.#patterns = patternsOf(traits);
    this.#turnedPatterns = this.#patterns.map((bits) => bits.map((bit) => turnedBit(traits, bit)));
  }

  featuresOf(board: Board): Features {
    const indices: number[] = [];
    const times: number[] = [];
    const add = (index: number, count: number): void => {
      if (count === 0) return;
      indices.push(index);
      times.push(count);
    };
    const terms = this.#terms(board);
    TERMS.forEach((term, index) => add(index, terms[term]));
    this.#addKings(board, add);
    this.#patterns.forEach((bits, pattern) => {
      const table = TABLES + pattern * TABLE_SIZE;
      const turned = this.#turnedPatterns[pattern] ?? [];
      add(table + patternIndex(board, bits, WHITE_MAN, BLACK_MAN), 1);
      add(table + patternIndex(board, turned, BLACK_MAN, WHITE_MAN), -1);
    });
    const men = this.#count(board, [WHITE_MAN, BLACK_MAN]);
    return { indices, times, men: Math.min(men, openingMen(this.#traits)) };
  }

  #addKings({ cells }: Board, add: (index: number, count: number) => void): void {
    for (const { bit } of this.#squares) {
      if (cells[bit] === WHITE_KING) add(KING_SQUARES + bit, 1);
      if (cells[bit] === BLACK_KING) add(KING_SQUARES + turnedBit(this.#traits, bit), -1);
    }
  }

  #terms(board: Board): Record<Term, number> {
    const { whiteToMove } = board;
    const last = this.#traits.size - 1;
    const turn = whiteToMove ? 1 : -1;
    const men = (piece: number): number => this.#count(board, [piece]);
    const ahead = men(WHITE_MAN) - men(BLACK_MAN);
    const kings = men(WHITE_KING) - men(BLACK_KING);
    const worth = MAN_VALUE * ahead + this.#kingValue * kings;
    const total =
      MAN_VALUE * (men(WHITE_MAN) + men(BLACK_MAN)) +
      this.#kingValue * (men(WHITE_KING) + men(BLACK_KING));
    const onRowsOfSide = this.#sum((cell, _, row) =>
      cell !== EMPTY && row % 2 === (whiteToMove ? 0 : 1) ? 1 : 0,
    )(board);
    const { up, down } = this.#steps;
    return {
      man: ahead,
      firstKing: Math.sign(men(WHITE_KING)) - Math.sign(men(BLACK_KING)),
      king: kings,
      turn,
      manMoves: this.#manMoves(board, WHITE_MAN, up) - this.#manMoves(board, BLACK_MAN, down),
      kingMoves: this.#kingMoves(board, WHITE_KING) - this.#kingMoves(board, BLACK_KING),
      trapped: this.#trapped(board, WHITE_KING) - this.#trapped(board, BLACK_KING),
      road: this.#onRoad(board, WHITE_KING) - this.#onRoad(board, BLACK_KING),
      advance: this.#sum((cell, _, row) =>
        cell === WHITE_MAN ? row : cell === BLACK_MAN ? row - last : 0,
      )(board),
      guard: this.#sum((cell, _, row) =>
        cell === WHITE_MAN && row === 0 ? 1 : cell === BLACK_MAN && row === last ? -1 : 0,
      )(board),
      centre: this.#sum((cell, bit) =>
        this.#isCentre[bit] === 0 ? 0 : cell === WHITE_MAN ? 1 : cell === BLACK_MAN ? -1 : 0,
      )(board),
      pairs: this.#pairs(board, WHITE_MAN) - this.#pairs(board, BLACK_MAN),
      ratio: Math.trunc((WHOLE * worth) / total),
      opposition: onRowsOfSide % 2 === 1 ? turn : -turn,
    };
  }

  #sum(worth: (cell: number, bit: number, row: number) => number): (board: Board) => number {
    return ({ cells }) => {
      let sum = 0;
      for (const { bit, row } of this.#squares) sum += worth(cells[bit] ?? EMPTY, bit, row);
      return sum;
    };
  }

  #count(board: Board, pieces: readonly number[]): number {
    return this.#sum((cell) => (pieces.includes(cell) ? 1 : 0))(board);
  }

  #isFree({ cells }: Board, bit: number): boolean {
    return this.#isSquare[bit] === 1 && cells[bit] === EMPTY;
  }

  #manMoves(board: Board, man: number, steps: readonly number[]): number {
    return this.#sum((cell, bit) =>
      cell === man ? steps.filter((step) => this.#isFree(board, bit + step)).length : 0,
    )(board);
  }

  #kingMoves(board: Board, king: number): number {
    const steps = [...this.#steps.up, ...this.#steps.down];
    let moves = 0;
    for (const { bit } of this.#squares) {
      if (board.cells[bit] !== king) continue;
      for (const step of steps) {
        for (let to = bit + step; this.#isFree(board, to); to += step) {
          moves++;
          if (!this.#traits.flyingKings) break;
        }
      }
    }
    return moves;
  }

  #trapped(board: Board, king: number): number {
    const steps = [...this.#steps.up, ...this.#steps.down];
    return this.#sum((cell, bit) =>
      cell === king && !steps.some((step) => this.#isFree(board, bit + step)) ? 1 : 0,
    )(board);
  }

  #onRoad(board: Board, king: number): number {
    return Math.sign(
      this.#sum((cell, bit) => (cell === king && this.#isRoad[bit] === 1 ? 1 : 0))(board),
    );
  }

  #pairs(board: Board, man: number): number {
    const { up } = this.#steps;
    return this.#sum((cell, bit) =>
      cell === man ? up.filter((step) => board.cells[bit + step] === man).length : 0,
    )(board);
  }
}

/** What stands on the squares of a pattern, in base 3. */
function patternIndex(
  { cells }: Board,
  bits: readonly number[],
  first: number,
  second: number,
): number {
  let index = 0;
  for (let at = bits.length - 1; at >= 0; at--) {
    const cell = cells[bits[at] ?? 0];
    index = 3 * index + (cell === first ? 1 : cell === second ? 2 : 0);
  }
  return index;
}

/** What a position is worth for White, in hundredths of a man, as the kernel works it out. */
export function naiveValue(traits: Traits, features: Features, weights: Int16Array): number {
  let opening = 0;
  let ending = 0;
  features.indices.forEach((index, at) => {
    const times = features.times[at] ?? 0;
    opening += times * (weights[2 * index] ?? 0);
    ending += times * (weights[2 * index + 1] ?? 0);
  });
  const most = openingMen(traits);
  const value = opening * features.men + ending * (most - features.men);
  return Math.trunc(value / (most * UNIT));
}

/** The board of a position as the kernel sees it, from the point of view of the side to move. */
export function boardOf(own: bigint, opp: bigint, kings: bigint, side: number): Board {
  const cells = new Uint8Array(64);
  const [white, black] = side === 0 ? [own, opp] : [opp, own];
  const put = (set: bigint, piece: number): void => {
    for (const half of [0, 32]) {
      // Numbers of 32 bits are much faster than big ones.
      let rest = Number((set >> BigInt(half)) & 0xffff_ffffn) | 0;
      for (; rest !== 0; rest &= rest - 1) cells[half + 31 - Math.clz32(rest & -rest)] = piece;
    }
  };
  put(white & ~kings, WHITE_MAN);
  put(black & ~kings, BLACK_MAN);
  put(white & kings, WHITE_KING);
  put(black & kings, BLACK_KING);
  return { cells, whiteToMove: side === 0 };
}
