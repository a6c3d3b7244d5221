import { parseFen } from '../../src/notation/fen.ts';
import type { Position, VariantName } from '../../src/rules/types.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import type { StyledLine } from '../../src/tui/paint.ts';
import { screenLines } from '../../src/tui/screens/screen.ts';
import { testScreen } from '../../src/tui/test-support.ts';
import { boardLines } from '../../src/tui/board-view.ts';
import { paletteOf, THEME_NAMES, type ThemeName } from '../../src/tui/themes/index.ts';
import { svgOf } from './svg.ts';

/** The pictures of the documentation by the names of their files, drawn by the program itself. */
export async function drawPictures(): Promise<Readonly<Record<string, string>>> {
  return { 'game.svg': await game(), 'themes.svg': themes() };
}

/** A capture under way, in the window that most people have. */
async function game(): Promise<string> {
  const window = { columns: 80, rows: 24 };
  const screen = await testScreen({
    variant: 'russian',
    setup: 'official',
    start: position('russian', 'W:Wc3,a1,e1,Kg1,f2,h2,b2,c1:Bd4,d6,f6,b6,a5,a7,b8,f8,h6,Kh4'),
    color: 3,
  });
  screen.controller.resize(window);
  await screen.press('tab', 'enter', 'tab', 'enter');
  const ui = screen.controller.ui();
  const scene = { messages: ui.messages, color: 3, glyphs: 'unicode', window } as const;
  return svgOf(
    screenLines(scene, ui),
    window.columns,
    'A game of Russian draughts in the terminal',
  );
}

/** One position in every theme. */
function themes(): string {
  const boards = THEME_NAMES.map(board);
  const gap: StyledLine = [{ text: '  ' }];
  const perRow = 3;
  const rows: StyledLine[] = [];
  for (let at = 0; at < boards.length; at += perRow) {
    const beside = boards.slice(at, at + perRow);
    beside[0]?.forEach((_, line) => {
      rows.push(
        beside.flatMap((lines, index) => [...(index > 0 ? gap : []), ...(lines[line] ?? [])]),
      );
    });
  }
  const columns = perRow * BOARD_COLUMNS + (perRow - 1) * 2;
  return svgOf(rows, columns, 'The themes of the board');
}

/** The size of a board of 8x8 in medium cells. */
const BOARD_COLUMNS = 8 * 4;

function board(name: ThemeName): readonly StyledLine[] {
  const lines = boardLines({
    variant: VARIANTS.russian,
    position: position('russian', 'W:Wc3,e3,g3,Ke1,a1:Bb8,d8,Kf8,c7,d6,f6'),
    bottom: 'white',
    mirrored: false,
    marks: {
      selected: new Set([22]),
      target: new Set([17, 18]),
      lastMove: new Set([6, 9]),
    },
    cell: { width: 4, height: 2 },
    labelWidth: 0,
    glyphs: 'unicode',
    color: name === 'terminal' ? 1 : 3,
    theme: paletteOf(name, { color: name === 'terminal' ? 1 : 3 }),
    names: false,
    kingLetter: 'K',
  });
  const title = name.padEnd(BOARD_COLUMNS);
  return [
    [{ text: title, style: { bold: true } }],
    ...lines,
    [{ text: ' '.repeat(BOARD_COLUMNS) }],
  ];
}

function position(name: VariantName, fen: string): Position {
  const parsed = parseFen(VARIANTS[name], fen);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.code}`);
  return parsed.value.position;
}
