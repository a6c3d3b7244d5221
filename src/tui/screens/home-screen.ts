import { currentPosition, movesPlayed } from '../../game/game.ts';
import type { Messages } from '../../messages/index.ts';
import { isMirrored } from '../../plain/answers.ts';
import type { Unfinished } from '../../plain/keeper.ts';
import { opponentName } from '../../plain/narrate.ts';
import type { Session } from '../../plain/session.ts';
import { createSession } from '../../plain/session.ts';
import { homeItem, homeItems } from '../home.ts';
import { keptOpponent } from '../opponents.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import { sessionOptionsOf } from '../picker.ts';
import type { Scene } from '../scene.ts';
import { wrap } from '../text.ts';
import type { Ui } from '../ui.ts';
import { isFinished } from '../updates/saved.ts';
import { bannerLines } from './banner.ts';
import { keyBar } from './key-bar.ts';
import { currentStyle, menuLines } from './menu.ts';
import { pageLines } from './page.ts';
import { filesText } from './report.ts';
import { preview } from './preview.ts';
import { ago } from './when.ts';

/** Columns of the menu where a board stands beside it. */
const MENU_WIDTH = 40;
/** Lines of the title with all that belongs to it, and of a smaller one. */
const LARGE_TITLE = 6;
const SMALL_TITLE = 3;

/** What the program opens with: what to do, and a board that shows what it is about. */
export function homeScreen(scene: Scene, ui: Ui): readonly StyledLine[] {
  const { messages, window } = scene;
  const { tui } = messages;
  const height = window.rows - 1;
  const picture = pictureOf(scene, ui, height - 1);
  const width = picture.length > 0 ? MENU_WIDTH : window.columns;
  const items = homeItems(ui);
  const menu = menuLines(
    items.map((item) =>
      item === 'continue' && isFinished(ui) ? tui.home.items.continueOver : tui.home.items[item],
    ),
    ui.menuAt,
    width,
    currentStyle(scene, ui.preferences.theme),
  );
  const told = filesText(messages, ui.notice);
  const notice = told === '' ? [] : [[], ...wrap(told, width, 3).map(plainLine)];
  const about = wrap(describe(messages, ui), width, 3).map(plainLine);
  const below: readonly StyledLine[] = [...menu, [], ...about, ...notice];
  return pageLines(
    {
      text: [...titleLines(scene, ui, height - 1 - below.length), ...below],
      picture,
      column: MENU_WIDTH + 2,
      foot: keyBar(messages, ui, window.columns),
    },
    window,
  );
}

/** The name of the program, as large as there are lines for it. */
function titleLines(scene: Scene, { preferences }: Ui, room: number): readonly StyledLine[] {
  const banner = bannerLines(scene, preferences.theme, room >= LARGE_TITLE ? 'large' : 'small');
  const tagline = plainLine(scene.messages.tui.home.tagline);
  const isLarge = banner.length > 1;
  if (isLarge) return [...banner, [], tagline, []];
  if (room >= SMALL_TITLE) return [...banner, tagline, []];
  return room > banner.length ? [...banner, []] : banner;
}

/** What the current item is about. */
function describe(messages: Messages, ui: Ui): string {
  const { home } = messages.tui;
  const item = homeItem(ui);
  const [saved] = ui.unfinished;
  if (item === 'resume' && saved !== undefined) {
    return home.saved(
      describeGame(messages, saved.session, keptOpponent(messages, ui, saved)),
      when(messages, saved),
    );
  }
  if (item === 'continue') {
    return describeGame(messages, ui.session, opponentName(messages, ui.session, ui.level));
  }
  return item === 'resume' ? '' : home.about[item];
}

function when(messages: Messages, { file }: Unfinished): string {
  return ago(file.modified, new Date(), messages.language);
}

/** `Russian draughts, Black against medium, move 12`. */
function describeGame({ common, tui }: Messages, session: Session, opponent: string): string {
  const { ruleset, humanColor } = session.options;
  const players =
    humanColor === 'both'
      ? common.twoPlayers
      : tui.home.against(common.colors[humanColor], opponent);
  const move = Math.floor(movesPlayed(session.game).length / 2) + 1;
  return tui.home.game(common.gamesCapitalised[ruleset.variant.name], players, move);
}

/** The game that Enter leads to, or the start of the one that would be played next. */
function pictureOf(scene: Scene, ui: Ui, height: number): readonly StyledLine[] {
  const session = sessionToShow(ui);
  const width = scene.window.columns - MENU_WIDTH - 2;
  return preview(
    scene,
    {
      variant: session.options.ruleset.variant,
      position: currentPosition(session.game),
      bottom: session.bottom,
      mirrored: isMirrored(session),
    },
    ui.preferences.theme,
    { width, height },
  );
}

function sessionToShow(ui: Ui): Session {
  if (ui.hasGame) return ui.session;
  return ui.unfinished[0]?.session ?? startOf(ui);
}

/** The start of the game that the panel would begin. */
export function startOf(ui: Ui): Session {
  return createSession(sessionOptionsOf(ui.picker.choices, ui.chance));
}
