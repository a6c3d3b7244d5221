import {
  chooseLayout,
  type Layout,
  shapeOf,
  type Stage,
  stageOf,
  type WindowSize,
} from '../layout.ts';
import type { Overlay, Ui } from '../ui.ts';

/** Columns and lines for a window over the board. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Lists that leave the board in sight where there is a panel for them. */
const IN_PANEL: readonly Overlay[] = ['moves', 'record'];

/** Whether the open window takes the place of the board; lists have room in the panel beside it. */
export function fillsBoard(
  ui: Ui,
  { panelWidth }: Layout,
): ui is Ui & { overlay: Exclude<Overlay, 'over'> } {
  if (ui.overlay === undefined || ui.overlay === 'over') return false;
  return panelWidth === 0 || !IN_PANEL.includes(ui.overlay);
}

/** Where the screen stands in its window. Long texts take all the lines there are. */
export function stageFor(window: WindowSize, ui: Ui, layout: Layout | undefined): Stage {
  const stage = stageOf(window, ui.screen === 'game' ? layout : undefined);
  const isLong = layout !== undefined && fillsBoard(ui, layout);
  return isLong ? { ...stage, rows: window.rows, top: 0 } : stage;
}

/** Lines for the board: without the header, and what stands below it. */
export function middleHeight({ height, header, gaps, messageRows, bar }: Layout): number {
  const upper = header ? Math.max(1, gaps) : 0;
  return height - upper - Math.min(1, gaps) - messageRows - (bar ? 2 : 1);
}

/** The room that the open window has; none where nothing can be drawn. */
export function windowRoom(ui: Ui): Room | undefined {
  const { window, session, preferences } = ui;
  const shape = shapeOf(session.options.ruleset.variant);
  const outer = chooseLayout(window, shape, preferences.size);
  const stage = stageFor(window, ui, outer);
  if (ui.screen !== 'game') return { width: stage.columns, height: stage.rows - 1 };
  const layout = chooseLayout(stage, shape, preferences.size);
  if (layout === undefined) return undefined;
  const width = fillsBoard(ui, layout) ? stage.columns : layout.panelWidth;
  return { width, height: middleHeight(layout) };
}
