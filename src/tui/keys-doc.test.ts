import { expect, it } from 'vitest';
import { loadMessages } from '../messages/index.ts';
import type { KeyContext } from './commands.ts';
import { KEYMAP } from './keymap.ts';
import { keyName } from './screens/key-name.ts';

/** The parts of the document, and what each is about. */
const PARTS: readonly (readonly [string, readonly KeyContext[]])[] = [
  ['On the board', ['game']],
  ['While a move is typed', ['typing']],
  ['While a command or a name is typed', ['prompt']],
  ['In a numbered list of moves', ['choice']],
  ['In menus', ['menu', 'setup', 'settings', 'saved', 'over']],
  ['In the rules, the record and other windows', ['pager', 'record', 'overlay']],
  ['Where yes or no is asked', ['question']],
];

/** A cell of a table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|');
}

it('is written down in docs/KEYS.md (npx vitest run src/tui/keys-doc.test.ts -u writes it)', async () => {
  const messages = await loadMessages('en');
  const parts = PARTS.map(([title, contexts]) => {
    const rows = KEYMAP.filter((row) => row.contexts.some((context) => contexts.includes(context)));
    const lines = rows.map(({ keys, command }) => {
      const names = keys.map((key) => `\`${keyName(messages, key)}\``).join(' ');
      return `| ${cell(names)} | \`${command}\` | ${cell(messages.tui.commands[command].help)} |`;
    });
    return [`## ${title}`, '', '| keys | command | |', '| --- | --- | --- |', ...lines].join('\n');
  });
  const text = [
    '# Keys',
    '',
    'Written by a test from the keymap of the program: change `src/tui/keymap.ts`, not this.',
    '',
    'On the board, digits and the letters `a` to `h` type a move; the legal ones are listed as you type,',
    '`Tab` completes, `Enter` plays. A click takes a piece up, another plays or jumps on; the wheel looks',
    'through the game; the entries of the bottom line can be clicked too.',
    '',
    'With the setting `"keys": "vim"`, `h` `j` `k` `l` move the cursor as well, and `.` begins a move.',
    'Other keys for commands on the board are a setting too: `"bindings": { "flip": ["F", "ctrl+f"] }`.',
    '',
    parts.join('\n\n'),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../docs/KEYS.md');
});

it('has a part for every place', () => {
  const told = new Set(PARTS.flatMap(([, contexts]) => contexts));
  for (const { contexts } of KEYMAP)
    for (const context of contexts) expect(told).toContain(context);
});
