import { describe, expect, it } from 'vitest';
import { parseFen } from '../notation/fen.ts';
import { formatMove } from '../notation/moves.ts';
import { applyMove, startPosition } from '../rules/board.ts';
import { createKernelMemory } from '../rules/kernel.ts';
import { legalMoves } from '../rules/moves.ts';
import type { Move, Position, Ruleset, VariantName } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import {
  RULESETS,
  describeMove,
  playedPosition,
  scatteredPosition,
  testSearcher,
} from './test-support.ts';
import { engineBytes } from './search-kernel.ts';
import { createSearcher } from './searcher.ts';
import type { Score, SearchResult } from './types.ts';

const search = testSearcher();

function rulesetOf(name: VariantName): Ruleset {
  return { variant: VARIANTS[name], forcedCapture: true };
}

function positionOf({ variant }: Ruleset, fen: string): Position {
  const parsed = parseFen(variant, fen);
  if (!parsed.ok) throw new Error(`${fen}: ${parsed.error.code}`);
  return parsed.value.position;
}

function moveText(ruleset: Ruleset, position: Position, { move }: SearchResult): string {
  if (move === undefined) throw new Error('no move');
  return formatMove(ruleset, legalMoves(ruleset, position), move);
}

/** Scores in their order, the best the highest. */
function valueOf(score: Score): number {
  if (score.type === 'cp') return score.value;
  return score.type === 'win' ? 1e6 - score.plies : score.plies - 1e6;
}

it('searches with a table so large that addresses beyond it look negative', () => {
  const HASH_MB = 2048;
  const memory = createKernelMemory(engineBytes(HASH_MB));
  const searcher = createSearcher(memory, HASH_MB, () => performance.now());
  const ruleset = rulesetOf('international');
  const position = startPosition(ruleset.variant, 'white');
  const { depth, pv } = searcher.search(1, { ruleset, position, limits: { depth: 3 } });
  expect({ depth, plies: pv.length > 0 }).toEqual({ depth: 3, plies: true });
});

describe.each(RULESETS)('$title', (ruleset) => {
  it('ranks exactly the legal moves', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const position = playedPosition(ruleset, seed);
      const { lines } = search({ ruleset, position, limits: { depth: 1 }, multipv: 1000 });
      const ranked = lines.map(({ move }) => describeMove(move)).sort();
      expect(ranked).toEqual(legalMoves(ruleset, position).map(describeMove).sort());
    }
  });

  it('ranks several moves by their scores wherever it is stopped', () => {
    const position = startPosition(ruleset.variant, 'white');
    for (let nodes = 1; nodes < 40_000; nodes = Math.ceil(nodes * 1.3)) {
      const { lines, move, score } = search({ ruleset, position, limits: { nodes }, multipv: 3 });
      const values = lines.map((line) => valueOf(line.score));
      expect(values).toEqual([...values].sort((a, b) => b - a));
      expect({ move, score }).toEqual({ move: lines[0]?.move, score: lines[0]?.score });
      expect(new Set(lines.map((line) => describeMove(line.move))).size).toBe(lines.length);
    }
  });

  it('says nothing of a depth of which it found nothing before it was stopped', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const position = playedPosition(ruleset, seed);
      for (let nodes = 50; nodes < 12_000; nodes = Math.ceil(nodes * 1.07)) {
        const { score, pv } = search({ ruleset, position, limits: { nodes } });
        const plies = score.type === 'cp' ? 0 : score.plies;
        expect({ plies, isFar: plies < 0 || plies > 200 }).toEqual({ plies, isFar: false });
        if (legalMoves(ruleset, position).length > 0) expect(pv).not.toHaveLength(0);
      }
    }
  });

  it('plays a legal move, and lines of legal moves, in positions of any kind', () => {
    for (let seed = 1; seed <= 80; seed++) {
      const position = scatteredPosition(ruleset, seed, 10 + (seed % 8) * 10);
      const limits = { depth: 3, nodes: 3000 };
      const result = search({ ruleset, position, limits, multipv: 1 + (seed % 3) });
      const legal = legalMoves(ruleset, position).map(describeMove);
      expect(result.move === undefined).toBe(legal.length === 0);
      for (const { move, pv } of result.lines) {
        expect(legal).toContain(describeMove(move));
        let at = position;
        for (const step of pv) {
          expect(legalMoves(ruleset, at).map(describeMove)).toContain(describeMove(step));
          at = applyMove(at, step);
        }
      }
    }
  });

  it('sees every end within its depth, at its true distance', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const position = scatteredPosition(ruleset, seed, 10);
      const truth = endWithin(ruleset, position, 3);
      if (truth === undefined) continue;
      expect(search({ ruleset, position, limits: { depth: 5 } }).score).toEqual(truth);
    }
  });
});

/** The end that a plain search without any cuts proves within `depth` plies. */
function endWithin(ruleset: Ruleset, position: Position, depth: number): Score | undefined {
  const opp = position.turn === 'white' ? /[bB]/ : /[wW]/;
  if (!opp.test(position.cells)) return { type: 'win', plies: 0 };
  const moves = legalMoves(ruleset, position);
  if (moves.length === 0) return { type: 'loss', plies: 0 };
  if (depth === 0) return undefined;
  const replies = moves.map((move) => endWithin(ruleset, applyMove(position, move), depth - 1));
  const wins = replies.flatMap((reply) => (reply?.type === 'loss' ? [reply.plies] : []));
  if (wins.length > 0) return { type: 'win', plies: Math.min(...wins) + 1 };
  const losses = replies.flatMap((reply) => (reply?.type === 'win' ? [reply.plies] : []));
  if (losses.length < replies.length) return undefined;
  return { type: 'loss', plies: Math.max(...losses) + 1 };
}

describe('what it finds', () => {
  it.each<[VariantName, string, string, string]>([
    ['american', 'the last piece', 'W:W18:B14', '18x9'],
    ['american', 'a shot', 'W:W20,22,23,25,26,27,28:B11,12,13,15,16,17,19', '25-21'],
    ['russian', 'an exchange of kings that wins', 'B:Wc1,Ke1:BKc5,h4', 'c5-f2'],
    ['brazilian', 'an exchange of kings that wins', 'B:Wc1,Ke1:BKc5,h4', 'c5-f2'],
    ['spanish', 'a man given for all that is left', 'W:W18,27,K32:BK1,6,K13', '27-31'],
    ['italian', 'an exchange that leaves nothing', 'W:W6,K11,K22:BK16,25,K29', '11-15'],
    ['czech', 'a crowning with gain', 'W:Wc5,e7,Kh8:BKa1,Kb4,d2', 'e7-f8'],
    [
      'international',
      'three men given for a way through to the king row',
      'B:W27,29,31,32,33,35,41,42,44,45,47,49,50:B1,2,3,4,5,6,8,11,14,16,17,18,25',
      '25-30',
    ],
  ])('%s: %s', (name, _what, fen, best) => {
    const ruleset = rulesetOf(name);
    const position = positionOf(ruleset, fen);
    const result = search({ ruleset, position, limits: { depth: 9 } });
    expect(moveText(ruleset, position, result)).toBe(best);
  });

  it('counts the plies to the end', () => {
    const ruleset = rulesetOf('italian');
    const position = positionOf(ruleset, 'W:W6,K11,K22:BK16,25,K29');
    const { score, pv } = search({ ruleset, position, limits: { depth: 9 } });
    expect(score).toEqual({ type: 'win', plies: 5 });
    expect(pv).toHaveLength(5);
  });

  it.each<[string, string, Score]>([
    ['no pieces', 'W:W:B1', { type: 'loss', plies: 0 }],
    ['no pieces left to beat', 'W:W32:B', { type: 'win', plies: 0 }],
    ['no move', 'W:W32:B23,27,28', { type: 'loss', plies: 0 }],
  ])('has no move where the game is over: %s', (_what, fen, score) => {
    const ruleset = rulesetOf('american');
    const position = positionOf(ruleset, fen);
    const result = search({ ruleset, position, limits: { depth: 3 } });
    expect(result).toMatchObject({ move: undefined, score, lines: [], pv: [] });
  });

  it('plays the only move at once, unless a depth is asked for', () => {
    const ruleset = rulesetOf('russian');
    const position = positionOf(ruleset, 'W:Wa1,c3:Bd4,g7,h8');
    expect(legalMoves(ruleset, position)).toHaveLength(1);
    expect(search({ ruleset, position, limits: { milliseconds: 60_000 } }).depth).toBe(1);
    expect(search({ ruleset, position, limits: { depth: 6 } }).depth).toBe(6);
  });
});

describe('repetition', () => {
  const ruleset = rulesetOf('american');
  const start = positionOf(ruleset, 'W:WK14,K15,K18:BK1,K2');

  /** The game in which both sides have moved a king forth, by these moves, and back again. */
  function forthAndBack(moves: readonly Move[]): readonly Position[] {
    const back = moves.map((move) => ({ ...move, from: move.to, to: move.from }));
    const game = [start];
    for (const move of [...moves, ...back]) game.push(applyMove(game.at(-1) ?? start, move));
    return game;
  }

  function bestMove(position: Position, history: readonly Position[] = []): Move {
    const { move } = search({ ruleset, position, history, limits: { depth: 5 } });
    if (move === undefined) throw new Error('no move');
    return move;
  }

  it('does not come back to where the game has been while it is winning', () => {
    const white = bestMove(start);
    const black = bestMove(applyMove(start, white));
    const game = forthAndBack([white, black]);
    expect(game.at(-1)).toEqual(start);
    expect(bestMove(start, game.slice(0, -1))).not.toEqual(white);
  });

  it('is a way out for the side that is losing', () => {
    const white = bestMove(start);
    const black = bestMove(applyMove(start, white));
    const history = [...forthAndBack([white, black]).slice(0, -1), start];
    const position = applyMove(start, white);
    const result = search({ ruleset, position, history, limits: { depth: 5 } });
    expect(search({ ruleset, position, limits: { depth: 5 } }).score).not.toEqual(result.score);
    expect(result).toMatchObject({ move: black, score: { type: 'cp', value: 0 } });
  });
});

describe('the same seed and depth', () => {
  function playGame(ask: typeof search, seed: number, ruleset: Ruleset): string[] {
    const history: Position[] = [];
    let position = startPosition(ruleset.variant, 'white');
    for (let ply = 0; ply < 30; ply++) {
      const limits = { depth: 4 };
      const { move } = ask({ ruleset, position, history, limits, level: 'medium', seed });
      if (move === undefined) break;
      history.push(position);
      position = applyMove(position, move);
    }
    return history.map(({ cells }) => cells);
  }

  it('play the same game, whatever was searched before', () => {
    const ruleset = rulesetOf('international');
    const game = playGame(testSearcher(), 7, ruleset);
    search({
      ruleset: rulesetOf('russian'),
      position: startPosition(VARIANTS.russian, 'white'),
      limits: { milliseconds: 30 },
    });
    expect(playGame(search, 7, ruleset)).toEqual(game);
    expect(playGame(search, 8, ruleset)).not.toEqual(game);
  });

  it('give the same answer for a number of nodes', () => {
    const ruleset = rulesetOf('brazilian');
    const position = startPosition(ruleset.variant, 'black');
    const request = { ruleset, position, limits: { nodes: 20_000 }, seed: 3 };
    const first = search(request);
    const second = search(request);
    expect({ ...second, milliseconds: 0 }).toEqual({ ...first, milliseconds: 0 });
    expect(first.nodes).toBeLessThanOrEqual(20_000);
  });
});
