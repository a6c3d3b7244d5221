import type { Key } from 'ink';
import { describe, expect, it, test } from 'vitest';
import { createInputReader, type InputEvent } from './input.ts';

const NO_KEY = {} as Key;

/** What a reader makes of the events of Ink, one after the other. */
function read(...inputs: readonly (string | readonly [string, Partial<Key>])[]) {
  const reader = createInputReader();
  return inputs.flatMap((input): readonly InputEvent[] =>
    typeof input === 'string'
      ? reader(input, NO_KEY)
      : reader(input[0], { ...NO_KEY, ...input[1] }),
  );
}

const keys = (...names: readonly string[]) => names.map((name) => ({ type: 'key', name }));

test.each<[string, readonly string[], readonly unknown[]]>([
  ['a click', ['[<0;10;5M'], [{ type: 'click', column: 9, row: 4 }]],
  ['a release', ['[<0;10;5m'], []],
  ['another button', ['[<2;10;5M'], []],
  ['the wheel up', ['[<64;10;5M'], [{ type: 'wheel', by: -1 }]],
  ['the wheel down', ['[<65;10;5M'], [{ type: 'wheel', by: 1 }]],
  ['a report in two pieces', ['[<0;1', '0;5M'], [{ type: 'click', column: 9, row: 4 }]],
  ['a bracket', ['['], keys('[')],
  ['a focus report', ['[I'], []],
  ['an unknown key', ['[25~', '[1;5P', 'OP'], []],
  ['a held Backspace', ['\u007F\u007F', '\b'], keys('backspace', 'backspace', 'backspace')],
  ['letters', ['c3'], keys('c', '3')],
  ['a broken report, then a key', ['[<0;1', 'q'], keys('q')],
])('%s', (_, inputs, events) => {
  expect(read(...inputs)).toEqual(events);
});

describe('pasted text', () => {
  it('is its first line, whatever is in it', () => {
    expect(read('[200~', '\n  c3-d4 \nq', '[201~', 'u')).toEqual([
      { type: 'paste', text: 'c3-d4' },
      { type: 'key', name: 'u' },
    ]);
  });

  it('is never a key, not even an Enter of its own', () => {
    expect(read('[200~', ['', { return: true }], 'q', '[A', '[201~')).toEqual([
      { type: 'paste', text: 'q[A' },
    ]);
  });

  it('has no control characters', () => {
    expect(read('[200~', 'c3\u0003\u001B-d4', '[201~')).toEqual([{ type: 'paste', text: 'c3-d4' }]);
  });

  it('may be nothing', () => {
    expect(read('[200~', '[201~')).toEqual([]);
  });
});
