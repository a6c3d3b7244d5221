import { clear } from '../../src/engine/clear.ts';
import { createEngine, type OwnEngine } from '../../src/engine/client.ts';
import { createSearcher, type Searcher } from '../../src/engine/searcher.ts';
import { engineBytes } from '../../src/engine/search-kernel.ts';
import { createKernelMemory } from '../../src/rules/kernel.ts';
import type { Ruleset } from '../../src/rules/types.ts';
import { hubPlayer } from './hub-player.ts';
import type { LoadedSettings } from './load.ts';
import type { Player } from './play.ts';

/** Makes a player. An external engine starts with the first game. */
export function openPlayer(settings: LoadedSettings, ruleset: Ruleset): Player {
  const { command, threads = 1 } = settings;
  if (command !== undefined) return hubPlayer(command, settings, ruleset);
  return threads === 1 ? ownPlayer(settings) : threadedPlayer(settings);
}

/** What a player adds to a question. */
function wishesOf({ limits, level }: LoadedSettings): Pick<LoadedSettings, 'limits' | 'level'> {
  return { limits, ...(level !== undefined && { level }) };
}

/**
 * A player that searches in this thread.
 * @param memory for those who make one player after another: it reserves a lot of address space
 */
export function ownPlayer(
  settings: LoadedSettings,
  memory = createKernelMemory(engineBytes(settings.hashMb)),
): Player {
  const { hashMb, parts } = settings;
  const wishes = wishesOf(settings);
  let searcher: Searcher | undefined;
  let searches = 0;
  return {
    newGame() {
      // An instance anew in an empty memory is the only one that has surely kept nothing.
      clear(memory);
      searcher = createSearcher(memory, hashMb, () => performance.now(), {
        other: parts.other,
        weightsOf: () => parts.weights,
      });
      searches = 0;
      return Promise.resolve();
    },
    search(request) {
      if (searcher === undefined) return Promise.reject(new Error('no game has begun'));
      return Promise.resolve(searcher.search(++searches, { ...request, ...wishes }));
    },
    close: () => Promise.resolve(),
  };
}

/**
 * A player that searches as the program does, with several threads.
 * @param worker their bundle, where it is not the one of the build
 */
export function threadedPlayer(settings: LoadedSettings, worker?: URL): Player {
  const { hashMb, threads = 1, parts } = settings;
  const wishes = wishesOf(settings);
  let engine: OwnEngine | undefined;
  return {
    async newGame() {
      await engine?.forget();
      engine ??= createEngine({ hashMb, threads, parts, worker });
    },
    search(request) {
      if (engine === undefined) return Promise.reject(new Error('no game has begun'));
      return engine.search({ ...request, ...wishes }).result;
    },
    async close() {
      await engine?.close();
    },
  };
}
