import { Console } from 'node:console';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, test, vi } from 'vitest';
import stringWidth from 'string-width';
import { firstMoveOpponent, optionsFor, type TestGame } from '../../src/plain/test-support.ts';
import { positionOf } from '../../src/game/test-support.ts';
import type { Opponent } from '../../src/plain/opponent.ts';
import type { PlayOptions } from '../../src/plain/options.ts';
import { runTui } from '../../src/tui/index.ts';
import { createEmulator, type EmulatorOptions } from './emulator.ts';

// Before Ink is loaded: it draws nothing where it takes itself to be in a CI.
vi.hoisted(() => {
  process.env['CI'] = 'false';
});

// Ink takes it from there; the test runner's console has none.
Object.assign(globalThis.console, { Console });

const ENTER = '\r';
const TAB = '\t';

// Node, React and Ink report mistakes there, in the middle of the screen.
let complaints: MockInstance<typeof console.error>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('TERM', 'xterm-256color');
  vi.stubEnv('LC_ALL', 'C.UTF-8');
});
afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  vi.unstubAllEnvs();
});

/** The program on an emulated terminal, until it is told to quit. */
async function open(
  game: TestGame & Partial<PlayOptions> = {},
  terminal: EmulatorOptions = {},
  opponent: Opponent = firstMoveOpponent(),
) {
  const emulator = await createEmulator(terminal);
  const { input, output } = emulator;
  const options = await optionsFor(game);
  const streams = { ...options.streams, input, output };
  const ended = runTui({ ...options, ...game, streams }, opponent);
  return {
    ...emulator,
    ended,
    quit: async () => {
      // Not in one breath with an Escape before it, which would make it Alt and the key.
      await new Promise((resolve) => setTimeout(resolve, 50));
      emulator.type('q');
      return ended;
    },
  };
}

/** A computer that thinks for ever. */
function thinker(): Opponent {
  return { ...firstMoveOpponent(), choose: () => new Promise(() => undefined) };
}

describe('on an emulated terminal', () => {
  it('leaves everything as it was, the scrollback too', async () => {
    const before = Array.from({ length: 60 }, (_, line) => `shell line ${line}`).join('\n');
    const app = await open({}, { before });
    await app.shows('Your move.');
    expect(app.isAlternate()).toBe(true);
    for (const size of [
      { columns: 100, rows: 40 },
      { columns: 30, rows: 14 },
      { columns: 80, rows: 24 },
    ]) {
      await app.resize(size);
      app.type('u');
    }
    await app.shows('Your move.');
    expect(await app.quit()).toBe(0);
    await app.settled();
    expect(app.isAlternate()).toBe(false);
    expect(app.raw()).not.toContain('\u001B[3J');
    expect(app.shell()).toBe(before);
  });

  test.each([
    ['russian', 'W:Wc3,e3:Bd4,f6', [['c3xe5xg7', 'c3:g7']], 'White wins'],
    [
      'international',
      'W:W33,43:B22,29',
      [
        ['33x24', '33x24'],
        ['22-28', '22-28'],
        ['43-38', '43-38'],
        ['28 33', '28-33'],
        ['38', '38x29'],
      ],
      'White wins',
    ],
    ['american', 'B:W18:B14,5', [['14x23', '14x23']], 'Black wins'],
    ['brazilian', 'W:Wc3:Bd4', [['c3E5', 'c3xe5']], 'White wins'],
  ] as const)('plays %s from %s by typing', async (variant, fen, moves, result) => {
    const start = positionOf(variant, fen);
    const app = await open({ variant, setup: 'official', humanColor: 'both', start });
    for (const [move, told] of moves) {
      app.type(move + ENTER);
      await app.shows(`plays ${told}.`);
    }
    await app.shows(result);
    await app.quit();
  });

  it('plays a game to its end with two keys', async () => {
    const start = positionOf('american', 'B:W25,26:B17,18');
    const app = await open({ variant: 'american', setup: 'official', start, color: 3 });
    await app.shows('Your move.');
    await vi.waitFor(
      () => {
        // Only while it goes on: at its end these keys begin another.
        if (!app.screen().includes('Game over')) app.type(TAB + ENTER);
        expect(app.screen()).toContain('Game over');
      },
      { timeout: 30_000, interval: 30 },
    );
    await app.quit();
  });
});

describe('while the computer thinks', () => {
  const SIZES = [
    [20, 10],
    [24, 13],
    [48, 14],
    [200, 60],
    [80, 24],
    [120, 40],
    [23, 60],
    [200, 12],
    [60, 20],
    [20, 10],
    [80, 24],
  ] as const;

  it('keeps clean in windows of all sizes', async () => {
    const app = await open(
      { variant: 'international', setup: 'official', humanColor: 'black', color: 3 },
      {},
      thinker(),
    );
    await app.shows('thinking');
    for (const [columns, rows] of SIZES) {
      await app.resize({ columns, rows });
      const isSmall = columns < 24 || rows < 13;
      await app.shows(isSmall ? /Needs|24x13/ : /think/);
      // The same as on a screen that was never anything else.
      const fresh = await open(
        { variant: 'international', setup: 'official', humanColor: 'black', color: 3 },
        { columns, rows },
        thinker(),
      );
      await fresh.shows(isSmall ? /Needs|24x13/ : /think/);
      await vi.waitFor(() => expect(app.screen()).toBe(fresh.screen()), { timeout: 5000 });
      expect(app.lines()).toHaveLength(rows);
      expect(app.lines().at(-1)).toBe('');
      for (const line of app.lines()) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
      fresh.type('\u0003');
      expect(await fresh.ended).toBe(130);
    }
    expect(app.raw()).not.toContain('\u001B[3J');
    app.type('\u0003');
    expect(await app.ended).toBe(130);
  });
});

describe('what the terminal says', () => {
  const auto = async (): Promise<Partial<PlayOptions>> => {
    const options: Partial<PlayOptions> = await optionsFor();
    return Object.fromEntries(Object.entries(options).filter(([name]) => name !== 'glyphs'));
  };

  test.each([
    ['one column', (bytes: string) => bytes, /[●▆█]/, undefined],
    ['two columns', (bytes: string) => bytes.replace(/;\d+R/, ';3R'), /bb/, /[●▆█]/],
    ['nothing', () => '', /bb/, /[●▆█]/],
  ] as const)('of the width of a piece: %s', async (_, answer, seen, unseen) => {
    const emulator = await createEmulator({ answer });
    const options = await auto();
    const streams = { ...(await optionsFor()).streams, ...emulator };
    const ended = runTui(
      { ...(options as PlayOptions), streams: { ...streams, error: streams.error } },
      firstMoveOpponent(),
    );
    await emulator.shows(seen);
    if (unseen !== undefined) expect(emulator.screen()).not.toMatch(unseen);
    // No byte of an answer was taken for a move.
    expect(emulator.screen()).toContain('> _');
    emulator.type('q');
    expect(await ended).toBe(0);
  });

  it('is not asked for on the Linux console, which gets letters', async () => {
    vi.stubEnv('TERM', 'linux');
    const emulator = await createEmulator();
    const streams = { ...(await optionsFor()).streams, ...emulator };
    const ended = runTui({ ...((await auto()) as PlayOptions), streams }, firstMoveOpponent());
    await emulator.shows('bb');
    emulator.type('q');
    await ended;
    expect(emulator.raw()).not.toContain('\u001B[6n');
    expect(emulator.raw()).not.toContain('\u001B]');
  });
});

it('writes little for a key, and only what has changed', async () => {
  const app = await open({ color: 3, humanColor: 'both' });
  app.type(TAB);
  await app.shows('{');
  const first = app.screen();
  const before = app.raw().length;
  app.type(TAB);
  await vi.waitFor(() => expect(app.screen()).not.toBe(first));
  await app.settled();
  const written = app.raw().slice(before);
  expect(written.length).toBeLessThan(2000);
  expect(written).not.toContain('\u001B[2K');
  await app.quit();
});
