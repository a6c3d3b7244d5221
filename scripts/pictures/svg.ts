import stringWidth from 'string-width';
import type { Style, StyledLine } from '../../src/tui/paint.ts';
import type { ThemeColor } from '../../src/tui/themes/index.ts';

/** Pixels of a column and of a line, as in most terminals. */
const WIDTH = 10;
const HEIGHT = 20;
const MARGIN = 10;
const PAPER = '#161616';
const INK = '#d4d4d4';
const DIM = '#8a8a8a';

/** The sixteen colours as xterm has them. */
const XTERM: Readonly<Record<Exclude<ThemeColor, `#${string}`>, string>> = {
  black: '#000000',
  red: '#cd0000',
  green: '#00cd00',
  yellow: '#cdcd00',
  blue: '#0000ee',
  magenta: '#cd00cd',
  cyan: '#00cdcd',
  white: '#e5e5e5',
  gray: '#7f7f7f',
  redBright: '#ff0000',
  greenBright: '#00ff00',
  yellowBright: '#ffff00',
  blueBright: '#5c5cff',
  cyanBright: '#00ffff',
  whiteBright: '#ffffff',
};

/** A rectangle within a cell, from 0 to 1 each: left, top, right, bottom. */
type Part = readonly [number, number, number, number];

const UPPER_LEFT: Part = [0, 0, 0.5, 0.5];
const UPPER_RIGHT: Part = [0.5, 0, 1, 0.5];
const LOWER_LEFT: Part = [0, 0.5, 0.5, 1];
const LOWER_RIGHT: Part = [0.5, 0.5, 1, 1];

/** What the block characters of the board fill of their cell. */
const BLOCKS: Readonly<Record<string, readonly Part[]>> = {
  '█': [[0, 0, 1, 1]],
  '▀': [[0, 0, 1, 0.5]],
  '▄': [[0, 0.5, 1, 1]],
  '▆': [[0, 0.25, 1, 1]],
  '▂': [[0, 0.75, 1, 1]],
  '▌': [[0, 0, 0.5, 1]],
  '▐': [[0.5, 0, 1, 1]],
  '▘': [UPPER_LEFT],
  '▝': [UPPER_RIGHT],
  '▖': [LOWER_LEFT],
  '▗': [LOWER_RIGHT],
  '▙': [UPPER_LEFT, LOWER_LEFT, LOWER_RIGHT],
  '▟': [UPPER_RIGHT, LOWER_LEFT, LOWER_RIGHT],
};

/** Collects what is to be drawn, by colour, so that each colour is one path. */
class Drawing {
  readonly #layers: readonly Map<string, string[]>[] = [new Map(), new Map()];
  readonly #texts: string[] = [];

  rectangle(layer: 0 | 1, color: string, x: number, y: number, width: number, height: number) {
    const paths = this.#layers[layer]?.get(color) ?? [];
    paths.push(`M${x} ${y}h${width}v${height}h${-width}z`);
    this.#layers[layer]?.set(color, paths);
  }

  text(style: Style, x: number, y: number, text: string) {
    const weight = style.bold === true ? ' font-weight="bold"' : '';
    const length = stringWidth(text) * WIDTH;
    this.#texts.push(
      `<text x="${x}" y="${y + HEIGHT - 5}" fill="${inkOf(style)}"${weight} textLength="${length}">${escaped(text)}</text>`,
    );
  }

  toString(): string {
    const paths = this.#layers.flatMap((layer) =>
      [...layer].map(([color, parts]) => `<path fill="${color}" d="${parts.join('')}"/>`),
    );
    return [...paths, ...this.#texts].join('\n');
  }
}

/** A screen as a picture, whose letters stand where a terminal would put them. */
export function svgOf(lines: readonly StyledLine[], columns: number, title: string): string {
  const drawing = new Drawing();
  lines.forEach((line, row) => {
    let column = 0;
    for (const { text, style = {} } of line) {
      segment(drawing, text, style, MARGIN + column * WIDTH, MARGIN + row * HEIGHT);
      column += stringWidth(text);
    }
  });
  const width = columns * WIDTH + 2 * MARGIN;
  const height = lines.length * HEIGHT + 2 * MARGIN;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>${escaped(title)}</title>
<rect width="${width}" height="${height}" rx="8" fill="${PAPER}"/>
<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="16" xml:space="preserve" shape-rendering="crispEdges">
${drawing.toString()}
</g>
</svg>
`;
}

function segment(drawing: Drawing, text: string, style: Style, x: number, y: number): void {
  const { background, underline } = style;
  const width = stringWidth(text) * WIDTH;
  if (background !== undefined) {
    drawing.rectangle(0, hexOf(background), x, y, width, HEIGHT);
  }
  const characters = Array.from(text);
  characters.forEach((character, index) => {
    for (const [left, top, right, bottom] of BLOCKS[character] ?? []) {
      const at = [x + (index + left) * WIDTH, y + top * HEIGHT] as const;
      drawing.rectangle(1, inkOf(style), ...at, (right - left) * WIDTH, (bottom - top) * HEIGHT);
    }
  });
  if (underline === true) drawing.rectangle(1, inkOf(style), x, y + HEIGHT - 2, width, 1);
  // What is left are words, each at its place.
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    if (BLOCKS[word.charAt(0)] === undefined) {
      drawing.text(style, x + stringWidth(text.slice(0, index)) * WIDTH, y, word);
    }
  }
}

function inkOf({ color, dim }: Style): string {
  if (color !== undefined) return hexOf(color);
  return dim === true ? DIM : INK;
}

function hexOf(color: ThemeColor): string {
  return color.startsWith('#') ? color : XTERM[color as keyof typeof XTERM];
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
