import stringWidth from 'string-width';
import { fit } from '../text.ts';
import type { Segment, StyledLine } from '../paint.ts';

/** The width of a line in columns. */
export function widthOf(line: StyledLine): number {
  return line.reduce((sum, { text }) => sum + stringWidth(text), 0);
}

/** So many empty lines. */
export function blank(count: number): readonly StyledLine[] {
  return Array<StyledLine>(Math.max(0, count)).fill([]);
}

/** Two blocks of lines beside each other, the right one beginning at a column. */
export function beside(
  left: readonly StyledLine[],
  right: readonly StyledLine[],
  column: number,
): readonly StyledLine[] {
  return [...Array(Math.max(left.length, right.length)).keys()].map((row) => {
    const line = left[row] ?? [];
    const other = right[row] ?? [];
    if (other.length === 0) return line;
    return [...line, { text: ' '.repeat(Math.max(0, column - widthOf(line))) }, ...other];
  });
}

/** Lines filled up to a width. */
export function widened(lines: readonly StyledLine[], width: number): readonly StyledLine[] {
  return lines.map((line) => [...line, { text: ' '.repeat(Math.max(0, width - widthOf(line))) }]);
}

/** A box laid over the middle of lines; what lies under it is not seen. */
export function laidOver(
  lines: readonly StyledLine[],
  box: readonly StyledLine[],
  area: { readonly width: number; readonly height: number },
): readonly StyledLine[] {
  const width = Math.max(0, ...box.map(widthOf));
  const top = Math.max(0, Math.floor((area.height - box.length) / 2));
  const left = Math.max(0, Math.floor((area.width - width) / 2));
  const rows = Math.max(lines.length, Math.min(area.height, top + box.length));
  return [...Array(rows).keys()].map((row) => {
    const line = lines[row] ?? [];
    const over = box[row - top];
    if (over === undefined) return line;
    const before = cut(line, 0, left);
    const gap = { text: ' '.repeat(Math.max(0, left - widthOf(before))) };
    const rest = { text: ' '.repeat(width - widthOf(over)) };
    return [...before, gap, ...over, rest, ...cut(line, left + width, Infinity)];
  });
}

/** The part of a line between two columns. */
function cut(line: StyledLine, from: number, to: number): StyledLine {
  let column = 0;
  return line.flatMap((segment): readonly Segment[] => {
    let text = '';
    for (const character of segment.text) {
      const width = stringWidth(character);
      if (column >= from && column + width <= to) text += character;
      column += width;
    }
    return text === '' ? [] : [{ ...segment, text }];
  });
}

const FRAMES = {
  lines: ['┌', '─', '┐', '│', '└', '┘'],
  letters: ['+', '-', '+', '|', '+', '+'],
} as const;

/** Lines in a frame, all as wide as the widest, and no wider than `width` with the frame. */
export function framed(
  lines: readonly StyledLine[],
  width: number,
  kind: keyof typeof FRAMES,
): readonly StyledLine[] {
  const [topLeft, across, topRight, down, bottomLeft, bottomRight] = FRAMES[kind];
  const inner = Math.min(width - 4, Math.max(0, ...lines.map(widthOf)));
  const edge = across.repeat(inner + 2);
  return [
    [{ text: `${topLeft}${edge}${topRight}` }],
    ...lines.map((line): StyledLine => {
      const shown = widthOf(line) > inner ? shortened(line, inner) : line;
      const fill = ' '.repeat(Math.max(0, inner - widthOf(shown)));
      return [{ text: `${down} ` }, ...shown, { text: `${fill} ${down}` }];
    }),
    [{ text: `${bottomLeft}${edge}${bottomRight}` }],
  ];
}

function shortened(line: StyledLine, width: number): StyledLine {
  const text = line.map((segment) => segment.text).join('');
  return [{ ...line[0], text: fit(text, width) }];
}
