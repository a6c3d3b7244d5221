import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  currentPly,
  currentPosition,
  type Game,
  history,
  legalMovesOf,
  movesPlayed,
  outcome,
  playMove,
  redo,
  undo,
} from '../../src/game/game.ts';
import { gameOf } from '../../src/game/record.ts';
import { positionOf } from '../../src/game/test-support.ts';
import { loadMessages } from '../../src/messages/index.ts';
import { formatPath } from '../../src/notation/moves.ts';
import { parsePdn } from '../../src/notation/pdn/parse.ts';
import { sessionRecord } from '../../src/plain/saving.ts';
import { createSession, type Session } from '../../src/plain/session.ts';
import { isKing, pieceAt } from '../../src/rules/board.ts';
import type { Move } from '../../src/rules/types.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import { randomFrom } from '../reference/random.ts';
import { findBoard, type ScreenBoard } from './screen-board.ts';
import { hasTerminal, Terminal } from './tmux.ts';

const VARIANT = VARIANTS.american;
/** Its middle is empty: there the board is found on the screen. */
const START = 'W:WK29,K30,K31,K32,25,28:BK1,K2,K3,K4,5,8';
/** After so many plies a man moves: that begins the count of 40 moves anew. */
const KING_PLIES = 60;

const random = randomFrom(300);

/** A move that captures nothing and repeats nothing, so that the game goes on. */
function nextMove(game: Game): Move {
  const { cells } = currentPosition(game);
  const isMan = ({ from }: Move): boolean => !isKing(pieceAt(currentPosition(game), from) ?? 'w');
  const wantsMan = currentPly(game).reversible > KING_PLIES;
  const seen = new Set(history(game).map((position) => position.cells));
  const quiet = random
    .shuffle(legalMovesOf(game))
    .filter(({ captures }) => captures.length === 0)
    .filter((move) => {
      const after = playMove(game, move);
      return outcome(after) === undefined && !seen.has(currentPosition(after).cells);
    });
  const move = quiet.find((one) => isMan(one) === wantsMan) ?? quiet[0];
  if (move === undefined) throw new Error(`nothing to play at ${game.at} in ${cells}`);
  return move;
}

/** A game of two people, by rules that need nobody to capture, that has gone on for so long. */
function sessionAt(plies: number): Session {
  const session = createSession({
    ruleset: { variant: VARIANT, forcedCapture: false },
    setup: 'official',
    start: positionOf('american', START),
    humanColor: 'both',
  });
  let { game } = session;
  while (game.at < plies) game = playMove(game, nextMove(game));
  return { ...session, game };
}

/** The game of a PDN text, played again. */
function replayed(text: string): Game {
  const [entry] = parsePdn(text);
  if (entry?.game.ok !== true) throw new Error(`not a game: ${text}`);
  return gameOf(entry.game.value).game;
}

describe.skipIf(!hasTerminal)('a game of more than 300 plies', () => {
  let folder = '';
  let terminals: Terminal[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'dama-long-'));
  });
  afterEach(async () => {
    for (const terminal of terminals) terminal.close();
    terminals = [];
    await rm(folder, { recursive: true, force: true });
  });

  const open = (args: string): Terminal => {
    const terminal = new Terminal(folder, `play --lang en --no-color --glyphs ascii ${args}`);
    terminals.push(terminal);
    return terminal;
  };

  /** The board of a game, which is looked at from its start. */
  async function boardOf(terminal: Terminal, bottom: 'white' | 'black'): Promise<ScreenBoard> {
    const glass = { lines: () => terminal.screen().split('\n') };
    terminal.keys('Home');
    return terminal.comesTo(() => {
      const board = findBoard(glass, VARIANT, { bottom, mirrored: false }, 'letters');
      expect(board.cells()).toBe(positionOf('american', START).cells);
      return board;
    });
  }

  it('is gone on with, looked through and saved', async () => {
    const begun = sessionAt(295);
    const file = path.join(folder, 'long.pdn');
    await writeFile(file, sessionRecord(await loadMessages('en'), begun, 'easy'));
    let { game } = begun;
    const terminal = open(`--resume ${file}`);
    await terminal.shows('The game goes on');
    const board = await boardOf(terminal, currentPosition(game).turn);
    const shows = ({ plies }: Game, at: number): Promise<void> =>
      terminal.comesTo(() => expect(board.cells()).toBe(plies[at]?.position.cells));

    terminal.keys('End');
    await shows(game, game.at);
    while (game.at < 305) {
      const move = nextMove(game);
      terminal.keys(formatPath(VARIANT, move), 'Enter');
      game = playMove(game, move);
      await shows(game, game.at);
    }
    expect(movesPlayed(game).length).toBeGreaterThan(300);
    for (const key of 'uuuuuurrrrrr') {
      terminal.keys(key);
      game = key === 'u' ? undo(game) : redo(game);
      await shows(game, game.at);
    }
    for (const back of [1, 2, 3]) {
      terminal.keys('[');
      await shows(game, game.at - back);
    }
    terminal.keys('Home');
    await shows(game, 0);
    for (const forth of [1, 2]) {
      terminal.keys(']');
      await shows(game, forth);
    }
    terminal.keys('End');
    await shows(game, game.at);
    terminal.keys('M');
    await terminal.shows(`Moves played (${movesPlayed(game).length})`);
    terminal.keys('Escape');
    await shows(game, game.at);

    const copy = path.join(folder, 'copy.pdn');
    terminal.keys(':');
    await terminal.shows(':_');
    terminal.keys('-l', `save ${copy}`);
    terminal.keys('Enter');
    const saved = await terminal.comesTo(() => readFile(copy, 'utf8'));
    expect(movesPlayed(replayed(saved))).toEqual(movesPlayed(game));
    await shows(game, game.at);
    terminal.keys('q');
    await terminal.shows('rc=0');

    // It was kept with every move, too.
    const again = open('--resume');
    await again.shows('The game goes on');
    const reopened = await boardOf(again, currentPosition(game).turn);
    again.keys('End');
    await again.comesTo(() => expect(reopened.cells()).toBe(currentPosition(game).cells));
    again.keys('q');
    await again.shows('rc=0');
  });
});
