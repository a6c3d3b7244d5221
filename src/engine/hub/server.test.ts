import { describe, expect, it } from 'vitest';
import { legalMoves } from '../../rules/moves.ts';
import { EngineError, type Engine } from '../client.ts';
import type { SearchRequest, SearchResult } from '../types.ts';
import { createHubServer, type EngineSize } from './server.ts';

const START_10 = `W${'b'.repeat(20)}${'e'.repeat(10)}${'w'.repeat(20)}`;
const START_8 = `W${'b'.repeat(12)}${'e'.repeat(8)}${'w'.repeat(12)}`;

/** A search of the engine below. */
interface Asked {
  readonly request: SearchRequest;
  readonly inform: (depth: number) => void;
  /** With nothing new since it informed; or with what it found in the depth it was stopped in. */
  readonly answer: (more?: Partial<SearchResult>) => void;
  readonly fail: (error: Error) => void;
  isStopped: boolean;
  /** It is busy with something else, and does not hear that it shall stop. */
  isDeaf: boolean;
}

/** An engine that answers when it is told to, or stopped; the little search of `init` at once. */
function fakeEngine(asked: Asked[]): Engine {
  return {
    search(request, onInfo) {
      const [move] = legalMoves(request.ruleset, request.position);
      const result = (depth: number): SearchResult => {
        const line = {
          move: move as NonNullable<typeof move>,
          score: { type: 'cp', value: 12 },
          pv: move === undefined ? [] : [move],
        } as const;
        return { ...line, depth, nodes: depth * 1000, milliseconds: 500, lines: [line] };
      };
      let one: Asked | undefined;
      let informed = 0;
      const answered = new Promise<SearchResult>((resolve, reject) => {
        one = {
          request,
          inform(depth) {
            informed = depth;
            onInfo?.(result(depth));
          },
          answer: (more) => resolve({ ...result(informed), ...more }),
          fail: reject,
          isStopped: false,
          isDeaf: false,
        };
        if (onInfo === undefined) resolve(result(1));
        else asked.push(one);
      });
      return {
        result: answered,
        stop() {
          if (one !== undefined) one.isStopped = true;
          if (one?.isDeaf === false) one.answer();
        },
      };
    },
    close: () => Promise.resolve(),
  };
}

function open() {
  const lines: string[] = [];
  const asked: Asked[] = [];
  const sizes: EngineSize[] = [];
  let quits = 0;
  const server = createHubServer({
    version: '1.2.3',
    threads: 2,
    openEngine(size) {
      sizes.push(size);
      return fakeEngine(asked);
    },
    send: (line) => lines.push(line),
    onQuit: () => (quits += 1),
  });
  /** Sends lines, waits until all that can happen has happened, and gives what was answered. */
  async function say(...texts: readonly string[]): Promise<readonly string[]> {
    const before = lines.length;
    texts.forEach((text) => server.receive(text));
    await settled();
    return lines.slice(before);
  }
  return { server, lines, asked, sizes, say, quits: () => quits };
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

async function ready(...settings: readonly string[]) {
  const opened = open();
  await opened.say('hub', ...settings, 'init');
  return opened;
}

describe('the start', () => {
  it('tells who it is and what can be set', async () => {
    const { say, sizes } = open();
    expect(await say('hub')).toEqual([
      'id name=Dama version=1.2.3 author="the authors of dama"',
      'param name=variant value=normal type=enum values="normal american russian brazilian spanish italian czech international"',
      'param name=forced-capture value=true type=bool',
      'param name=hash value=32 type=int min=1 max=2048',
      'param name=threads value=2 type=int min=1 max=64',
      'param name=level value=full type=enum values="full easy medium hard"',
      'param name=seed value=0 type=int min=0 max=4294967295',
      'wait',
    ]);
    expect(await say('set-param name=hash value=100', 'set-param name=threads value=3', 'init')).toEqual(['ready']); // prettier-ignore
    expect(sizes).toEqual([{ hashMb: 64, threads: 3 }]);
    // Only what has changed is made anew.
    await say('init');
    expect(sizes).toHaveLength(1);
  });

  it.each([
    ['set-param name=colour value=red', 'there is no parameter colour'],
    ['set-param name=hash value=0', 'hash cannot be 0'],
    ['set-param name=hash value=1.5', 'hash cannot be 1.5'],
    ['set-param name=level value=godlike', 'level cannot be godlike'],
    ['set-param name=forced-capture value=maybe', 'forced-capture cannot be maybe'],
    ['set-param name=variant value=chess', 'variant cannot be chess'],
    ['set-param', 'there is no parameter '],
    ['set-param name="hash', 'set-param: the line is damaged at character 16'],
    ['go think', 'init has to come before go'],
    ['pos', 'pos needs pos=...'],
    ['pos pos=Q', 'pos: W or B must come first, the side to move'],
    ['pos pos=Wwww', 'pos: international has 50 squares, not 3'],
    [`pos pos=${START_10.replace('e', 'x')}`, "pos: square 21 cannot be 'x'"],
    [`pos pos=${START_10} moves="32-28 1-50"`, 'pos: the move 1-50 is not legal'],
    ['level depth=deep', "level: depth cannot be 'deep'"],
    ['level moves=3', "level: moves cannot be '3'"],
  ])('%s', async (line, message) => {
    expect(await open().say(line)).toEqual([`error message="${message}"`]);
  });

  it.each([
    '',
    '   ',
    'uci',
    'HUB',
    'protocol version="2',
    '"',
    '= = =',
    'stop',
    'ponder-hit',
    'new-game',
    'level',
    'level smart',
    'init-all',
  ])('says nothing to %j', async (line) => {
    // prettier-ignore
    expect(await open().say(line)).toEqual([]);
  });

  it('refuses free capture where there is none', async () => {
    const { say } = await ready('set-param name=forced-capture value=false');
    expect(await say(`pos pos=${START_10}`)).toEqual([
      'error message="international has no game without forced capture"',
    ]);
    expect(await say('set-param name=variant value=checkers', `pos pos=${START_8}`)).toEqual([]);
  });
});

describe('a search', () => {
  it('tells what it finds, and the move', async () => {
    const { say, asked, lines } = await ready();
    await say(`pos pos=${START_10}`, 'level move-time=0.5', 'go think');
    asked[0]?.inform(3);
    asked[0]?.answer();
    await settled();
    expect(lines.slice(-2)).toEqual([
      'info depth=3 score=0.12 nodes=3000 time=0.500 nps=0.006 pv=31-26',
      'done move=31-26',
    ]);
    expect(asked[0]?.request.limits).toEqual({ milliseconds: 500 });
  });

  it('tells at the end what it has visited since the last depth', async () => {
    const { say, asked, lines } = await ready();
    await say(`pos pos=${START_10}`, 'level nodes=5000', 'go think');
    asked[0]?.inform(3);
    asked[0]?.answer({ nodes: 4999 });
    await settled();
    expect(lines.slice(-3)).toEqual([
      'info depth=3 score=0.12 nodes=3000 time=0.500 nps=0.006 pv=31-26',
      'info depth=3 score=0.12 nodes=4999 time=0.500 nps=0.010 pv=31-26',
      'done move=31-26',
    ]);
  });

  it('tells nothing after its move', async () => {
    const { say, asked } = await ready();
    await say(`pos pos=${START_10}`, 'level infinite', 'go think');
    const [one] = asked;
    one?.inform(3);
    if (one !== undefined) one.isDeaf = true;
    await say('stop');
    await new Promise((resolve) => setTimeout(resolve, 50));
    one?.answer({ nodes: 4999 });
    expect(await say('ping')).toEqual(['pong']);
  });

  it('knows the game, its rules and the moves before', async () => {
    const { say, asked } = await ready(
      'set-param name=variant value=russian',
      'set-param name=forced-capture value=false',
      'set-param name=seed value=7',
    );
    await say(`pos pos=${START_8} moves="22-18 11-15"`, 'level depth=4', 'go think');
    const request = asked[0]?.request;
    expect(request?.ruleset).toMatchObject({ variant: { name: 'russian' }, forcedCapture: false });
    expect(request?.history).toHaveLength(2);
    expect(request).toMatchObject({ limits: { depth: 4 }, seed: 7 });
  });

  it('puts several level lines together, until a search is begun', async () => {
    const { say, asked } = await ready();
    await say(`pos pos=${START_10}`, 'level depth=9', 'level nodes=500', 'go think', 'stop');
    await say('go think', 'stop');
    await say('level depth=3', 'go think', 'stop');
    expect(asked.map(({ request }) => request.limits)).toEqual([
      { depth: 9, nodes: 500 },
      { depth: 9, nodes: 500 },
      { depth: 3 },
    ]);
  });

  it('forgets the level of a search that it refused', async () => {
    const { say, asked } = await ready();
    await say('level infinite', 'go think');
    await say(`pos pos=${START_10}`, 'level nodes=7', 'go think');
    expect(asked[0]?.request.limits).toEqual({ nodes: 7 });
  });

  it('keeps the position when a setting changes that is not about the rules', async () => {
    const { say } = await ready();
    await say(`pos pos=${START_10}`, 'set-param name=seed value=3', 'set-param name=hash value=8');
    expect(await say('go think', 'stop')).toEqual(['done move=31-26']);
    await say('set-param name=variant value=russian');
    expect(await say('go think')).toEqual(['error message="pos has to come before go"']);
  });

  it('divides the time of a clock', async () => {
    const { say, asked } = await ready();
    await say(`pos pos=${START_10}`, 'level time=60.03 inc=0', 'go think', 'stop');
    expect(asked[0]?.request.limits).toEqual({ softMilliseconds: 2000, milliseconds: 8000 });
  });

  it('plays at a level, and does not become stronger by having time', async () => {
    const { say, asked } = await ready('set-param name=level value=easy');
    await say(`pos pos=${START_10}`, 'level move-time=5', 'go think', 'stop');
    await say('level infinite', 'go analyze', 'stop');
    expect(asked[0]?.request).toMatchObject({ level: 'easy', limits: { depth: 1 } });
    expect(asked[1]?.request.level).toBeUndefined();
  });

  it('answers ping, stop and nothing else while it lasts', async () => {
    const { say } = await ready();
    await say(`pos pos=${START_10}`, 'level infinite', 'go analyze');
    expect(await say('ping')).toEqual(['pong']);
    for (const line of ['hub', 'init', 'go think', 'level depth=1', `pos pos=${START_10}`]) {
      const [command = ''] = line.split(' ');
      expect(await say(line)).toEqual([
        `error message="${command}: a search is running, stop it first"`,
      ]);
    }
    expect(await say('unknown')).toEqual([]);
    expect(await say('stop', 'stop')).toEqual(['done move=31-26']);
    expect(await say('stop')).toEqual([]);
  });

  it('does not wait for a search that is late to stop', async () => {
    const { say, asked, lines } = await ready();
    await say(`pos pos=${START_10}`, 'level infinite', 'go think');
    const [late] = asked;
    if (late === undefined) throw new Error('nothing was asked');
    late.isDeaf = true;
    await say('stop', 'go think');
    await expect.poll(() => lines.at(-1)).toBe('done move=31-26');
    expect(asked).toHaveLength(2);
    late.inform(4);
    late.answer();
    expect(await say('ping')).toEqual(['pong']);
    expect(await say('stop')).toEqual(['done move=31-26']);
  });

  it('takes the next question right behind stop', async () => {
    const { say, asked } = await ready();
    await say(`pos pos=${START_10}`, 'level infinite', 'go think');
    const answers = await say('stop', `pos pos=${START_10}`, 'level depth=2', 'go think');
    expect(answers).toEqual(['done move=31-26']);
    expect(asked[1]?.request.limits).toEqual({ depth: 2 });
  });

  it('takes everything at once, while it still gets ready', async () => {
    const { say } = open();
    const answers = await say('hub', 'init', `pos pos=${START_10}`, 'go think', 'ping', 'stop');
    expect(answers.slice(-4)).toEqual(['wait', 'pong', 'ready', 'done move=31-26']);
  });

  it('does not search for what is not there', async () => {
    const { say } = await ready();
    const noPosition = 'error message="pos has to come before go"';
    expect(await say('go think')).toEqual([noPosition]);
    // A wrong position does not leave the one before it in its place.
    await say(`pos pos=${START_10}`, 'pos pos=W');
    expect(await say('go think')).toEqual([noPosition]);
    expect(await say(`pos pos=${START_10.replaceAll('w', 'e')}`, 'go think')).toEqual([
      'error message="there is no legal move: the game is over"',
    ]);
    expect(await say(`pos pos=${START_10}`, 'go')).toEqual([
      'error message="go needs think, ponder or analyze"',
    ]);
  });

  it('tells when the engine breaks down, and goes on', async () => {
    const { say, asked } = await ready();
    await say(`pos pos=${START_10}`, 'go think');
    asked[0]?.fail(new EngineError('engine.failed', 'out of memory'));
    expect(await say()).toEqual(['error message="out of memory"']);
    expect(await say('go think', 'stop')).toEqual(['done move=31-26']);
  });
});

describe('pondering', () => {
  it('holds its answer back until it is wanted', async () => {
    const { say, asked } = await ready();
    await say(`pos pos=${START_10}`, 'level move-time=5', 'go ponder');
    expect(asked[0]?.request.limits).toEqual({ milliseconds: 1e12 });
    asked[0]?.answer();
    expect(await say('ping')).toEqual(['pong']);
    expect(await say('ponder-hit')).toEqual(['done move=31-26']);
    expect(await say('ponder-hit')).toEqual([]);
  });

  it('takes its time after the hit', async () => {
    const { say, asked, lines } = await ready();
    await say(`pos pos=${START_10}`, 'level move-time=0.02', 'go ponder');
    expect(asked[0]?.isStopped).toBe(false);
    await say('ponder-hit');
    await expect.poll(() => lines.at(-1)).toBe('done move=31-26');
  });

  it('takes a time after the hit that is longer than timers are', async () => {
    const { say } = await ready();
    for (const level of ['move-time=1e9', 'time=1e9 moves=1']) {
      await say(`pos pos=${START_10}`, `level ${level}`, 'go ponder', 'ponder-hit');
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await say('ping', 'stop')).toEqual(['pong', 'done move=31-26']);
    }
  });

  it('reaches a depth after the hit, or had reached it before', async () => {
    const { say, asked, lines } = await ready();
    await say(`pos pos=${START_10}`, 'level depth=5', 'go ponder');
    asked[0]?.inform(4);
    expect(await say('ponder-hit')).toEqual([]);
    asked[0]?.inform(5);
    await settled();
    expect(lines.at(-1)).toBe('done move=31-26');
    await say('go ponder');
    asked[1]?.inform(6);
    expect(await say('ponder-hit')).toEqual(['done move=31-26']);
  });

  it('stops when told', async () => {
    const { say } = await ready();
    await say(`pos pos=${START_10}`, 'level time=10', 'go ponder');
    expect(await say('stop')).toEqual(['done move=31-26']);
  });
});

it('quits, and says nothing more when it is closed', async () => {
  const { say, server, quits } = await ready();
  await say(`pos pos=${START_10}`, 'go think', 'quit');
  expect(quits()).toBe(1);
  await server.close();
  expect(await say('ping', 'hub')).toEqual([]);
});
