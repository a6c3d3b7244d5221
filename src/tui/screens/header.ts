import stringWidth from 'string-width';
import { resolveSetup } from '../../game/setups.ts';
import type { Messages } from '../../messages/index.ts';
import { opponentName } from '../../plain/narrate.ts';
import type { StyledLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { fit } from '../text.ts';
import { type Ui, unsavedOf } from '../ui.ts';

const GAP = '   ';

/** What is played, and by whom: as fully as the window holds it. */
export function headerLine({ messages, window }: Scene, ui: Ui): StyledLine {
  if (unsavedOf(ui) === undefined) return wording(messages, window.columns, ui);
  const mark = messages.tui.files.unsaved;
  const room = window.columns - stringWidth(mark) - GAP.length;
  return [...wording(messages, room, ui), { text: GAP }, { text: mark, style: UNSAVED }];
}

const UNSAVED = { bold: true, underline: true } as const;

function wording(messages: Messages, columns: number, ui: Ui): StyledLine {
  const { common, tui } = messages;
  const { ruleset, setup, humanColor } = ui.session.options;
  const { name } = ruleset.variant;
  const kind = ruleset.forcedCapture
    ? common.setups[resolveSetup(ruleset.variant, setup)]
    : common.freeCapture.toLocaleLowerCase(messages.language);
  const long = tui.title(common.gamesCapitalised[name], kind);
  const short = tui.title(common.gamesShort[name], kind);
  const players = humanColor === 'both' ? [tui.twoPlayers] : against(messages, ui, humanColor);
  const wordings = [
    ...players.map((told) => [long, told] as const),
    ...players.map((told) => [short, told] as const),
    [long, ''] as const,
  ];
  const fitting = wordings.find(([title, told]) => stringWidth(title + GAP + told) <= columns);
  const [title, told] = fitting ?? [short, ''];
  return [
    { text: fit(title, columns), style: { bold: true } },
    { text: told === '' ? '' : GAP + told },
  ];
}

/** Who plays against the computer, the fullest wording first. */
function against(
  messages: Messages,
  { session, level }: Ui,
  color: 'white' | 'black',
): readonly string[] {
  const { common, tui } = messages;
  const words = [common.colors[color], opponentName(messages, session, level)] as const;
  return [tui.versus(...words), tui.home.against(...words)];
}
