import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildTestWorker, type TestWorker } from '../../src/engine/test-worker.ts';
import { isSameMove, legalMovesOf } from '../../src/game/game.ts';
import { gameAfter, playGame, type GameSpec, type Player } from './play.ts';
import { openPlayer, threadedPlayer } from './players.ts';
import { RUSSIAN, firstMover, ownSettings } from './test-support.ts';
import { questionAbout } from '../../src/engine/question.ts';

const SPEC: GameSpec = {
  rules: { ruleset: RUSSIAN, maxPlies: 30, adjudicate: false, seed: 1 },
  opening: [],
  colors: { white: 'a', black: 'b' },
  seed: 1,
};

let built: TestWorker;
beforeAll(async () => {
  built = await buildTestWorker();
});
afterAll(() => built.remove());

describe('our own search', () => {
  it('plays by the weights it is given, the same games again', async () => {
    const movesWith = async (weights?: string): Promise<unknown> => {
      const a = openPlayer(ownSettings({ nodes: 500 }, weights), RUSSIAN);
      return (await playGame(SPEC, { a, b: firstMover })).moves;
    };
    const learned = await movesWith();
    expect(await movesWith()).toEqual(learned);
    expect(await movesWith('weights')).toEqual(learned);
    expect(await movesWith('none')).not.toEqual(learned);
  });

  it.each([undefined, 'none'])(
    'evaluates alike in threads of its own (weights=%s)',
    async (weights) => {
      const settings = ownSettings({ depth: 5 }, weights);
      const alone = openPlayer(settings, RUSSIAN);
      const apart = threadedPlayer({ ...settings, threads: 1 }, built.url);
      const question = questionAbout(gameAfter(RUSSIAN, []));
      for (const player of [alone, apart]) await player.newGame();
      const { move, score, nodes } = await alone.search(question);
      expect(await apart.search(question)).toMatchObject({ move, score, nodes });
      await apart.close();
    },
  );

  it('knows in threads of its own nothing of the games before', async () => {
    // A time that is never used up: only then the table is kept from one move to the next.
    const settings = ownSettings({ nodes: 400, milliseconds: 3_600_000 });
    const open = (): Player => threadedPlayer({ ...settings, threads: 1 }, built.url);
    const play = async (a: Player): Promise<unknown> => {
      const { moves, effort } = await playGame(SPEC, { a, b: firstMover });
      return { moves, nodes: effort.a.nodes };
    };
    const one = open();
    const games = [await play(one), await play(one)];
    await one.close();
    const other = open();
    expect(games).toEqual([await play(other), games[0]]);
    await other.close();
    expect(games[0]).toEqual(await play(openPlayer(settings, RUSSIAN)));
  });

  it('keeps its threads and its memory from game to game', async () => {
    const player = threadedPlayer({ ...ownSettings({ depth: 2 }), threads: 2 }, built.url);
    const { Memory } = WebAssembly;
    const memory = vi.spyOn(WebAssembly, 'Memory').mockImplementation(function (descriptor) {
      return new Memory(descriptor);
    });
    for (let games = 0; games < 3; games++) {
      await player.newGame();
      await player.search(questionAbout(gameAfter(RUSSIAN, [])));
    }
    expect(memory).toHaveBeenCalledOnce();
    memory.mockRestore();
    await player.close();
  });

  it('plays with several threads, game after game', async () => {
    const player = threadedPlayer({ ...ownSettings({ milliseconds: 30 }), threads: 2 }, built.url);
    const game = gameAfter(RUSSIAN, []);
    const moves = legalMovesOf(game);
    for (let games = 0; games < 3; games++) {
      await player.newGame();
      const { move } = await player.search(questionAbout(game));
      expect(moves.some((legal) => move !== undefined && isSameMove(legal, move))).toBe(true);
    }
    await player.close();
  });

  it('does not search before a game has begun', async () => {
    const question = questionAbout(gameAfter(RUSSIAN, []));
    const settings = ownSettings({ depth: 1 });
    for (const threads of [1, 2]) {
      const player = openPlayer({ ...settings, threads }, RUSSIAN);
      await expect(player.search(question)).rejects.toThrow('no game has begun');
    }
  });
});
