import type { Result } from '../rules/result.ts';
import { err, ok } from '../rules/result.ts';
import type { Square, Variant } from '../rules/types.ts';
import { plainText } from './lookalikes.ts';
import { parseSquare } from './squares.ts';

/** What is wrong with how a move is written. */
export type MoveTextFault =
  | { readonly kind: 'syntax'; readonly at: number }
  | { readonly kind: 'unknownSquare'; readonly square: string; readonly at: number };

/** A run of letters and digits that should name a square. */
interface Word {
  readonly text: string;
  readonly at: number;
}

const SPACE = /\s*/y;
/** No square is on a file x: it separates. */
const WORD = /[a-wyz]?\d+/y;
const SEPARATOR = /\s*[-x:]?\s*/y;

/**
 * Reads a move as squares with anything usual between them: `c3-d4`, `c3d4`, `22x15`, `22:15`,
 * `22 17`, `c3:e5:g7`, `3228`. What is between does not matter: legal moves tell captures from
 * quiet moves well enough.
 *
 * Returns every way the text can be read, each of two squares or more; more than one only for
 * `127`, which is 12-7 as well as 1-27.
 */
export function readMoveText(
  variant: Variant,
  text: string,
): Result<readonly (readonly Square[])[], MoveTextFault> {
  const words = readWords(text);
  if (!words.ok) return words;
  const [only, second] = words.value;
  if (only === undefined) return err({ kind: 'syntax', at: text.trimEnd().length });
  if (second !== undefined) {
    const squares = readSquares(variant, text, words.value);
    return squares.ok ? ok([squares.value]) : squares;
  }
  return readCompact(variant, text, only);
}

function readWords(text: string): Result<readonly Word[], MoveTextFault> {
  const plain = plainText(text);
  const words: Word[] = [];
  let at = matchAt(SPACE, plain, 0).length;
  while (at < plain.length) {
    const word = matchAt(WORD, plain, at);
    if (word === '') return err({ kind: 'syntax', at });
    words.push({ text: word, at });
    at += word.length;
    const separator = matchAt(SEPARATOR, plain, at);
    at += separator.length;
    // A separator with nothing after it.
    if (at === plain.length && separator.trim() !== '') return err({ kind: 'syntax', at });
  }
  return ok(words);
}

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

function readSquares(
  variant: Variant,
  text: string,
  words: readonly Word[],
): Result<readonly Square[], MoveTextFault> {
  const squares: Square[] = [];
  for (const { text: name, at } of words) {
    const square = parseSquare(variant, name);
    if (square === undefined) {
      return err({ kind: 'unknownSquare', square: text.slice(at, at + name.length), at });
    }
    squares.push(square);
  }
  return ok(squares);
}

/** Reads one word as a move without separators: numbers of two digits each, or three in all. */
function readCompact(
  variant: Variant,
  text: string,
  word: Word,
): Result<readonly (readonly Square[])[], MoveTextFault> {
  const readings = cuts(word).map((words) => readSquares(variant, text, words));
  const squares = readings.filter((reading) => reading.ok).map((reading) => reading.value);
  if (squares.length > 0) return ok(squares);
  const whole = readSquares(variant, text, [word]);
  // A single square, and the text ends where another should follow.
  if (whole.ok) return err({ kind: 'syntax', at: word.at + word.text.length });
  const [fault = whole] = readings;
  return fault.ok ? whole : fault;
}

function cuts({ text, at }: Word): readonly (readonly Word[])[] {
  if (!/^\d{3,}$/.test(text)) return [];
  const cut = (lengths: readonly number[]): readonly Word[] => {
    let start = 0;
    return lengths.map((length) => {
      const piece = { text: text.slice(start, start + length), at: at + start };
      start += length;
      return piece;
    });
  };
  if (text.length === 3) return [cut([1, 2]), cut([2, 1])];
  return text.length % 2 === 0 ? [cut(new Array<number>(text.length / 2).fill(2))] : [];
}
