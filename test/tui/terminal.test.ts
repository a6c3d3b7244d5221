import { PassThrough } from 'node:stream';
import { expect, it, vi } from 'vitest';
import { Collector } from '../../src/plain/test-support.ts';
import { openScreen } from '../../src/tui/terminal.ts';

function open(platform: NodeJS.Platform = process.platform) {
  const output = Object.assign(new Collector(), { _refreshSize: vi.fn() });
  const setRawMode = vi.fn();
  const input = Object.assign(new PassThrough(), { setRawMode });
  const before = process.listenerCount('SIGTERM');
  const streams = { input, output, error: new Collector() };
  const screen = openScreen(streams, () => undefined, platform);
  return { screen, output, setRawMode, before };
}

it('enters the alternate screen and leaves it once', () => {
  const { screen, output, setRawMode, before } = open();
  expect(output.text).toContain('\u001B[?1049h');
  screen.restore();
  screen.restore();
  expect(output.text.split('\u001B[?1049l')).toHaveLength(2);
  expect(output.text.endsWith('\u001B[?25h\u001B[?1049l')).toBe(true);
  expect(setRawMode.mock.calls).toEqual([[true], [false]]);
  expect(process.listenerCount('SIGTERM')).toBe(before);
});

it.each(['uncaughtException', 'unhandledRejection'] as const)(
  'gives the terminal back before anybody else hears of an error: %s',
  (event) => {
    const { screen, output } = open();
    // The first listener is the screen's own; others are the test runner's.
    const [first] = process.listeners(event as 'uncaughtException');
    first?.(new Error('out of luck'), event);
    expect(output.text.endsWith('\u001B[?1049l')).toBe(true);
    expect(process.listeners(event as 'uncaughtException')).not.toContain(first);
    screen.restore();
  },
);

/** Sends a signal to the screen's own handlers only. */
function signal(name: NodeJS.Signals): void {
  const own = process.listeners(name).at(-1) as ((signal: NodeJS.Signals) => void) | undefined;
  own?.(name);
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGABRT'] as const)(
  'leaves the screen at %s',
  (name) => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const { output } = open('linux');
    signal(name);
    expect(output.text.endsWith('\u001B[?1049l')).toBe(true);
    expect(kill.mock.calls).toEqual([[process.pid, name]]);
    kill.mockRestore();
  },
);

it.each(['SIGHUP', 'SIGBREAK'] as const)(
  'ends by itself where signals cannot be sent: %s',
  (name) => {
    const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
      throw new Error(`exit ${code ?? 0}`);
    });
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const { output } = open('win32');
    expect(() => signal(name)).toThrow('exit 1');
    expect(output.text.endsWith('\u001B[?1049l')).toBe(true);
    expect(kill).not.toHaveBeenCalled();
    kill.mockRestore();
    exit.mockRestore();
  },
);

it('does not stop where there is no shell to stop for', () => {
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
  const { screen, output } = open('win32');
  screen.suspend();
  expect(output.text).not.toContain('\u001B[?1049l');
  expect(kill).not.toHaveBeenCalled();
  screen.restore();
  kill.mockRestore();
});

it('takes everything again when it goes on after a stop, however often', () => {
  const { screen, output, setRawMode } = open('linux');
  screen.listenToMouse(true);
  const returned = vi.fn();
  screen.onReturn(returned);
  for (const times of [1, 2]) {
    output.text = '';
    output._refreshSize.mockClear();
    setRawMode.mockClear();
    signal('SIGCONT');
    // Node does nothing for a mode that it takes to be set.
    expect(setRawMode.mock.calls).toEqual([[false], [true]]);
    for (const mode of ['1049', '2004', '1000', '1006']) {
      expect(output.text).toContain(`\u001B[?${mode}h`);
    }
    expect(output._refreshSize).toHaveBeenCalledOnce();
    expect(returned).toHaveBeenCalledTimes(times);
  }
  screen.restore();
  output.text = '';
  signal('SIGCONT');
  expect(output.text).toBe('');
});

it('keeps the debugger away as long as it has the screen', () => {
  const before = process.listenerCount('SIGUSR1');
  const { screen } = open();
  expect(process.listenerCount('SIGUSR1')).toBe(before + 1);
  screen.restore();
  expect(process.listenerCount('SIGUSR1')).toBe(before);
});

it('shows a first screen and leaves the cursor on top for the next', () => {
  const { screen, output } = open();
  screen.showFirst('one\ntwo');
  expect(output.text.endsWith('one\r\ntwo\u001B[H')).toBe(true);
  screen.restore();
});

it('never wipes the scrollback', () => {
  const { screen, output } = open();
  screen.restore();
  expect(output.text).not.toContain('\u001B[3J');
});
