import stringWidth from 'string-width';
import type { Square } from '../rules/types.ts';
import type { UiCommand } from './commands.ts';
import type { StyledLine } from './paint.ts';

/** What a click on a piece of the screen means. */
export type Hit =
  | { readonly kind: 'square'; readonly square: Square }
  /** An entry of the key bar. */
  | { readonly kind: 'command'; readonly command: UiCommand }
  /** A move of the record: looks at the position after so many plies. */
  | { readonly kind: 'ply'; readonly ply: number }
  /** An entry of a numbered list. */
  | { readonly kind: 'choice'; readonly number: number };

/** What stands at a place of a drawn screen; column and row count from 0. */
export function hitAt(lines: readonly StyledLine[], column: number, row: number): Hit | undefined {
  let end = 0;
  for (const { text, hit } of lines[row] ?? []) {
    end += stringWidth(text);
    if (column < end) return hit;
  }
  return undefined;
}
