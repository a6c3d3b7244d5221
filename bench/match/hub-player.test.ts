import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/rules/variants.ts';
import { hubPlayer } from './hub-player.ts';
import { playGame, type GameSpec, type Player } from './play.ts';
import { firstMover } from './test-support.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../test/fixtures/hub/bad-engine.mjs');
const ruleset = { variant: VARIANTS.international, forcedCapture: true };
const SPEC: GameSpec = {
  rules: { ruleset, maxPlies: 2, adjudicate: false, seed: 1 },
  opening: [],
  colors: { white: 'a', black: 'b' },
  seed: 1,
};

let player: Player | undefined;
afterEach(async () => {
  await player?.close();
  player = undefined;
});

function engine(behaviour: string): Player {
  const command = `"${process.execPath}" "${SCRIPT}" ${behaviour}`;
  player = hubPlayer(command, { name: '', limits: { milliseconds: 20 }, hashMb: 1 }, ruleset);
  return player;
}

describe('an external engine', () => {
  it('plays', async () => {
    const played = await playGame(SPEC, { a: engine('good'), b: firstMover });
    expect(played).toMatchObject({ ending: 'tooLong', moves: { length: 2 } });
    expect(played.effort.a).toMatchObject({ searches: 1, depth: 3, nodes: 1000 });
  });

  it.each([
    ['illegalMove', 'illegalMove', '1-50'],
    ['noMove', 'illegalMove', 'without a move'],
    ['diesInSearch', 'crash', 'out of memory'],
  ])('that has %s loses by %s', async (behaviour, ending, words) => {
    const played = await playGame(SPEC, { a: engine(behaviour), b: firstMover });
    expect(played).toMatchObject({ winner: 'b', ending });
    expect(played.fault).toContain(words);
  });

  it('is started anew for the next game when it has died', async () => {
    const a = engine('diesInSearch');
    for (let game = 0; game < 2; game++) {
      expect(await playGame(SPEC, { a, b: firstMover })).toMatchObject({
        ending: 'crash',
        fault: expect.stringContaining('out of memory') as string,
      });
    }
  });

  it('begins no game after it was closed', async () => {
    const a = engine('good');
    await a.close();
    expect(await playGame(SPEC, { a, b: firstMover })).toMatchObject({ ending: 'crash' });
  });
});
