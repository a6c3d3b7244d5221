import fc from 'fast-check';
import stringWidth from 'string-width';
import { describe, expect, it, test } from 'vitest';
import { movesPlayed } from '../game/game.ts';
import { parseSquare } from '../notation/squares.ts';
import { GLYPHS } from '../plain/options.ts';
import { VARIANT_NAMES } from '../rules/types.ts';
import type { StyledLine } from './paint.ts';
import { chooseLayout, shapeOf, SMALLEST, type WindowSize } from './layout.ts';
import type { Scene } from './scene.ts';
import { screenLines } from './screens/screen.ts';
import { testScreen, type TestScreen } from './test-support.ts';

const LANGUAGES = ['en', 'tr'] as const;

/** Keys that lead to every screen and window, and through a game. */
const KEYS = [
  ...['tab', 'enter', 'enter', 'up', 'down', 'left', 'right', 'escape', 'pagedown', 'end'],
  ...['1', '2', '3', '4', 'a', 'b', '?', 'm', 'M', 'i', 'w', 'v', 'z', 'n', 'u', '[', ']', 'R'],
  ...['y', 'D', 'N', ':', '+', '-', 't'],
] as const;

const keys = fc.array(fc.constantFrom(...KEYS), { maxLength: 25 });
const windows = fc.array(
  fc.record({
    columns: fc.oneof(fc.integer({ min: 20, max: 200 }), fc.integer({ min: 20, max: 60 })),
    rows: fc.oneof(fc.integer({ min: 10, max: 60 }), fc.integer({ min: 10, max: 20 })),
  }),
  { minLength: 12, maxLength: 12 },
);

function linesIn({ controller }: TestScreen, window: WindowSize, glyphs: Scene['glyphs']) {
  const ui = controller.ui();
  return screenLines({ messages: ui.messages, color: 3, glyphs, window }, ui);
}

function expectToFit(lines: readonly StyledLine[], { columns, rows }: WindowSize): void {
  expect(lines.length).toBeLessThan(rows);
  for (const line of lines) {
    const text = line.map((segment) => segment.text).join('');
    expect(text).not.toMatch(/\p{Cc}/u);
    expect(stringWidth(text), text).toBeLessThanOrEqual(columns);
  }
}

/** The columns that each square takes, over all lines. */
function squaresIn(lines: readonly StyledLine[]): readonly number[] {
  const columns = new Map<number, number>();
  for (const { text, hit } of lines.flat()) {
    if (hit?.kind !== 'square') continue;
    columns.set(hit.square, (columns.get(hit.square) ?? 0) + stringWidth(text));
  }
  return [...columns.values()];
}

/** Where a board is being played, all of it is there, or the screen says how much room it needs. */
function expectBoard(screen: TestScreen, lines: readonly StyledLine[], window: WindowSize): void {
  const ui = screen.controller.ui();
  if (ui.screen !== 'game' || ui.overlay !== undefined) return;
  const { variant } = ui.session.options.ruleset;
  const layout = chooseLayout(window, shapeOf(variant), ui.preferences.size);
  if (layout === undefined) {
    const text = lines.flatMap((line) => line.map((segment) => segment.text)).join(' ');
    expect(text).toContain(`${SMALLEST.columns}x${SMALLEST.rows}`);
    return;
  }
  const { width, height } = layout.cell;
  expect(squaresIn(lines)).toEqual(
    Array<number>((variant.size * variant.size) / 2).fill(width * height),
  );
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('every screen of every game fits every window, the board whole', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...VARIANT_NAMES),
        fc.boolean(),
        fc.constantFrom(...GLYPHS),
        keys,
        windows,
        async (variant, chooseGame, glyphs, pressed, sizes) => {
          const screen = await testScreen({ variant, language, chooseGame });
          await screen.press(...pressed);
          for (const window of [...sizes, { columns: 467, rows: 145 }]) {
            screen.controller.resize(window);
            const lines = linesIn(screen, window, glyphs);
            expectToFit(lines, window);
            expectBoard(screen, lines, window);
          }
          await screen.controller.close();
        },
      ),
      { numRuns: 30 },
    );
  }, 60_000);
});

it('keeps the game in a window that is too small for it', async () => {
  const screen = await testScreen();
  screen.controller.resize({ columns: 20, rows: 10 });
  await screen.press('b', '6', 'a', '5', 'enter');
  const lines = linesIn(screen, { columns: 20, rows: 10 }, 'unicode');
  expect(squaresIn(lines)).toEqual([]);
  screen.controller.resize({ columns: 80, rows: 24 });
  expect(movesPlayed(screen.controller.ui().session.game)).toHaveLength(2);
});

describe.each([
  { columns: 24, rows: 13 },
  { columns: 80, rows: 24 },
  { columns: 200, rows: 60 },
])('in a window of $columns x $rows', (window) => {
  it('a move is played by clicks on what is drawn', async () => {
    const screen = await testScreen();
    screen.controller.resize(window);
    for (const name of ['b6', 'a5']) {
      const { variant } = screen.controller.ui().session.options.ruleset;
      const lines = linesIn(screen, window, 'unicode');
      const hit = lines
        .flat()
        .find(
          (segment) =>
            segment.hit?.kind === 'square' && segment.hit.square === parseSquare(variant, name),
        )?.hit;
      screen.controller.receive({ type: 'click', column: 0, row: 0 }, hit);
      await screen.press();
    }
    await expect
      .poll(() => movesPlayed(screen.controller.ui().session.game).length)
      .toBeGreaterThan(0);
  });
});
