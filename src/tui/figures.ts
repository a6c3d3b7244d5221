import { isKing } from '../rules/board.ts';
import type { Piece } from '../rules/types.ts';
import type { CellContent, CellLine, CellPart, Look } from './cell-text.ts';

/** A man and a king, line by line, in the templates of `rowOf`. */
interface Figure {
  readonly man: readonly string[];
  readonly king: readonly string[];
}

/**
 * The pieces of cells of two and three lines. In a template braces hold what is drawn on the piece,
 * `#` is a blank of the piece's own colour, `@` its letter, and `k` the letter of a king. `▂` is the
 * square below the piece, since there are no blocks for the upper three quarters of a cell.
 */
const FIGURES: Readonly<Record<2 | 3, Readonly<Record<Look, Figure>>>> = {
  3: {
    colored: {
      man: [' ▗▄▄▖ ', ' ████ ', ' ▝▀▀▘ '],
      king: [' ▄▄▄▄ ', '▐{▙▟▙▟}▌', ' ▀▀▀▀ '],
    },
    filled: {
      man: [' ▗▄▄▖ ', ' ████ ', ' ▝▀▀▘ '],
      king: [' ▄▄▄▄ ', '▐▙▟▙▟▌', ' ▀▀▀▀ '],
    },
    hollow: {
      man: [' ╭──╮ ', ' │  │ ', ' ╰──╯ '],
      king: [' ╭──╮ ', ' │▙▟│ ', ' ╰──╯ '],
    },
    solid: {
      man: ['      ', ' #### ', '      '],
      king: ['      ', ' #kk# ', '      '],
    },
    ascii: {
      man: [' .--. ', ' |@@| ', " '--' "],
      king: [' \\/\\/ ', ' |@@| ', " '--' "],
    },
  },
  2: {
    colored: { man: ['▗▆▆▖', '▝▂▂▘'], king: ['▗{▙▟}▖', '▝▂▂▘'] },
    filled: { man: ['▗██▖', '▝██▘'], king: ['▗▙▟▖', '▝██▘'] },
    hollow: { man: ['╭──╮', '╰──╯'], king: ['╭▙▟╮', '╰──╯'] },
    solid: { man: [' ## ', ' ## '], king: [' kk ', ' ## '] },
    ascii: { man: [' @@ ', ' -- '], king: [' @@ ', ' ^^ '] },
  },
};

/** Where a piece can go, in cells of two and three lines. */
const TARGETS: Readonly<
  Record<2 | 3, { readonly dot: readonly string[]; readonly plain: readonly string[] }>
> = {
  3: { dot: ['      ', '  ██  ', '      '], plain: ['      ', '  ()  ', '      '] },
  2: { dot: [' ▄▄ ', ' ▀▀ '], plain: [' () ', '    '] },
};

/** A cross where a piece was taken; strokes that every font has. */
const CROSSES: Readonly<Record<2 | 3, readonly string[]>> = {
  3: [' \\  / ', '  ><  ', ' /  \\ '],
  2: [' \\/ ', ' /\\ '],
};

/** The lines of a piece in a cell of two or three. */
export function figureRows(content: CellContent, piece: Piece, look: Look): readonly CellLine[] {
  const figure = FIGURES[heightOf(content)][look];
  const letters = { '@': piece, k: content.kingLetter };
  return (isKing(piece) ? figure.king : figure.man).map((template) => rowOf(template, letters));
}

/** The lines of an empty square: where to go, what was taken there, or its name. */
export function emptyRows(content: CellContent): readonly CellLine[] {
  const { cell, mark, glyphs, name, hasColor } = content;
  const height = heightOf(content);
  if (mark === 'captured') return CROSSES[height].map(signRow);
  if (mark === 'target') {
    const rows = TARGETS[height][glyphs === 'unicode' ? 'dot' : 'plain'].map(signRow);
    return height === 3 ? [...rows.slice(0, 2), nameRow(name, cell.width)] : rows;
  }
  const named = Math.floor((height - 1) / 2);
  // Without colour, something to see the square by.
  const shown = name === '' && !hasColor ? '.' : name;
  return [...Array(height).keys()].map((line) => nameRow(line === named ? shown : '', cell.width));
}

function heightOf({ cell }: CellContent): 2 | 3 {
  return cell.height === 2 ? 2 : 3;
}

/** The parts of a template, column by column. */
function rowOf(template: string, letters: Readonly<Record<string, string>>): CellLine {
  let isOnPiece = false;
  const parts: CellPart[] = [];
  for (const character of template) {
    if (character === '{' || character === '}') isOnPiece = character === '{';
    else if (character === '#') parts.push({ text: ' ', part: 'block' });
    else if (character === 'k') parts.push({ text: letters['k'] ?? '', part: 'block' });
    else if (character === '▂') parts.push({ text: character, part: 'below' });
    else if (character === ' ') parts.push({ text: ' ', part: 'space' });
    else {
      parts.push({ text: letters[character] ?? character, part: isOnPiece ? 'crown' : 'piece' });
    }
  }
  return parts;
}

function signRow(text: string): CellLine {
  return [{ text, part: text.trim() === '' ? 'space' : 'sign' }];
}

/** A name in the middle of its line. */
function nameRow(name: string, width: number): CellLine {
  const before = Math.floor((width - name.length) / 2);
  const text = `${' '.repeat(before)}${name}`.padEnd(width);
  return [{ text, part: name === '' ? 'space' : 'name' }];
}
