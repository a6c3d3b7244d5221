import { describeError } from '../messages/error-text.ts';
import { createOpponent } from '../plain/engine-opponent.ts';
import type { Opponent } from '../plain/opponent.ts';
import type { PlayOptions, PlayStreams } from '../plain/options.ts';
import { outcome } from '../game/game.ts';
import type { Unfinished } from '../plain/keeper.ts';
import { type Controller, createController, INTERRUPTED } from './controller.ts';
import { createAnimator } from './animator.ts';
import type { AppProps } from './app.tsx';
import type { WindowSize } from './layout.ts';
import { hitAt } from './hits.ts';
import { askTerminal, createChanges, type Live, skipping } from './live.ts';
import { createMemory, findUnfinished, type Found, type Memory, NOTHING_FOUND } from './memory.ts';
import type { Report } from './reports.ts';
import { createPaint, type StyledLine } from './paint.ts';
import { screenLines } from './screens/screen.ts';
import { copySequence, openScreen, type Screen, sizeOf } from './terminal.ts';
import { type Ui, unsavedOf } from './ui.ts';

export { againstEngine, prepare } from '../plain/prepare.ts';

/**
 * Plays on the whole terminal, which must be one (input and output both), until somebody quits.
 *
 * @returns the exit code: 0, or 130 after Ctrl+C
 */
export async function runTui(
  options: PlayOptions,
  opponent: Opponent = createOpponent(options.seed, options.power),
): Promise<number> {
  const ending = new Ending();
  const screen = openScreen(options.streams, ending.end);
  const memory = createMemory(options, () => controller.ui().messages);
  const found = await look(options, memory);
  const actions = {
    quit: ending.end,
    copy: (text: string) => void options.streams.output.write(copySequence(text)),
    suspend: () => screen.suspend(),
  };
  const controller: Controller = createController(options, opponent, actions, memory, found);
  controller.resize(sizeOf(options.streams.output));
  const listen = (): void => screen.listenToMouse(controller.ui().preferences.mouse);
  controller.subscribe(listen);
  listen();
  measureOnRedraw(controller, screen);
  screen.onReturn(() => controller.press('ctrl+l'));
  const changes = createChanges();
  const animator = createAnimator(controller, changes.tell);
  const probe = askTerminal(options, changes.tell);
  const { draw, hitAt } = createView(options, controller, { animator, probe });
  const streams: PlayStreams = { ...options.streams, input: probe.input };
  try {
    // Ink takes longer to load than all the rest: the first screen does not wait for it.
    const show = (): string => draw(sizeOf(options.streams.output));
    const first = show();
    screen.showFirst(first, probe.question);
    const { mount } = await import('./mount.tsx');
    if (ending.code === undefined) {
      // Ink writes over the first screen, and only where it has something to write.
      if (show() !== first) screen.clear();
      const app = mount(streams, {
        controller: skipping(controller, animator),
        draw,
        hitAt,
        changes,
      });
      probe.wait();
      ending.onEnd = app.unmount;
      await app.ended;
    }
  } finally {
    animator.close();
    probe.close();
    screen.restore();
    const kept = memory.current();
    await controller.close();
    sayUnsaved(options, controller.ui());
    if (ending.code === 0 || ending.code === INTERRUPTED) sayKept(options, controller.ui(), kept);
  }
  return ending.code ?? 0;
}

/** Who asks for the screen anew may have one of another size. */
function measureOnRedraw(controller: Controller, screen: Screen): void {
  let { redraws } = controller.ui();
  controller.subscribe(() => {
    if (controller.ui().redraws === redraws) return;
    ({ redraws } = controller.ui());
    screen.measure();
  });
}

/** Whoever has left must not believe that the game is there the next time. */
function sayUnsaved({ streams }: PlayOptions, ui: Ui): void {
  const unsaved = unsavedOf(ui);
  if (unsaved === undefined) return;
  const { message } = describeError(ui.messages, unsaved);
  streams.error.write(`${ui.messages.tui.files.leftUnsaved(message)}\n`);
}

/** How to go on with a game that was left before its end. */
function sayKept({ streams }: PlayOptions, ui: Ui, kept: Unfinished | undefined): void {
  const isOpen = kept !== undefined && outcome(kept.session.game) === undefined;
  if (isOpen && unsavedOf(ui) === undefined) {
    streams.output.write(`${ui.messages.tui.keptOnQuit}\n`);
  }
}

/** What there is to go on with, and what is to be told about it, before anything is shown. */
async function look(options: PlayOptions, memory: Memory): Promise<Found> {
  const { chooseGame, resumed, noStore, notices = [] } = options;
  const read = notices.map((notice) => ({ kind: 'found', notice }) as const);
  const gone: readonly Report[] =
    noStore === undefined ? [] : [{ kind: 'gameNotKept', error: noStore }];
  const { unfinished, reports } = chooseGame ? await findUnfinished(options) : NOTHING_FOUND;
  if (resumed === undefined) return { unfinished, reports: [...gone, ...read, ...reports] };
  const taken = resumed.kept === undefined ? undefined : await memory.resume(resumed.kept);
  const report: Report =
    taken?.ok === false
      ? { kind: 'notResumed', error: taken.error }
      : { kind: 'resumed', among: resumed.among };
  return { unfinished, reports: [...gone, ...read, report] };
}

/** Draws what the controller holds, for a window of any size, and tells what stands where. */
function createView(
  options: PlayOptions,
  controller: Controller,
  { animator, probe }: Live,
): Required<Pick<AppProps, 'draw' | 'hitAt'>> {
  const { color } = options;
  const paint = createPaint(color);
  const linesIn = (window: WindowSize): readonly StyledLine[] => {
    const ui = controller.ui();
    const { messages, preferences } = ui;
    const { glyphs: automatic, isDark, isConsole } = probe.terminal();
    const glyphs = preferences.glyphs === 'auto' ? automatic : preferences.glyphs;
    const scene = { messages, color, glyphs, isDark, isConsole, window, frame: animator.frame() };
    return screenLines(scene, ui);
  };
  return {
    draw: (window) => paint(linesIn(window)),
    hitAt: (window, column, row) => hitAt(linesIn(window), column, row),
  };
}

/** Whether and how the game is to end, which may be known before there is an app to end. */
class Ending {
  code: number | undefined;
  onEnd: (() => void) | undefined;
  readonly end = (code: number): void => {
    this.code ??= code;
    this.onEnd?.();
  };
}
