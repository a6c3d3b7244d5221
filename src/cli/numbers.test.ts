import { describe, expect, test } from 'vitest';
import { parseDuration, parseWhole } from './numbers.ts';

describe('parseWhole', () => {
  test.each([
    ['1', 1],
    ['64', 64],
    ['007', 7],
  ])('%j is %d', (text, value) => {
    expect(parseWhole(text, 1, 64)).toBe(value);
  });

  test.each([
    '',
    ' 1',
    '1 ',
    '0',
    '65',
    '-1',
    '+1',
    '1.0',
    '1e1',
    '0x1',
    '1n',
    '٣',
    '9'.repeat(40),
  ])('%j is no number from 1 to 64', (text) => {
    expect(parseWhole(text, 1, 64)).toBeUndefined();
  });
});

describe('parseDuration', () => {
  test.each([
    ['2', 2000],
    ['0.5', 500],
    ['500ms', 500],
    ['2s', 2000],
    ['1.5S', 1500],
    ['1m', 60_000],
    ['1h', 3_600_000],
    ['0.5H', 1_800_000],
    ['24h', 86_400_000],
    ['24m', 1_440_000],
  ])('%j is %d ms', (text, milliseconds) => {
    expect(parseDuration(text)).toBe(milliseconds);
  });

  test.each([
    '',
    '0',
    '0ms',
    '0.1ms',
    '-1',
    '24.1h',
    '1d',
    '1 s',
    's',
    '1e3',
    '.5',
    '1441m',
    '99999999',
  ])('%j is no time', (text) => {
    expect(parseDuration(text)).toBeUndefined();
  });
});
