import { currentPosition } from '../../game/game.ts';
import { firstToMove, resolveSetup } from '../../game/setups.ts';
import type { Messages } from '../../messages/index.ts';
import { isMirrored } from '../../plain/answers.ts';
import { opponent } from '../../rules/board.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { plainLine, type StyledLine } from '../paint.ts';
import { type Choices, type Field, fieldsOf, type Picker } from '../picker.ts';
import type { Scene } from '../scene.ts';
import { wrap } from '../text.ts';
import type { Ui } from '../ui.ts';
import { formLines } from './form.ts';
import { startOf } from './home-screen.ts';
import { keyBar } from './key-bar.ts';
import { currentStyle } from './menu.ts';
import { pageLines } from './page.ts';
import { preview } from './preview.ts';

/** Columns of the panel where a board stands beside it. */
const PANEL_WIDTH = 40;
/** Lower than this, there are no gaps. */
const LOW = 15;
/** Narrower than this, values are said shortly. */
const ROOMY = 36;

/** The panel before a game: one field a line, the current one marked, and the board as it will be. */
export function setupScreen(scene: Scene, ui: Ui): readonly StyledLine[] {
  const { messages, window } = scene;
  const { tui } = messages;
  const { choices, field: current } = ui.picker;
  const height = window.rows - 1;
  const picture = pictureOf(scene, ui, height - 2);
  const width = picture.length > 0 ? PANEL_WIDTH : window.columns;
  const form = formLines(
    fieldsOf(choices).map((field) => ({
      label: tui.setup.fields[field],
      value: (width < ROOMY ? shortText : valueText)(messages, ui.picker, field),
      isCurrent: field === current,
    })),
    width,
    currentStyle(scene, ui.preferences.theme),
  );
  const how = wrap(tui.setup.how, width, 3).map(plainLine);
  const told = current === 'setup' ? setupText(messages, choices) : describe(messages, choices);
  const about = wrap(told, width, 5).map(plainLine);
  const title: StyledLine = [{ text: tui.setup.title, style: { bold: true } }];
  const foot = keyBar(messages, ui, window.columns);
  // In the smallest windows the words matter more than the gaps between them.
  const gap: readonly StyledLine[] = height < LOW ? [] : [[]];
  const text = [title, ...gap, ...form, ...gap, ...about, ...gap, ...how];
  return pageLines({ text, picture, column: PANEL_WIDTH + 2, foot }, window);
}

/** The start of the game, seen from where the person will sit. */
function pictureOf(scene: Scene, ui: Ui, height: number): readonly StyledLine[] {
  const session = startOf(ui);
  const picture = {
    variant: session.options.ruleset.variant,
    position: currentPosition(session.game),
    bottom: session.bottom,
    mirrored: isMirrored(session),
  };
  const width = scene.window.columns - PANEL_WIDTH - 2;
  return preview(scene, picture, ui.preferences.theme, { width, height });
}

/** Without what is only said to be clear. */
function shortText(messages: Messages, picker: Picker, field: Field): string {
  return valueText(messages, picker, field).replace(/ \(.*\)$/, '');
}

function valueText({ common, tui }: Messages, picker: Picker, field: Field): string {
  const { choices, engineName } = picker;
  switch (field) {
    case 'game':
      return common.gamesShort[choices.game];
    case 'setup':
      return common.setups[choices.setup];
    case 'capture':
      return tui.setup.capture[choices.capture];
    case 'opponent':
      if (choices.opponent === 'person') return tui.setup.person;
      if (choices.opponent === 'engine') return engineName ?? '';
      return tui.setup.computer(common.levels[choices.opponent]);
    case 'side':
      return sideText({ common, tui }, choices);
    case 'takebacks':
      return tui.setup.takebacks[choices.takebacks];
  }
}

function sideText({ common, tui }: Pick<Messages, 'common' | 'tui'>, choices: Choices): string {
  const { side } = choices;
  const text = tui.setup.sides[side];
  if (side === 'random') return text;
  const variant = VARIANTS[choices.game];
  const first = firstToMove(variant, resolveSetup(variant, choices.setup));
  const color = side === 'first' ? first : opponent(first);
  return tui.setup.sideColor(text, common.colors[color]);
}

/** What the chosen setup is: who begins, and which draw rules hold. */
function setupText({ common, tui }: Messages, { game, setup }: Choices): string {
  const { setups } = tui.setup;
  if (setup === 'house') return setups.house;
  return setups.official(common.colors[firstToMove(VARIANTS[game], setup)]);
}

/** The size of the board, and what the chosen game is known for. */
function describe({ common, tui }: Messages, { game }: Choices): string {
  return `${common.boardSize(VARIANTS[game].size)}. ${tui.setup.about[game]}`;
}
