// Runs the examples of the README again and writes what they answer now: npm run readme
// For when the engine has learned something; read the difference before you keep it.
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const file = path.join(root, 'README.md');
const folder = mkdtempSync(path.join(tmpdir(), 'dama-readme-'));

/** What a command of the README writes, errors among the answers as they come. */
function answerOf(command) {
  const env = {
    ...process.env,
    PATH: `${folder}${path.delimiter}${process.env.PATH}`,
    DAMA_CONFIG_DIR: folder,
    DAMA_DATA_DIR: folder,
    LANG: 'C.UTF-8',
    NO_COLOR: '1',
  };
  return new Promise((resolve) => {
    execFile('sh', ['-c', `{ ${command}\n} 2>&1`], { cwd: folder, env }, (_, text) =>
      resolve(text.trimEnd()),
    );
  });
}

const name = path.join(folder, 'dama');
writeFileSync(name, `#!/bin/sh\nexec node ${path.join(root, 'bin/dama.js')} "$@"\n`);
chmodSync(name, 0o755);
const parts = readFileSync(file, 'utf8').split(/(^```console\n.*?^```$)/ms);
for (const [index, part] of parts.entries()) {
  if (!part.startsWith('```console\n')) continue;
  const commands = [...part.matchAll(/^\$ (.*)$/gm)].map(([, command]) => command);
  const answers = [];
  for (const command of commands) answers.push(`$ ${command}\n${await answerOf(command)}`);
  parts[index] = `\`\`\`console\n${answers.join('\n\n')}\n\`\`\``;
}
writeFileSync(`${file}.new`, parts.join(''));
renameSync(`${file}.new`, file);
rmSync(folder, { recursive: true });
