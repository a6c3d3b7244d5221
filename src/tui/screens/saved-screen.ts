import stringWidth from 'string-width';
import { currentPosition, movesPlayed, outcome } from '../../game/game.ts';
import type { Messages } from '../../messages/index.ts';
import { isMirrored } from '../../plain/answers.ts';
import type { Unfinished } from '../../plain/keeper.ts';
import { keptOpponent } from '../opponents.ts';
import type { StyledLine } from '../paint.ts';
import { plainLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { fit, pad, take, wrap } from '../text.ts';
import { type Ui, unsavedOf } from '../ui.ts';
import { beside } from './columns.ts';
import { keyBar } from './key-bar.ts';
import { promptLine } from './lower.ts';
import { currentStyle } from './menu.ts';
import { preview } from './preview.ts';
import { filesText } from './report.ts';
import { ago, agoShort } from './when.ts';

/** Columns of the list where a board stands beside it. */
const LIST_WIDTH = 58;
/** What is shown of an opponent in a narrow row: any level, and the beginning of a long name. */
const SHORT_OPPONENT = 12;

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
  const kept = isOpenKept(ui) ? plainLine(fit(messages.tui.saved.openKept, columns)) : [];
  const upper = [title, kept, ...list].slice(0, room);
  const blank = Array<StyledLine>(Math.max(0, room - upper.length)).fill([]);
  return [...upper, ...blank, ...lower];
}

/** Whether the game on the board goes on and is kept: the list does not hold it. */
function isOpenKept(ui: Ui): boolean {
  const { hasGame, session, saved, lookedAt } = ui;
  const isOpen = hasGame && outcome(session.game) === undefined && session.game !== lookedAt;
  return isOpen && saved.isOpenKept && unsavedOf(ui) === undefined;
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
  if (games.length === 0) {
    return wrap(isOpenKept(ui) ? saved.noOther : saved.none, size.width).map(plainLine);
  }
  const room = Math.max(1, size.height);
  const from = Math.max(0, Math.min(at - Math.floor(room / 2), games.length - room));
  return games.slice(from, from + room).map((game, index): StyledLine => {
    const number = from + index;
    const isCurrent = number === at;
    const opponent = keptOpponent(scene.messages, ui, game);
    const row = rowText(scene.messages, game, opponent, size.width - 2);
    const text = `${isCurrent ? '>' : ' '} ${row}`;
    const style = isCurrent ? { style: currentStyle(scene, ui.preferences.theme) } : {};
    return [{ text: pad(text, size.width), ...style, hit: { kind: 'choice', number: number + 1 } }];
  });
}

/** `today 14:05  Russian, Black against medium, move 12`, or all of that in fewer letters. */
function rowText(messages: Messages, game: Unfinished, opponent: string, width: number): string {
  const wordings = [
    longRow(messages, game, opponent, 'players'),
    longRow(messages, game, opponent, 'opponent'),
  ];
  const fitting = wordings.find((text) => stringWidth(text) <= width);
  return fitting ?? shortRow(messages, game, opponent, width);
}

/** `Amer medium m12 14:05`: what tells games apart, the name of the game cut before all else. */
function shortRow(
  messages: Messages,
  { file, session }: Unfinished,
  opponent: string,
  width: number,
): string {
  const { common, tui, language } = messages;
  const { ruleset, humanColor } = session.options;
  const { short } = tui.saved;
  const game = common.gamesShort[ruleset.variant.name];
  const rest = [
    humanColor === 'both' ? short.twoPlayers : fit(opponent, SHORT_OPPONENT),
    stateText(messages, session, short),
    agoShort(file.modified, new Date(), language),
  ];
  const room = width - stringWidth(rest.join(' ')) - 1;
  return [take(game, Math.max(1, room)), ...rest].join(' ');
}

function longRow(
  messages: Messages,
  { file, session }: Unfinished,
  opponent: string,
  whom: 'players' | 'opponent',
): string {
  const { common, tui } = messages;
  const { ruleset, humanColor } = session.options;
  const players =
    humanColor === 'both'
      ? common.twoPlayers
      : whom === 'opponent'
        ? opponent
        : tui.home.against(common.colors[humanColor], opponent);
  const game = `${common.gamesShort[ruleset.variant.name]}, ${players}`;
  return tui.saved.row(
    ago(file.modified, new Date(), messages.language),
    game,
    stateText(messages, session, tui.saved),
  );
}

function stateText(
  { common }: Messages,
  { game }: Unfinished['session'],
  words: Pick<Messages['tui']['saved'], 'goesOn' | 'won' | 'drawn'>,
): string {
  const ended = outcome(game);
  if (ended === undefined) return words.goesOn(Math.floor(movesPlayed(game).length / 2) + 1);
  return ended.kind === 'draw' ? words.drawn : words.won(common.colors[ended.winner]);
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
