import type { Messages } from '../../messages/index.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import type { Preferences } from '../preferences.ts';
import type { Scene } from '../scene.ts';
import { currentSetting, SETTING_NAMES, type SettingName } from '../settings-form.ts';
import { fit, wrap } from '../text.ts';
import type { Ui } from '../ui.ts';
import { formLines } from './form.ts';
import { startOf } from './home-screen.ts';
import { keyBar } from './key-bar.ts';
import { currentStyle } from './menu.ts';
import { pageLines } from './page.ts';
import { filesText } from './report.ts';
import { preview } from './preview.ts';

/** Columns of the form where a board stands beside it. */
const FORM_WIDTH = 44;

/** What is remembered: one setting a line, changed at once, and a board that shows what it does. */
export function settingsScreen(scene: Scene, ui: Ui): readonly StyledLine[] {
  const { messages, window } = scene;
  const { tui } = messages;
  const height = window.rows - 1;
  const current = currentSetting(ui);
  const picture = pictureOf(scene, ui, height - 2);
  const width = picture.length > 0 ? FORM_WIDTH : window.columns;
  const form = formLines(
    SETTING_NAMES.map((name) => ({
      label: tui.settings.fields[name],
      value: valueText(messages, ui.preferences, name),
      isCurrent: name === current,
    })),
    width,
    currentStyle(scene, ui.preferences.theme),
  );
  const told = filesText(messages, ui.notice);
  const text = told === '' ? tui.settings.how : told;
  const room = Math.max(1, height - form.length - 2);
  const below = wrap(text, width, Math.min(room, 4)).map(plainLine);
  const title: StyledLine = [{ text: fit(tui.settings.title, width), style: { bold: true } }];
  const gap: readonly StyledLine[] = height >= form.length + below.length + 4 ? [[]] : [];
  const foot = keyBar(messages, ui, window.columns);
  const lines = [title, ...gap, ...form, ...gap, ...below];
  return pageLines({ text: lines, picture, column: FORM_WIDTH + 2, foot }, window);
}

function valueText({ tui, common }: Messages, preferences: Preferences, name: SettingName): string {
  const { settings } = tui;
  switch (name) {
    case 'language':
      return settings.languages[preferences.language];
    case 'theme':
      return (
        (settings.themes as Readonly<Record<string, string>>)[preferences.theme] ??
        preferences.theme
      );
    case 'glyphs':
      return settings.glyphs[preferences.glyphs];
    case 'size':
      return settings.sizes[preferences.size];
    case 'keys':
      return settings.keys[preferences.keys];
    default:
      return preferences[name] ? common.yes : common.no;
  }
}

function pictureOf(scene: Scene, ui: Ui, height: number): readonly StyledLine[] {
  const session = ui.hasGame ? ui.session : startOf(ui);
  const { game, bottom, options } = session;
  const { variant } = options.ruleset;
  const position = game.plies[game.at]?.position;
  if (position === undefined) return [];
  const width = scene.window.columns - FORM_WIDTH - 2;
  const picture = { variant, position, bottom, mirrored: false };
  return preview(scene, picture, ui.preferences.theme, { width, height });
}
