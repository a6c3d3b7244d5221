import { Console } from 'node:console';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import {
  createGame,
  currentPosition,
  type Game,
  legalMovesOf,
  movesPlayed,
  outcome,
  playMove,
  resign,
} from '../../src/game/game.ts';
import { positionOf } from '../../src/game/test-support.ts';
import { gameOf } from '../../src/game/record.ts';
import { firstToMove, resolveSetup, type Setup } from '../../src/game/setups.ts';
import { parsePdn } from '../../src/notation/pdn/parse.ts';
import { createOpponent } from '../../src/plain/engine-opponent.ts';
import type { Opponent } from '../../src/plain/opponent.ts';
import { firstMoveOpponent, optionsFor } from '../../src/plain/test-support.ts';
import type { Move, Position, VariantName } from '../../src/rules/types.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import { runTui } from '../../src/tui/index.ts';
import { type Random, randomFrom } from '../reference/random.ts';
import { createEmulator, type Emulator } from './emulator.ts';
import { byKeys, byMouse, byTyping, type Player, type Seat, until } from './players.ts';
import { findBoard, type Look, type ScreenBoard } from './screen-board.ts';

// Before Ink is loaded: it draws nothing where it takes itself to be in a CI.
vi.hoisted(() => {
  process.env['CI'] = 'false';
});

// Ink takes it from there; the test runner's console has none.
Object.assign(globalThis.console, { Console });

const MOST_PLIES = 60;

let folder = '';
let complaints: MockInstance<typeof console.error>;
beforeEach(async () => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubEnv('TERM', 'xterm-256color');
  vi.stubEnv('LC_ALL', 'C.UTF-8');
  folder = await mkdtemp(path.join(tmpdir(), 'dama-whole-'));
});
afterEach(async () => {
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true, force: true });
});

/** Games that differ in the names of squares, the side at the bottom, the size and what is drawn. */
const GAMES = [
  { variant: 'american', setup: 'house', columns: 80, rows: 24, look: 'letters', seed: 1 },
  { variant: 'russian', setup: 'official', columns: 60, rows: 16, look: 'hollow', seed: 2 },
  { variant: 'spanish', setup: 'official', columns: 80, rows: 24, look: 'colours', seed: 3 },
  { variant: 'international', setup: 'official', columns: 120, rows: 40, look: 'letters', seed: 4 },
  { variant: 'italian', setup: 'official', columns: 24, rows: 13, look: 'letters', seed: 5 },
] as const;

interface Setting {
  readonly variant: VariantName;
  readonly setup: Setup;
  readonly columns: number;
  readonly rows: number;
  readonly look: Look;
}

const PLAYERS: readonly (readonly [string, Player])[] = [
  ['typing', byTyping],
  ['keys', byKeys],
  ['mouse', byMouse],
];

const LOOKS = {
  letters: { glyphs: 'ascii', color: 0 },
  hollow: { glyphs: 'unicode', color: 0 },
  colours: { glyphs: 'unicode', color: 3 },
} as const satisfies Record<Look, object>;

/** A game of two people on an emulated terminal, and its board. */
async function sitDown(setting: Setting, start?: Position, computer?: Opponent) {
  const { variant: name, setup, columns, rows, look } = setting;
  const variant = VARIANTS[name];
  const emulator = await createEmulator({ columns, rows });
  const options = await optionsFor({
    variant: name,
    setup,
    humanColor: computer === undefined ? 'both' : firstToMove(variant, setup),
    ...(start === undefined ? {} : { start }),
  });
  const { input, output } = emulator;
  const streams = { ...options.streams, input, output };
  const ended = runTui({ ...options, ...LOOKS[look], streams }, computer ?? firstMoveOpponent());
  await emulator.shows(/to move\.|Your move\./);
  const facing = {
    bottom: firstToMove(variant, setup),
    mirrored: variant.mirrored && setup === 'official',
  };
  const board = (begun?: readonly string[]): ScreenBoard =>
    findBoard(emulator, variant, facing, look, begun);
  const ruleset = { variant, forcedCapture: true };
  const game = createGame({
    ruleset,
    setup: resolveSetup(variant, setup),
    ...(start === undefined ? {} : { start }),
  });
  const leave = async (): Promise<void> => {
    emulator.type('\u0003');
    expect(await ended).toBe(130);
  };
  return { emulator, board, game, leave };
}

function seatAt(emulator: Emulator, board: ScreenBoard): Seat {
  return { glass: emulator, type: emulator.type, board };
}

/** Long captures are what can go wrong: they are played where there are any. */
function chooseMove(game: Game, random: Random): Move {
  const legal = legalMovesOf(game);
  const longest = Math.max(...legal.map(({ captures }) => captures.length));
  return random.pick(legal.filter(({ captures }) => captures.length === longest));
}

/** The panel at the end of a game lies on the board, in a small window. */
async function lookAtBoard(emulator: Emulator): Promise<void> {
  await emulator.shows('Game over');
  emulator.type('\u001B');
  await until(
    { glass: emulator },
    () => !emulator.screen().includes('Game over'),
    () => 'the board at the end',
  );
}

/** Ends a game that goes on by giving it up. */
async function giveUp(emulator: Emulator, game: Game): Promise<Game> {
  emulator.type('R');
  await lookAtBoard(emulator);
  return resign(game, currentPosition(game).turn);
}

/** Saves the game under a name that is typed over the one suggested, and reads the file. */
async function save({ type, shows }: Emulator, suggested: string): Promise<string> {
  const file = path.join(folder, 'g.pdn');
  type('s');
  await shows(`Save as: ${suggested}_`);
  type('\u007F'.repeat(suggested.length));
  type(`${file}\r`);
  return vi.waitFor(() => readFile(file, 'utf8'), { timeout: 10_000, interval: 10 });
}

/** The game of a PDN text, played again. */
function replayed(text: string): Game {
  const [entry] = parsePdn(text);
  if (entry?.game.ok !== true) throw new Error(`not a game: ${text}`);
  return gameOf(entry.game.value).game;
}

describe.each(GAMES)('$variant, $setup, $columns x $rows, $look', (setting) => {
  test.each(PLAYERS)('a whole game by %s', async (_, play) => {
    const random = randomFrom(setting.seed);
    const { emulator, leave, ...begun } = await sitDown(setting);
    const seat = seatAt(emulator, begun.board());
    let { game } = begun;
    const shows = (cells: string) =>
      until(
        seat,
        () => seat.board.cells() === cells,
        () => cells,
      );
    await shows(currentPosition(game).cells);
    while (outcome(game) === undefined && game.at < MOST_PLIES) {
      const move = chooseMove(game, random);
      await play(seat, { game, move });
      game = playMove(game, move);
      if (outcome(game) !== undefined) await lookAtBoard(emulator);
      await shows(currentPosition(game).cells);
    }
    if (outcome(game) === undefined) game = await giveUp(emulator, game);
    const saved = replayed(await save(emulator, `${setting.variant}.pdn`));
    expect(saved.ruleset.variant.name).toBe(setting.variant);
    expect(movesPlayed(saved)).toEqual(movesPlayed(game));
    expect(currentPosition(saved)).toEqual(currentPosition(game));
    expect(outcome(saved)).toEqual(outcome(game));
    await leave();
  });
});

/** Captures with a choice on their way, from which the piece is seen in hand. */
const FORKS = [
  ['russian', 'W:Wc3,a1:Bd4,f6,d6,h2', 1],
  ['international', 'W:WK47:B14,19,29,31,42', 1],
  ['american', 'B:B1:W6,14,15,7,8,22,23,24', 1],
] as const;

describe.each(FORKS)('captures hop by hop, %s %s', (variant, fen, least) => {
  test.each(PLAYERS.slice(1))('by %s', async (_, play) => {
    const setting: Setting = { variant, setup: 'official', columns: 80, rows: 24, look: 'letters' };
    // The board is found where it is empty in the middle.
    const empty = await sitDown(setting);
    const begun = empty.emulator.lines();
    await empty.leave();
    const start = positionOf(variant, fen);
    const { emulator, board, game, leave } = await sitDown(setting, start);
    const seat = seatAt(emulator, board(begun));
    let seen = 0;
    for (const move of legalMovesOf(game)) {
      seen += await play(seat, { game, move });
      const after = playMove(game, move);
      if (outcome(after) !== undefined) await lookAtBoard(emulator);
      const { cells } = currentPosition(after);
      await until(
        seat,
        () => seat.board.cells() === cells,
        () => cells,
      );
      emulator.type('u');
      await until(
        seat,
        () => seat.board.cells() === start.cells,
        () => start.cells,
      );
    }
    expect(seen).toBeGreaterThanOrEqual(least);
    await leave();
  });
});

/** What the computer may have made of a position, by the rules. */
function answers(game: Game): readonly (readonly [string, Move])[] {
  return legalMovesOf(game).map((move) => [currentPosition(playMove(game, move)).cells, move]);
}

describe('against the computer', () => {
  test.each(PLAYERS)('a few moves by %s, each answered by a legal one', async (_, play) => {
    const setting: Setting = {
      variant: 'russian',
      setup: 'house',
      columns: 80,
      rows: 24,
      look: 'letters',
    };
    const random = randomFrom(7);
    const { emulator, leave, ...begun } = await sitDown(setting, undefined, createOpponent(1));
    const seat = seatAt(emulator, begun.board());
    let { game } = begun;
    while (game.at < 8) {
      const move = chooseMove(game, random);
      // Its answer may be there before anybody has looked at the move itself.
      const mine = playMove(game, move);
      const found = (): Move | undefined =>
        answers(mine).find(([cells]) => cells === seat.board.cells())?.[1];
      await play(seat, { game, move, isAnswered: () => found() !== undefined });
      await until(
        seat,
        () => found() !== undefined,
        () => 'an answer',
      );
      const answer = found();
      if (answer === undefined) throw new Error('the answer is gone');
      game = playMove(mine, answer);
      if (outcome(game) !== undefined) break;
    }
    expect(game.at).toBeGreaterThanOrEqual(8);
    await leave();
  });
});
