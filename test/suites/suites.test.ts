import { describe, expect, it } from 'vitest';
import { applyMove } from '../../src/rules/board.ts';
import { formatPath } from '../../src/notation/moves.ts';
import { perft } from '../../src/rules/perft.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { VARIANT_NAMES } from '../../src/rules/types.ts';
import { solveEndings } from '../../scripts/suite/ending-table.ts';
import { plainSearch } from '../../scripts/suite/plain-search.ts';
import { REFERENCE_GAMES } from '../reference/games.ts';
import { referencePerft } from '../reference/generator.ts';
import { positionOf } from '../rules/support.ts';
import { KINDS, SUITES, bestMoves, rulesetOf, suiteSolver } from './suites.ts';

const LEAST = 40;
const MOST_NODES = 64_000;
const FIELDS = ['fen', 'kind', 'result', 'best', 'plies', 'nodes'];

const solve = suiteSolver();

describe.each(VARIANT_NAMES)('%s', (name) => {
  const suite = SUITES[name];
  const ruleset = rulesetOf(name);
  const { variant } = ruleset;

  it('has enough positions of every kind, none twice', () => {
    expect(suite.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(suite.map(({ fen }) => fen)).size).toBe(suite.length);
    expect([...new Set(suite.map(({ kind }) => kind))].sort()).toEqual([...KINDS].sort());
  });

  it.each(suite)('$kind, $result: $fen', (entry) => {
    const position = positionOf(variant, entry.fen);
    const legal = legalMoves(ruleset, position);
    const best = bestMoves(ruleset, entry);
    // Every square is written, and some move is wrong.
    expect(best.map((move) => formatPath(variant, move))).toEqual(entry.best);
    expect(new Set(entry.best).size).toBe(best.length);
    expect(best.length).toBeLessThan(legal.length);
    expect(entry.nodes).toBeLessThanOrEqual(MOST_NODES);
    expect(['win', 'gain', 'hold', 'draw']).toContain(entry.result);
    expect(FIELDS).toEqual(expect.arrayContaining(Object.keys(entry)));

    const counted = referencePerft(REFERENCE_GAMES[name], true, position, 3);
    expect(perft(ruleset, position, 3)).toBe(counted);

    const { solved, found } = solve(name, entry);
    const answer = found.move === undefined ? 'nothing' : formatPath(variant, found.move);
    expect({ solved, answer, score: found.score }).toMatchObject({ solved: true });
  });

  const soonWon = suite.filter(({ result, plies = 99 }) => result === 'win' && plies <= 5);
  it.each(soonWon)('is won in $plies plies, looking at everything: $fen', (entry) => {
    const position = positionOf(variant, entry.fen);
    const { plies = 0 } = entry;
    const search = plainSearch(ruleset, Infinity);
    const best = bestMoves(ruleset, entry);
    expect(best.some((move) => search.moveWins(position, move, plies))).toBe(true);
    expect(best.some((move) => search.moveWins(position, move, plies - 2))).toBe(false);
  });
});

describe('the second search', () => {
  const ruleset = rulesetOf('american');
  const { variant } = ruleset;

  it('counts what is left when no capture is open any more', () => {
    const position = positionOf(variant, 'W:W18,32:B14,1');
    const search = plainSearch(ruleset, 1000);
    // A man is taken, and is not taken back.
    expect(search.reaches(position, 0, 100)).toBe(true);
    expect(search.reaches(position, 0, 101)).toBe(false);
  });

  it('says so when a question is too dear', () => {
    const position = positionOf(variant, 'start');
    expect(() => plainSearch(ruleset, 10).reaches(position, 6, 100)).toThrow('more positions');
  });
});

describe('solved endings', () => {
  const ruleset = rulesetOf('american');
  const { variant } = ruleset;

  it.each([
    ['a king against a king', 'W:WK1:BK32', { type: 'draw' }],
    ['a piece to be taken', 'W:W18:B14', { type: 'win', plies: 1 }],
    ['no move is left', 'W:W32:B23,27,28', { type: 'loss', plies: 0 }],
  ])('%s', (_what, fen, verdict) => {
    const position = positionOf(variant, fen);
    expect(solveEndings(ruleset, [position], 100_000)?.(position)).toMatchObject(verdict);
  });

  it('agrees with a search of everything', () => {
    const root = positionOf(variant, 'W:W18,19:B10');
    const verdictOn = solveEndings(ruleset, [root], 200_000);
    const search = plainSearch(ruleset, Infinity);
    const verdict = verdictOn?.(root);
    for (const move of legalMoves(ruleset, root)) {
      const below = verdictOn?.(applyMove(root, move));
      const within = (plies: number): boolean => below?.type === 'loss' && below.plies < plies;
      expect([1, 3, 5].map((plies) => search.moveWins(root, move, plies))).toEqual(
        [1, 3, 5].map(within),
      );
    }
    expect(verdict).toBeDefined();
  });

  it('gives up on too many', () => {
    expect(solveEndings(ruleset, [positionOf(variant, 'start')], 1000)).toBeUndefined();
  });
});
