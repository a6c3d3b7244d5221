import { describe, expect, it } from 'vitest';
import { pieceAt } from '../rules/board.ts';
import { VARIANT_NAMES } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { drawCounters } from './draws.ts';
import {
  agreeDraw,
  canRedo,
  canUndo,
  createGame,
  currentPosition,
  history,
  lastMove,
  legalMovesOf,
  movesPlayed,
  outcome,
  playMove,
  redo,
  resign,
  undo,
  type Game,
} from './game.ts';
import { SETUPS } from './setups.ts';
import { gameFrom, moveOf, play, rulesetOf } from './test-support.ts';

const american = (): Game => createGame({ ruleset: rulesetOf('american'), setup: 'house' });

describe('a new game', () => {
  it.each(VARIANT_NAMES.flatMap((name) => SETUPS.map((setup) => [name, setup] as const)))(
    '%s in the %s setup is open and has the first move',
    (name, setup) => {
      const game = createGame({ ruleset: rulesetOf(name), setup });
      const house = setup === 'house' && VARIANTS[name].houseRules;
      expect(game.setup).toBe(house ? 'house' : 'official');
      expect(currentPosition(game).turn).toBe(house ? 'black' : VARIANTS[name].officialFirst);
      expect(outcome(game)).toBeUndefined();
      expect(legalMovesOf(game).length).toBe(name === 'international' ? 9 : 7);
      expect(movesPlayed(game)).toEqual([]);
      expect(lastMove(game)).toBeUndefined();
      expect(history(game)).toEqual([currentPosition(game)]);
      expect(canUndo(game)).toBe(false);
      expect(canRedo(game)).toBe(false);
    },
  );

  it.each([
    ['no piece of the side to move', 'W:W:Ba7', 'black', 'noPieces'],
    ['no piece of the other side', 'W:Wa1:B', 'white', 'noPieces'],
    ['no move left', 'B:Wb6,c5:Ba7', 'white', 'noMoves'],
  ])('from a position with %s is over at once', (_, fen, winner, reason) => {
    const game = gameFrom('american', 'house', fen);
    expect(outcome(game)).toEqual({ kind: 'win', winner, reason });
    expect(legalMovesOf(game)).toEqual([]);
    expect(drawCounters(game)).toEqual([]);
  });
});

describe('winning', () => {
  it('by taking the last piece', () => {
    const game = play(gameFrom('american', 'house', 'W:Wc3:Bd4'), 'c3-e5');
    expect(outcome(game)).toEqual({ kind: 'win', winner: 'white', reason: 'noPieces' });
    expect(legalMovesOf(game)).toEqual([]);
  });

  it('by leaving the side to move without a move', () => {
    const game = play(gameFrom('american', 'house', 'W:Wa5,c5:Ba7'), 'a5-b6');
    expect(outcome(game)).toEqual({ kind: 'win', winner: 'white', reason: 'noMoves' });
  });

  it('not while only the side that has just moved is without one', () => {
    const game = gameFrom('american', 'house', 'W:Wb6,c5,h2:Ba7');
    expect(outcome(game)).toBeUndefined();
  });

  it('comes before a draw by a counter that fills in the same move', () => {
    const game = play(gameFrom('american', 'house', 'W:Wa5,c5:Ba7', 79), 'a5-b6');
    expect(outcome(game)).toEqual({ kind: 'win', winner: 'white', reason: 'noMoves' });
    const other = play(gameFrom('american', 'house', 'W:Wa5,c3:Ba7', 79), 'a5-b6');
    expect(outcome(other)).toMatchObject({ kind: 'draw', reason: 'quiet' });
  });
});

describe('playing a move', () => {
  it('leaves the game before it as it was', () => {
    const before = american();
    const after = play(before, 'b6-a5');
    expect(movesPlayed(before)).toEqual([]);
    expect(movesPlayed(after)).toHaveLength(1);
    expect(lastMove(after)).toEqual(movesPlayed(after)[0]);
    expect(history(after)).toEqual([currentPosition(before), currentPosition(after)]);
  });

  it('takes a capture whose pieces are listed in another order', () => {
    const game = gameFrom('russian', 'house', 'W:WKa1:Bd4,g5');
    const move = legalMovesOf(game).find(({ captures }) => captures.length === 2);
    if (move === undefined) throw new Error('no double capture');
    const shuffled = { ...move, captures: move.captures.toReversed() };
    expect(playMove(game, shuffled)).toEqual(playMove(game, move));
  });

  it('refuses one that is not legal, and any when the game is over', () => {
    const game = american();
    const move = moveOf(game, 'b6-a5');
    expect(() => playMove(game, { ...move, to: 20 })).toThrow(RangeError);
    expect(() => playMove(resign(game, 'black'), move)).toThrow(RangeError);
  });
});

describe('undo and redo', () => {
  it('go back and forth over the same positions', () => {
    const games = ['b6-a5', 'c3-d4', 'a5-b4', 'a3-c5', 'd6-b4'].reduce<readonly Game[]>(
      (list, text) => [...list, play(list.at(-1) ?? american(), text)],
      [american()],
    );
    const last = games.at(-1) ?? american();
    const back = games.reduceRight<Game>((game, expected) => {
      expect(currentPosition(game)).toEqual(currentPosition(expected));
      expect(movesPlayed(game)).toEqual(movesPlayed(expected));
      expect(legalMovesOf(game)).toEqual(legalMovesOf(expected));
      return undo(game);
    }, last);
    expect(undo(back)).toBe(back);
    expect(games.slice(1).reduce((game) => redo(game), back)).toEqual(last);
    expect(redo(last)).toBe(last);
  });

  it('keep what can be redone when the same move is played again', () => {
    const game = play(american(), 'b6-a5 c3-d4 a5-b4');
    const back = undo(undo(game));
    const again = play(back, 'c3-d4');
    expect(canRedo(again)).toBe(true);
    expect(redo(again)).toEqual(game);
  });

  it('forget what could be redone when another move is played', () => {
    const back = undo(undo(play(american(), 'b6-a5 c3-d4 a5-b4')));
    const other = play(back, 'e3-f4');
    expect(canRedo(other)).toBe(false);
    expect(movesPlayed(other)).toHaveLength(2);
    expect(movesPlayed(undo(back))).toEqual([]);
  });

  it('give back the pieces and the man of a capture that crowned it', () => {
    const game = gameFrom('american', 'house', 'W:Wb6:Bc7,f4');
    const after = play(game, 'b6-d8');
    expect(pieceAt(currentPosition(after), 1)).toBe('W');
    expect(currentPosition(undo(after))).toEqual(currentPosition(game));
  });

  it('reopen a game that is over', () => {
    const game = play(gameFrom('american', 'house', 'W:Wc3:Bd4'), 'c3-e5');
    const back = undo(game);
    expect(outcome(back)).toBeUndefined();
    expect(legalMovesOf(back)).toHaveLength(1);
    expect(outcome(redo(back))).toEqual(outcome(game));
  });
});

describe('ending a game by word', () => {
  it.each([
    ['white', 'black'],
    ['black', 'white'],
  ] as const)('%s resigns, %s wins', (color, winner) => {
    const game = resign(american(), color);
    expect(outcome(game)).toEqual({ kind: 'win', winner, reason: 'resignation' });
    expect(legalMovesOf(game)).toEqual([]);
  });

  it('both agree to a draw', () => {
    expect(outcome(agreeDraw(american()))).toEqual({ kind: 'draw', reason: 'agreement' });
  });

  it('undo takes the word back and nothing else', () => {
    const game = undo(play(american(), 'b6-a5 a3-b4'));
    const over = resign(game, 'black');
    expect(canUndo(over)).toBe(true);
    expect(canRedo(over)).toBe(false);
    expect(redo(over)).toBe(over);
    expect(undo(over)).toEqual(game);
    expect(undo(agreeDraw(american()))).toEqual(american());
  });

  it('changes nothing when the game is over already', () => {
    const drawn = agreeDraw(american());
    expect(resign(drawn, 'white')).toBe(drawn);
    const won = play(gameFrom('american', 'house', 'W:Wc3:Bd4'), 'c3-e5');
    expect(agreeDraw(won)).toBe(won);
  });
});
