import { render } from 'ink-testing-library';
import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import stringWidth from 'string-width';
import { App } from '../../src/tui/app.tsx';
import { testScreen } from '../../src/tui/test-support.ts';
import type { TestGame } from '../../src/plain/test-support.ts';
import type { PlayOptions } from '../../src/plain/options.ts';

const UP = '\u001B[A';
const ESC = '\u001B';
const ENTER = '\r';

/** The app with a computer that answers at once, keys as bytes and the screen as text. */
async function open(game: TestGame & Partial<PlayOptions> = {}, size = { columns: 80, rows: 24 }) {
  const { controller, done, text } = await testScreen(game);
  const app = render(
    <App controller={controller} draw={({ columns, rows }) => text(columns, rows)} size={size} />,
  );
  return {
    done,
    controller,
    type: (bytes: string) => app.stdin.write(bytes),
    screen: () => app.lastFrame() ?? '',
    shows: (text: string) => vi.waitFor(() => expect(app.lastFrame()).toContain(text)),
    close: () => app.unmount(),
  };
}

// React and Ink report mistakes there, in the middle of the screen.
let complaints: MockInstance<typeof console.error>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

it('plays a typed move and shows the answer', async () => {
  const app = await open();
  await app.shows('Your move.');
  app.type('b');
  await app.shows('> b_');
  app.type('6');
  await app.shows('b6-a5  b6-c5');
  app.type('-a5');
  app.type(ENTER);
  await app.shows('The computer plays a3-b4. Your move.');
  app.close();
});

it('plays a move that was pasted with its Enter', async () => {
  const app = await open();
  app.type('b6-a5\r');
  await app.shows('The computer plays a3-b4.');
  app.close();
});

it('moves the cursor by arrows', async () => {
  const app = await open();
  app.type(UP);
  await app.shows('{');
  app.type(ESC);
  await vi.waitFor(() => expect(app.screen()).not.toContain('{'));
  app.close();
});

it('speaks Turkish', async () => {
  const app = await open({ language: 'tr' });
  await app.shows('Rus daması, ev');
  app.type('?');
  await app.shows('seçilen taş, pencere');
  app.close();
});

it('reaches quit and Ctrl+C', async () => {
  const app = await open();
  app.type('q');
  app.type('\u0003');
  await vi.waitFor(() => expect(app.done).toEqual(['quit 0', 'quit 130']));
  app.close();
});

it.each([
  [80, 24],
  [48, 14],
  [24, 13],
  [120, 40],
])('fits a window of %i x %i', async (columns, rows) => {
  for (const variant of ['international', 'russian'] as const) {
    const app = await open({ variant, setup: 'official' }, { columns, rows });
    const lines = app.screen().split('\n');
    expect(lines.length).toBeLessThan(rows);
    for (const line of lines) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
    app.close();
  }
});

it('says what a window needs that is too small, and plays nothing unseen', async () => {
  const app = await open({}, { columns: 20, rows: 10 });
  await app.shows('Needs 24x13, this is');
  const before = app.controller.ui();
  app.type('b6-a5\r');
  // What is typed is read in order: once this has been done, all before it has been let go.
  app.type('\u000C');
  await vi.waitFor(() => expect(app.controller.ui().redraws).toBe(before.redraws + 1));
  expect(app.controller.ui()).toMatchObject({ session: before.session, typed: '' });
  app.close();
});
