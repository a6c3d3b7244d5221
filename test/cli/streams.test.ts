import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { dama, linesOf, objectsOf, shell, type Run } from './run.ts';

const MANY = 'W:W21,22,23,24:B1,2,3,4\n'.repeat(20_000);

describe('positions from standard input', () => {
  test('are answered in turn, with a line between answers of several lines', async () => {
    const run = await dama(['moves', '-'], { input: 'W:W32:B1\nB:W32:B2\n' });
    expect(run).toEqual({
      code: 0,
      signal: null,
      stdout: '32-27\n32-28\n\n2-6\n2-7\n',
      stderr: '',
    });
  });

  test('as JSON give an object a line', async () => {
    const run = await dama(['moves', '-', '--json'], { input: 'W:W32:B1\r\nB:W32:B2' });
    expect(objectsOf(run.stdout)).toMatchObject([{ turn: 'white' }, { turn: 'black' }]);
    expect(run).toMatchObject({ code: 0, stderr: '' });
  });

  test('that are bad get their error in their place, and the others go on', async () => {
    const run = await dama(['moves', '-', '--json'], { input: 'W:W32:B1\nbad\nB:W32:B2\n\n' });
    expect(run.code).toBe(1);
    expect(objectsOf(run.stdout)).toMatchObject([
      { schema: 1, turn: 'white' },
      { schema: 1, error: { code: 'fen.syntax', line: 2, at: 1 } },
      { schema: 1, turn: 'black' },
      { schema: 1, error: { code: 'fen.empty', line: 4 } },
    ]);
    expect(JSON.parse(run.stderr)).toMatchObject({ error: { code: 'input.bad-lines' } });
  });

  test('keep answers of one line in line with the input', async () => {
    const run = await dama(['moves', '-', '--count'], { input: 'W:W32:B1\nbad\nW:WK1:B\n' });
    const [first, second, third] = linesOf(run.stdout);
    expect([first, third]).toEqual(['2', '0']);
    expect(second).toMatch(/^error: line 2: /);
    expect(run.stderr).toContain('1 of 3 lines could not be answered');
    expect(run.code).toBe(1);
  });

  test('a position that is over has no best move, in its place', async () => {
    const run = await dama(['best', '-', '--depth', '2'], { input: 'W:W32:B1\nW:WK1:B\n' });
    expect(linesOf(run.stdout)).toEqual([
      expect.stringMatching(/^32-2[78]$/),
      expect.stringMatching(/^error: line 2: .*White has won/),
    ]);
    expect(run.code).toBe(1);
  });

  test('an endless line is refused without being kept', async () => {
    const run = await dama(['moves', '-', '--count'], {
      input: `${'x'.repeat(300_000)}\nW:W32:B1\n`,
    });
    expect(linesOf(run.stdout)).toEqual([expect.stringMatching(/^error: line 1: .*10000/), '2']);
  });

  test('an empty input is an error', async () => {
    const run = await dama(['moves', '-']);
    expect(run).toMatchObject({ code: 1, stdout: '' });
    expect(run.stderr).toContain('standard input has no position in it');
  });

  test('many stream through', async () => {
    const run = await dama(['moves', '-', '--count'], { input: MANY });
    expect(linesOf(run.stdout)).toHaveLength(20_000);
    expect(run.code).toBe(0);
  });
});

describe('closed pipes are a quiet success', () => {
  test.each([
    'dama moves | true; echo "${PIPESTATUS[0]}" >&2',
    'dama moves | head -1 >/dev/null; echo "${PIPESTATUS[0]}" >&2',
    'dama rules american | head -1 >/dev/null; echo "${PIPESTATUS[0]}" >&2',
    'dama --help | true; echo "${PIPESTATUS[0]}" >&2',
    'yes W:W21,22:B1,2 | dama moves - | head -1 >/dev/null; echo "${PIPESTATUS[1]}" >&2',
    'dama perft 3 --divide >&-; echo $? >&2',
    'dama moves W:W99 2>&-; test $? = 1; echo $? >&2',
  ])('%s', async (line) => {
    expect((await shell(line)).stderr).toBe('0\n');
  });

  test.each([
    'moves',
    'moves --json',
    'show',
    'best --depth 2',
    'perft 2',
    'variants',
    'rules russian',
    'completion bash',
    '--help',
    'help',
    'moves --help',
    '--version',
  ])('a full disk is told: %s', async (args) => {
    const run = await shell(`dama ${args} > /dev/full; echo $? >&2`);
    expect(run.stderr).toMatch(/the answer could not be written.*\n1\n$/);
  });
});

describe('a game line by line', () => {
  test('whose lines cannot be written ends and tells it', async () => {
    const run = await shell(
      'printf "moves\\nquit\\n" | dama play --plain > /dev/full; echo "${PIPESTATUS[1]}" >&2',
    );
    expect(run.stderr).toMatch(/^error: the answer could not be written.*\n1\n$/);
  });

  test.each(['head -1', 'true'])('ends quietly when its reader (%s) has enough', async (reader) => {
    const run = await shell(
      `yes moves | dama play --plain | ${reader} >/dev/null; echo "\${PIPESTATUS[1]}" >&2`,
    );
    expect(run.stderr).toBe('0\n');
  });
});

describe('Ctrl+C', () => {
  test('prints the best move so far, soon', async () => {
    let stopped = 0;
    const run = await dama(['best', '--time', '60'], {
      during: (child) =>
        setTimeout(() => {
          stopped = performance.now();
          child.kill('SIGINT');
        }, 3000),
    });
    expect(performance.now() - stopped).toBeLessThan(1500);
    expect(run).toMatchObject({ code: 130, stderr: '' });
    expect(run.stdout).toMatch(/^\d+-\d+\n$/);
  });

  test('ends a count at once', async () => {
    const run = await shell(
      'timeout --foreground -s INT 2 bash -c "exec $(type -p node) bin/dama.js perft 30"; echo $?',
    );
    expect(run.stdout.trim()).toMatch(/^(124|130)$/);
  });
});

/** `script` (of util-linux) gives a program a terminal of its own. */
const hasTerminals =
  process.platform === 'linux' && spawnSync('script', ['--version']).status === 0;

describe.runIf(hasTerminals)('on a terminal', () => {
  const onTerminal = (line: string): Promise<Run> =>
    shell(`printf "quit\\n" | timeout 30 script -qec '${line}' /dev/null`);

  test('"-" has nothing to read and says so', async () => {
    const run = await onTerminal('node bin/dama.js moves - < /dev/tty; echo code $?');
    expect(run.stdout).toContain('which is the terminal');
    expect(run.stdout).toContain('code 2');
  });

  test.each(['TERM=dumb', 'INK_SCREEN_READER=true', 'TERM=dumb LANG=C'])(
    '%s plays line by line',
    async (env) => {
      const run = await onTerminal(`${env} node bin/dama.js play`);
      expect(run.stdout).toContain('9-13');
      expect(run.stdout).not.toContain('\u001b[?1049h');
    },
  );

  test.each([
    ['TERM=xterm-256color', true],
    ['TERM=xterm NO_COLOR=1', false],
    ['TERM=xterm NO_COLOR=', true],
    ['TERM=dumb', false],
  ])('%s: colours are %s', async (env, colored) => {
    const run = await onTerminal(`${env} node bin/dama.js --help`);
    expect(run.stdout.includes('\u001b[1m')).toBe(colored);
  });
});

describe('terminals', () => {
  test('without one, dama plays line by line', async () => {
    const run = await dama([], { input: 'quit\n' });
    expect(run.code).toBe(0);
    expect(run.stdout).not.toContain('\u001b');
  });

  test.each([
    ['FORCE_COLOR=1', { FORCE_COLOR: '1' }, [], true],
    ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, [], false],
    ['nothing', {}, [], false],
    ['FORCE_COLOR and --no-color', { FORCE_COLOR: '1' }, ['--no-color'], false],
    ['FORCE_COLOR over NO_COLOR', { FORCE_COLOR: '1', NO_COLOR: '1' }, [], true],
  ])('colour off a terminal with %s', async (_name, env, flags, colored) => {
    const run = await dama(['show', ...flags], { env });
    expect(run.stdout.includes('\u001b[')).toBe(colored);
  });

  test('LANG=C draws with letters', async () => {
    const run = await dama(['show'], { env: { LANG: 'C' } });
    expect(run.stdout).toMatch(/^[\x20-\x7e\n]*$/);
    expect(run.stdout).toContain('w');
  });
});
