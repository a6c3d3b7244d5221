import { resolveSetup } from '../../game/setups.ts';
import { isMirrored } from '../../plain/answers.ts';
import { boardLines } from '../board-view.ts';
import { completionsIn } from '../completions.ts';
import { chooseLayout, type Layout, shapeOf } from '../layout.ts';
import { marksOf } from '../marks.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { positionInHand } from '../selection.ts';
import { fit, wrap } from '../text.ts';
import { paletteOf } from '../themes/index.ts';
import type { Messages } from '../../messages/index.ts';
import { ordersLike, type Prompt } from '../prompt.ts';
import { shown, type Ui } from '../ui.ts';
import { evaluationLine } from './evaluation.ts';
import { keyBar } from './key-bar.ts';
import { framed, laidOver, widthOf } from './columns.ts';
import { overWindow } from './over-window.ts';
import { noticeText } from './notice.ts';
import { overlayLines } from './overlays.ts';
import { sidePanel } from './side-panel.ts';
import stringWidth from 'string-width';

/** Columns of the panel of a game that is over, where it lies on the board. */
const OVER_WIDTH = 40;

/** The game: header, board and side panel, message, input and key bar. Undefined: no room. */
export function gameScreen(scene: Scene, ui: Ui): readonly StyledLine[] | undefined {
  const { variant } = ui.session.options.ruleset;
  const layout = chooseLayout(scene.window, shapeOf(variant), ui.preferences.size);
  if (layout === undefined) return undefined;
  const { columns } = scene.window;
  const { messages } = scene;
  const input = ui.overlay === undefined ? inputLine(scene, ui, layout) : undefined;
  const bar = keyBar(messages, ui, columns);
  const lower = [
    ...wrap(noticeText(messages, ui), columns, layout.messageRows).map(plainLine),
    ...(layout.bar ? [input ?? [], bar] : [input ?? bar]),
  ];
  const upper = layout.header ? [header(scene, ui)] : [];
  const middleHeight = layout.height - upper.length - lower.length;
  return [...upper, ...middle(scene, ui, layout, middleHeight), ...lower];
}

function header({ messages, window }: Scene, ui: Ui): StyledLine {
  const { common, tui } = messages;
  const { ruleset, setup, humanColor } = ui.session.options;
  const title = tui.title(
    common.gamesCapitalised[ruleset.variant.name],
    ruleset.forcedCapture
      ? common.setups[resolveSetup(ruleset.variant, setup)]
      : common.freeCapture.toLocaleLowerCase(messages.language),
  );
  const players =
    humanColor === 'both'
      ? tui.twoPlayers
      : tui.versus(common.colors[humanColor], common.levels[ui.level]);
  return [
    { text: fit(title, window.columns), style: { bold: true } },
    { text: fit(`   ${players}`, Math.max(0, window.columns - stringWidth(title))) },
  ];
}

/** The board with the panel beside it, or the open window instead. */
function middle(scene: Scene, ui: Ui, layout: Layout, height: number): readonly StyledLine[] {
  const { messages, window } = scene;
  if (ui.overlay !== undefined && ui.overlay !== 'over') {
    const lines = overlayLines(messages, ui, ui.overlay, { width: window.columns, height });
    // The lines below stay where they are.
    const missing = Math.max(0, Math.min(height, layout.boardHeight) - lines.length);
    return [...lines, ...Array<StyledLine>(missing).fill([])];
  }
  const board = boardLines(viewOf(scene, ui, layout));
  const isOver = ui.overlay === 'over';
  if (layout.panelWidth === 0) {
    return isOver ? overBoard(scene, ui, board, height) : board.slice(0, height);
  }
  const panel = isOver
    ? overWindow(messages, ui, layout.panelWidth)
    : sidePanel(messages, ui, { width: layout.panelWidth, height }, scene);
  return [...Array(Math.max(board.length, panel.length)).keys()].map((line) => [
    ...(board[line] ?? [{ text: ' '.repeat(layout.boardWidth) }]),
    { text: '  ' },
    ...(panel[line] ?? []),
  ]);
}

/** The end of the game in a frame on the board, where there is no panel beside it. */
function overBoard(
  { messages, window, glyphs }: Scene,
  ui: Ui,
  board: readonly StyledLine[],
  height: number,
): readonly StyledLine[] {
  const width = Math.min(window.columns, OVER_WIDTH);
  const text = overWindow(messages, ui, width - 4);
  // In the smallest windows a frame would take the room of the text.
  const box =
    text.length + 2 <= height
      ? framed(text, width, glyphs === 'ascii' ? 'letters' : 'lines')
      : text;
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

/** The typed text and what it may become; where the key bar has no line of its own, that instead. */
function inputLine(
  { messages, window, glyphs }: Scene,
  ui: Ui,
  layout: Layout,
): StyledLine | undefined {
  const { typed } = ui;
  if (ui.prompt !== undefined) return promptLine(messages, ui.prompt, window.columns);
  if (typed === '' && !layout.bar) return undefined;
  const prompt = `> ${typed}_`;
  if (typed === '') {
    const hasPanel = layout.panelWidth > 0;
    const evaluation = hasPanel
      ? undefined
      : evaluationLine(messages, ui, window.columns - prompt.length - 1, glyphs);
    return [{ text: prompt }, ...(evaluation === undefined ? [] : [{ text: ' ' }, ...evaluation])];
  }
  const candidates = completionsIn(ui);
  const text =
    candidates.length === 0
      ? messages.tui.noMatch
      : candidates.map((candidate) => candidate.text).join('  ');
  const room = Math.max(0, window.columns - stringWidth(prompt) - 2);
  return [{ text: prompt, style: { bold: true } }, { text: `  ${fit(text, room)}` }];
}

/** A line that is being typed, its end in sight, and what it may become. */
function promptLine(messages: Messages, { purpose, text }: Prompt, columns: number): StyledLine {
  const { tui } = messages;
  const lead = purpose === 'command' ? ':' : tui.fileName;
  const room = Math.max(1, columns - stringWidth(lead) - 1);
  const end = Array.from(text).slice(-room).join('');
  const line = `${lead}${end}_`;
  if (purpose === 'file') return [{ text: line, style: { bold: true } }];
  const orders = ordersLike(messages, text);
  const more =
    text !== '' && orders.length === 0 && !text.includes(' ')
      ? tui.palette.none
      : orders.join('  ');
  const rest = fit(more, Math.max(0, columns - stringWidth(line) - 2));
  return [{ text: line, style: { bold: true } }, { text: rest === '' ? '' : `  ${rest}` }];
}
