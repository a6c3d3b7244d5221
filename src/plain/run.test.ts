import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, test, vi } from 'vitest';
import { positionOf } from '../game/test-support.ts';
import { VARIANT_NAMES } from '../rules/types.ts';
import { againstEngine, runPlain } from './run.ts';
import { createSession } from './session.ts';
import type { Fault, Opponent } from './opponent.ts';
import type { PlayOptions } from './options.ts';
import { firstMoveOpponent, optionsFor, type TestGame } from './test-support.ts';

/** Plays a script and gives the exit code and the lines. */
async function transcript(
  game: TestGame & Pick<Partial<PlayOptions>, 'engineName'>,
  input: readonly string[],
  opponent: Opponent = firstMoveOpponent(),
): Promise<{ code: number; lines: readonly string[] }> {
  const { engineName } = game;
  const options = {
    ...(await optionsFor(game)),
    ...(engineName === undefined ? {} : { engineName }),
  };
  options.streams.input.end(input.map((line) => `${line}\n`).join(''));
  const code = await runPlain(options, opponent);
  return { code, lines: options.streams.output.lines() };
}

describe('a line of input', () => {
  /** The last line that a script makes the program say. */
  async function reply(game: TestGame, ...input: string[]): Promise<string | undefined> {
    return (await transcript(game, input)).lines.at(-1);
  }

  test.each<[string, TestGame, string[], string]>([
    ['a move', {}, ['b6-c5'], 'The computer plays a3-b4. Your move. You must capture: c5:a3.'],
    ['a move of two', { humanColor: 'both' }, ['b6-a5'], 'Black plays b6-a5. White to move.'],
    [
      'an illegal move',
      {},
      ['b6-b4'],
      '"b6-b4" is not legal: pieces move along the diagonals. Legal here: b6-a5, b6-c5, ',
    ],
    ['nonsense', {}, ['xyzzy'], '"xyzzy" is neither a move nor a command. A move looks like'],
    ['nothing', {}, ['', '  '], 'Your move.'],
    ['moves', {}, ['moves'], 'Legal moves (7): '],
    ['moves of a square', {}, ['moves b6'], 'From b6: b6-a5, b6-c5.'],
    ['moves of a blocked square', {}, ['moves b8'], 'No legal move from b8.'],
    ['moves of no square', {}, ['moves z9'], '"z9" is not a playing square of the 8x8 board.'],
    ['pieces', {}, ['pieces white'], 'White, 12 pieces: men on '],
    ['pieces of nobody', {}, ['pieces red'], 'Say "pieces white"'],
    ['a row', {}, ['row 6'], 'Row 6: b6 black man, d6 black man, f6 black man, h6 black man.'],
    ['a row that is not there', {}, ['row 9'], 'Rows have numbers from 1 to 8'],
    ['the last move', {}, ['b6-a5', 'last'], 'Last move: White, a3-b4.'],
    ['no last move', {}, ['last'], 'No move has been played yet.'],
    ['why', {}, ['why'], 'Nothing is forced: you can choose among 7 moves.'],
    [
      'why with one move',
      { humanColor: 'both', start: positionOf('russian', 'W:Wa1:Bh8') },
      ['why'],
      'There is only one move.',
    ],
    [
      'why with one move, in Turkish',
      { humanColor: 'both', language: 'tr', start: positionOf('russian', 'W:Wa1:Bh8') },
      ['neden'],
      'Yapılabilecek tek hamle var.',
    ],
    ['hint', {}, ['hint'], 'Hint: '],
    ['eval', {}, ['eval'], 'Even, depth 1: b6-a5.'],
    ['eval in Turkish', { language: 'tr' }, ['değer'], 'Eşit, derinlik 1: b6-a5.'],
    ['level', {}, ['level hard'], 'The computer plays at level hard now.'],
    ['level in Turkish', { language: 'tr' }, ['düzey zor'], 'Bilgisayar artık zor düzeyinde'],
    ['no level', {}, ['level'], 'Say "level" and one of these: easy, medium, hard.'],
    ['not a level', {}, ['level 9'], 'Say "level" and one of these: easy, medium, hard.'],
    ['undo', {}, ['b6-a5', 'undo'], 'Taken back: your move and the answer. Your move.'],
    ['undo too far', {}, ['undo'], 'There is nothing to take back. Your move.'],
    [
      'redo',
      {},
      ['b6-c5', 'undo', 'redo'],
      'Played again: your move and the answer. Your move. You must',
    ],
    ['clock', {}, ['clock'], 'There is no clock. 40-move rule: 40 of 40 moves left.'],
    ['fen', {}, ['fen'], 'B:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,'],
    ['save without a file', {}, ['save'], 'Say where: "save FILE".'],
    [
      'resign',
      {},
      ['resign'],
      'Black resigns. Game over: the computer wins (resignation). Type "new", "undo" or "quit".',
    ],
    ['a move after the end', {}, ['resign', 'b6-a5'], '"b6-a5" is not legal: the game is over.'],
    ['draw', {}, ['draw'], 'The computer declines the draw. Your move.'],
    [
      'draw of two',
      { humanColor: 'both' },
      ['draw', 'draw'],
      'Draw agreed. Game over: draw (by agreement). Type',
    ],
    ['new', {}, ['b6-a5', 'new'], 'New game. Your move.'],
    ['flip', {}, ['flip'], 'White is now at the bottom. Your move.'],
    ['quit', {}, ['quit', 'moves'], 'Your move.'],
    [
      'a draw that is near',
      {
        setup: 'official',
        humanColor: 'both',
        start: positionOf('russian', 'W:WKa1:BKh2'),
      },
      ['a1-b2'],
      'White plays a1-b2. Black to move. Draw in 5 moves (5-move rule).',
    ],
    [
      'captures that need not be made',
      { humanColor: 'white', forcedCapture: false, start: positionOf('russian', 'W:Wc3:Bd4') },
      ['moves'],
      'Legal moves (2): c3-b4, c3:e5.',
    ],
    ['a Turkish move', { language: 'tr' }, ['b6-c5'], 'Bilgisayar a3-b4 oynadı. Sıra sizde. Yemek'],
    ['Turkish words', { language: 'tr' }, ['hamleler'], 'Yapılabilecek hamleler (7): '],
    ['English words in Turkish', { language: 'tr' }, ['moves'], 'Yapılabilecek hamleler (7): '],
  ])('%s', async (_, game, input, start) => {
    expect(await reply(game, ...input)).toContain(start);
  });

  it('explains what a priority rules out', async () => {
    // The short capture is forbidden: most pieces is forced.
    const start = positionOf('brazilian', 'W:Wc3,h2:Bb4,g3,e3');
    const last = await reply({ variant: 'brazilian', humanColor: 'white', start }, 'why');
    expect(last).toContain('Which capture comes first: most pieces');
  });

  it('names a repetition once', async () => {
    const start = positionOf('russian', 'W:WKb8:BKg1');
    const round = ['b8-a7', 'g1-h2', 'a7-b8', 'h2-g1'];
    const game: TestGame = { setup: 'official', humanColor: 'both', start };
    expect(await reply(game, ...round, ...round)).toContain('draw (3-fold repetition).');
    expect(await reply({ ...game, language: 'tr' }, ...round, ...round)).toContain(
      'berabere (3 kez aynı konum).',
    );
  });

  it('says once what two draw rules say alike', async () => {
    const start = positionOf('russian', 'W:WKb8,Kd8,Kf8:BKh2');
    expect(await reply({ setup: 'official', humanColor: 'both', start }, 'clock')).toBe(
      'There is no clock. 15-move rule: 15 of 15 moves left. 30-move rule: 30 of 30 moves left.',
    );
  });

  it('says that the game is over only by how it ended', async () => {
    expect(await reply({}, 'resign', 'resign')).toBe('Game over: the computer wins (resignation).');
  });

  it('remembers a refusal until the position changes', async () => {
    expect(await reply({}, 'b6-b4', 'why')).toContain('The last move was refused: "b6-b4"');
    expect(await reply({ humanColor: 'both' }, 'b6-b4', 'b6-a5', 'why')).not.toContain('refused');
  });

  it('takes control characters out of what it repeats', async () => {
    expect(await reply({}, '\u001b[31mx')).not.toContain('\u001b');
  });

  it.each(['en', 'tr'] as const)(
    'repeats only the beginning of a long line (%s)',
    async (language) => {
      const said = await reply({ language }, 'x'.repeat(100_000));
      expect(said).toContain('xxx..."');
      expect(said?.length).toBeLessThan(250);
    },
  );
});

describe('runPlain', () => {
  it.each(VARIANT_NAMES)('plays %s to its end, whoever it is', async (variant) => {
    // Both sides always play the first legal move, as the opponent does.
    const asked = firstMoveOpponent();
    const options = await optionsFor({ variant, setup: 'official' });
    const { input, output } = options.streams;
    let spoken = 0;
    const feed = setInterval(() => {
      const lines = output.lines();
      if (lines.length === spoken) return;
      spoken = lines.length;
      const last = lines.at(-1) ?? '';
      if (last.includes('Game over')) input.end('quit\n');
      else if (last.startsWith('Hint: ')) input.write(`${last.slice(6, -1)}\n`);
      else if (last.includes('Your move')) input.write('hint\n');
    }, 0);
    const code = await runPlain(options, asked);
    clearInterval(feed);
    expect(code).toBe(0);
    expect(output.text).toMatch(/Game over: (you win|the computer wins|draw) \(/);
  });

  it('takes every line after the answer to the one before', async () => {
    const slow: Opponent = {
      ...firstMoveOpponent(),
      choose: async (...question) => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return firstMoveOpponent().choose(...question);
      },
    };
    const { lines } = await transcript({}, ['b6-c5', 'c5:a3', 'undo', 'quit'], slow);
    expect(lines.slice(3).map((line) => line.split('.')[0])).toEqual([
      'You play b6-c5',
      'The computer plays a3-b4',
      'You play c5:a3',
      expect.stringMatching(/^The computer plays /),
      'Taken back: your move and the answer',
    ]);
  });

  it('says what the engine died of, and lets people save', async () => {
    const broken: Opponent = {
      ...firstMoveOpponent(),
      choose: () => Promise.reject(new Error('out of luck')),
    };
    const { code, lines } = await transcript({}, ['b6-a5', 'fen'], broken);
    expect(code).toBe(0);
    expect(lines).toContain('The engine failed: out of luck');
    expect(lines.some((line) => line.startsWith('W:W'))).toBe(true);
  });

  it('goes on when there is no hint because the engine died', async () => {
    const broken: Opponent = {
      ...firstMoveOpponent(),
      hint: () => Promise.reject(new Error('out of luck')),
    };
    const { code, lines } = await transcript({}, ['hint', 'fen'], broken);
    expect(code).toBe(0);
    expect(lines.slice(-2)).toEqual([
      'The engine failed: out of luck',
      expect.stringMatching(/^B:W/),
    ]);
  });

  it('shows how moves are written when the game is over before it begins', async () => {
    const start = positionOf('russian', 'W:W:Bb8');
    const { lines } = await transcript({ start }, ['xyzzy', 'help']);
    expect(lines[1]).toBe('Type a move such as b6-a5, "help" for the commands, or "quit".');
    expect(lines[3]).toContain('A move looks like b6-a5;');
    expect(lines[5]).toMatch(/^ {2}b6-a5 /);
  });

  it('lets the computer begin when it moves first', async () => {
    const { lines } = await transcript({ humanColor: 'white' }, ['quit']);
    expect(lines.at(-1)).toMatch(/^The computer plays .*\. Your move\.$/);
  });

  it('ends with 130 after an interrupt', async () => {
    const options = await optionsFor();
    const ended = runPlain(options, firstMoveOpponent());
    process.emit('SIGINT');
    expect(await ended).toBe(130);
  });

  it('ends quietly when nobody reads any more', async () => {
    const options = await optionsFor();
    const ended = runPlain(options, firstMoveOpponent());
    options.streams.output.destroy(Object.assign(new Error('EPIPE'), { code: 'EPIPE' }));
    expect(await ended).toBe(0);
  });

  it('tells what was wrong with settings as sentences', async () => {
    const options = await optionsFor();
    options.streams.input.end('');
    const file = '/home/ada/settings.json';
    await runPlain(
      { ...options, notices: [{ code: 'store.settings-set-aside', file, movedTo: `${file}.bad` }] },
      firstMoveOpponent(),
    );
    expect(options.streams.output.lines()[0]).toBe(
      'The settings could not be understood, so the defaults hold. ' +
        'The file is kept as /home/ada/settings.json.bad.',
    );
  });

  it('says why a game was not saved', async () => {
    const { lines } = await transcript({}, ['save /dev/null/game.pdn']);
    expect(lines.at(-1)).toBe(
      'Not saved: /dev/null/game.pdn lies in something that is not a folder.',
    );
    const turkish = await transcript({ language: 'tr' }, ['kaydet /dev/null/game.pdn']);
    expect(turkish.lines.at(-1)).toMatch(/^Kaydedilemedi: \/dev\/null\/game\.pdn /);
  });

  it('prints the game where a file is "-"', async () => {
    const { lines } = await transcript({}, ['b6-a5', 'save -']);
    expect(lines).toContain('[Black "Person"]');
    expect(lines.at(-1)).toBe('1. b6-a5 a3-b4 *');
  });

  it('saves the game, once', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'dama-plain-'));
    const file = path.join(folder, 'game.pdn');
    const { lines } = await transcript({}, ['b6-a5', `save ${file}`, `save ${file}`]);
    expect(lines.at(-2)).toBe(`Saved to ${file}.`);
    expect(lines.at(-1)).toContain('exists already');
    const text = await readFile(file, 'utf8');
    await rm(folder, { recursive: true });
    expect(text).toContain('1. b6-a5 a3-b4 *');
    expect(text).toContain('[Black "Person"]');
  });

  it('has no drawing in it but the board', async () => {
    const { lines } = await transcript({}, ['help', 'moves', 'pieces', 'why']);
    expect(lines.join('')).not.toMatch(/[\u2500-\u25ff\u001b]/);
  });
});

describe('a level asked for', () => {
  it('is not held to the depth that the game began with', async () => {
    const opponent = firstMoveOpponent();
    const choose = vi.spyOn(opponent, 'choose');
    await transcript({}, ['level hard', 'b6-a5'], opponent);
    expect(choose.mock.calls[0]?.[1]).toMatchObject({ level: 'hard', limits: {}, ownEngine: true });
  });

  it('is refused in a game that goes on with another engine, which is named from then on', async () => {
    const options = await optionsFor();
    const tags = [{ name: 'White', value: 'dama (hard)' }, { name: 'Black', value: 'Person' }]; // prettier-ignore
    const session = { ...createSession(options), tags };
    const against = againstEngine({ ...options, resumed: { session, level: 'hard' } }, 'Scan');
    options.streams.input.end('level easy\nsave -\n');
    await runPlain(against, firstMoveOpponent());
    const { text } = options.streams.output;
    expect(text).toContain('the computer (Scan) plays White');
    expect(text).toContain('"Scan" plays here');
    expect(text).toContain('[White "Scan"]\n[Black "Person"]');
    expect(text).not.toContain('DamaLevel');
  });

  it('is refused where another engine plays', async () => {
    const opponent = firstMoveOpponent();
    const { lines } = await transcript({ engineName: 'Scan' }, ['level hard', 'save -'], opponent);
    expect(lines[0]).toContain('the computer (Scan) plays White');
    expect(lines).toContain('"Scan" plays here; levels are those of dama\'s own engine.');
    expect(lines.join('\n')).toContain('[White "Scan"]');
    expect(lines.join('\n')).not.toContain('DamaLevel');
  });
});

describe('another engine that fails', () => {
  /** Plays a script against an engine that fails at every move; who was asked for each. */
  async function failing(until: Fault['until'], input: readonly string[]) {
    let tell: (fault: Fault) => void = () => undefined;
    const own = firstMoveOpponent();
    const askedOwn: (boolean | undefined)[] = [];
    const opponent: Opponent = {
      ...own,
      onFault: (listener) => (tell = listener),
      choose(game, settings) {
        askedOwn.push(settings.ownEngine);
        const error = { code: 'hub.died', name: 'Scan', exit: '1', lastLine: '' } as const;
        if (settings.ownEngine !== true) tell({ error, until });
        return own.choose(game, settings);
      },
    };
    const { lines } = await transcript({ engineName: 'Scan' }, input, opponent);
    return { lines, askedOwn };
  }

  it('is asked again for the next move', async () => {
    const { lines, askedOwn } = await failing('move', ['b6-a5', 'c7-b6']);
    expect(askedOwn).toEqual([false, false]);
    const told =
      'The engine "Scan" ended by itself (exit code 1). In its place dama moves, and starts it again for the next move.';
    expect(lines.filter((line) => line === told)).toHaveLength(2);
  });

  it.each([
    ['undo', 'c7-b6'],
    ['new', 'b6-a5'],
  ])('has left the game until "%s"', async (command, move) => {
    const { lines, askedOwn } = await failing('game', ['b6-a5', 'c7-b6', command, move]);
    expect(askedOwn.slice(0, 2)).toEqual([false, true]);
    expect(askedOwn.at(-1)).toBe(false);
    expect(lines.join('\n')).toContain('plays on; undo or a new game starts it again.');
  });

  it('does not come back where a level was asked for', async () => {
    const { askedOwn } = await failing('game', ['b6-a5', 'level hard', 'undo', 'b6-a5']);
    expect(askedOwn).toEqual([false, true]);
  });
});

it('gives one and the same advice as hint and as evaluation', async () => {
  const opponent = firstMoveOpponent(70);
  const { lines } = await transcript({}, ['hint', 'eval'], opponent);
  expect(lines.slice(-2)).toEqual(['Hint: b6-a5.', 'Black +0.7, depth 1: b6-a5.']);
  expect(opponent.asked).toEqual(['hint']);
});
