import { describe, expect, it } from 'vitest';
import type { Position, VariantName } from '../rules/types.ts';
import { drawCounters, repetition } from './draws.ts';
import { createGame, currentPosition, legalMovesOf, outcome, undo, type Game } from './game.ts';
import type { Setup } from './setups.ts';
import { gameFrom, play, positionOf, rulesetOf, wander } from './test-support.ts';

/** h8 down to a1. */
const MAIN_ROAD = [3, 7, 10, 14, 17, 21, 24, 28];

/** A counter as a person reads it: `16 (FMJD 6.3): 5 moves, 9 plies left`. */
const shown = (game: Game): readonly string[] =>
  drawCounters(game).map(
    ({ rule, total, movesLeft, pliesLeft }) =>
      `${total} (${rule.article}): ${movesLeft} moves, ${pliesLeft} plies left`,
  );

describe('a full counter', () => {
  it.each<[VariantName, Setup, string, number, 'quiet' | 'endgame', string]>([
    ['american', 'house', 'W:WKa1,Kc1:BKh8,Kf8', 80, 'quiet', 'house rule'],
    ['american', 'official', 'W:WKa1,Kc1:BKh8,Kf8', 80, 'quiet', 'WCDF 1.32.2'],
    ['italian', 'official', 'W:WKa1,Kc1:BKh8,Kf8', 80, 'quiet', 'FID 10.4'],
    ['czech', 'official', 'W:WKa1,Kc1:BKf8,Kd8', 30, 'quiet', 'FMJD, Czech draughts'],
    ['spanish', 'official', 'W:WKa1,Kc1:BKf8,Kd8', 40, 'quiet', 'section64port.online'],
    ['spanish', 'official', 'W:WKa1,Kc1,Ke1:BKd8', 24, 'endgame', 'playstrategy.org'],
    ['brazilian', 'official', 'W:WKa1,Kc1,Ke1:BKd8', 40, 'quiet', 'CBD 18'],
    ['brazilian', 'official', 'W:WKa1,Kc1:BKf8,Kd8', 10, 'endgame', 'CBD 19'],
    ['russian', 'official', 'W:WKa1,Kc1,Ke1:BKd8', 30, 'endgame', 'FMJD-64 7.2.4'],
    ['russian', 'official', 'W:WKa1,Kc1:BKf8,Kd8', 30, 'quiet', 'FMJD-64 7.2.5'],
    ['russian', 'official', 'W:WKa1,c1:BKd8', 10, 'endgame', 'FMJD-64 7.2.8'],
    ['russian', 'house', 'W:WKa1,Kc1:BKd8', 80, 'quiet', 'house rule'],
    ['international', 'official', 'W:WK46,K47:BK2,K3', 50, 'quiet', 'FMJD 6.2'],
    ['international', 'official', 'W:WK46,K47,K48:BK2', 32, 'endgame', 'FMJD 6.3'],
    ['international', 'official', 'W:WK46,K47:BK2', 10, 'endgame', 'FMJD 6.4'],
  ])(
    '%s, %s: %s is drawn after %i plies, not before',
    (name, setup, fen, plies, reason, article) => {
      const before = wander(gameFrom(name, setup, fen), plies - 1);
      expect(outcome(before)).toBeUndefined();
      expect(drawCounters(before)[0]).toMatchObject({ movesLeft: 1, pliesLeft: 1 });
      const drawn = wander(before, 1);
      expect(outcome(drawn)).toMatchObject({ kind: 'draw', reason, rule: { article } });
      expect(legalMovesOf(drawn)).toEqual([]);
      expect(drawCounters(drawn)).toEqual([]);
      expect(outcome(undo(drawn))).toBeUndefined();
    },
  );

  it('ends the game at once when the start position says so', () => {
    const game = gameFrom('american', 'official', 'W:WKa1:BKf8', 80);
    expect(outcome(game)).toMatchObject({ kind: 'draw', reason: 'quiet' });
  });

  it('Russian: a lone king that keeps to the main road draws in 5 moves', () => {
    const onRoad = ({ cells }: Position): boolean =>
      MAIN_ROAD.some((square) => cells[square] === 'B');
    const start = gameFrom('russian', 'official', 'B:WKa3,Kc1,Kg1:BKh8');
    const before = wander(start, 9, onRoad);
    expect(outcome(before)).toBeUndefined();
    expect(outcome(wander(before, 1, onRoad))).toMatchObject({
      kind: 'draw',
      reason: 'endgame',
      rule: { article: 'FMJD-64 7.2.7' },
    });
  });
});

describe('the counters shown', () => {
  it('are the house rule alone at the start, with all of it left', () => {
    const game = createGame({ ruleset: rulesetOf('spanish'), setup: 'house' });
    expect(shown(game)).toEqual(['40 (house rule): 40 moves, 80 plies left']);
    expect(shown(play(game, 'b6-a5'))).toEqual(['40 (house rule): 40 moves, 79 plies left']);
    expect(shown(play(game, 'b6-a5 c3-d4'))).toEqual(['40 (house rule): 39 moves, 78 plies left']);
  });

  it('come with the nearest draw first', () => {
    const game = wander(gameFrom('international', 'official', 'W:WK46,K47,K48:BK2'), 3);
    expect(shown(game)).toEqual([
      '16 (FMJD 6.3): 15 moves, 29 plies left',
      '25 (FMJD 6.2): 24 moves, 47 plies left',
    ]);
  });

  it('go back with undo', () => {
    const game = wander(gameFrom('international', 'official', 'W:WK46,K47,K48:BK2'), 3);
    expect(shown(undo(wander(game, 1)))).toEqual(shown(game));
  });
});

describe('repetition', () => {
  const start = 'W:WKa1:BKf8';
  const round = 'a1-b2 f8-e7 b2-a1 e7-f8';

  it.each<[VariantName, Setup, number | undefined]>([
    ['american', 'official', 3],
    ['italian', 'official', 3],
    ['czech', 'official', 3],
    ['american', 'house', undefined],
    ['italian', 'house', undefined],
  ])('%s, %s: is a draw at the %s. time, the start position counted', (name, setup, drawAt) => {
    let game = gameFrom(name, setup, start);
    expect(repetition(game)).toEqual({ times: 1, drawAt });
    for (const times of [2, 3, 4]) {
      if (outcome(game) !== undefined) break;
      game = play(game, round);
      expect(repetition(game)).toEqual({ times, drawAt });
      const expected = times === drawAt ? { kind: 'draw', reason: 'repetition' } : undefined;
      if (expected === undefined) expect(outcome(game)).toBeUndefined();
      else expect(outcome(game)).toMatchObject(expected);
    }
  });

  it('needs the same side to move', () => {
    // White is back after three moves, Black after two: the squares of the start with Black to move.
    const game = play(gameFrom('russian', 'house', start), 'a1-b2 f8-e7 b2-c3 e7-f8 c3-a1');
    expect(currentPosition(game).cells).toBe(positionOf('russian', start).cells);
    expect(repetition(game).times).toBe(1);
  });

  it('does not look behind a man that moved', () => {
    const game = play(gameFrom('american', 'house', 'W:WKa1,c1:BKf8,h8'), `${round} c1-d2 f8-e7`);
    expect(repetition(game).times).toBe(1);
    expect(repetition(play(game, 'a1-b2 e7-f8 b2-a1 f8-e7')).times).toBe(2);
  });

  it('comes with the other ways to a draw and is found at once', () => {
    const game = play(gameFrom('russian', 'official', 'W:WKa1:BKf8'), round);
    expect(outcome(play(game, round))).toMatchObject({ reason: 'repetition' });
  });
});
