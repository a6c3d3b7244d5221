import type { StoreContext } from './context.ts';
import { type GameFile, listFiles, listFinishedFiles, ownFile } from './game-files.ts';
import { readGame } from './games.ts';
import type { SavedGame } from './saved-game.ts';

/** A game of the folder of saved ones, over or not. */
export interface KeptGame extends GameFile {
  readonly saved: SavedGame;
}

/** Nobody looks for a game further back in a list. */
const MOST = 100;

/**
 * The saved games that nobody is playing now, over or not, the last one played first. Files are only
 * read; what cannot be read is left out.
 */
export async function listSavedGames(context: StoreContext): Promise<readonly KeptGame[]> {
  const none = (): readonly GameFile[] => [];
  const [unfinished, finished] = await Promise.all([
    listFiles(context).catch(none),
    listFinishedFiles(context).catch(none),
  ]);
  const free = unfinished.filter(({ id, file, held }) => !held && file !== ownFile(context, id));
  const latest = [...free, ...finished]
    .sort((one, other) => other.modified.getTime() - one.modified.getTime())
    .slice(0, MOST);
  const games = await Promise.all(latest.map((file) => read(file)));
  return games.filter((game) => game !== undefined);
}

async function read(file: GameFile): Promise<KeptGame | undefined> {
  const game = await readGame(file.file);
  return game.ok ? { ...file, saved: game.value } : undefined;
}
