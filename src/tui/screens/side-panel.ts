import type { Messages } from '../../messages/index.ts';
import { currentPosition, outcome } from '../../game/game.ts';
import type { CountingRule } from '../../game/counters.ts';
import { drawCounters } from '../../game/draws.ts';
import { materialOf, opponent, pieceOf } from '../../rules/board.ts';
import { type Color, COLORS } from '../../rules/types.ts';
import stringWidth from 'string-width';
import { completionsIn } from '../completions.ts';
import { rowOfPieces, signOf, takenPieces } from '../captured.ts';
import { plainLine, type Style, type StyledLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { recordRow, recordTexts } from '../record-list.ts';
import { widthOf } from './columns.ts';
import { evaluationLines } from './evaluation.ts';
import { fit, wrap } from '../text.ts';
import { paletteOf } from '../themes/index.ts';
import { shown, type Ui } from '../ui.ts';

/** A counter is shown once so many moves have gone by. */
const COUNTED = 3;

/** Beside the board: pieces, counters, what can be played, and the moves played so far. */
export function sidePanel(
  messages: Messages,
  ui: Ui,
  size: { readonly width: number; readonly height: number },
  scene: Scene,
): readonly StyledLine[] {
  const { tui } = messages;
  const { width, height } = size;
  const head = [
    ...materialLines(messages, ui, scene, width),
    ...takenLines(messages, ui, scene, width),
    ...ruleLines(messages, ui, width),
    ...counterLines(messages, ui, width).map(plainLine),
  ];
  const isOver = outcome(shown(ui).game) !== undefined;
  const candidates = wrap(candidateText(ui), width, Math.max(2, Math.floor(height / 3)));
  const upper: readonly StyledLine[] = [
    ...head,
    ...evaluationLines(messages, ui, width, scene.glyphs),
    [],
    // A game that is over has nothing to play.
    ...(isOver
      ? []
      : [[{ text: tui.candidates, style: { bold: true } }], ...candidates.map(plainLine), []]),
    [{ text: tui.record, style: { bold: true } }],
  ];
  const room = height - upper.length;
  const record = room > 0 ? recordRows(ui, room, width) : [];
  return [...upper, ...record].slice(0, height);
}

/** The house rule, as long as it holds: with it the game is another one. */
function ruleLines({ play }: Messages, ui: Ui, width: number): readonly StyledLine[] {
  const { forcedCapture } = ui.session.options.ruleset;
  return forcedCapture ? [] : [[{ text: fit(play.introFree, width), style: { bold: true } }]];
}

/** A piece of each side and how many men and kings there are: beside each other where they fit. */
function materialLines(
  { common }: Messages,
  ui: Ui,
  scene: Scene,
  width: number,
): readonly StyledLine[] {
  const position = currentPosition(shown(ui).game);
  const sidesIn = (isLong: boolean): readonly StyledLine[] =>
    COLORS.map((color): StyledLine => {
      const { men, kings } = materialOf(position, color);
      const long = [common.men(men), common.kings(kings)].join(', ');
      const count = kings === 0 ? `${men}` : isLong ? long : `${men}+${kings}`;
      const sign = ` ${signOf(pieceOf(color, false), scene)} `;
      return [
        { text: sign, style: pieceStyle(color, ui, scene) },
        { text: ` ${common.colors[color]} ${count}` },
      ];
    });
  const gap = { text: '   ' };
  const inLine = (sides: readonly StyledLine[]): StyledLine =>
    sides.flatMap((side, index) => (index === 0 ? side : [gap, ...side]));
  const [long, short] = [sidesIn(true), sidesIn(false)];
  const wordings = [[inLine(long)], long, [inLine(short)]];
  return wordings.find((lines) => lines.every((line) => widthOf(line) <= width)) ?? short;
}

/** The colours of a side's pieces, for signs that stand beside the board. */
function pieceStyle(side: Color, ui: Ui, scene: Scene): Style {
  const { whitePiece, blackPiece, darkSquare } = paletteOf(ui.preferences.theme, scene);
  return { color: side === 'white' ? whitePiece : blackPiece, background: darkSquare };
}

/** What each side has taken, once there is something. */
function takenLines(
  { common, tui }: Messages,
  ui: Ui,
  scene: Scene,
  width: number,
): readonly StyledLine[] {
  const taken = takenPieces(shown(ui).game);
  return COLORS.filter((color) => taken[color].length > 0).map((color) => {
    // Where signs have a background, it begins after a blank of its own.
    const told = tui.taken(common.colors[color]) + (scene.color > 0 ? ' ' : '');
    const pieces = rowOfPieces(taken[color], scene, width - stringWidth(told) - 2);
    return [{ text: told }, { text: ` ${pieces} `, style: pieceStyle(opponent(color), ui, scene) }];
  });
}

/**
 * The counters that have come some way, and those of an ending from its first move on: they say what
 * is on the board. At the start of every game the others say nothing.
 */
function counterLines({ tui }: Messages, ui: Ui, width: number): readonly string[] {
  return drawCounters(shown(ui).game)
    .filter(({ rule, movesLeft, total }) => isOfEnding(rule) || movesLeft <= total - COUNTED)
    .map(({ rule, movesLeft }) => {
      const words = [tui.counted[countedBy(rule)], movesLeft] as const;
      const full = tui.counter(...words);
      return stringWidth(full) <= width ? full : fit(tui.counterShort(...words), width);
    });
}

function isOfEnding(rule: CountingRule): boolean {
  return rule.kind === 'endgame' || rule.pieces !== undefined;
}

function countedBy(rule: CountingRule): keyof Messages['tui']['counted'] {
  if (rule.kind === 'quiet') return rule.pieces === undefined ? 'quiet' : 'kings';
  return rule.loneKingOnMainRoad === true ? 'mainRoad' : 'endgame';
}

function candidateText(ui: Ui): string {
  return completionsIn(ui)
    .map(({ text }) => text)
    .join('  ');
}

/** The moves in numbered pairs, from whoever began; those around the one that is looked at. */
function recordRows(ui: Ui, room: number, width: number): readonly StyledLine[] {
  const texts = recordTexts(ui.session.game);
  const pairs = Math.ceil(texts.length / 2);
  const at = ui.view ?? texts.length;
  const last = Math.min(pairs, Math.max(room, Math.ceil(at / 2) + Math.floor(room / 2)));
  const from = ui.view === undefined ? pairs - room : last - room;
  return [...Array(pairs).keys()]
    .slice(Math.max(0, from), ui.view === undefined ? pairs : last)
    .map((pair) => recordRow(texts, pair, { chosen: ui.view, width }));
}
