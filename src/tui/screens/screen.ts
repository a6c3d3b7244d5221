import { SMALLEST } from '../layout.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import type { Scene } from '../scene.ts';
import { wrap } from '../text.ts';
import type { ScreenName, Ui } from '../ui.ts';
import { gameScreen } from './game-screen.ts';
import { overlayLines } from './overlays.ts';
import { homeScreen } from './home-screen.ts';
import { rulesScreen } from './rules-screen.ts';
import { settingsScreen } from './settings-screen.ts';
import { setupScreen } from './setup-screen.ts';

/** What each screen but the game's draws; there is room for them wherever there is for a board. */
const DRAWN: Readonly<
  Record<Exclude<ScreenName, 'game'>, (scene: Scene, ui: Ui) => readonly StyledLine[]>
> = { home: homeScreen, setup: setupScreen, rules: rulesScreen, settings: settingsScreen };

/** The whole screen as lines, never more than the window has less one. */
export function screenLines(scene: Scene, ui: Ui): readonly StyledLine[] {
  const { rows } = scene.window;
  const lines = isTooSmall(scene) ? undefined : linesOf(scene, ui);
  return (lines ?? tooSmall(scene)).slice(0, Math.max(1, rows - 1));
}

function linesOf(scene: Scene, ui: Ui): readonly StyledLine[] | undefined {
  if (ui.screen === 'game') return gameScreen(scene, ui);
  if (ui.overlay === undefined || ui.overlay === 'over') return DRAWN[ui.screen](scene, ui);
  const size = { width: scene.window.columns, height: scene.window.rows - 1 };
  return overlayLines(scene.messages, ui, ui.overlay, size);
}

function isTooSmall({ window }: Scene): boolean {
  return window.columns < SMALLEST.columns || window.rows < SMALLEST.rows;
}

function tooSmall({ messages, window }: Scene): readonly StyledLine[] {
  const sizeText = ({ columns, rows }: typeof window): string => `${columns}x${rows}`;
  const text = messages.tui.tooSmall(sizeText(SMALLEST), sizeText(window));
  return wrap(text, window.columns).map(plainLine);
}
