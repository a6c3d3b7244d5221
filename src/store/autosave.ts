import type { StoreContext } from './context.ts';
import type { StoreError } from './errors.ts';
import { saveGame } from './games.ts';
import type { SavedGame } from './saved-game.ts';

/** Saves one game as it goes on, in order, without anybody waiting. */
export interface Autosave {
  /** Saves the game as it is now. When saving is slower than playing, only the last state is. */
  readonly save: (saved: SavedGame) => void;
  /** Waits until what was asked for is on the disk; why it is not, if the last save failed. */
  readonly flush: () => Promise<StoreError | undefined>;
}

/** @param onSaved is told of every save: why it failed, or nothing */
export function createAutosave(
  context: StoreContext,
  id: string,
  onSaved: (failed: StoreError | undefined) => void = () => undefined,
): Autosave {
  let waiting: SavedGame | undefined;
  let running: Promise<void> | undefined;
  let failed: StoreError | undefined;

  async function work(): Promise<void> {
    while (waiting !== undefined) {
      const saved = waiting;
      waiting = undefined;
      failed = await saveGame(context, id, saved);
      onSaved(failed);
    }
    running = undefined;
  }

  return {
    save(saved) {
      waiting = saved;
      running ??= work();
    },
    async flush() {
      await running;
      return failed;
    },
  };
}
