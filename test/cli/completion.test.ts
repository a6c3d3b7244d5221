import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { bashScript } from '../../src/cli/completion/bash.ts';
import { fishScript } from '../../src/cli/completion/fish.ts';
import { completionModel, type CompletionModel } from '../../src/cli/completion/model.ts';
import { zshScript } from '../../src/cli/completion/zsh.ts';
import { buildProgram } from '../../src/cli/program.ts';
import { testContext } from './context.ts';

async function model(language: 'en' | 'tr' = 'en'): Promise<CompletionModel> {
  return completionModel(
    buildProgram(await testContext(language), () => undefined),
    'play',
  );
}

/** What bash offers for a command line whose last word is being typed. */
function offered(script: string, line: string): readonly string[] {
  const words = line.split(' ');
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const { stdout } = spawnSync('bash', [
    '-c',
    `${script}
COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _dama; printf '%s\\n' "\${COMPREPLY[@]}"`,
  ]);
  return stdout.toString().trim().split('\n');
}

describe('bash', () => {
  test.each([
    ['dama mo', ['moves']],
    ['dama --vari', ['--variant']],
    ['dama moves --variant ru', ['russian']],
    ['dama moves --variant = cz', ['czech']],
    ['dama --variant it', ['italian']],
    ['dama best --level ', ['easy', 'medium', 'hard']],
    ['dama rules free', ['free-capture']],
    ['dama completion z', ['zsh']],
    ['dama help per', ['perft']],
    ['dama perft --di', ['--divide']],
    ['dama moves --depth', ['']],
    ['dama moves --la', ['--lang']],
    ['dama moves --lang t', ['tr']],
  ])('%s', async (line, words) => {
    expect(offered(bashScript(await model()), line)).toEqual(words);
  });

  test('is a valid script in both languages', async () => {
    for (const language of ['en', 'tr'] as const) {
      const input = bashScript(await model(language));
      expect(spawnSync('bash', ['-n'], { input }).status).toBe(0);
    }
  });
});

/** A shell that may not be installed: its scripts are then read by nobody but the other tests. */
const has = (shell: string): boolean => spawnSync(shell, ['-c', 'true']).status === 0;

describe('zsh', () => {
  test('lists every command and option', async () => {
    const all = await model();
    const script = zshScript(all);
    for (const { name, options } of all.commands) {
      expect(script).toContain(`    ${name})`);
      for (const { long } of options) expect(script).toContain(long);
    }
  });

  test.runIf(has('zsh'))('is a valid script', async () => {
    expect(spawnSync('zsh', ['-n'], { input: zshScript(await model('tr')) }).status).toBe(0);
  });
});

describe('fish', () => {
  test('lists every command and option', async () => {
    const all = await model();
    const script = fishScript(all);
    for (const { name, options } of all.commands) {
      expect(script).toContain(`-a ${name} `);
      for (const { long } of options) expect(script).toContain(`-l ${long.slice(2)} `);
    }
  });

  test.runIf(has('fish'))('is a valid script', async () => {
    // fish does not read scripts from the sockets that Node makes for pipes.
    const folder = mkdtempSync(path.join(tmpdir(), 'dama-'));
    const file = path.join(folder, 'dama.fish');
    writeFileSync(file, fishScript(await model('tr')));
    expect(spawnSync('fish', ['--no-execute', file]).status).toBe(0);
    rmSync(folder, { recursive: true });
  });
});
