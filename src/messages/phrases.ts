import type { Describe } from './error-text.ts';
import { printable } from './sanitize.ts';

/** The longest piece of foreign text a message repeats. */
const LONGEST_QUOTE = 60;

/** Text from outside in quotation marks: control characters removed, long text shortened. */
export function quote(text: string): string {
  const clean = printable(text);
  return clean.length <= LONGEST_QUOTE ? `"${clean}"` : `"${clean.slice(0, LONGEST_QUOTE)}..."`;
}

/** A list with commas; when it is longer than `most`, its beginning and how many are left out. */
export function listSome(
  items: readonly string[],
  most: number,
  more: (left: number) => string,
): string {
  if (items.length <= most) return items.join(', ');
  return [...items.slice(0, most), more(items.length - most)].join(', ');
}

/** What errors inside another one say, a line for each sentence. */
export function linesOf(
  errors: readonly { readonly code: string }[],
  describe: Describe,
): readonly string[] {
  return errors.flatMap((error) => {
    const { message, hint } = describe(error);
    return hint === undefined || hint === '' ? [message] : [message, ...hint.split('\n')];
  });
}
