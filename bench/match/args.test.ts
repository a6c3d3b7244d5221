import { describe, expect, it } from 'vitest';
import { parseMatchArgs } from './args.ts';

const PLAYERS = ['--a', 'nodes=9', '--b', 'depth=2'];

describe('the command line of a match', () => {
  it('needs but the players', () => {
    expect(parseMatchArgs(PLAYERS, 8)).toMatchObject({
      ok: true,
      value: {
        variants: [{ name: 'russian' }],
        games: 200,
        concurrency: 2,
        seed: 1,
        sprt: undefined,
        openingPlies: { min: 4, max: 8 },
        maxPlies: 300,
        adjudicate: false,
      },
    });
  });

  it('takes several games, a test and a range', () => {
    const parsed = parseMatchArgs(
      [...PLAYERS, '--variant', 'american,checkers-it', '--sprt', '-5,10'],
      1,
    );
    expect(parsed.ok).toBe(false);
    expect(
      parseMatchArgs(
        [...PLAYERS, '--variant=american,czech', '--sprt=-5,10', '--openings-plies=6'],
        1,
      ),
    ).toMatchObject({
      value: {
        variants: [{ name: 'american' }, { name: 'czech' }],
        sprt: { elo0: -5, elo1: 10 },
        openingPlies: { min: 6, max: 6 },
        concurrency: 1,
      },
    });
    expect(parseMatchArgs([...PLAYERS, '--variant', 'all'], 1)).toMatchObject({
      value: { variants: { length: 7 } },
    });
  });

  it('plays as many games at a time as there are processors for their threads', () => {
    const concurrency = (settings: string, cores: number): unknown => {
      const parsed = parseMatchArgs(['--a', settings, '--b', 'depth=2'], cores);
      return parsed.ok && parsed.value !== 'help' && parsed.value.concurrency;
    };
    expect(concurrency('ms=9', 8)).toBe(2);
    expect(concurrency('ms=9 threads=4', 8)).toBe(2);
    expect(concurrency('ms=9 threads=2', 2)).toBe(1);
    expect(concurrency('ms=9 threads=4', 2)).toBe(1);
  });

  it('tells players of the same settings apart', () => {
    expect(parseMatchArgs(['--a', 'depth=2', '--b', 'depth=2'], 1)).toMatchObject({
      value: { players: { a: { name: 'depth=2 (A)' }, b: { name: 'depth=2 (B)' } } },
    });
  });

  it.each([
    [['--a', 'depth=2'], '--b is missing'],
    [[...PLAYERS, '--variant', 'chess'], 'no such game: chess'],
    [[...PLAYERS, '--games', '0'], '--games'],
    [[...PLAYERS, '--sprt', '30,0'], 'the lesser first'],
    [[...PLAYERS, '--sprt', '30'], 'the lesser first'],
    [[...PLAYERS, '--sprt', '0,Infinity'], 'the lesser first'],
    [[...PLAYERS, '--openings-plies', '8-4'], '--openings-plies'],
    [[...PLAYERS, '--fast'], '--fast'],
    [['--a', 'depth=x', '--b', 'depth=2'], '--a: '],
  ])('refuses %j', (argv, why) => {
    expect(parseMatchArgs(argv, 1)).toMatchObject({
      ok: false,
      error: expect.stringContaining(why) as string,
    });
  });

  it('asks for help', () => {
    expect(parseMatchArgs(['--help'], 1)).toEqual({ ok: true, value: 'help' });
  });
});
