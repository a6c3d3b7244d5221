import { describe, expect, test } from 'vitest';
import { dama, type RunOptions } from './run.ts';

interface Case {
  readonly args: readonly string[];
  readonly code: number;
  /** The error line, and whatever hints matter. */
  readonly says: readonly (string | RegExp)[];
  readonly env?: RunOptions['env'];
}

const FEN_SAYS = { code: 1 } as const;

const CASES: readonly Case[] = [
  // Positions: what is wrong, and where.
  { args: ['moves', ''], ...FEN_SAYS, says: ['error: the position is empty'] },
  { args: ['moves', '   '], ...FEN_SAYS, says: ['error: the position is empty'] },
  { args: ['moves', 'hello'], ...FEN_SAYS, says: ['character 1', '"hello"', /^ {2}\^$/m] },
  {
    args: ['moves', 'W:W18,'],
    ...FEN_SAYS,
    says: ['the position ends too early: a square should come next'],
  },
  {
    args: ['moves', 'W:'],
    ...FEN_SAYS,
    says: ['ends too early: W or B (whose squares follow) should come next'],
  },
  { args: ['moves', 'W:W33:B1'], ...FEN_SAYS, says: ['"33" at character 4', '8x8', '1 to 32'] },
  { args: ['moves', 'W:Wz9:B1'], ...FEN_SAYS, says: ['"z9" at character 4', /^ {5}\^$/m] },
  { args: ['moves', 'W:Wa2:Bb8'], ...FEN_SAYS, says: ['"a2"', 'not a playing square'] },
  { args: ['moves', 'W:W18,18:B1'], ...FEN_SAYS, says: ['"18" is given twice', 'character 7'] },
  { args: ['moves', 'W:W18:B18'], ...FEN_SAYS, says: ['"18" is given twice'] },
  { args: ['moves', 'W:W1:B5'], ...FEN_SAYS, says: ['white man cannot stand on "1"', 'K1'] },
  { args: ['moves', 'W:W1-13:B32'], ...FEN_SAYS, says: [/error: /] },
  { args: ['moves', 'W:W:B'], ...FEN_SAYS, says: ['no pieces'] },
  { args: ['moves', '?:W18:B1'], ...FEN_SAYS, says: ['who is to move'] },
  { args: ['show', 'W:W18:B1:'], ...FEN_SAYS, says: [/error: /] },
  { args: ['best', 'nonsense'], ...FEN_SAYS, says: [/error: /] },
  { args: ['perft', '3', 'nonsense'], ...FEN_SAYS, says: [/error: /] },
  { args: ['play', '--position', 'nonsense'], ...FEN_SAYS, says: [/error: /] },
  { args: ['moves', '\u001b[31mW:W18'], ...FEN_SAYS, says: [/^error: [^\u001b]*$/m] },
  { args: ['best', 'W:W:BK1'], ...FEN_SAYS, says: ['Black has won (no piece left)'] },
  { args: ['best', 'W:W5:B1,K9'], ...FEN_SAYS, says: ['Black has won (no move left)'] },

  // Games.
  {
    args: ['moves', '--variant', 'rusian'],
    code: 2,
    says: ['no game called "rusian"', 'did you mean russian?', 'games: american, russian'],
  },
  { args: ['moves', '--variant', 'chess'], code: 2, says: ['"chess"', 'games: american'] },
  { args: ['moves'], env: { DAMA_VARIANT: 'chess' }, code: 2, says: ['DAMA_VARIANT', '"chess"'] },
  { args: ['rules', 'chess'], code: 2, says: ['"chess"', 'free-capture'] },
  {
    args: ['moves', '--variant', 'international', '--no-forced-capture'],
    code: 2,
    says: ['international draughts has no game without forced capture'],
  },
  { args: ['moves', '--setup', 'home'], code: 2, says: ['--setup', 'house, official'] },

  // Numbers.
  ...['0', '-1', 'abc', '1000000000', '1e3', '0x10', '3.5', '+4', '12abc', ' 8', '65'].map(
    (depth): Case => ({
      args: ['perft', depth],
      code: 2,
      says: [`whole number from 1 to 64, not "${depth}"`, 'dama perft --help'],
    }),
  ),
  { args: ['perft'], code: 2, says: ['<depth> is missing'] },
  { args: ['best', '--depth', '0'], code: 2, says: ['--depth', '1 to 64'] },
  { args: ['best', '--depth', '-1'], code: 2, says: ['--depth', '"-1"'] },
  { args: ['best', '--depth'], code: 2, says: ['--depth', 'needs a value'] },
  { args: ['best', '--time', '0'], code: 2, says: ['--time', '500ms'] },
  { args: ['best', '--time', 'soon'], code: 2, says: ['--time', '"soon"'] },
  { args: ['best', '--nodes', '1k'], code: 2, says: ['--nodes', 'whole number'] },
  { args: ['best', '--level', 'expert'], code: 2, says: ['--level', 'easy, medium, hard'] },
  { args: ['best', '--multipv', '0'], code: 2, says: ['--multipv'] },
  { args: ['play', '--seed', '1.5'], code: 2, says: ['--seed', 'whole number'] },
  { args: ['rules', '--width', '3'], code: 2, says: ['--width', '20 to 1000'] },

  // The command line itself.
  {
    args: ['mvoes'],
    code: 2,
    says: ['no command "mvoes"', 'did you mean moves?', '"dama --help"'],
  },
  { args: ['help', 'mvoes'], code: 2, says: ['no command "mvoes"', 'did you mean moves?'] },
  { args: ['--variant', 'russian', 'moves'], code: 2, says: ['"moves" must come before'] },
  {
    args: ['moves', '--hash', '8'],
    code: 2,
    says: [/^error: there is no option "--hash" here\n  run/],
  },
  { args: ['moves', '--lang', 'es'], code: 2, says: [/\n  choose one of: en, tr\n/] },
  { args: ['moves', '--vraiant', 'czech'], code: 2, says: ['did you mean --variant?'] },
  { args: ['moves', '--x\u001b[2J'], code: 2, says: [/^error: [^\u001b]*$/m] },
  { args: ['moves', 'W:W18', ':B1'], code: 2, says: ['too many arguments: ":B1"', 'quotes'] },
  { args: ['variants', 'all'], code: 2, says: ['too many arguments: "all"'] },
  ...[
    ['rules', 'czech', 'italian'],
    ['help', 'moves', 'show'],
    ['completion', 'bash', 'zsh'],
  ].map((args): Case => ({
    args,
    code: 2,
    says: [/too many arguments: "\w+"\n {2}run "dama \w+ --help"/],
  })),
  ...['moves', 'show', 'best'].map((name): Case => ({
    args: [name, 'W:W18', ':B1'],
    code: 2,
    says: ['quotes around a position'],
  })),
  { args: ['moves', '--from', 'z9'], code: 2, says: ['--from: "z9"', 'a square is written like'] },
  {
    args: ['play', '--two-players', '--level', 'easy'],
    code: 2,
    says: ['--two-players and --level'],
  },
  ...[['--setup', 'official'], ['--no-forced-capture'], ['--strict']].map(
    ([flag = '', ...value]): Case => ({
      args: ['play', '--resume', 'game.pdn', flag, ...value],
      code: 2,
      says: [`--resume and ${flag} cannot be used together`],
    }),
  ),
  { args: ['play', '--resume', ''], code: 2, says: ['--resume needs a value'] },
  { args: ['play', '--resume='], code: 2, says: ['--resume needs a value'] },
  {
    args: ['play', '--color', 'white', '--two-players'],
    code: 2,
    says: ['cannot be used together'],
  },
  { args: ['play', '--color', 'green'], code: 2, says: ['--color', 'white, black, random'] },
  { args: ['play', '--theme', 'nightt'], code: 2, says: ['--theme'] },
  { args: ['play', '--glyphs', 'emoji'], code: 2, says: ['unicode, solid, ascii'] },
  { args: ['rules', 'czech', '--topic', 'kings'], code: 2, says: ['--topic', 'captures'] },
  { args: ['completion', 'csh'], code: 2, says: ['bash, zsh, fish'] },
  { args: ['completion'], code: 2, says: ['<shell> is missing'] },
  { args: ['moves', '--lang', 'de'], code: 2, says: ['--lang', 'en, tr'] },
];

describe('bad input gets a clear message and the right exit code', () => {
  test.concurrent.each(CASES.map((one) => [one.args.join(' '), one] as const))(
    'dama %s',
    async (_name, { args, code, says, env }) => {
      const run = await dama(args, env === undefined ? {} : { env });
      expect(run).toMatchObject({ code, stdout: '' });
      expect(run.stderr).toMatch(/^error: /);
      // Never a stack trace.
      expect(run.stderr).not.toMatch(/^\s+at /m);
      for (const text of says) {
        if (typeof text === 'string') expect(run.stderr).toContain(text);
        else expect(run.stderr).toMatch(text);
      }
    },
  );
});

describe('errors as JSON', () => {
  test('have a code, a message, a hint and the place', async () => {
    const run = await dama(['moves', '--json', 'W:W33:B1']);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    const { error } = JSON.parse(run.stderr) as { error: Record<string, unknown> };
    expect(error).toMatchObject({ code: 'fen.unknown-square', at: 3 });
    expect(error['message']).toContain('"33"');
    expect(error['hint']).toContain('1 to 32');
  });

  test('are given for wrong usage too', async () => {
    const run = await dama(['perft', 'abc', '--json']);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(JSON.parse(run.stderr)).toMatchObject({ error: { code: 'usage.whole-number' } });
  });
});

describe('a language that is not known', () => {
  test('stops nothing when a variable names it, and is told', async () => {
    const run = await dama(['moves', '--count'], { env: { DAMA_LANG: 'xx' } });
    expect(run).toMatchObject({ code: 0, stdout: '7\n' });
    expect(run.stderr).toBe(
      'note: DAMA_LANG is "xx", which is not a language of dama; choose one of: en, tr\n',
    );
  });

  test.each([
    [['moves', '--json'], 'xx'],
    [['moves', '--lang', 'en'], 'xx'],
    [['moves'], ''],
    [['moves'], 'en_GB.UTF-8'],
  ])('is not told where it matters to nobody: %j %j', async (args, lang) => {
    const run = await dama(args, { env: { DAMA_LANG: lang } });
    expect(run).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('errors in Turkish', () => {
  test.each([
    [
      ['perft', 'abc', '--lang', 'tr'],
      {},
      'hata: <derinlik> 1 ile 64 arasında bir tam sayı olmalı',
    ],
    [['moves', '--bogus'], { DAMA_LANG: 'tr' }, 'hata: burada "--bogus" diye bir seçenek yok'],
    [['mvoes'], { DAMA_LANG: 'tr_TR' }, 'hata: "mvoes" diye bir komut yok'],
    [['mvoes', '--lang', 'tr-TR'], {}, 'hata: "mvoes" diye bir komut yok'],
    [['mvoes'], { LANG: 'tr_TR.UTF-8' }, 'hata: "mvoes" diye bir komut yok'],
    [['moves', '--lang=tr', 'W:W18,'], {}, 'hata: konum erken bitiyor'],
  ])('%j %j', async (args, env, text) => {
    const run = await dama(args, { env });
    expect(run.stderr).toContain(text);
    expect(run.stderr).not.toMatch(/error|Usage/);
  });
});
