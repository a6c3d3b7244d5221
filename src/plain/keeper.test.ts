import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { movesPlayed } from '../game/game.ts';
import { loadMessages } from '../messages/index.ts';
import type { StoreError } from '../store/errors.ts';
import { latestUnfinished } from '../store/games.ts';
import { namesIn, storeIn, temporaryFolder } from '../store/test-support.ts';
import { createKeeper, type Keeper, unfinishedOf } from './keeper.ts';
import { createSession, reduce, type Session } from './session.ts';
import { optionsFor, playTexts } from './test-support.ts';

const messages = await loadMessages('en');
const start = createSession(await optionsFor());

function keeperIn(folder: string, owner = 100) {
  const store = storeIn(folder, { owner });
  const errors: StoreError[] = [];
  const keeper = createKeeper(
    store,
    () => messages,
    (error) => errors.push(error),
  );
  return { store, keeper, errors };
}

/** Plays moves one by one, each of which is kept. */
function play(keeper: Keeper, session: Session, ...moves: readonly string[]): Session {
  return moves.reduce((so, move) => {
    const next = playTexts(so, [move]);
    keeper.keep(next, 'hard');
    return next;
  }, session);
}

async function latest(folder: string) {
  const { games, notices } = await latestUnfinished(storeIn(folder, { owner: 200 }));
  const [game] = games;
  if (game === undefined) throw new Error('no game');
  return { ...unfinishedOf(game, 'easy'), notices };
}

describe('a game that is kept', () => {
  it('is found again as it was, with its players, level and setup', async () => {
    const folder = await temporaryFolder();
    const { keeper, errors } = keeperIn(folder);
    const played = play(keeper, start, 'b6-a5', 'a3-b4', 'f6-e5');
    await keeper.close();
    const found = await latest(folder);
    expect(found.session.game.plies.map(({ position }) => position)).toEqual(
      played.game.plies.map(({ position }) => position),
    );
    expect(found.session.options).toEqual({
      ruleset: played.options.ruleset,
      setup: 'house',
      seed: 1,
      limits: { depth: 1 },
      humanColor: 'black',
    });
    expect(found.session.players).toEqual({ white: 'computer', black: 'human' });
    expect(found.level).toBe('hard');
    expect(errors).toEqual([]);
  });

  it('is on the disk after every ply, so that nothing that kills the program loses it', async () => {
    const folder = await temporaryFolder();
    const { keeper } = keeperIn(folder);
    play(keeper, start, 'b6-a5');
    await expect
      .poll(() => namesIn(folder, 'data', 'games'))
      .toEqual([expect.stringMatching(/\.100\.pdn$/)]);
    const found = await latest(folder);
    expect(movesPlayed(found.session.game)).toHaveLength(1);
    await keeper.close();
  });

  it('keeps strict games strict, and games of two people between two people', async () => {
    const folder = await temporaryFolder();
    const { keeper } = keeperIn(folder);
    const options = { ...start.options, strict: true, humanColor: 'both' } as const;
    play(keeper, createSession(options), 'b6-a5');
    await keeper.close();
    const { session } = await latest(folder);
    expect(session.options).toMatchObject({ strict: true, humanColor: 'both' });
    expect(reduce(session, { type: 'undo' }).event).toEqual({ type: 'refused', reason: 'strict' });
  });

  it('is kept as far as it was taken back to; one without a move left is forgotten', async () => {
    const folder = await temporaryFolder();
    const { keeper } = keeperIn(folder);
    const played = play(keeper, start, 'b6-a5', 'a3-b4');
    keeper.keep(reduce(played, { type: 'undo' }).session, 'hard');
    await keeper.close();
    expect(await namesIn(folder, 'data', 'games')).toEqual([]);
  });

  it('begins with a move of a person', async () => {
    const folder = await temporaryFolder();
    const { keeper } = keeperIn(folder);
    const second = createSession({ ...start.options, humanColor: 'white' });
    const answered = play(keeper, second, 'b6-a5');
    await keeper.close();
    expect(await namesIn(folder, 'data', 'games')).toEqual([]);
    play(keeper, answered, 'a3-b4');
    await keeper.close();
    expect(await namesIn(folder, 'data', 'games')).toHaveLength(1);
  });

  it('goes to the finished ones when it is over and left', async () => {
    const folder = await temporaryFolder();
    const { keeper } = keeperIn(folder);
    const played = play(keeper, start, 'b6-a5');
    const over = reduce(played, { type: 'resign' }).session;
    keeper.keep(over, 'hard');
    // Until then it may still be taken back.
    expect(await namesIn(folder, 'data', 'games', 'finished')).toEqual([]);
    await keeper.close();
    const [name = ''] = await namesIn(folder, 'data', 'games', 'finished');
    const text = await readFile(path.join(folder, 'data', 'games', 'finished', name), 'utf8');
    expect(text).toContain('[Result "1-0"]');
  });

  it('has a file of its own when another game is begun', async () => {
    const folder = await temporaryFolder();
    const { keeper } = keeperIn(folder);
    play(keeper, start, 'b6-a5');
    play(keeper, createSession(start.options), 'b6-c5');
    await keeper.close();
    expect(await namesIn(folder, 'data', 'games')).toHaveLength(2);
  });

  it('goes on in its own file once it is resumed, and its names and date stay', async () => {
    const folder = await temporaryFolder();
    const first = keeperIn(folder);
    play(first.keeper, start, 'b6-a5');
    await first.keeper.close();
    const second = keeperIn(folder, 200);
    const resumed = await second.keeper.resume(await latest(folder));
    if (!resumed.ok) throw new Error(resumed.error.code);
    play(second.keeper, resumed.value.session, 'a3-b4');
    await second.keeper.close();
    expect(await namesIn(folder, 'data', 'games')).toHaveLength(1);
    const found = await latest(folder);
    expect(movesPlayed(found.session.game)).toHaveLength(2);
    expect(found.tags).toContainEqual({ name: 'White', value: 'dama (hard)' });
  });

  it('is one program’s at a time', async () => {
    const folder = await temporaryFolder();
    const before = keeperIn(folder);
    play(before.keeper, start, 'b6-a5');
    await before.keeper.close();
    const offered = await latest(folder);
    const one = keeperIn(folder, 200);
    const other = keeperIn(folder, 300);
    expect((await one.keeper.resume(offered)).ok).toBe(true);
    expect(await other.keeper.resume(offered)).toMatchObject({
      error: { code: 'store.missing' },
    });
  });

  it('tells once that it cannot be kept', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'data'), 'not a folder');
    const { keeper, errors } = keeperIn(folder);
    play(keeper, start, 'b6-a5', 'a3-b4', 'f6-e5');
    await keeper.close();
    expect(errors).toHaveLength(1);
  });
});
