import { isMirrored } from '../../plain/answers.ts';
import { boardLines } from '../board-view.ts';
import { chooseLayout, type Layout, shapeOf } from '../layout.ts';
import { marksOf } from '../marks.ts';
import type { StyledLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { positionInHand } from '../selection.ts';
import { paletteOf } from '../themes/index.ts';
import { shown, type Ui } from '../ui.ts';
import { blank, framed, laidOver, widened, widthOf } from './columns.ts';
import { headerLine } from './header.ts';
import { lowerLines } from './lower.ts';
import { overWindow } from './over-window.ts';
import { overlayLines } from './overlays.ts';
import { fillsBoard, middleHeight } from './room.ts';
import { sidePanel } from './side-panel.ts';

/** Columns of the panel of a game that is over, where it lies on the board. */
const OVER_WIDTH = 40;
/** The game: header, board and side panel, message, input and key bar. Undefined: no room. */
export function gameScreen(scene: Scene, ui: Ui): readonly StyledLine[] | undefined {
  const { variant } = ui.session.options.ruleset;
  const layout = chooseLayout(scene.window, shapeOf(variant), ui.preferences.size);
  if (layout === undefined) return undefined;
  const upper = layout.header ? [headerLine(scene, ui), ...blank(layout.gaps - 1)] : [];
  const lower = [...blank(Math.min(1, layout.gaps)), ...lowerLines(scene, ui, layout)];
  return [...upper, ...middle(scene, ui, layout, middleHeight(layout)), ...lower];
}

/** The board with the panel beside it, or the open window instead. */
function middle(scene: Scene, ui: Ui, layout: Layout, height: number): readonly StyledLine[] {
  const { messages, window } = scene;
  if (fillsBoard(ui, layout)) {
    const lines = overlayLines(messages, ui, ui.overlay, { width: window.columns, height });
    // The lines below stay where they are.
    return [...lines, ...blank(Math.min(height, layout.boardHeight) - lines.length)];
  }
  const board = boardLines(viewOf(scene, ui, layout));
  if (layout.panelWidth === 0) {
    return ui.overlay === 'over' ? overBoard(scene, ui, board, height) : board.slice(0, height);
  }
  const panel = panelLines(scene, ui, { width: layout.panelWidth, height });
  return [...Array(Math.max(board.length, panel.length)).keys()].map((line) => [
    ...(board[line] ?? [{ text: ' '.repeat(layout.boardWidth) }]),
    { text: '  ' },
    ...(panel[line] ?? []),
  ]);
}

/** What stands beside the board: the panel, or the open window. */
function panelLines(
  scene: Scene,
  ui: Ui,
  size: { readonly width: number; readonly height: number },
): readonly StyledLine[] {
  const { messages } = scene;
  if (ui.overlay === undefined) return sidePanel(messages, ui, size, scene);
  return ui.overlay === 'over'
    ? overWindow(scene, ui, size.width)
    : overlayLines(messages, ui, ui.overlay, size);
}

/** The end of the game in a frame on the board, where there is no panel beside it. */
function overBoard(
  scene: Scene,
  ui: Ui,
  board: readonly StyledLine[],
  height: number,
): readonly StyledLine[] {
  const { columns } = scene.window;
  const width = Math.min(columns, OVER_WIDTH);
  const text = overWindow(scene, ui, width - 4);
  const kind = scene.glyphs === 'ascii' ? 'letters' : 'lines';
  // In the smallest windows a frame would take the room of the text.
  const box =
    text.length + 2 <= height
      ? framed(text, width, kind)
      : widened(overWindow(scene, ui, columns), columns);
  return laidOver(board.slice(0, height), box, { width: widthOf(board[0] ?? []), height });
}

function viewOf(scene: Scene, ui: Ui, layout: Layout): Parameters<typeof boardLines>[0] {
  const session = shown(ui);
  return {
    variant: session.options.ruleset.variant,
    position: scene.frame?.position ?? positionInHand(session, ui.selection),
    bottom: session.bottom,
    mirrored: isMirrored(session),
    marks: scene.frame?.marks ?? marksOf(ui),
    cell: layout.cell,
    labelWidth: layout.labelWidth,
    glyphs: scene.glyphs,
    color: scene.color,
    theme: paletteOf(ui.preferences.theme, scene),
    names: ui.preferences.names,
    kingLetter: scene.messages.tui.kingLetter,
    isDark: scene.isDark ?? false,
  };
}
