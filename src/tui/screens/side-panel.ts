import type { Messages } from '../../messages/index.ts';
import { currentPosition } from '../../game/game.ts';
import { drawCounters } from '../../game/draws.ts';
import type { Glyphs } from '../../plain/options.ts';
import { materialOf } from '../../rules/board.ts';
import { COLORS } from '../../rules/types.ts';
import stringWidth from 'string-width';
import { rowOfPieces, takenPieces } from '../captured.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import { personMoves } from '../selection.ts';
import { completionsOf } from '../typed.ts';
import { recordRow, recordTexts } from '../record-list.ts';
import { fit, wrap } from '../text.ts';
import { shown, type Ui } from '../ui.ts';

/** A counter is shown once so many moves have gone by. */
const COUNTED = 3;

/** Beside the board: pieces, counters, what can be played, and the moves played so far. */
export function sidePanel(
  messages: Messages,
  ui: Ui,
  size: { readonly width: number; readonly height: number },
  glyphs: Glyphs,
): readonly StyledLine[] {
  const { tui } = messages;
  const { width, height } = size;
  const head = [
    material(messages, ui),
    ...takenLines(messages, ui, glyphs, width),
    ...counterLines(messages, ui),
  ].map((text) => plainLine(fit(text, width)));
  const candidates = wrap(candidateText(ui), width, Math.max(2, Math.floor(height / 3)));
  const upper: readonly StyledLine[] = [
    ...head,
    [],
    [{ text: tui.candidates, style: { bold: true } }],
    ...candidates.map(plainLine),
    [],
    [{ text: tui.record, style: { bold: true } }],
  ];
  const room = height - upper.length;
  const record = room > 0 ? recordRows(ui, room, width) : [];
  return [...upper, ...record].slice(0, height);
}

function material({ tui }: Messages, ui: Ui): string {
  const position = currentPosition(shown(ui).game);
  const [white = '', black = ''] = COLORS.map((color) => {
    const { men, kings } = materialOf(position, color);
    return kings === 0 ? `${men}` : `${men}+${kings}`;
  });
  return tui.material(white, black);
}

/** What each side has taken, once there is something. */
function takenLines(
  { common, tui }: Messages,
  ui: Ui,
  glyphs: Glyphs,
  width: number,
): readonly string[] {
  const taken = takenPieces(shown(ui).game);
  return COLORS.filter((color) => taken[color].length > 0).map((color) => {
    const room = width - stringWidth(tui.taken(common.colors[color], ''));
    return tui.taken(common.colors[color], rowOfPieces(taken[color], glyphs, room));
  });
}

/** The counters that have come some way; at the start of every game they say nothing. */
function counterLines({ common, tui }: Messages, ui: Ui): readonly string[] {
  return drawCounters(shown(ui).game)
    .filter(({ movesLeft, total }) => movesLeft <= total - COUNTED)
    .slice(0, 2)
    .map(({ rule, movesLeft }) => tui.counter(common.drawRule(rule), movesLeft));
}

function candidateText(ui: Ui): string {
  const { typed } = ui;
  const session = shown(ui);
  return completionsOf(session.options.ruleset, personMoves(session), typed)
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
