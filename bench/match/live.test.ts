import { describe, expect, it } from 'vitest';
import { liveLine } from './live.ts';

function recorded(isTTY: boolean) {
  const written: string[] = [];
  let time = 0;
  const stream = { isTTY, columns: 10, write: (text: string) => written.push(text) };
  return { written, line: liveLine(stream, () => time), wait: (ms: number) => (time += ms) };
}

describe('the live line', () => {
  it('is written over itself on a terminal, and cut to its width', () => {
    const { written, line, wait } = recorded(true);
    line.begin('a match');
    line.show('first');
    line.show('too soon');
    wait(200);
    line.show('a line that is too long');
    line.clear();
    expect(written).toEqual(['\r\x1b[Kfirst', '\r\x1b[Ka line th', '\r\x1b[K']);
  });

  it('is written now and then elsewhere', () => {
    const { written, line, wait } = recorded(false);
    line.begin('a match');
    line.show('first');
    wait(40_000);
    line.show('second');
    line.show('third');
    line.clear();
    expect(written).toEqual(['a match\n', 'second\n']);
  });
});
