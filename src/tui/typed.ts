import { formatMoves, formatPath } from '../notation/moves.ts';
import { algebraicName, numericName } from '../notation/squares.ts';
import { compareMoveTexts } from '../plain/narrate.ts';
import type { Move, Ruleset, Variant } from '../rules/types.ts';

/** A legal move that what was typed may become, and how it is written in full. */
export interface Completion {
  readonly move: Move;
  readonly text: string;
}

/** The legal moves that begin as typed, in either style of square names; all of them for nothing. */
export function completionsOf(
  ruleset: Ruleset,
  legal: readonly Move[],
  typed: string,
): readonly Completion[] {
  const texts = formatMoves(ruleset, legal);
  const wanted = separated(typed);
  return legal
    .map((move, index) => ({ move, text: texts[index] ?? '' }))
    .filter(({ move, text }) =>
      writings(ruleset.variant, move, text).some((writing) => startsAlike(writing, wanted)),
    )
    .sort((a, b) => compareMoveTexts(a.text, b.text));
}

/** What `Tab` makes of the typed text: all that its completions have in common. */
export function completeTyped(typed: string, completions: readonly Completion[]): string {
  const [first, ...others] = completions.map(({ text }) => text);
  if (first === undefined) return typed;
  const common = others.reduce(commonStart, first);
  // Typed in the other style of names, the common start may be no continuation.
  return common.length > typed.length || others.length === 0 ? common : typed;
}

/** Every way a move may be written out: the shortest, the full path, and both in the other style. */
function writings(variant: Variant, move: Move, text: string): readonly string[] {
  const names = variant.squareNames === 'algebraic' ? numericName : algebraicName;
  const inOtherStyle = (squares: readonly number[]): string =>
    squares.map((square) => names(variant, square)).join('-');
  return [
    text,
    formatPath(variant, move),
    inOtherStyle([move.from, move.to]),
    inOtherStyle(move.path),
  ].map(separated);
}

/** All separators alike; a dot in front only says that a move begins. */
function separated(text: string): string {
  return text.replace(/^\./, '').replace(/[-x: ]+/g, '-');
}

function startsAlike(writing: string, wanted: string): boolean {
  if (writing.startsWith(wanted)) return true;
  // `c3d4`: letters show where a square begins, so separators may be left out.
  const isAlgebraic = /[a-h]/.test(writing);
  return isAlgebraic && writing.replaceAll('-', '').startsWith(wanted.replaceAll('-', ''));
}

function commonStart(a: string, b: string): string {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return a.slice(0, length);
}
