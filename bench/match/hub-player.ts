import { openHubEngine, type HubEngine } from '../../src/engine/hub/client.ts';
import { HubFailure } from '../../src/engine/hub/errors.ts';
import { LEVEL_SETTINGS } from '../../src/engine/levels.ts';
import type { Ruleset } from '../../src/rules/types.ts';
import type { Player } from './play.ts';
import type { PlayerSettings } from './settings.ts';

/** An external engine as a player. One that breaks down is started anew for the next game. */
export function hubPlayer(
  command: string,
  { limits, level, hashMb, threads }: PlayerSettings,
  ruleset: Ruleset,
): Player {
  // An engine that does not know a setting is not told of it.
  const settings = {
    ...(level !== undefined && { level }),
    ...(threads !== undefined && { threads: String(threads) }),
  };
  const limitsOfMove = { ...(level !== undefined && LEVEL_SETTINGS[level].limits), ...limits };
  let engine: HubEngine | undefined;
  let closed = false;

  async function start(): Promise<HubEngine> {
    const opened = await openHubEngine({ command, ruleset, hashMb, settings });
    if (!opened.ok) throw new HubFailure(opened.error);
    if (closed) await opened.value.close();
    return opened.value;
  }

  return {
    async newGame() {
      if (closed) throw new Error('the player is closed');
      engine ??= await start();
      engine.newGame();
    },
    async search(request) {
      if (engine === undefined) throw new Error('no game has begun');
      try {
        return await engine.search({ ...request, limits: limitsOfMove }).result;
      } catch (error) {
        const failed = engine;
        engine = undefined;
        await failed.close();
        throw error;
      }
    },
    async close() {
      closed = true;
      await engine?.close();
    },
  };
}
