import { type Game, movesPlayed } from '../../game/game.ts';
import type { Messages } from '../../messages/index.ts';
import { currentPosition } from '../../game/game.ts';
import { drawCounters } from '../../game/draws.ts';
import { formatMove } from '../../notation/moves.ts';
import { materialOf } from '../../rules/board.ts';
import { COLORS } from '../../rules/types.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import { personMoves } from '../selection.ts';
import { completionsOf } from '../typed.ts';
import { fit, wrap } from '../text.ts';
import { shown, type Ui } from '../ui.ts';

/** A counter is shown once so many moves have gone by. */
const COUNTED = 3;

/** Beside the board: pieces, counters, what can be played, and the moves played so far. */
export function sidePanel(
  messages: Messages,
  ui: Ui,
  size: { readonly width: number; readonly height: number },
): readonly StyledLine[] {
  const { tui } = messages;
  const { width, height } = size;
  const head = [material(messages, ui), ...counterLines(messages, ui)].map((text) =>
    plainLine(fit(text, width)),
  );
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
  const record = room > 0 ? recordLines(ui.session.game).slice(-room) : [];
  return [...upper, ...record.map((text) => plainLine(fit(text, width)))].slice(0, height);
}

function material({ tui }: Messages, ui: Ui): string {
  const position = currentPosition(shown(ui).game);
  const [white = '', black = ''] = COLORS.map((color) => {
    const { men, kings } = materialOf(position, color);
    return kings === 0 ? `${men}` : `${men}+${kings}`;
  });
  return tui.material(white, black);
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

/** The moves in numbered pairs, from whoever began. */
function recordLines(game: Game): readonly string[] {
  const texts = movesPlayed(game).map((move, index) =>
    formatMove(game.ruleset, game.plies[index]?.legal ?? [], move),
  );
  const lines: string[] = [];
  for (let at = 0; at < texts.length; at += 2) {
    const number = String(at / 2 + 1).padStart(3);
    lines.push(`${number}. ${(texts[at] ?? '').padEnd(10)} ${texts[at + 1] ?? ''}`.trimEnd());
  }
  return lines;
}
