import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createGame,
  currentPly,
  legalMovesOf,
  outcome,
  playMove,
  type Game,
} from '../game/game.ts';
import { parseFen } from '../notation/fen.ts';
import { bitboardsOf, createKernelMemory, setRuleset } from '../rules/kernel.ts';
import { startPosition } from '../rules/board.ts';
import type { Position, Ruleset } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { setDrawRules } from './draw-rules.ts';
import { countsAt, questionAbout } from './question.ts';
import { engineBytes, openSearchKernel, type SearchKernel } from './search-kernel.ts';
import { createSearcher } from './searcher.ts';
import { RULESETS, playedPosition, randomFrom, scatteredPosition } from './test-support.ts';
import type { SearchRequest } from './types.ts';

// The kernel with its checks of every move (src/kernel/checks.ts): a search that breaks one throws.

const HASH_MB = 1;

let folder = '';
let checked: WebAssembly.Module;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dama-checked-'));
  const file = path.join(folder, 'kernel.wasm');
  const script = path.resolve(import.meta.dirname, '../../scripts/kernel.mjs');
  execFileSync(process.execPath, [script, file, '--checked']);
  checked = new WebAssembly.Module(readFileSync(file));
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Searches with the checks on; the same searcher for all, so that the table is full of other games. */
function checkedSearcher(): (request: SearchRequest) => void {
  const memory = createKernelMemory(engineBytes(HASH_MB));
  const searcher = createSearcher(memory, HASH_MB, () => performance.now(), { other: checked });
  let id = 0;
  return (request) => searcher.search(++id, request);
}

/** A few kings and perhaps a man of each side, so that games go on until a rule draws them. */
function ending({ variant }: Ruleset, seed: number): Position {
  const random = randomFrom(seed);
  const cells = startPosition(variant, 'white').cells.replaceAll(/./g, 'e').split('');
  const pieces = ['WWWB', 'WWB', 'WwWB', 'WB', 'WWBB', 'WWWBb', 'WwBb'][random(7)] ?? '';
  for (const piece of pieces) {
    // Men stand on neither of the rows at the ends.
    const edge = /[wb]/.test(piece) ? variant.size / 2 : 0;
    cells[edge + random(cells.length - 2 * edge)] = piece;
  }
  return { turn: random(2) === 0 ? 'white' : 'black', cells: cells.join('') };
}

/** A game of random moves from an ending, with its history and its counts. */
function endgame(ruleset: Ruleset, seed: number): Game {
  const random = randomFrom(seed);
  const setup = random(2) === 0 ? 'house' : 'official';
  let game = createGame({ ruleset, setup, start: ending(ruleset, seed), halfMoves: random(40) });
  for (let left = random(30); left > 0 && outcome(game) === undefined; left--) {
    const moves = legalMovesOf(game);
    const quiet = moves.filter(({ captures }) => captures.length === 0);
    const choice = quiet.length > 0 ? quiet : moves;
    const move = choice[random(choice.length)];
    if (move !== undefined) game = playMove(game, move);
  }
  return game;
}

describe.each(RULESETS)('$title', (ruleset) => {
  it('keeps its line as it is, whatever it searches', () => {
    const search = checkedSearcher();
    for (let seed = 1; seed <= 60; seed++) {
      const scattered = scatteredPosition(ruleset, seed, 10 + (seed % 6) * 10);
      const multipv = 1 + (seed % 3);
      const level = seed % 5 === 0 ? ('medium' as const) : ('hard' as const);
      const limits = { depth: 12, nodes: 2500 };
      search({ ruleset, position: scattered, limits, multipv });
      search({ ruleset, position: playedPosition(ruleset, seed), limits, level, seed });
    }
  });

  it('counts towards draws as its line says', () => {
    const search = checkedSearcher();
    let counting = 0;
    for (let seed = 1; seed <= 60; seed++) {
      const game = endgame(ruleset, seed);
      if (currentPly(game).counts.some(({ running }) => running)) counting++;
      search({ ...questionAbout(game), limits: { depth: 14, nodes: 2500 } });
    }
    expect(counting).toBeGreaterThan(20);
  });

  it('knows only legal moves of positions it comes back to', () => {
    const search = checkedSearcher();
    // With time as a limit the table goes on from search to search.
    let game = createGame({ ruleset, setup: 'official' });
    const random = randomFrom(5);
    for (let ply = 0; ply < 30 && outcome(game) === undefined; ply++) {
      const limits = { nodes: 3000, milliseconds: 60_000 };
      search({ ...questionAbout(game), limits });
      const moves = legalMovesOf(game);
      const move = moves[random(moves.length)];
      if (move !== undefined) game = playMove(game, move);
    }
  });
});

it('keeps the lines of threads that search together, of which each leaves what the other has done', () => {
  const turn = { epoch: 1, search: 1 };
  for (const ruleset of RULESETS) {
    const memory = createKernelMemory(engineBytes(HASH_MB, 2));
    const options = { other: checked };
    const helper = createSearcher(memory, HASH_MB, () => 0, { ...options, thread: 1 });
    const limits = { nodes: 6000 };
    let request: SearchRequest = {
      ruleset,
      position: startPosition(ruleset.variant, 'white'),
      limits,
    };
    let id = 0;
    const clock = (): number => {
      if (id > 0) helper.assist(id, { ...request, limits: { nodes: 300 } }, turn);
      return 0;
    };
    const leader = createSearcher(memory, HASH_MB, clock, options);
    for (let seed = 1; seed <= 3; seed++) {
      request = { ...request, position: playedPosition(ruleset, seed), limits };
      leader.search(++id, request, undefined, turn, 2);
    }
  }
});

describe('the checks themselves', () => {
  // Where things lie behind the move stack (src/kernel/memory.ts).
  const MOVE_STACK_BYTES = 65_536 * 16;
  const KILLERS = MOVE_STACK_BYTES + 2 * 64 * 64 * 4;
  const HASHES = KILLERS + 128 * 8;
  const LINES = HASHES + (1024 + 128) * 8;
  const DRAW_COUNTS = LINES + 128 * 128 * 16 + 128 * 4 + 8 * 16;
  /** The table, behind the page that is never used and that of the threads. */
  const TABLE = 2 * 65_536;

  /** Searches an ending, and does damage to the memory in the middle of it. */
  function searchDamaged(damage: (bytes: DataView, kernel: SearchKernel) => void): void {
    const variant = VARIANTS.russian;
    const read = parseFen(variant, 'W:WKa1,Kc1,d2,f2:BKh8,Kf8,e7,c7');
    if (!read.ok) throw new Error(read.error.code);
    const { position } = read.value;
    let isDone = false;
    const clock = (): number => {
      if (isDone || kernel.nodeCount() < 5000) return 0;
      isDone = true;
      damage(bytes, kernel);
      return 0;
    };
    const memory = createKernelMemory(engineBytes(HASH_MB));
    const { kernel, bytes } = openSearchKernel(memory, HASH_MB, clock, { other: checked });
    setRuleset(kernel, { variant, forcedCapture: true });
    kernel.newSearch(1n, 1n);
    setDrawRules(kernel, position, countsAt(variant, 'official', position, 10));
    kernel.setLimits(1, Infinity, 100_000);
    const { own, opp, kings, side } = bitboardsOf(variant, position);
    kernel.setRoot(own, opp, kings, side, 0n);
    for (let depth = 1; kernel.isStopped() === 0; depth++) kernel.searchRoot(depth, 0);
    expect(isDone).toBe(true);
  }

  function traceOf(run: () => void): string {
    try {
      run();
    } catch (error) {
      return (error as Error).stack ?? '';
    }
    return 'nothing was noticed';
  }

  function flip(bytes: DataView, at: number, bits: number): void {
    bytes.setUint8(at, bytes.getUint8(at) ^ bits);
  }

  it('find nothing where nothing is damaged', () => {
    expect(() => searchDamaged(() => undefined)).not.toThrow();
  });

  it.each<[string, string, (bytes: DataView, kernel: SearchKernel) => void]>([
    [
      'the hash of the root',
      'checkHash',
      (bytes, kernel) => flip(bytes, kernel.moveStack() + HASHES, 1),
    ],
    [
      'the move that is searched at the root',
      'checkReturn',
      // Which of them that is nobody says: the squares they begin from, of all of them.
      (bytes, kernel) => {
        for (let move = 0; move < 12; move++) flip(bytes, kernel.moveStack() + move * 16 + 8, 1);
      },
    ],
    [
      'the count of a draw rule',
      'checkCounts',
      (bytes, kernel) => flip(bytes, kernel.moveStack() + DRAW_COUNTS, 2),
    ],
    [
      'the moves in the table',
      'checkTableMove',
      (bytes) => {
        for (let entry = TABLE; entry < TABLE + HASH_MB * 2 ** 20; entry += 16) {
          if (bytes.getBigUint64(entry, true) === 0n) continue;
          // Both words, so that the entry still is that of its position.
          bytes.setUint16(entry, bytes.getUint16(entry, true) ^ 0x3f, true);
          bytes.setUint16(entry + 8, bytes.getUint16(entry + 8, true) ^ 0x3f, true);
        }
      },
    ],
  ])('notice damage to %s', (_what, check, damage) => {
    expect(traceOf(() => searchDamaged(damage))).toContain(check);
  });
});
