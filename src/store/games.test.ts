import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { agreeDraw, outcome } from '../game/game.ts';
import { createAutosave } from './autosave.ts';
import type { StoreContext } from './context.ts';
import {
  finishGame,
  latestUnfinished,
  listUnfinished,
  newGameId,
  releaseGame,
  resumeGame,
  saveGame,
} from './games.ts';
import { gameAfter, namesIn, savedAfter, storeIn, temporaryFolder } from './test-support.ts';

const gamesIn = ({ places }: StoreContext): string => path.join(places.data, 'games');

/** Says that a file was last written so many minutes ago. */
async function age(file: string, minutes: number): Promise<void> {
  const time = new Date(Date.now() - minutes * 60_000);
  await utimes(file, time, time);
}

/** Two programs with one store; each sees the other running. */
async function twoPrograms(): Promise<readonly [StoreContext, StoreContext]> {
  const folder = await temporaryFolder();
  const isRunning = (owner: number): boolean => owner === 100 || owner === 200;
  return [storeIn(folder, { isRunning }), storeIn(folder, { owner: 200, isRunning })];
}

it('names games by when they began, and chance', () => {
  expect(newGameId(new Date('2026-01-05T14:25:01.5Z'), 'k3/9x')).toBe('20260105-142501-k39x');
});

describe('a saved game', () => {
  it('is a PDN file, and comes back as it was', async () => {
    const store = storeIn(await temporaryFolder());
    const saved = savedAfter(5);
    expect(await saveGame(store, 'g', saved)).toBeUndefined();
    const file = path.join(gamesIn(store), 'g.100.pdn');
    expect(await readFile(file, 'utf8')).toMatch(/^\[Event "Casual game"\]\n\[White "dama"\]\n/);
    const { games, notices } = await latestUnfinished(store);
    expect(notices).toEqual([]);
    expect(games).toMatchObject([{ id: 'g', file, held: false }]);
    expect(games[0]?.saved).toEqual(saved);
  });

  it('takes the place of what was saved of it before', async () => {
    const store = storeIn(await temporaryFolder());
    await saveGame(store, 'g', savedAfter(1));
    await saveGame(store, 'g', savedAfter(2));
    expect(await namesIn(gamesIn(store))).toEqual(['g.100.pdn']);
    expect((await latestUnfinished(store)).games[0]?.saved.game).toEqual(gameAfter(2));
  });

  it('survives a program killed before its new state had its name', async () => {
    const store = storeIn(await temporaryFolder());
    await saveGame(store, 'g', savedAfter(1));
    const draft = path.join(gamesIn(store), '.dama-999-1.tmp');
    await writeFile(draft, '[White "half a');
    expect((await latestUnfinished(store)).games[0]?.saved.game).toEqual(gameAfter(1));
    expect(await namesIn(gamesIn(store))).toEqual(['g.100.pdn']);
  });

  it('leaves the drafts of programs that still run', async () => {
    const [store] = await twoPrograms();
    await saveGame(store, 'g', savedAfter(1));
    await writeFile(path.join(gamesIn(store), '.dama-200-1.tmp'), '');
    await listUnfinished(store);
    expect(await namesIn(gamesIn(store))).toEqual(['.dama-200-1.tmp', 'g.100.pdn']);
  });

  it('that cannot be saved says why, and playing goes on', async () => {
    const folder = await temporaryFolder();
    const store = storeIn(folder);
    await writeFile(store.places.data, 'a file in place of the folder');
    expect(await saveGame(store, 'g', savedAfter(1))).toMatchObject({ code: 'store.not-folder' });
    expect(await latestUnfinished(store)).toMatchObject({
      games: [],
      notices: [{ code: 'store.unreadable', error: { code: 'store.not-folder' } }],
    });
    expect(await finishGame(store, 'g')).toMatchObject({ code: 'store.not-folder' });
  });

  it.each(['', '../g', 'a/b', '.g', 'a\\b'])('has no name like %j', async (id) => {
    const store = storeIn(await temporaryFolder());
    await expect(saveGame(store, id, savedAfter(1))).rejects.toThrow(RangeError);
  });
});

describe('unfinished games', () => {
  it('are none where nothing was saved', async () => {
    const store = storeIn(await temporaryFolder());
    expect(await latestUnfinished(store)).toEqual({ games: [], notices: [] });
  });

  it('are listed with the last one played first', async () => {
    const store = storeIn(await temporaryFolder());
    for (const [id, minutes] of Object.entries({ old: 9, new: 1, middle: 5 })) {
      await saveGame(store, id, savedAfter(1));
      await age(path.join(gamesIn(store), `${id}.100.pdn`), minutes);
    }
    const { games } = await listUnfinished(store);
    expect(games.map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
    expect((await latestUnfinished(store)).games.map(({ id }) => id)).toEqual(['new']);
  });

  it.each([
    ['cut off', '[White "a"]\n\n1. 32-28 {', { code: 'pdn.syntax', line: 3 }],
    ['of an illegal move', '[GameType "20"]\n\n1. 32-22', { code: 'pdn.move', line: 3 }],
    ['of another game', '[GameType "40"]\n\n1. 32-28', { code: 'pdn.game-type' }],
    ['of two games', '1. 32-28 *\n1. 33-28 *', undefined],
    ['of none', 'x'.repeat(1_000_001), undefined],
    ['of nothing', '', undefined],
  ])('leave a file aside that is %s', async (_, text, error) => {
    const store = storeIn(await temporaryFolder());
    await saveGame(store, 'good', savedAfter(1));
    await age(path.join(gamesIn(store), 'good.100.pdn'), 1);
    const file = path.join(gamesIn(store), 'bad.pdn');
    await writeFile(file, text);
    const { games, notices } = await latestUnfinished(store);
    expect(games.map(({ id }) => id)).toEqual(['good']);
    const movedTo = `${file}.damaged-20260105-142501`;
    expect(notices).toMatchObject([{ code: 'store.game-set-aside', file, movedTo }]);
    const [notice] = notices;
    if (error !== undefined) expect(notice).toMatchObject({ error });
    expect(await readFile(movedTo, 'utf8')).toBe(text);
  });

  it('can come from elsewhere: any file of one game', async () => {
    const store = storeIn(await temporaryFolder());
    await mkdir(gamesIn(store), { recursive: true });
    await writeFile(path.join(gamesIn(store), 'A game, 1.5.pdn'), '[GameType "20"] 1. 32-28 *');
    await writeFile(path.join(gamesIn(store), 'notes.txt'), 'mine');
    await mkdir(path.join(gamesIn(store), 'folder.pdn'));
    const { games, notices } = await listUnfinished(store);
    expect(notices).toEqual([]);
    expect(games.map(({ saved }) => saved)).toMatchObject([
      { players: { white: undefined, black: undefined }, level: undefined },
    ]);
    expect(await namesIn(gamesIn(store))).toContain('notes.txt');
  });

  it('are not those that are over: they are put away', async () => {
    const store = storeIn(await temporaryFolder());
    const saved = savedAfter(4);
    await saveGame(store, 'g', { ...saved, game: agreeDraw(saved.game) });
    expect(await latestUnfinished(store)).toEqual({ games: [], notices: [] });
    expect(await namesIn(gamesIn(store))).toEqual(['finished']);
    expect(await namesIn(gamesIn(store), 'finished')).toEqual(['g.pdn']);
  });
});

describe('two programs', () => {
  it('do not go on with the game the other is playing', async () => {
    const [one, other] = await twoPrograms();
    await saveGame(one, 'mine', savedAfter(1));
    expect((await latestUnfinished(other)).games).toEqual([]);
    expect((await listUnfinished(other)).games).toMatchObject([{ id: 'mine', held: true }]);
    expect((await latestUnfinished(one)).games).toMatchObject([{ id: 'mine', held: false }]);
  });

  it('go on with it when the other has let it go, or is gone', async () => {
    const [one, other] = await twoPrograms();
    await saveGame(one, 'mine', savedAfter(1));
    const alone = { ...other, isRunning: () => false };
    expect((await latestUnfinished(alone)).games).toMatchObject([{ id: 'mine' }]);
    expect(await releaseGame(one, 'mine')).toBeUndefined();
    expect((await latestUnfinished(other)).games).toMatchObject([{ id: 'mine', held: false }]);
  });

  it('cannot both go on with the same game', async () => {
    const [one, other] = await twoPrograms();
    await saveGame(one, 'g', savedAfter(3));
    await releaseGame(one, 'g');
    const [game] = (await latestUnfinished(one)).games;
    if (game === undefined) throw new Error('no game');
    const results = await Promise.all([resumeGame(one, game), resumeGame(other, game)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(results.find(({ ok }) => !ok)).toMatchObject({ error: { code: 'store.missing' } });
  });

  it('lose nothing when one takes the game of the other', async () => {
    const [one, other] = await twoPrograms();
    await saveGame(one, 'g', savedAfter(3));
    const [game] = (await listUnfinished(other)).games;
    if (game === undefined) throw new Error('no game');
    expect(await resumeGame(other, game)).toEqual({ ok: true, value: 'g' });
    await saveGame(one, 'g', savedAfter(4));
    await saveGame(other, 'g', savedAfter(6));
    expect(await namesIn(gamesIn(one))).toEqual(['g.100.pdn', 'g.200.pdn']);
    // Taken back once more, it does not cover the one that is there.
    const mine = (await listUnfinished(one)).games.find(({ file }) => file.includes('.200.'));
    if (mine === undefined) throw new Error('no game');
    expect(await resumeGame(one, mine)).toEqual({ ok: true, value: 'g-2' });
    expect(await namesIn(gamesIn(one))).toEqual(['g-2.100.pdn', 'g.100.pdn']);
  });

  it('save many games at once, and lose none', async () => {
    const [one, other] = await twoPrograms();
    const saves = [1, 2, 3, 4].flatMap((plies) => [
      saveGame(one, `one-${plies}`, savedAfter(plies)),
      saveGame(other, `other-${plies}`, savedAfter(plies)),
      saveGame(one, 'same', savedAfter(5)),
      saveGame(other, 'same', savedAfter(6)),
      listUnfinished(one),
    ]);
    await Promise.all<unknown>(saves);
    const { games, notices } = await listUnfinished(one);
    expect(notices).toEqual([]);
    expect(games).toHaveLength(10);
    expect(games.filter(({ held }) => held)).toHaveLength(5);
  });
});

describe('a game that is resumed', () => {
  it('goes on under its own name', async () => {
    const store = storeIn(await temporaryFolder());
    await saveGame({ ...store, owner: 77 }, 'g', savedAfter(2));
    const [game] = (await latestUnfinished(store)).games;
    if (game === undefined) throw new Error('no game');
    expect(await resumeGame(store, game)).toEqual({ ok: true, value: 'g' });
    await saveGame(store, 'g', savedAfter(3));
    expect(await namesIn(gamesIn(store))).toEqual(['g.100.pdn']);
    expect(await resumeGame(store, game)).toMatchObject({ error: { code: 'store.missing' } });
  });

  it('can be resumed by the program that plays it', async () => {
    const store = storeIn(await temporaryFolder());
    await saveGame(store, 'g', savedAfter(2));
    const [game] = (await latestUnfinished(store)).games;
    if (game === undefined) throw new Error('no game');
    expect(await resumeGame(store, game)).toEqual({ ok: true, value: 'g' });
    expect(await namesIn(gamesIn(store))).toEqual(['g.100.pdn']);
  });
});

describe('finishGame', () => {
  it('puts a game away, and never over another', async () => {
    const store = storeIn(await temporaryFolder());
    for (const plies of [1, 2]) {
      await saveGame(store, 'g', savedAfter(plies));
      expect(await finishGame(store, 'g')).toBeUndefined();
    }
    expect(await namesIn(gamesIn(store), 'finished')).toEqual(['g-2.pdn', 'g.pdn']);
    expect((await listUnfinished(store)).games).toEqual([]);
  });

  it('has nothing to do for a game that was never saved', async () => {
    const store = storeIn(await temporaryFolder());
    expect(await finishGame(store, 'g')).toBeUndefined();
    expect(await releaseGame(store, 'g')).toBeUndefined();
  });
});

describe('createAutosave', () => {
  it('ends with the last state, however fast it was told of many', async () => {
    const store = storeIn(await temporaryFolder());
    const autosave = createAutosave(store, 'g');
    for (let plies = 0; plies <= 10; plies += 1) autosave.save(savedAfter(plies));
    expect(await autosave.flush()).toBeUndefined();
    expect((await latestUnfinished(store)).games[0]?.saved.game).toEqual(gameAfter(10));
    autosave.save(savedAfter(3));
    await autosave.flush();
    const [game] = (await latestUnfinished(store)).games;
    expect(game?.saved.game).toEqual(gameAfter(3));
    expect(game && outcome(game.saved.game)).toBeUndefined();
  });

  it('tells of every failure, and saves again as soon as it can', async () => {
    const folder = await temporaryFolder();
    const store = storeIn(folder);
    await writeFile(store.places.data, '');
    const errors: string[] = [];
    const autosave = createAutosave(store, 'g', (failed) => errors.push(failed?.code ?? 'saved'));
    autosave.save(savedAfter(1));
    expect(await autosave.flush()).toMatchObject({ code: 'store.not-folder' });
    expect(errors).toEqual(['store.not-folder']);
    await rename(store.places.data, path.join(folder, 'moved'));
    autosave.save(savedAfter(2));
    expect(await autosave.flush()).toBeUndefined();
    expect(await namesIn(gamesIn(store))).toEqual(['g.100.pdn']);
    expect(errors).toEqual(['store.not-folder', 'saved']);
  });
});
