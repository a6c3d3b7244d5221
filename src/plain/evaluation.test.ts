import { expect, it } from 'vitest';
import { loadMessages } from '../messages/index.ts';
import { leadText } from './evaluation.ts';

const en = await loadMessages('en');
const tr = await loadMessages('tr');

it.each([
  ['white', { score: 70 }, 'White +0.7', 'Beyaz +0.7'],
  ['black', { score: 730 }, 'Black +7.3', 'Siyah +7.3'],
  ['black', { score: -70 }, 'White +0.7', 'Beyaz +0.7'],
  ['white', { score: 0 }, 'even', 'eşit'],
  ['white', { score: -4 }, 'even', 'eşit'],
  ['white', { score: Infinity, plies: 1 }, 'White wins in 1 move', 'Beyaz 1 hamlede kazanır'],
  ['white', { score: Infinity, plies: 9 }, 'White wins in 5 moves', 'Beyaz 5 hamlede kazanır'],
  ['white', { score: -Infinity, plies: 10 }, 'Black wins in 5 moves', 'Siyah 5 hamlede kazanır'],
  ['black', { score: -Infinity }, 'White wins', 'Beyaz kazanır'],
] as const)('says for %s, %j: %s', (turn, thought, english, turkish) => {
  expect(leadText(en, turn, thought)).toBe(english);
  expect(leadText(tr, turn, thought)).toBe(turkish);
});
