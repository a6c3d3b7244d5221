import { currentPosition, movesPlayed, outcome } from '../../game/game.ts';
import type { Messages } from '../../messages/index.ts';
import { isMirrored } from '../../plain/answers.ts';
import type { Unfinished } from '../../plain/keeper.ts';
import type { StyledLine } from '../paint.ts';
import { plainLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { fit, pad, wrap } from '../text.ts';
import type { Ui } from '../ui.ts';
import { beside } from './columns.ts';
import { keyBar } from './key-bar.ts';
import { promptLine } from './lower.ts';
import { currentStyle } from './menu.ts';
import { preview } from './preview.ts';
import { filesText } from './report.ts';
import { ago } from './when.ts';

/** Columns of the list where a board stands beside it. */
const LIST_WIDTH = 58;

/** The saved games, one a line, and the position of the chosen one. */
export function savedScreen(scene: Scene, ui: Ui): readonly StyledLine[] {
  const { messages, window } = scene;
  const { columns } = window;
  const height = window.rows - 1;
  const told = filesText(messages, ui.notice);
  const notice = told === '' ? [] : wrap(told, columns, 2).map(plainLine);
  const input = ui.prompt === undefined ? [] : [promptLine(messages, ui.prompt, columns)];
  const lower = [...notice, ...input, keyBar(messages, ui, columns)];
  const room = height - lower.length;
  const picture = pictureOf(scene, ui, room - 2);
  const width = picture.length > 0 ? LIST_WIDTH : columns;
  const count = ui.saved.games?.length ?? 0;
  const title: StyledLine = [
    { text: fit(messages.tui.saved.title(count), columns), style: { bold: true } },
  ];
  const list = beside(listLines(scene, ui, { width, height: room - 2 }), picture, LIST_WIDTH + 2);
  const upper = [title, [], ...list].slice(0, room);
  const blank = Array<StyledLine>(Math.max(0, room - upper.length)).fill([]);
  return [...upper, ...blank, ...lower];
}

/** As many games as there is room for around the chosen one. */
function listLines(
  scene: Scene,
  ui: Ui,
  size: { readonly width: number; readonly height: number },
): readonly StyledLine[] {
  const { saved } = scene.messages.tui;
  const { games, at } = ui.saved;
  if (games === undefined) return [plainLine(fit(saved.reading, size.width))];
  if (games.length === 0) return wrap(saved.none, size.width).map(plainLine);
  const room = Math.max(1, size.height);
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), games.length - room));
  return games.slice(from, from + room).map((game, index): StyledLine => {
    const number = from + index;
    const isCurrent = number === at;
    const text = `${isCurrent ? '>' : ' '} ${rowText(scene.messages, game)}`;
    const style = isCurrent ? { style: currentStyle(scene, ui.preferences.theme) } : {};
    return [{ text: pad(text, size.width), ...style, hit: { kind: 'choice', number: number + 1 } }];
  });
}

/** `today 14:05  Russian, Black against medium, move 12`. */
function rowText(messages: Messages, { file, session, level }: Unfinished): string {
  const { common, tui } = messages;
  const { ruleset, humanColor } = session.options;
  const players =
    humanColor === 'both'
      ? common.twoPlayers
      : tui.home.against(common.colors[humanColor], common.levels[level]);
  const game = `${common.gamesShort[ruleset.variant.name]}, ${players}`;
  return tui.saved.row(
    ago(file.modified, new Date(), messages.language),
    game,
    stateText(messages, session),
  );
}

function stateText({ common, tui }: Messages, { game }: Unfinished['session']): string {
  const ended = outcome(game);
  if (ended === undefined) {
    return tui.saved.goesOn(Math.floor(movesPlayed(game).length / 2) + 1);
  }
  return ended.kind === 'draw' ? tui.saved.drawn : tui.saved.won(common.colors[ended.winner]);
}

function pictureOf(scene: Scene, ui: Ui, height: number): readonly StyledLine[] {
  const session = ui.saved.games?.[ui.saved.at]?.session;
  if (session === undefined) return [];
  return preview(
    scene,
    {
      variant: session.options.ruleset.variant,
      position: currentPosition(session.game),
      bottom: session.bottom,
      mirrored: isMirrored(session),
    },
    ui.preferences.theme,
    { width: scene.window.columns - LIST_WIDTH - 2, height },
  );
}
