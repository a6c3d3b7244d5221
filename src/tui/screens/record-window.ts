import type { Messages } from '../../messages/index.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import { recordRow, recordTexts } from '../record-list.ts';
import type { Ui } from '../ui.ts';

/** The moves played in numbered pairs, as many as fit around the chosen one. */
export function recordWindow(
  { tui }: Messages,
  ui: Ui,
  size: { readonly width: number; readonly height: number },
): readonly StyledLine[] {
  const texts = recordTexts(ui.session.game);
  const title: StyledLine = [{ text: tui.recordTitle(texts.length), style: { bold: true } }];
  const start: StyledLine =
    ui.recordAt === 0
      ? [{ text: `[${tui.recordStart}]`, style: { bold: true } }]
      : plainLine(` ${tui.recordStart}`);
  const pairs = [...Array(Math.ceil(texts.length / 2)).keys()].map((pair) =>
    recordRow(texts, pair, { chosen: ui.recordAt, width: size.width }),
  );
  const rows = [start, ...pairs];
  const room = Math.max(1, size.height - 1);
  const chosen = Math.ceil(ui.recordAt / 2);
  const from = Math.max(0, Math.min(chosen - Math.floor(room / 2), rows.length - room));
  return [title, ...rows.slice(from, from + room)];
}
