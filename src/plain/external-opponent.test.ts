import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Game } from '../game/game.ts';
import { VARIANTS } from '../rules/variants.ts';
import { temporaryFolder } from '../store/test-support.ts';
import { type ExternalOpponent, openExternal } from './external-opponent.ts';
import type { Fault } from './opponent.ts';
import { createSession } from './session.ts';
import { firstMoveOpponent, optionsFor } from './test-support.ts';

const own = vi.hoisted(() => ({ choose: vi.fn() }));
vi.mock('./engine-opponent.ts', async (original) => ({
  ...(await original<typeof import('./engine-opponent.ts')>()),
  createOpponent: () => ({ ...firstMoveOpponent(), choose: own.choose }),
}));

const BAD = path.resolve(import.meta.dirname, '../../test/fixtures/hub/bad-engine.mjs');
const OWN_MOVE = { move: undefined, score: 0 };

let folder: string;
let opponent: ExternalOpponent | undefined;

beforeEach(async () => {
  folder = await temporaryFolder();
  own.choose.mockReset().mockResolvedValue(OWN_MOVE);
});
afterEach(() => opponent?.close());

/** How often the engine was started. */
function starts(): number {
  return readFileSync(path.join(folder, 'starts'), 'utf8').length;
}

/** An engine that behaves otherwise with every start; the last behaviour holds. */
async function open(...behaviours: readonly [string, ...string[]]): Promise<readonly Fault[]> {
  const file = path.join(folder, 'starts');
  const cases = behaviours.map((behaviour, index) => `${index + 1}) b=${behaviour};;`).join(' ');
  const script = `printf x >>"${file}"; case $(wc -c <"${file}" | tr -d ' ') in ${cases} *) b=${behaviours.at(-1)};; esac`;
  const command = `${script}; exec "${process.execPath}" "${BAD}" $b`;
  const opened = await openExternal({ command, ruleset: INTERNATIONAL, seed: 1, graceMs: 100 });
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  opponent = opened.value;
  const faults: Fault[] = [];
  opponent.onFault?.((fault) => faults.push(fault));
  return faults;
}

const INTERNATIONAL = { variant: VARIANTS.international, forcedCapture: true };
const SETTINGS = { level: 'easy', limits: { milliseconds: 50 }, seed: 1 } as const;

async function gameOf(variant: 'international' | 'russian' = 'international'): Promise<Game> {
  return createSession(await optionsFor({ variant, setup: 'official' })).game;
}

const ask = (game: Game) => opponent?.choose(game, SETTINGS);

describe.skipIf(process.platform === 'win32')('an engine that fails', () => {
  it.each(['diesInSearch', 'illegalMove', 'neverAnswers'])(
    'is started afresh for the next move, and not before: %s',
    async (behaviour) => {
      const faults = await open(behaviour, 'good');
      const game = await gameOf();
      expect(await ask(game)).toBe(OWN_MOVE);
      expect(faults.map(({ until }) => until)).toEqual(['move']);
      expect(starts()).toBe(1);
      expect(await ask(game)).toMatchObject({ score: 12 });
      expect(starts()).toBe(2);
      expect(faults).toHaveLength(1);
    },
  );

  it('leaves the game after the second time, and gets two more when it is wanted again', async () => {
    const faults = await open('diesInSearch');
    const game = await gameOf();
    for (let times = 0; times < 4; times++) expect(await ask(game)).toBe(OWN_MOVE);
    expect(faults.map(({ until }) => until)).toEqual(['move', 'game', 'move', 'game']);
    expect(starts()).toBe(4);
  });

  it('is forgiven once it answers', async () => {
    const faults = await open('diesInSearch', 'goodOnce', 'good');
    const game = await gameOf();
    for (let times = 0; times < 4; times++) await ask(game);
    expect(faults.map(({ until }) => until)).toEqual(['move', 'move']);
    expect(starts()).toBe(3);
  });

  it('is told of when it does not even start', async () => {
    const faults = await open('diesInSearch', 'diesInHandshake');
    const game = await gameOf();
    await ask(game);
    expect(await ask(game)).toBe(OWN_MOVE);
    expect(faults.map(({ error }) => error.code)).toEqual(['hub.died', 'hub.died']);
  });

  it('plays again after a game that it does not know, of which it is asked once', async () => {
    const faults = await open('good');
    expect(await ask(await gameOf('russian'))).toBe(OWN_MOVE);
    expect(faults.map(({ error, until }) => [error.code, until])).toEqual([
      ['hub.unknown-game', 'game'],
    ]);
    expect(await ask(await gameOf())).toMatchObject({ score: 12 });
  });

  it('keeps nobody waiting who stops or leaves while it gets ready', async () => {
    await open('diesInSearch', 'neverReady');
    const game = await gameOf();
    await ask(game);
    const answer = ask(game);
    opponent?.stop();
    expect(await answer).toBeUndefined();
    const again = ask(game);
    await opponent?.close();
    expect(await again).toBeUndefined();
    expect(starts()).toBeLessThanOrEqual(2);
  });
});
