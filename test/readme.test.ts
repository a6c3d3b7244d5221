import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { dama, objectsOf, shell } from './cli/run.ts';

const README = readFileSync(path.resolve(import.meta.dirname, '../README.md'), 'utf8');

/** The blocks of a kind in the README. */
function blocksOf(kind: string): readonly string[] {
  return [...README.matchAll(new RegExp(`^\`\`\`${kind}\\n(.*?)\\n\`\`\`$`, 'gms'))].map(
    ([, text = '']) => text,
  );
}

/** How fast it was is another number every time. */
function withoutSpeed(text: string): string {
  return text.replace(/[\d.]+ ms, [\d.]+ million\/s/g, '- ms, - million/s');
}

const EXAMPLES = blocksOf('console')
  .join('\n')
  .split(/^\$ /m)
  .filter((example) => example !== '')
  .map((example) => {
    const [command = '', ...answer] = example.split('\n');
    return { command, answer: answer.join('\n').trimEnd() };
  });

describe('the README', () => {
  test('has examples', () => {
    expect(EXAMPLES.length).toBeGreaterThan(5);
  });

  test.each(EXAMPLES)('$command', async ({ command, answer }) => {
    const { stdout, stderr } = await shell(command);
    expect(withoutSpeed(stdout + stderr).trimEnd()).toBe(withoutSpeed(answer));
  });

  test.each([
    ['moves', ['moves', '--json', '--variant', 'brazilian', 'B:Wb6:Ba7']],
    ['best', ['best', '--json', '--depth', '2']],
    ['perft', ['perft', '2', '--json', '--variant', 'brazilian']],
  ])('describes the JSON of dama %s', async (_, args) => {
    const [answer = {}] = objectsOf((await dama(args)).stdout);
    const described = blocksOf('json').map((text) => Object.keys(JSON.parse(text) as object));
    expect(described).toContainEqual(Object.keys(answer));
  });
});
