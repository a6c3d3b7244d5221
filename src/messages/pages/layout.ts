import stringWidth from 'string-width';

/** Prose is easier to read in a column than across a whole wide window. */
const MEASURE = 88;
const COLUMN_GAP = 2;

/** One row of cells, as many as the table has columns. */
export type Row = readonly string[];

/** The width to set prose in, for a window this wide. */
export function measureOf(width: number): number {
  return Math.max(1, Math.min(width, MEASURE));
}

/**
 * Breaks a text into lines no wider than `width` columns, between words where it can; `\n` in the
 * text breaks a line too. Columns are those of the terminal, so wide characters count as two.
 */
export function wrap(text: string, width: number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, Math.max(1, width)));
}

function wrapParagraph(text: string, width: number): string[] {
  const lines: string[] = [];
  let line: string[] = [];
  let used = -1;
  for (const piece of text.split(' ').flatMap((word) => breakWord(word, width))) {
    // Words are measured alone: measuring the growing line again and again is what takes time.
    const wide = stringWidth(piece);
    if (line.length > 0 && used + 1 + wide > width) {
      lines.push(line.join(' '));
      line = [];
      used = -1;
    }
    line.push(piece);
    used += 1 + wide;
  }
  return [...lines, line.join(' ')];
}

/** A word that no line could hold, cut into pieces that lines can hold; any other as it is. */
function breakWord(word: string, width: number): string[] {
  if (stringWidth(word) <= width) return [word];
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece !== '' && stringWidth(piece + letter) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
}

/** The text wrapped, with a mark (`1. `, `- `) before its first line and the rest under its text. */
export function hanging(mark: string, text: string, width: number): string[] {
  const space = ' '.repeat(stringWidth(mark));
  return wrap(text, width - space.length).map((line, index) => (index === 0 ? mark : space) + line);
}

/** Every line moved in by some columns; empty lines stay empty. */
export function indent(lines: readonly string[], columns: number): string[] {
  return lines.map((line) => (line === '' ? '' : ' '.repeat(columns) + line));
}

/**
 * Sets a table no wider than `width`: cells are wrapped, and where the columns do not fit beside
 * each other the table continues below with the first column repeated.
 *
 * @param header - the heading of each column; the first heads the labels.
 */
export function layTable(header: Row, rows: readonly Row[], width: number): string[] {
  const all = [header, ...rows];
  const needed = header.map((_, column) => Math.max(...all.map((row) => longestWord(row[column]))));
  const [labelNeeded = 1, ...valuesNeeded] = needed;
  const perBlock = columnsThatFit(Math.max(...valuesNeeded), labelNeeded, width);
  const blocks = chunk([...valuesNeeded.keys()], perBlock).map((columns) =>
    layBlock(
      all.map((row) => [row[0] ?? '', ...columns.map((column) => row[column + 1] ?? '')]),
      labelNeeded,
      width,
    ),
  );
  return blocks.flatMap((block, index) => (index === 0 ? block : ['', ...block]));
}

function longestWord(text = ''): number {
  return Math.max(...text.split(' ').map((word) => stringWidth(word)));
}

/** How many columns of this width stand beside the labels; at least one. */
function columnsThatFit(column: number, labels: number, width: number): number {
  return Math.max(1, Math.floor((width - labels) / (column + COLUMN_GAP)));
}

/** Equal parts of at most `size`: seven in fours are 4 and 3, nine in fours 3, 3 and 3. */
function chunk<T>(items: readonly T[], size: number): T[][] {
  const parts = Math.ceil(items.length / size);
  const length = Math.ceil(items.length / parts);
  return Array.from({ length: parts }, (_, part) =>
    items.slice(part * length, (part + 1) * length),
  );
}

/** Lays rows whose columns fit the width. Labels take what they like, up to a third of it. */
function layBlock(rows: readonly Row[], labelNeeded: number, width: number): string[] {
  const values = (rows[0]?.length ?? 1) - 1;
  const widest = Math.max(...rows.map(([label = '']) => stringWidth(label)));
  const labels = Math.max(labelNeeded, Math.min(widest, Math.floor(width / 3)));
  const room = Math.floor((width - labels) / values) - COLUMN_GAP;
  const columns = Array.from({ length: values }, (_, index) =>
    Math.min(Math.max(1, room), Math.max(...rows.map((row) => stringWidth(row[index + 1] ?? '')))),
  );
  return rows.flatMap((row) => layRow(row, [labels, ...columns]));
}

/** One row of wrapped cells, as lines without trailing blanks. */
function layRow(row: Row, widths: readonly number[]): string[] {
  const cells = row.map((cell, column) => wrap(cell, widths[column] ?? 1));
  const height = Math.max(...cells.map((lines) => lines.length));
  return Array.from({ length: height }, (_, line) =>
    cells
      .map((lines, column) => padEnd(lines[line] ?? '', widths[column] ?? 1))
      .join(' '.repeat(COLUMN_GAP))
      .trimEnd(),
  );
}

function padEnd(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - stringWidth(text)));
}
