import { describe, expect, test } from 'vitest';
import { version } from '../../package.json';
import { VARIANT_NAMES } from '../../src/rules/types.ts';
import { dama, linesOf, objectsOf } from './run.ts';

describe('dama moves', () => {
  test('lists the moves of the house start, one a line', async () => {
    const run = await dama(['moves']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(linesOf(run.stdout).toSorted()).toEqual(
      ['9-13', '9-14', '10-14', '10-15', '11-15', '11-16', '12-16'].toSorted(),
    );
  });

  test('writes the documented object', async () => {
    const run = await dama(['moves', '--variant', 'brazilian', '--json', 'B:Wb6:Ba7']);
    expect(objectsOf(run.stdout)).toEqual([
      {
        schema: 1,
        variant: 'brazilian',
        setup: 'house',
        forcedCapture: true,
        position: 'B:Wb6:Ba7',
        turn: 'black',
        moves: [
          {
            move: 'a7xc5',
            from: 'a7',
            to: 'c5',
            captures: ['b6'],
            path: ['a7', 'c5'],
            crowned: false,
          },
        ],
      },
    ]);
    expect(run.stdout).toMatch(/^\{"schema":1,"variant":/);
  });

  test.each([
    [
      ['--from', '11'],
      ['11-15', '11-16'],
    ],
    [
      ['--from', 'F6'],
      ['11-15', '11-16'],
    ],
    [['--from', '22'], ['']],
    [['--count'], ['7']],
    [['--count', '--from', '9'], ['2']],
  ])('%j', async (flags, lines) => {
    expect(linesOf((await dama(['moves', ...flags])).stdout)).toEqual(lines);
  });

  test('knows aliases in any case, and the variable', async () => {
    const alias = await dama(['moves', '--variant', 'POLISH', '--count']);
    const variable = await dama(['moves', '--count'], { env: { DAMA_VARIANT: 'international' } });
    const both = await dama(['moves', '--count', '--variant', 'czech'], {
      env: { DAMA_VARIANT: 'international' },
    });
    expect([alias, variable, both].map(({ stdout }) => stdout)).toEqual(['9\n', '9\n', '7\n']);
  });

  test('of international are official whatever the setup', async () => {
    const run = await dama(['moves', '--variant', 'international', '--setup', 'house', '--json']);
    expect(objectsOf(run.stdout)).toMatchObject([{ setup: 'official', turn: 'white' }]);
  });

  test('without forced capture are more', async () => {
    const position = 'W:W18,32:B15';
    const forced = await dama(['moves', position]);
    const free = await dama(['moves', position, '--no-forced-capture']);
    expect(linesOf(forced.stdout)).toEqual(['18x11']);
    expect(linesOf(free.stdout).toSorted()).toEqual(['18-14', '18x11', '32-27', '32-28']);
  });

  test('of a finished game are none', async () => {
    const text = await dama(['moves', 'W:W32:B']);
    const json = await dama(['moves', 'W:W32:B', '--json']);
    expect(text).toMatchObject({ code: 0, stdout: '' });
    expect(objectsOf(json.stdout)).toMatchObject([{ moves: [] }]);
  });
});

describe('dama show', () => {
  test('draws the house board with Black at the bottom', async () => {
    const run = await dama(['show', '--glyphs', 'ascii']);
    const [first, ...rest] = linesOf(run.stdout);
    expect(first).toMatch(/^32 .*w.* 29$/);
    expect(rest.at(-1)).toBe('Black to move');
  });

  test('turns around', async () => {
    const run = await dama(['show', '--glyphs', 'ascii', '--flip']);
    expect(linesOf(run.stdout)[0]).toMatch(/^ *1 .*b.* 4$/);
  });

  test('is narrow and needs no colour', async () => {
    const run = await dama(['show', '--variant', 'international']);
    expect(linesOf(run.stdout).every((line) => line.length < 80)).toBe(true);
    expect(run.stdout).not.toContain('\u001b');
  });

  test('gives the pieces as JSON', async () => {
    const run = await dama(['show', '--json', 'W:WK1,32:BK2']);
    expect(objectsOf(run.stdout)).toMatchObject([
      {
        schema: 1,
        position: 'W:WK1,32:BK2',
        white: { men: ['32'], kings: ['1'] },
        black: { men: [], kings: ['2'] },
        bottom: 'black',
      },
    ]);
  });
});

describe('the counters of a position', () => {
  test.each(['moves', 'show'])('are answered by %s as fields of their own', async (command) => {
    const run = await dama([command, '--json', 'W:W32:BK2:H5:F12']);
    expect(objectsOf(run.stdout)).toMatchObject([
      { position: 'W:W32:BK2', halfMoves: 5, fullMove: 12 },
    ]);
    const without = await dama([command, '--json', 'W:W32:BK2']);
    expect(objectsOf(without.stdout)[0]).not.toHaveProperty('halfMoves');
  });

  test('are told beside the board', async () => {
    const run = await dama(['show', 'W:W32:BK2:H5']);
    expect(linesOf(run.stdout).at(-1)).toBe('5 half-moves without a capture or a man moving');
  });

  test('count in a game that begins there', async () => {
    const flags = ['--position', 'W:WK32:BK2:H78', '--two-players'];
    const run = await dama(['play', ...flags], { input: 'clock\n32-27\n2-7\nquit\n' });
    expect(run.stdout).toContain('1 of 40 moves left');
    expect(run.stdout).toContain('Game over: draw');
  });

  test('are given once each', async () => {
    const run = await dama(['moves', 'W:W32:BK2:H5:H6']);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('the counter H is given twice, again at character 14');
  });
});

describe('dama best', () => {
  test('prints a legal move alone', async () => {
    const run = await dama(['best', '--depth', '4', 'W:W18,32:B15']);
    expect(run).toEqual({ code: 0, signal: null, stdout: '18x11\n', stderr: '' });
  });

  test('writes the documented object', async () => {
    const run = await dama(['best', '--depth', '5', '--json', '--variant', 'russian']);
    const [answer] = objectsOf(run.stdout);
    expect(answer).toMatchObject({ schema: 1, variant: 'russian', depth: 5 });
    expect(answer?.['pv']).toContain(answer?.['move']);
    expect(answer?.['score']).toMatchObject({ type: 'cp' });
    for (const key of ['position', 'nodes', 'milliseconds']) expect(answer).toHaveProperty(key);
  });

  test('ranks several moves', async () => {
    const run = await dama(['best', '--depth', '4', '--multipv', '3', '--json']);
    const [answer] = objectsOf(run.stdout);
    expect(answer?.['lines']).toHaveLength(3);
    const text = await dama(['best', '--depth', '4', '--multipv', '3']);
    expect(linesOf(text.stdout)).toHaveLength(3);
  });

  test('finds the same with the same seed and depth', async () => {
    const once = (): Promise<string> =>
      dama(['best', '--depth', '6', '--seed', '7']).then(({ stdout }) => stdout);
    expect(await once()).toBe(await once());
  });

  test.each([['500ms'], ['0.3'], ['1S']])('--time %s', async (time) => {
    const run = await dama(['best', '--time', time]);
    expect(run.code).toBe(0);
  });

  test('plays like a level', async () => {
    const run = await dama(['best', '--level', 'easy', '--seed', '1']);
    expect(run.stdout).toMatch(/^\d+-\d+\n$/);
  });
});

describe('dama perft', () => {
  test('counts', async () => {
    const run = await dama(['perft', '6']);
    expect(run.stdout).toMatch(/^36768 \(.* ms, .* million\/s\)\n$/);
  });

  test('writes the documented object', async () => {
    const run = await dama(['perft', '8', '--variant', 'brazilian', '--json']);
    const [answer] = objectsOf(run.stdout);
    expect(answer).toMatchObject({ schema: 1, variant: 'brazilian', depth: 8, nodes: 907830 });
    expect(answer?.['milliseconds']).toBeGreaterThan(0);
    expect(answer?.['nodesPerSecond']).toBeGreaterThan(0);
  });

  test('divides', async () => {
    const run = await dama(['perft', '4', '--divide', '--json']);
    const [answer] = objectsOf(run.stdout);
    const parts = answer?.['divide'] as { move: string; nodes: number }[];
    expect(parts).toHaveLength(7);
    expect(parts.reduce((sum, { nodes }) => sum + nodes, 0)).toBe(answer?.['nodes']);
  });
});

describe('dama play', () => {
  test.each([
    [['--position', 'W:W18,32:B15'], 'You play White; the computer (medium) plays Black.'],
    [['--position', 'B:W18,32:B15'], 'You play Black;'],
    [['--position', 'W:W18,32:B15', '--color', 'black'], 'You play Black;'],
    [['--variant', 'russian'], 'You play Black;'],
    [['--variant', 'russian', '--setup', 'official'], 'You play White;'],
  ])('%j seats the person on the side that moves first', async (flags, text) => {
    const run = await dama(['play', '--depth', '1', ...flags], { input: 'quit\n' });
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain(text);
  });
});

describe('dama variants', () => {
  test('shows all games in 80 columns', async () => {
    const run = await dama(['variants']);
    for (const name of VARIANT_NAMES) expect(run.stdout).toContain(name);
    expect(linesOf(run.stdout).filter((line) => line.length > 80)).toEqual([]);
  });

  test('gives all traits as JSON', async () => {
    const [answer] = objectsOf((await dama(['variants', '--json'])).stdout);
    const variants = answer?.['variants'] as Record<string, unknown>[];
    expect(variants.map(({ name }) => name)).toEqual(VARIANT_NAMES);
    expect(variants[0]).toMatchObject({
      name: 'american',
      aliases: ['english', 'checkers'],
      boardSize: 8,
      menPerSide: 12,
      flyingKings: false,
      freeCapture: true,
      gameType: expect.stringMatching(/^21,/) as string,
      start: { house: expect.stringMatching(/^B:W21,/) as string },
    });
    expect(variants.at(-1)).toMatchObject({ name: 'international', start: { house: null } });
  });
});

describe('dama rules', () => {
  test.each([...VARIANT_NAMES, 'free-capture', 'polish'])('%s has a page', async (name) => {
    const run = await dama(['rules', name]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout.length).toBeGreaterThan(2000);
  });

  test('without a game compares all', async () => {
    const run = await dama(['rules', '--lang', 'tr']);
    for (const name of ['Amerikan', 'Rus', 'Uluslararası']) expect(run.stdout).toContain(name);
  });

  test('can be asked for one topic, in any width', async () => {
    const whole = await dama(['rules', 'italian']);
    const part = await dama(['rules', 'italian', '--topic', 'capture', '--width', '50']);
    expect(part.code).toBe(0);
    expect(part.stdout.length).toBeLessThan(whole.stdout.length / 2);
    expect(linesOf(part.stdout).filter((line) => line.length > 50)).toEqual([]);
  });

  test('are there as data', async () => {
    const [page] = objectsOf((await dama(['rules', 'czech', '--json'])).stdout);
    expect(page).toMatchObject({ schema: 1, page: 'czech', language: 'en' });
    expect(page).toHaveProperty('questions');
  });
});

describe('the program itself', () => {
  test.each([[['--version']], [['-V']], [['moves', '--version']]])('%j', async (args) => {
    expect(await dama(args)).toMatchObject({ code: 0, stdout: `${version}\n`, stderr: '' });
  });

  test.each([
    [['--help'], 'Usage: dama [command]'],
    [['-h', '--lang', 'tr'], 'Kullanım: dama [komut]'],
    [['help', 'moves'], 'Usage: dama moves'],
    [['moves', '--depth', '--help'], 'Usage: dama moves'],
    [['best', '--depth', 'wrong', '--help'], 'Usage: dama best'],
    [['--lang', 'tr', 'help', 'perft'], 'Kullanım: dama perft'],
  ])('%j', async (args, text) => {
    const run = await dama(args);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain(text);
  });

  test.each([
    [{}, 'Usage'],
    [{ LANG: 'tr_TR.UTF-8' }, 'Kullanım'],
    [{ LANG: 'tr_TR.UTF-8', DAMA_LANG: 'en' }, 'Usage'],
    [{ LC_ALL: 'C', LANG: 'tr_TR.UTF-8' }, 'Usage'],
    [{ DAMA_LANG: 'xx', LANG: 'tr_TR' }, 'Kullanım'],
  ])('speaks the language of %j', async (env, word) => {
    expect((await dama(['--help'], { env })).stdout).toContain(word);
  });
});
