import { describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { dama, linesOf, type Run } from '../cli/run.ts';

const START_10 = `W${'b'.repeat(20)}${'e'.repeat(10)}${'w'.repeat(20)}`;

/** What an interface says, and what it waits for before it goes on. */
type Step = readonly [say: string, waitFor: RegExp];

/** Runs `dama engine` as an interface would. Its input ends after the last step. */
function converse(steps: readonly Step[]): Promise<Run> {
  const left = [...steps];
  let heard = '';
  return dama(['engine'], {
    input: undefined,
    during({ stdin, stdout }) {
      const say = (): void => {
        const [step] = left;
        if (step === undefined) stdin?.end();
        else stdin?.write(`${step[0]}\n`);
      };
      stdout?.on('data', (chunk: Buffer) => {
        heard += chunk.toString();
        while (left[0]?.[1].test(heard) === true) {
          left.shift();
          say();
        }
      });
      say();
    },
  });
}

describe('dama engine', () => {
  it('greets, searches and quits', async () => {
    const { code, stdout, stderr } = await converse([
      ['hub', /^wait$/m],
      ['set-param name=variant value=russian\ninit', /^ready$/m],
      [`pos pos=W${'b'.repeat(12)}${'e'.repeat(8)}${'w'.repeat(12)}\nlevel depth=3\ngo think`, /^done/m], // prettier-ignore
      ['quit', /never/],
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    const lines = linesOf(stdout);
    expect(lines[0]).toBe(`id name=Dama version=${version} author="the authors of dama"`);
    expect(lines.at(-1)).toMatch(/^done move=\d+-\d+ ponder=\d+(-|x)\d+/);
    expect(lines.filter((line) => !/^(id|param|wait|ready|info|done)\b/.test(line))).toEqual([]);
  });

  it('is stopped in the middle of an endless search, and asked again at once', async () => {
    const { code, stdout } = await converse([
      ['hub\ninit', /^ready$/m],
      [`pos pos=${START_10}\nlevel infinite\ngo analyze`, /^info depth=3/m],
      ['ping', /^pong$/m],
      ['stop\nlevel depth=2\ngo think', /^done[^]*^done/m],
    ]);
    expect(code).toBe(0);
    expect(stdout.match(/^done/gm)).toHaveLength(2);
  });

  it('ends with its input, in the middle of a search', async () => {
    const { code, stderr } = await converse([
      ['hub\ninit', /^ready$/m],
      [`pos pos=${START_10}\nlevel infinite\ngo think`, /^info depth=2/m],
    ]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  });

  it('says nothing to what it does not know, also without a greeting', async () => {
    const { code, stdout, stderr } = await dama(['engine'], {
      input: `uci\nisready\n\u001b[31m\n${'x'.repeat(100_000)}\n"\nquit\nping\n`,
    });
    expect({ code, stdout, stderr }).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  it('takes lines of Windows, and answers a line that cannot be met', async () => {
    const { stdout } = await dama(['engine'], { input: 'ping\r\ngo think\r\n' });
    expect(stdout).toBe('pong\nerror message="init has to come before go"\n');
  });

  it('takes no arguments', async () => {
    const { code, stdout } = await dama(['engine', 'now']);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  });
});
