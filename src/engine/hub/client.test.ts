import { afterEach, describe, expect, it } from 'vitest';
import path from 'node:path';
import { startPosition } from '../../rules/board.ts';
import type { Ruleset, VariantName } from '../../rules/types.ts';
import { VARIANTS } from '../../rules/variants.ts';
import type { SearchLimits, SearchResult } from '../types.ts';
import { type HubEngine, type HubEngineOptions, isHubFailure, openHubEngine } from './client.ts';
import type { HubError } from './errors.ts';
import { formatHubMove } from './moves.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../../test/fixtures/hub/bad-engine.mjs');
const NAME = 'Poor Engine';

const ruleset: Ruleset = { variant: VARIANTS.international, forcedCapture: true };
const position = startPosition(ruleset.variant, 'white');

let engine: HubEngine | undefined;
afterEach(async () => {
  await engine?.close();
  engine = undefined;
});

function commandFor(behaviour: string): string {
  return `"${process.execPath}" "${SCRIPT}" ${behaviour}`;
}

async function open(behaviour: string, options: Partial<HubEngineOptions> = {}) {
  const command = commandFor(behaviour);
  const opened = await openHubEngine({ command, ruleset, graceMs: 200, ...options });
  if (opened.ok) engine = opened.value;
  return opened;
}

async function openWell(behaviour: string, options: Partial<HubEngineOptions> = {}) {
  const opened = await open(behaviour, options);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value;
}

async function errorOf(result: Promise<SearchResult>): Promise<HubError> {
  const failure: unknown = await result.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isHubFailure(failure)) throw new Error('it answered');
  return failure.error;
}

function ask(asked: HubEngine, limits: SearchLimits = { milliseconds: 100 }) {
  return asked.search({ ruleset, position, limits });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('greeting', () => {
  it('learns who it is', async () => {
    const opened = await openWell('good');
    expect(opened).toMatchObject({ name: NAME, version: '1', author: 'Nobody' });
  });

  it('tells a command that is none', async () => {
    const { error } = (await open('', { command: 'no-such-engine-anywhere' })) as {
      error: HubError;
    };
    expect(error).toMatchObject({ code: 'hub.cannot-start', command: 'no-such-engine-anywhere' });
    expect(error).toHaveProperty('reason', expect.stringMatching(/not (found|recognized)/));
  });

  it('tells a command that ends without a word', async () => {
    const error = { code: 'hub.no-word', command: 'exit 0', exit: '0' };
    expect(await open('', { command: 'exit 0' })).toMatchObject({ ok: false, error });
  });

  it('tells a command that says something else and ends', async () => {
    const command = 'echo board of draughts';
    const error = { code: 'hub.no-word', command, exit: '0' };
    expect(await open('', { command })).toMatchObject({ ok: false, error });
  });

  it.each<[string, Partial<HubEngineOptions>, Partial<HubError>]>([
    ['silent', { handshakeMs: 700 }, { code: 'hub.no-handshake', milliseconds: 700 }],
    ['neverReady', { initMs: 100 }, { code: 'hub.no-handshake', milliseconds: 100 }],
    ['refusesInit', { initMs: 100 }, { code: 'hub.error', name: NAME, message: 'no tables' }],
    ['diesInInit', {}, { code: 'hub.died', name: NAME, exit: '4', lastLine: '' }],
    ['diesInHandshake', {}, { code: 'hub.died', name: NAME, exit: '3', lastLine: 'cannot find\u001b[31m my tables' }], // prettier-ignore
    ['good', { ruleset: { variant: VARIANTS.russian, forcedCapture: true } }, { code: 'hub.unknown-game', name: NAME, variant: 'russian', games: ['normal', 'bt'] }], // prettier-ignore
  ])('%s', async (behaviour, options, error) => {
    expect(await open(behaviour, options)).toMatchObject({ ok: false, error });
  });

  it('is not troubled by garbage', async () => {
    const { result } = ask(await openWell('garbage'));
    const { move } = await result;
    expect(move && formatHubMove(ruleset.variant, move)).toBe('31-26');
  });

  it('leaves nothing behind of what the command has started', async () => {
    const opened = await openWell('child');
    const child = Number(opened.version);
    expect(isRunning(child)).toBe(true);
    await opened.close();
    // Until somebody has taken note of its end, its number is not free.
    await expect.poll(() => isRunning(child), { timeout: 20_000 }).toBe(false);
  });
});

describe('searching', () => {
  it('answers with the move, the score and the line', async () => {
    const opened = await openWell('good');
    const infos: SearchResult[] = [];
    const search = opened.search({ ruleset, position, limits: {} }, (info) => infos.push(info));
    const { move, score, depth, nodes, pv } = await search.result;
    expect(move).toMatchObject({ from: 30, to: 25 });
    expect(score).toEqual({ type: 'cp', value: 12 });
    expect({ depth, nodes, line: pv.length }).toEqual({ depth: 3, nodes: 1000, line: 2 });
    expect(infos).toHaveLength(1);
  });

  it('answers one search after another', async () => {
    const opened = await openWell('good');
    const results = await Promise.all([ask(opened).result, ask(opened).result, ask(opened).result]);
    expect(results.map(({ move }) => move?.to)).toEqual([25, 25, 25]);
  });

  it.each<[string, HubError]>([
    ['diesInSearch', { code: 'hub.died', name: NAME, exit: '7', lastLine: 'out of memory' }],
    ['killed', { code: 'hub.died', name: NAME, exit: 'SIGKILL', lastLine: '' }],
    ['illegalMove', { code: 'hub.illegal-move', name: NAME, move: '1-50' }],
    ['escapes', { code: 'hub.illegal-move', name: NAME, move: '\u001b[2J\u001b]0;x\u0007' }],
    ['noMove', { code: 'hub.illegal-move', name: NAME, move: '' }],
    ['neverAnswers', { code: 'hub.hangs', name: NAME, milliseconds: 500 }],
    ['deaf', { code: 'hub.hangs', name: NAME, milliseconds: 500 }],
    ['complains', { code: 'hub.error', name: NAME, message: 'cannot \u001b[31mdo that' }],
  ])('%s', async (behaviour, error) => {
    const opened = await openWell(behaviour);
    const found = await errorOf(ask(opened).result);
    // Where a shell stands between, it tells of a signal in its own way.
    if (behaviour === 'killed') expect(found).toMatchObject({ code: 'hub.died' });
    else expect(found).toEqual(error);
  });

  it.each(['late', 'complainsAndAnswers', 'stderrFlood'])(
    '%s answers all the same',
    async (behaviour) => {
      // prettier-ignore
      const { move } = await ask(await openWell(behaviour)).result;
      expect(move?.to).toBe(25);
    },
  );

  it('stays broken, and says why', async () => {
    const opened = await openWell('diesInSearch');
    const first = await errorOf(ask(opened).result);
    expect(await errorOf(ask(opened).result)).toEqual(first);
  });

  it('goes on after an illegal move', async () => {
    const opened = await openWell('illegalMove');
    await errorOf(ask(opened).result);
    expect(await errorOf(ask(opened).result)).toMatchObject({ code: 'hub.illegal-move' });
  });

  it('can be stopped, and takes what is found', async () => {
    const search = ask(await openWell('late'), { depth: 50 });
    search.stop();
    expect((await search.result).move?.to).toBe(25);
  });

  it('does not wait for one that does not stop', async () => {
    const search = ask(await openWell('neverAnswers'), { depth: 50 });
    search.stop();
    expect(await errorOf(search.result)).toMatchObject({ code: 'hub.hangs', milliseconds: 200 });
  });

  it('answers those that wait and are not wanted any more', async () => {
    const opened = await openWell('late');
    const searches = [ask(opened, { depth: 9 }), ask(opened, { depth: 9 })];
    searches[1]?.stop();
    const results = await Promise.all(searches.map(({ result }) => result));
    expect(results.map(({ depth }) => depth)).toEqual([0, 0]);
  });

  it('is closed while it searches', async () => {
    const opened = await openWell('deaf');
    const failed = errorOf(ask(opened).result);
    await opened.close();
    expect(await failed).toEqual({ code: 'hub.closed', name: NAME });
    expect(await errorOf(ask(opened).result)).toMatchObject({ code: 'hub.closed' });
  });

  it('refuses another game than the one it was opened for', async () => {
    const opened = await openWell('good');
    const other: VariantName = 'czech';
    const request = {
      ruleset: { variant: VARIANTS[other], forcedCapture: true },
      position: startPosition(VARIANTS[other], 'white'),
      limits: {},
    };
    const error = await errorOf(opened.search(request).result);
    expect(error).toMatchObject({ code: 'hub.unknown-game', variant: other });
  });
});
