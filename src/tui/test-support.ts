import { createController, type Controller, type ScreenActions } from './controller.ts';
import type { Opponent } from '../plain/opponent.ts';
import type { PlayOptions } from '../plain/options.ts';
import { firstMoveOpponent, optionsFor, type TestGame } from '../plain/test-support.ts';
import { parseSquare } from '../notation/squares.ts';
import { hitAt } from './hits.ts';
import type { InputEvent } from './input.ts';
import { createMemory, findUnfinished, NOTHING_FOUND } from './memory.ts';
import { createPaint, type StyledLine } from './paint.ts';
import { screenLines } from './screens/screen.ts';

/** For tests only: a controller with a computer that answers at once, and what it was told to do. */
export interface TestScreen {
  readonly controller: Controller;
  readonly options: PlayOptions;
  readonly done: string[];
  /** Presses keys one after the other and lets the computer answer after each. */
  press(...keys: readonly string[]): Promise<void>;
  /** What came from the terminal; a click is looked up on a screen of 80x24. */
  receive(event: InputEvent): void;
  /** Clicks the screen; column and row count from 0. */
  click(column: number, row: number): Promise<void>;
  /** Clicks a square of the board, by its name. */
  clickSquare(name: string): Promise<void>;
  /** The screen as text without colours. */
  readonly text: (columns?: number, rows?: number) => string;
}

export async function testScreen(
  game: TestGame & Partial<PlayOptions> = {},
  opponent: Opponent = firstMoveOpponent(),
  now?: () => number,
): Promise<TestScreen> {
  const options: PlayOptions = { ...(await optionsFor(game)), ...game };
  const done: string[] = [];
  const actions: ScreenActions = {
    quit: (code) => done.push(`quit ${code}`),
    suspend: () => done.push('suspend'),
    copy: (text) => done.push(`copy ${text}`),
  };
  const memory = createMemory(options, () => options.messages);
  const found = game.chooseGame === true ? await findUnfinished(options) : NOTHING_FOUND;
  let seconds = 0;
  // By itself a second passes whenever somebody looks at the clock.
  const clock = now ?? (() => 1000 * (seconds += 1));
  const controller = createController(options, opponent, actions, memory, found, clock);
  await settled();
  const lines = (columns = 80, rows = 24): readonly StyledLine[] => {
    const ui = controller.ui();
    const window = { columns, rows };
    return screenLines({ messages: ui.messages, color: 0, glyphs: 'unicode', window }, ui);
  };
  const receive = (event: InputEvent): void => {
    const { type } = event;
    controller.receive(
      event,
      type === 'click' ? hitAt(lines(), event.column, event.row) : undefined,
    );
  };
  return {
    controller,
    options,
    done,
    async press(...keys) {
      for (const key of keys) {
        controller.press(key);
        await settled();
      }
    },
    receive,
    async click(column, row) {
      receive({ type: 'click', column, row });
      await settled();
    },
    async clickSquare(name) {
      const square = parseSquare(controller.ui().session.options.ruleset.variant, name);
      if (square === undefined) throw new Error(`no square ${name}`);
      controller.receive({ type: 'click', column: 0, row: 0 }, { kind: 'square', square });
      await settled();
    },
    text: (columns, rows) => createPaint(0)(lines(columns, rows)),
  };
}

/** Everything that was promised has happened. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
