import { describe, expect, it, test } from 'vitest';
import { loadMessages } from '../messages/index.ts';
import { COMMANDS, fold, type Line, parseLine } from './vocabulary.ts';

const en = await loadMessages('en');
const tr = await loadMessages('tr');

describe('parseLine', () => {
  test.each<[string, Line]>([
    ['', { kind: 'empty' }],
    ['   ', { kind: 'empty' }],
    ['moves', { kind: 'command', name: 'moves', argument: '' }],
    ['  Row  5 ', { kind: 'command', name: 'row', argument: '5' }],
    ['save my game.pdn', { kind: 'command', name: 'save', argument: 'my game.pdn' }],
    ['?', { kind: 'command', name: 'help', argument: '' }],
    ['22-17', { kind: 'move', text: '22-17' }],
    ['c3 d4', { kind: 'move', text: 'c3 d4' }],
    ['hamleler', { kind: 'move', text: 'hamleler' }],
  ])('reads %j', (text, line) => {
    expect(parseLine(en, text)).toEqual(line);
  });

  test.each([
    ['çık', 'quit'],
    ['CIK', 'quit'],
    ['ÇIK', 'quit'],
    ['İPUCU', 'hint'],
    ['ipucu', 'hint'],
    ['yardım', 'help'],
    ['YARDIM', 'help'],
    ['sıra 5', 'row'],
    ['taşlar beyaz', 'pieces'],
    ['quit', 'quit'],
    ['moves', 'moves'],
  ])('reads %j in Turkish', (text, name) => {
    expect(parseLine(tr, text)).toMatchObject({ kind: 'command', name });
  });
});

it.each(['en', 'tr'] as const)('no word of %s means two commands', async (language) => {
  const { words } = (await loadMessages(language)).play;
  const all = COMMANDS.flatMap((command) => [
    ...new Set([command, ...words[command]].map((word) => fold(word))),
  ]);
  expect(new Set(all).size).toBe(all.length);
});
