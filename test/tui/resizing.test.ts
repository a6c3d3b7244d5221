import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import stringWidth from 'string-width';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createGame, currentPosition, legalMovesOf, playMove } from '../../src/game/game.ts';
import { rulesetOf } from '../../src/game/test-support.ts';
import { findBoard, type ScreenBoard } from './screen-board.ts';
import { GIVEN_BACK, hasTerminal, Terminal } from './tmux.ts';

const SIZES = [
  [200, 60],
  [24, 13],
  [80, 24],
  [20, 10],
  [120, 40],
  [48, 14],
  [100, 25],
  [30, 50],
  [250, 13],
  [81, 23],
] as const;
const ROUNDS = 3;
const LAST = [72, 24] as const;

describe.skipIf(!hasTerminal)('a window that changes its size', () => {
  let folder = '';
  let terminal: Terminal;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'dama-resizing-'));
  });
  afterEach(async () => {
    terminal.close();
    await rm(folder, { recursive: true, force: true });
  });

  const { variant } = rulesetOf('russian');
  const begun = createGame({ ruleset: rulesetOf('russian'), setup: 'house' });
  const glass = { lines: () => terminal.screen().split('\n') };
  /** The board at the start of the game, whole, wherever that is on the screen. */
  const boardOf = (): ScreenBoard => {
    const board = findBoard(glass, variant, { bottom: 'white', mirrored: false }, 'letters');
    expect(board.cells()).toBe(currentPosition(begun).cells);
    return board;
  };

  const open = (args: string): void => {
    const game = 'play --variant russian --lang en --color white --no-color --glyphs ascii';
    terminal = new Terminal(folder, `${game} ${args}`);
  };

  const isClean = (columns: number): void => {
    for (const line of glass.lines()) expect(stringWidth(line)).toBeLessThanOrEqual(columns);
  };

  async function quit(): Promise<void> {
    terminal.keys('q');
    await terminal.shows('rc=0');
    await terminal.comesTo(() => expect(terminal.modes()).toEqual(GIVEN_BACK));
    expect(terminal.screen()).not.toContain('thinking');
  }

  it('shows the whole board in each, while the engine thinks', async () => {
    open('--time 60m');
    await terminal.shows('thinking');
    for (const [columns, rows] of SIZES) {
      terminal.resize(columns, rows);
      if (columns < 24 || rows < 13) await terminal.shows('Needs');
      else await terminal.comesTo(boardOf);
      isClean(columns);
    }
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [columns, rows] of SIZES) terminal.resize(columns, rows);
    }
    terminal.resize(...LAST);
    await terminal.comesTo(boardOf);
    await terminal.shows('thinking');
    await quit();
  });

  it('shows the move that the engine has found meanwhile', async () => {
    open('--time 500ms');
    await terminal.shows('thinking');
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [columns, rows] of SIZES) terminal.resize(columns, rows);
    }
    terminal.resize(...LAST);
    await terminal.shows('Your move.');
    const answers = legalMovesOf(begun).map((move) => currentPosition(playMove(begun, move)).cells);
    terminal.keys('Home');
    const board = await terminal.comesTo(boardOf);
    terminal.keys('End');
    await terminal.comesTo(() => expect(answers).toContain(board.cells()));
    isClean(LAST[0]);
    await quit();
  });
});
