import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NO_PAIRS, type PairCounts } from '../bench/match/statistics.ts';
import { VARIANTS } from '../src/rules/variants.ts';
import { work, type Job } from './jobs.ts';
import { train } from './pipeline.ts';
import type { Pool } from './pool.ts';
import { RECORD_BYTES } from './records.ts';
import type { InstalledFile, PipelineSettings } from './run.ts';
import { openStore, type RunStore } from './store.ts';

const SETTINGS: PipelineSettings = {
  variant: VARIANTS.russian,
  seed: 1,
  games: 30,
  nodes: 20,
  matchNodes: 20,
  pairs: 3,
  rounds: 1,
};
const WON: PairCounts = [0, 0, 0, 0, 2];
const LOST: PairCounts = [2, 0, 0, 0, 0];

/** Games and weights of a first round, with either seed: made once, as most runs here begin with them. */
const made = mkdtempSync(path.join(tmpdir(), 'dama-pipeline-'));
afterAll(() => rmSync(made, { recursive: true }));

let folder: string;
let store: RunStore;
/** What is installed; matches that were played. */
let there: Uint8Array | undefined;
let matches: Job[] = [];
beforeAll(async () => {
  for (const seed of [1, 2]) {
    store = openStore(path.join(made, String(seed)));
    await run(() => undefined, { settings: { ...SETTINGS, seed } });
    rmSync(path.join(store.folder, 'state.json'));
  }
});
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dama-pipeline-'));
  store = storeWith(1);
  there = undefined;
  matches = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

function storeWith(seed: number): RunStore {
  cpSync(path.join(made, String(seed)), path.join(folder, String(seed)), { recursive: true });
  return openStore(path.join(folder, String(seed)));
}

/** Games are played; of a match every job comes out as told. */
function poolOf(outcomeOf: (job: Job) => PairCounts | undefined): Pool {
  return {
    async run(jobs, onDone, isOver) {
      for (const [index, job] of jobs.entries()) {
        if (isOver?.() === true) return;
        if (job.kind === 'games') onDone(index, await work(job));
        else {
          matches.push(job);
          const counts = outcomeOf(job);
          if (counts === undefined) return;
          onDone(index, { records: new Uint8Array(), counts });
        }
      }
    },
    close: () => Promise.resolve(),
  };
}

const installed: InstalledFile = {
  name: 'weights/x.bin',
  read: () => there,
  write: (file) => (there = file),
};

/** Runs a training. @returns what it said, without what it learned */
async function run(
  outcomeOf: (job: Job) => PairCounts | undefined,
  { install = true, settings = SETTINGS } = {},
): Promise<readonly string[]> {
  const lines: string[] = [];
  await train(settings, {
    store,
    pool: poolOf(outcomeOf),
    say: (line) => lines.push(line),
    isOver: () => false,
    installed: install ? installed : undefined,
  });
  return lines;
}

/** The weights of a run with another seed: what ships. */
async function shipOther(): Promise<Uint8Array> {
  const own = store;
  store = storeWith(2);
  await run(() => WON, { settings: { ...SETTINGS, seed: 2 } });
  store = own;
  matches = [];
  if (there === undefined) throw new Error('nothing was installed');
  return there;
}

const accepted = (): Uint8Array | undefined => store.read('weights-001.bin');
const isAgainstHand = (job: Job): boolean => job.kind === 'pairs' && job.against === undefined;

describe('installing', () => {
  it.each([
    ['nothing', undefined],
    ['a damaged file', new Uint8Array(100)],
  ])('needs no other match where there is %s', async (_, before) => {
    there = before;
    const lines = await run(() => WON);
    expect(there).toEqual(accepted());
    expect(matches.every(isAgainstHand)).toBe(true);
    expect(lines.at(-2)).toBe(
      'round 1: put into weights/x.bin: there were no weights of russian that could be used',
    );
  });

  it('needs a match against what is there to be won', async () => {
    const shipped = await shipOther();
    const lines = await run((job) => (isAgainstHand(job) ? WON : LOST));
    expect(there).toBe(shipped);
    expect(accepted()).toBeDefined();
    expect(lines.at(-2)).toMatch(
      /^round 1: not put into weights\/x.bin: 0.0 % of the points in 8 games .* what is there$/,
    );
    // Given once more it says so again, and plays nothing.
    matches = [];
    expect(await run(() => WON)).toEqual(lines.slice(-2));
    expect(matches).toEqual([]);
  });

  it('is done where that match is won, with other openings than the round', async () => {
    await shipOther();
    const lines = await run(() => WON);
    expect(there).toEqual(accepted());
    expect(lines.at(-2)).toMatch(/^round 1: put into weights\/x.bin: 100.0 % .* what was there$/);
    const [hand, other] = [true, false].map((is) => matches.find((job) => isAgainstHand(job) === is)); // prettier-ignore
    expect(hand?.seed).not.toBe(other?.seed);
  });

  it('goes on with a match that was ended', async () => {
    const shipped = await shipOther();
    let jobs = 0;
    const lines = await run((job) => (isAgainstHand(job) || jobs++ === 0 ? WON : undefined));
    expect(there).toBe(shipped);
    expect(lines.at(-1)).toBe('not finished: the same command goes on from here');
    matches = [];
    await run(() => WON);
    expect(matches.length).toBe(1);
    expect(there).toEqual(accepted());
  });

  it('needs no match where the opponent of the round is there, or the very same', async () => {
    await run(() => WON);
    const settings = { ...SETTINGS, rounds: 2 };
    matches = [];
    const lines = await run(() => WON, { settings });
    expect(lines[0]).toBe('round 1: these are the weights in weights/x.bin');
    expect(lines.at(-2)).toBe('round 2: put into weights/x.bin: its opponent was what was there');
    expect(there).toEqual(store.read('weights-002.bin'));
    // Two jobs against the best, two against the hand-made evaluation.
    expect(matches.length).toBe(4);
  });

  it('is not done unless asked for; a finished run can be asked later', async () => {
    const lines = await run(() => WON, { install: false });
    expect(there).toBeUndefined();
    expect(lines.at(-1)).toMatch(
      /^the round is done: the best weights are those of round 1, 100.0 % of .* the hand-made evaluation$/,
    );
    await run(() => WON);
    expect(there).toEqual(accepted());
  });
});

describe('what a run says', () => {
  it('names the opponent, and goes on to the last step', async () => {
    const lines = await run(() => NO_PAIRS);
    expect(lines).toContainEqual(
      expect.stringMatching(/^round 1: 100 % of the match against the hand-made evaluation played/),
    );
    expect(lines.at(-1)).toBe(
      'the round is done: no weights were better than the hand-made evaluation',
    );
  });

  it('counts the positions of a round that was ended, too', async () => {
    rmSync(path.join(store.folder, 'shard-001-00001.bin'));
    const lines = await run(() => LOST);
    const bytes = store.list('shard-').map((name) => store.read(name)?.length ?? 0);
    const positions = bytes.reduce((sum, size) => sum + size / RECORD_BYTES, 0);
    expect(bytes.length).toBe(2);
    expect(lines[0]).toBe(`round 1: 100 % of 30 games played, ${positions} positions`);
  });

  it('names a file of its own that is damaged', async () => {
    store.write('state.json', '{"made":');
    await expect(run(() => LOST)).rejects.toThrow(
      `${path.join(store.folder, 'state.json')} is damaged`,
    );
  });
});
