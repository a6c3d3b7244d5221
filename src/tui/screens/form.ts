import stringWidth from 'string-width';
import type { Style, StyledLine } from '../paint.ts';
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
const LEAST_LABEL = 6;

/** A form, one row a line, the value that the arrows change between `<` and `>`. */
export function formLines(
  rows: readonly FormRow[],
  width: number,
  current: Style,
): readonly StyledLine[] {
  const labels = widest(rows.map(({ label }) => label));
  const values = widest(rows.map(({ value }) => value));
  const isWide = MARKS + labels + values <= width;
  return rows.map((row): StyledLine => {
    const text = isWide ? wideRow(row, labels, values) : narrowRow(row, width);
    return [{ text, ...(row.isCurrent ? { style: current } : {}) }];
  });
}

function widest(texts: readonly string[]): number {
  return Math.max(0, ...texts.map((text) => stringWidth(text)));
}

/** Labels and values in columns. */
function wideRow({ label, value, isCurrent }: FormRow, labels: number, values: number): string {
  const marked = isCurrent ? `< ${value} >` : `  ${value}`;
  return `${signOf(isCurrent)}${pad(label, labels)} ${pad(marked, values + 4)}`;
}

/** Where columns have no room, values end at the edge: each label has what its own value leaves. */
function narrowRow({ label, value, isCurrent }: FormRow, width: number): string {
  const marked = isCurrent ? `< ${value} >` : value;
  const most = width - 2 - LEAST_LABEL - 1;
  const shown = stringWidth(marked) <= most ? marked : shortened(value, isCurrent, most);
  return `${signOf(isCurrent)}${pad(label, width - 2 - 1 - stringWidth(shown))} ${shown}`;
}

function shortened(value: string, isCurrent: boolean, width: number): string {
  return isCurrent ? `< ${fit(value, width - 4)} >` : fit(value, width);
}

function signOf(isCurrent: boolean): string {
  return isCurrent ? '> ' : '  ';
}
