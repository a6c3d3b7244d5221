import stringWidth from 'string-width';
import type { StyledLine } from '../paint.ts';
import { fit, pad } from '../text.ts';

/** A line of a form: what it is about, and what it is set to. */
export interface FormRow {
  readonly label: string;
  readonly value: string;
  readonly isCurrent: boolean;
}

/** Columns of the signs of a row: `> `, ` < ` and ` >`. */
const MARKS = 7;
/** As much of a label as always stays. */
const LEAST_LABEL = 8;

/** A form, one row a line, the value that the arrows change between `<` and `>`. */
export function formLines(rows: readonly FormRow[], width: number): readonly StyledLine[] {
  const widest = (texts: readonly string[]): number =>
    Math.max(0, ...texts.map((text) => stringWidth(text)));
  const labels = widest(rows.map(({ label }) => label));
  // Where both do not fit, a label is understood from its beginning, a value is not.
  const room = width - MARKS - widest(rows.map(({ value }) => value));
  const column = Math.min(labels, Math.max(LEAST_LABEL, room));
  return rows.map(({ label, value, isCurrent }): StyledLine => {
    const marked = isCurrent ? `< ${value} >` : `  ${value}`;
    const text = fit(`${isCurrent ? '>' : ' '} ${pad(label, column)} ${marked}`, width);
    return [{ text, ...(isCurrent ? { style: { bold: true } } : {}) }];
  });
}
