import { createSearcher, type Searcher } from '../../src/engine/searcher.ts';
import { engineBytes } from '../../src/engine/search-kernel.ts';
import { createKernelMemory } from '../../src/rules/kernel.ts';
import type { Ruleset } from '../../src/rules/types.ts';
import { hubPlayer } from './hub-player.ts';
import type { Player } from './play.ts';
import type { PlayerSettings } from './settings.ts';

/** Settings with what their files held, read once: a build meanwhile changes nothing. */
export interface LoadedSettings extends PlayerSettings {
  readonly module?: WebAssembly.Module;
}

/** Makes a player. An external engine starts with the first game. */
export function openPlayer(settings: LoadedSettings, ruleset: Ruleset): Player {
  const { command } = settings;
  return command === undefined ? ownPlayer(settings) : hubPlayer(command, settings, ruleset);
}

/** A player that searches in this thread. */
function ownPlayer({ limits, level, hashMb, module }: LoadedSettings): Player {
  const memory = createKernelMemory(engineBytes(hashMb));
  let searcher: Searcher | undefined;
  let searches = 0;
  return {
    newGame() {
      // An instance anew in an empty memory is the only one that has surely kept nothing.
      if (searcher !== undefined) new Uint8Array(memory.buffer).fill(0);
      searcher = createSearcher(memory, hashMb, () => performance.now(), {
        other: module,
      });
      searches = 0;
      return Promise.resolve();
    },
    search(request) {
      if (searcher === undefined) return Promise.reject(new Error('no game has begun'));
      const question = { ...request, limits, ...(level !== undefined && { level }) };
      return Promise.resolve(searcher.search(++searches, question));
    },
    close: () => Promise.resolve(),
  };
}
