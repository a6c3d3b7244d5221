import type { Messages } from '../../messages/index.ts';
import { plainLine, type Segment, type StyledLine } from '../paint.ts';
import { recordTexts } from '../record-list.ts';
import { pad } from '../text.ts';
import type { Ui } from '../ui.ts';

/** Columns of a move; longer ones are cut. */
const MOVE_WIDTH = 16;

/** The moves played in numbered pairs, as many as fit around the chosen one. */
export function recordWindow(
  { tui }: Messages,
  ui: Ui,
  size: { readonly width: number; readonly height: number },
): readonly StyledLine[] {
  const texts = recordTexts(ui.session.game);
  const title: StyledLine = [{ text: tui.recordTitle(texts.length), style: { bold: true } }];
  const width = Math.max(6, Math.min(MOVE_WIDTH, Math.floor((size.width - 5) / 2)));
  const entry = (ply: number): Segment => {
    const isChosen = ply === ui.recordAt;
    const text = texts[ply - 1] ?? '';
    const style = isChosen ? { style: { bold: true } } : {};
    return {
      text: pad(isChosen ? `[${text}]` : ` ${text}`, width),
      ...style,
      hit: { kind: 'ply', ply },
    };
  };
  const start: StyledLine =
    ui.recordAt === 0
      ? [{ text: `[${tui.recordStart}]`, style: { bold: true } }]
      : plainLine(` ${tui.recordStart}`);
  const pairs = [...Array(Math.ceil(texts.length / 2)).keys()].map((pair): StyledLine => [
    { text: `${String(pair + 1).padStart(3)}. ` },
    entry(2 * pair + 1),
    ...(2 * pair + 2 <= texts.length ? [entry(2 * pair + 2)] : []),
  ]);
  const rows = [start, ...pairs];
  const room = Math.max(1, size.height - 1);
  const chosen = Math.ceil(ui.recordAt / 2);
  const from = Math.max(0, Math.min(chosen - Math.floor(room / 2), rows.length - room));
  return [title, ...rows.slice(from, from + room)];
}
