import { chooseLayout, isTooSmall, shapeOf, SMALLEST, type Stage } from '../layout.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { wrap } from '../text.ts';
import type { ScreenName, Ui } from '../ui.ts';
import { gameScreen } from './game-screen.ts';
import { overlayLines } from './overlays.ts';
import { homeScreen } from './home-screen.ts';
import { stageFor } from './room.ts';
import { rulesScreen } from './rules-screen.ts';
import { savedScreen } from './saved-screen.ts';
import { settingsScreen } from './settings-screen.ts';
import { setupScreen } from './setup-screen.ts';

/** What each screen but the game's draws; there is room for them wherever there is for a board. */
const DRAWN: Readonly<
  Record<Exclude<ScreenName, 'game'>, (scene: Scene, ui: Ui) => readonly StyledLine[]>
> = {
  home: homeScreen,
  setup: setupScreen,
  rules: rulesScreen,
  settings: settingsScreen,
  saved: savedScreen,
};

/** The whole screen as lines, never more than the window has less one. */
export function screenLines(scene: Scene, ui: Ui): readonly StyledLine[] {
  const { rows } = scene.window;
  const lines = isTooSmall(scene.window) ? undefined : stagedLines(scene, ui);
  return (lines ?? tooSmall(scene)).slice(0, Math.max(1, rows - 1));
}

/** The screen in the middle of a window that is larger than it needs. */
function stagedLines(scene: Scene, ui: Ui): readonly StyledLine[] | undefined {
  const { variant } = ui.session.options.ruleset;
  const layout = chooseLayout(scene.window, shapeOf(variant), ui.preferences.size);
  const stage = stageFor(scene.window, ui, layout);
  const lines = linesOf({ ...scene, window: stage }, ui);
  if (lines === undefined) return undefined;
  return [...Array<StyledLine>(stage.top).fill([]), ...lines.map((line) => shifted(line, stage))];
}

function shifted(line: StyledLine, { left }: Stage): StyledLine {
  return left === 0 || line.length === 0 ? line : [{ text: ' '.repeat(left) }, ...line];
}

function linesOf(scene: Scene, ui: Ui): readonly StyledLine[] | undefined {
  if (ui.screen === 'game') return gameScreen(scene, ui);
  if (ui.overlay === undefined || ui.overlay === 'over') return DRAWN[ui.screen](scene, ui);
  const size = { width: scene.window.columns, height: scene.window.rows - 1 };
  return overlayLines(scene.messages, ui, ui.overlay, size);
}

function tooSmall({ messages, window }: Scene): readonly StyledLine[] {
  const sizeText = ({ columns, rows }: typeof window): string => `${columns}x${rows}`;
  const text = messages.tui.tooSmall(sizeText(SMALLEST), sizeText(window));
  return wrap(text, window.columns).map(plainLine);
}
