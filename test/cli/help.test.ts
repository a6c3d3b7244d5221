import { describe, expect, test } from 'vitest';
import { buildProgram } from '../../src/cli/program.ts';
import { LANGUAGES, loadMessages, type Language } from '../../src/messages/index.ts';
import { testContext } from './context.ts';

const PROGRAM = 'dama';

async function helpTexts(language: Language): Promise<ReadonlyMap<string, string>> {
  const program = buildProgram(await testContext(language), () => undefined);
  const commands = [program, ...program.commands];
  return new Map(commands.map((command) => [command.name(), command.helpInformation()]));
}

describe.each(LANGUAGES)('help in %s', (language) => {
  test('is what the golden files say', async () => {
    for (const [name, text] of await helpTexts(language)) {
      await expect(text).toMatchFileSnapshot(`../fixtures/help/${language}/${name}.txt`);
    }
  });

  test('fits 80 columns, examples apart that are longer by themselves', async () => {
    for (const text of (await helpTexts(language)).values()) {
      const long = text
        .split('\n')
        .filter((line) => line.length > 80 && !line.startsWith('  dama '));
      expect(long).toEqual([]);
    }
  });

  test('names every command, and every command has help', async () => {
    const texts = await helpTexts(language);
    const { commands } = (await loadMessages(language)).cli;
    expect([...texts.keys()].sort()).toEqual([PROGRAM, ...Object.keys(commands)].sort());
  });
});

test('both languages show the same examples', async () => {
  const [english, turkish] = await Promise.all(LANGUAGES.map(loadMessages));
  const typed = (messages: typeof english): unknown =>
    Object.values(messages?.cli.commands ?? {}).map((text) => text.examples.map(([line]) => line));
  expect(typed(turkish)).toEqual(typed(english));
});

test('both languages have the same options', async () => {
  const flags = async (language: Language): Promise<unknown> => {
    const program = buildProgram(await testContext(language), () => undefined);
    return [program, ...program.commands].map((command) => command.options.map(({ long }) => long));
  };
  expect(await flags('tr')).toEqual(await flags('en'));
});
