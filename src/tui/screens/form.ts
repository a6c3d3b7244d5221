import stringWidth from 'string-width';
import type { StyledLine } from '../paint.ts';
import { fit, pad } from '../text.ts';

/** A line of a form: what it is about, and what it is set to. */
export interface FormRow {
  readonly label: string;
  readonly value: string;
  readonly isCurrent: boolean;
}

/** A form, one row a line, the value that the arrows change between `<` and `>`. */
export function formLines(rows: readonly FormRow[], width: number): readonly StyledLine[] {
  const column = Math.max(0, ...rows.map(({ label }) => stringWidth(label)));
  return rows.map(({ label, value, isCurrent }): StyledLine => {
    const marked = isCurrent ? `< ${value} >` : `  ${value}`;
    const text = fit(`${isCurrent ? '>' : ' '} ${pad(label, column)} ${marked}`, width);
    return [{ text, ...(isCurrent ? { style: { bold: true } } : {}) }];
  });
}
