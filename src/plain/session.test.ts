import { describe, expect, it, test } from 'vitest';
import { currentPosition, legalMovesOf, movesPlayed, outcome } from '../game/game.ts';
import { positionOf, rulesetOf } from '../game/test-support.ts';
import type { Color } from '../rules/types.ts';
import {
  createSession,
  isComputerToMove,
  reduce,
  type Session,
  type SessionCommand,
  type SessionEvent,
  speakingSide,
} from './session.ts';
import { playTexts } from './test-support.ts';

function russian(humanColor: Color | 'both' = 'black'): Session {
  return createSession({ ruleset: rulesetOf('russian'), setup: 'house', humanColor });
}

/** Black (the person) moves first at home. */
const OPENING = ['b6-a5', 'c3-d4', 'f6-g5', 'b2-c3'];

describe('reduce', () => {
  const played = playTexts(russian(), OPENING);
  const two = playTexts(russian('both'), OPENING);
  const resigned = reduce(played, { type: 'resign' }).session;
  const undone = reduce(played, { type: 'undo' }).session;

  test.each<[string, Session, SessionCommand, SessionEvent, number]>([
    ['undo takes a pair back', played, { type: 'undo' }, { type: 'undone', plies: 2 }, 2],
    ['undo takes one back of two people', two, { type: 'undo' }, { type: 'undone', plies: 1 }, 3],
    ['undo at the start', russian(), { type: 'undo' }, { type: 'nothingToUndo' }, 0],
    ['redo without undo', played, { type: 'redo' }, { type: 'nothingToRedo' }, 4],
    ['redo plays a pair again', undone, { type: 'redo' }, { type: 'redone', plies: 2 }, 4],
    ['resign', played, { type: 'resign' }, { type: 'resigned', color: 'black' }, 4],
    ['undo after resigning', resigned, { type: 'undo' }, { type: 'undone', plies: 0 }, 4],
    [
      'nothing goes on after the end',
      resigned,
      { type: 'resign' },
      { type: 'refused', reason: 'gameOver' },
      4,
    ],
    ['an early draw', played, { type: 'draw' }, { type: 'drawDeclined' }, 4],
    ['an offer', two, { type: 'draw' }, { type: 'drawOffered', color: 'black' }, 4],
    ['flip', played, { type: 'flip' }, { type: 'flipped', bottom: 'white' }, 4],
    ['new', played, { type: 'new' }, { type: 'started' }, 0],
  ])('%s', (_, session, command, event, plies) => {
    const step = reduce(session, command);
    expect(step.event).toEqual(event);
    expect(movesPlayed(step.session.game)).toHaveLength(plies);
  });

  it('takes back only the own move while the computer thinks', () => {
    const session = playTexts(russian(), ['b6-a5']);
    expect(isComputerToMove(session)).toBe(true);
    expect(reduce(session, { type: 'undo' }).event).toEqual({ type: 'undone', plies: 1 });
  });

  it('does not take back the first move of a computer that begins', () => {
    const session = playTexts(russian('white'), ['b6-a5']);
    expect(reduce(session, { type: 'undo' }).event).toEqual({ type: 'nothingToUndo' });
  });

  it('lets nobody move for the computer', () => {
    const session = playTexts(russian(), ['b6-a5']);
    const [move] = legalMovesOf(session.game);
    if (move === undefined) throw new Error('no move');
    expect(reduce(session, { type: 'play', move }).event).toEqual({
      type: 'refused',
      reason: 'notYourTurn',
    });
  });

  it('ignores an answer to a game that has moved on', () => {
    const thinking = playTexts(russian(), ['b6-a5']);
    const [move] = legalMovesOf(thinking.game);
    if (move === undefined) throw new Error('no move');
    const back = reduce(thinking, { type: 'undo' }).session;
    const late = reduce(back, { type: 'reply', game: thinking.game, move, score: 0 });
    expect(late.session).toBe(back);
  });

  it('accepts a move that came from another thread', () => {
    const thinking = playTexts(russian(), ['b6-a5']);
    const move = structuredClone(legalMovesOf(thinking.game)[0]);
    if (move === undefined) throw new Error('no move');
    const step = reduce(thinking, { type: 'reply', game: thinking.game, move, score: 35 });
    expect(step.event).toMatchObject({ type: 'played', player: 'computer', color: 'white' });
    expect(step.session.computerScore).toBe(35);
  });

  it('agrees to a draw when both people say so, and not after a move between', () => {
    const offered = reduce(two, { type: 'draw' }).session;
    expect(outcome(reduce(offered, { type: 'draw' }).session.game)).toMatchObject({
      reason: 'agreement',
    });
    expect(playTexts(offered, ['a5-b4']).drawOffered).toBe(false);
  });

  it.each([
    [0, 'drawAgreed'],
    [-200, 'drawAgreed'],
    [300, 'drawDeclined'],
  ])('the computer, thinking %i, answers a late offer with %s', (computerScore, type) => {
    // Two kings that walk about: long enough, and nobody is ahead.
    const start = positionOf('russian', 'B:WKa1:BKh2');
    let session = createSession({
      ruleset: rulesetOf('russian'),
      setup: 'house',
      humanColor: 'black',
      start,
    });
    for (const move of Array(10).fill(['h2-g1', 'a1-b2', 'g1-h2', 'b2-a1']).flat() as string[]) {
      session = playTexts(session, [move]);
    }
    const step = reduce({ ...session, computerScore }, { type: 'draw' });
    expect(step.event.type).toBe(type);
  });

  it('keeps the board turned in a new game', () => {
    const flipped = reduce(russian(), { type: 'flip' }).session;
    expect(reduce(flipped, { type: 'new' }).session.bottom).toBe('white');
  });
});

describe('createSession', () => {
  it('puts the person at the bottom, and of two people the one to move', () => {
    expect(russian('white').bottom).toBe('white');
    expect(russian('both').bottom).toBe('black');
  });

  it('speaks for the side to move of two people', () => {
    expect(speakingSide(russian('both'))).toBe('black');
    expect(speakingSide(russian('white'))).toBe('white');
    expect(currentPosition(russian().game).turn).toBe('black');
  });
});
