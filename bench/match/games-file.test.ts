import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePdn } from '../../src/notation/pdn/parse.ts';
import { checkPlace, recordOfMatchGame, writeGames } from './games-file.ts';
import { UnusableFile } from './load.ts';
import { playGame } from './play.ts';
import { RUSSIAN, firstMover } from './test-support.ts';
import type { MatchGame } from './types.ts';

const NAMES = { a: 'nodes=9', b: 'kernel="x"' };

async function someGame(): Promise<MatchGame> {
  const played = await playGame(
    {
      rules: { ruleset: RUSSIAN, maxPlies: 20, adjudicate: false, seed: 1 },
      opening: [],
      colors: { white: 'b', black: 'a' },
      seed: 1,
    },
    { a: firstMover, b: firstMover },
  );
  return { pair: 4, second: true, ...played };
}

describe('the games of a match', () => {
  it('are written with who played, and read back', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'match-'));
    try {
      const game = await someGame();
      const file = path.join(folder, 'games.pdn');
      await writeGames(file, [recordOfMatchGame(RUSSIAN, NAMES, game, '2026.11.30')]);
      expect(await readdir(folder)).toEqual(['games.pdn']);
      const [entry] = [...parsePdn(await readFile(file, 'utf8'))];
      expect(entry?.game).toMatchObject({
        ok: true,
        value: { result: 'draw', line: { moves: { length: 20 } } },
      });
      expect(entry?.tags).toEqual(
        expect.arrayContaining([
          { name: 'Round', value: '5.2' },
          { name: 'White', value: NAMES.b },
          { name: 'Black', value: NAMES.a },
          { name: 'Termination', value: 'adjudication' },
        ]),
      );
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it.each([
    ['a', 'black'],
    ['b', 'white'],
    [undefined, 'draw'],
  ] as const)('won by %s is won by %s in the second of a pair', async (winner, result) => {
    const game = { ...(await someGame()), winner, ending: 'crash' } as const;
    const record = recordOfMatchGame(RUSSIAN, NAMES, game, '2026.11.30');
    expect(record.result).toBe(result);
    expect(record.tags).toContainEqual({ name: 'Termination', value: 'abandoned' });
  });
});

it('tells before the match that the games cannot be written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dama-match-'));
  try {
    await expect(checkPlace(folder)).rejects.toThrow(UnusableFile);
    await expect(checkPlace(path.join(folder, 'none', 'x.pdn'))).rejects.toThrow(UnusableFile);
    await checkPlace(path.join(folder, 'x.pdn'));
    expect(await readdir(folder)).toEqual([]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
