import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { createGame, legalMovesOf, playMove, type Game } from '../game/game.ts';
import { rulesetOf } from '../game/test-support.ts';
import type { VariantName } from '../rules/types.ts';
import type { StoreContext } from './context.ts';
import type { SavedGame } from './saved-game.ts';

/** For tests only: a folder that goes when the test does. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dama-'));
  onTestFinished(() =>
    rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 }),
  );
  return folder;
}

/** For tests only: a store in that folder, of a program with that process id. */
export function storeIn(folder: string, changes: Partial<StoreContext> = {}): StoreContext {
  return {
    places: { config: path.join(folder, 'config'), data: path.join(folder, 'data') },
    owner: 100,
    isRunning: () => false,
    now: () => new Date('2026-01-05T14:25:01Z'),
    ...changes,
  };
}

/** For tests only: a game after that many plies, each the first legal move. */
export function gameAfter(plies: number, name: VariantName = 'russian'): Game {
  let game = createGame({ ruleset: rulesetOf(name), setup: 'house' });
  for (let ply = 0; ply < plies; ply += 1) {
    const [move] = legalMovesOf(game);
    if (move === undefined) throw new Error('the game is over');
    game = playMove(game, move);
  }
  return game;
}

/** For tests only: a saved game of a person with Black against the computer. */
export function savedAfter(plies: number): SavedGame {
  return {
    game: gameAfter(plies),
    players: { white: 'program', black: 'human' },
    level: 'medium',
    tags: [
      { name: 'Event', value: 'Casual game' },
      { name: 'White', value: 'dama' },
    ],
  };
}

/** For tests only: the names in a folder, sorted; none when there is no folder. */
export async function namesIn(...folder: readonly string[]): Promise<readonly string[]> {
  const names = await readdir(path.join(...folder)).catch(() => []);
  return names.sort();
}
