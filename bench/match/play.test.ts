import { describe, expect, it } from 'vitest';
import { openPlayer } from './players.ts';
import { gameAfter, playGame, type GameSpec, type Player } from './play.ts';
import { RUSSIAN, answer, firstMover, ownSettings } from './test-support.ts';
import { legalMovesOf } from '../../src/game/game.ts';
import { NO_EFFORT } from './types.ts';

const SPEC: GameSpec = {
  rules: { ruleset: RUSSIAN, maxPlies: 300, adjudicate: false, seed: 1 },
  opening: [],
  colors: { white: 'a', black: 'b' },
  seed: 1,
};
const weak = ownSettings({ depth: 1 });
const strong = ownSettings({ depth: 5 });

describe('a game', () => {
  it('is won by who looks further, with either colour', async () => {
    const players = { a: openPlayer(strong, RUSSIAN), b: openPlayer(weak, RUSSIAN) };
    const first = await playGame(SPEC, players);
    const second = await playGame({ ...SPEC, colors: { white: 'b', black: 'a' } }, players);
    expect([first.winner, second.winner]).toEqual(['a', 'a']);
    expect(first.effort.a.depth / first.effort.a.searches).toBeGreaterThan(4);
  });

  it('does not depend on the games before it', async () => {
    const settings = ownSettings({ nodes: 300 });
    const players = { a: openPlayer(settings, RUSSIAN), b: openPlayer(settings, RUSSIAN) };
    const once = await playGame(SPEC, players);
    const again = await playGame(SPEC, players);
    expect(again.moves).toEqual(once.moves);
    expect(again.effort.a.nodes).toBe(once.effort.a.nodes);
  });

  it('is drawn when it takes too long, the opening counted', async () => {
    const opening = [legalMovesOf(gameAfter(RUSSIAN, []))].flatMap(([move]) => move ?? []);
    const rules = { ...SPEC.rules, maxPlies: 3 };
    const played = await playGame({ ...SPEC, rules, opening }, { a: firstMover, b: firstMover });
    expect(played).toMatchObject({ ending: 'tooLong', winner: undefined, moves: { length: 3 } });
    // Black went on after the opening of one ply.
    expect(played.effort.b).toEqual({ searches: 1, depth: 3, nodes: 50, milliseconds: 2 });
  });

  it('tells whose turn it is', async () => {
    const turns: string[] = [];
    const rules = { ...SPEC.rules, maxPlies: 3 };
    await playGame({ ...SPEC, rules }, { a: firstMover, b: firstMover }, (side, moves) =>
      turns.push(`${side}${moves.length}`),
    );
    expect(turns).toEqual(['a0', 'b1', 'a2']);
  });

  it.each<[string, Partial<Player>, object]>([
    [
      'a search that breaks down',
      { search: () => Promise.reject(new Error('unreachable')) },
      { ending: 'crash', fault: 'Error: unreachable' },
    ],
    [
      'a player that does not begin',
      { newGame: () => Promise.reject(new Error('gone')) },
      { ending: 'crash', fault: 'Error: gone' },
    ],
    [
      'an illegal move',
      {
        search: () =>
          Promise.resolve(answer({ from: 0, to: 31, captures: [], path: [0, 31], crowned: false })),
      },
      { ending: 'illegalMove', fault: 'played b8-g1' },
    ],
    [
      'no move',
      { search: () => Promise.resolve(answer(undefined)) },
      { ending: 'illegalMove', fault: 'played nothing' },
    ],
  ])('is lost by %s', async (_, broken, ending) => {
    const b = { ...firstMover, ...broken };
    expect(await playGame(SPEC, { a: firstMover, b })).toMatchObject({
      winner: 'a',
      effort: { b: NO_EFFORT },
      ...ending,
    });
  });

  it('is adjudicated when that was asked for', async () => {
    const players = { a: openPlayer(strong, RUSSIAN), b: openPlayer(weak, RUSSIAN) };
    const rules = { ...SPEC.rules, adjudicate: true };
    const short = await playGame({ ...SPEC, rules }, players);
    const full = await playGame(SPEC, players);
    expect(short).toMatchObject({ ending: 'adjudicated', winner: full.winner });
    expect(full.moves.slice(0, short.moves.length)).toEqual(short.moves);
  });
});
