import { describe, expect, it } from 'vitest';
import { formatHubLine, parseHubLine, valueOf } from './line.ts';

describe('reading a line', () => {
  it.each([
    ['hub', 'hub', []],
    ['go think', 'go', [{ name: 'think' }]],
    ['level move-time=0.5', 'level', [{ name: 'move-time', value: '0.5' }]],
    [
      '  pos   pos=Wwe moves="32-28  19-23"  ',
      'pos',
      [
        { name: 'pos', value: 'Wwe' },
        { name: 'moves', value: '32-28  19-23' },
      ],
    ],
    ['id name = Scan', 'id', [{ name: 'name', value: 'Scan' }]],
    ['param value=""', 'param', [{ name: 'value', value: '' }]],
    ['param value= type=int', 'param', [{ name: 'value', value: 'type=int' }]],
    ['a b="c"d=e', 'a', [{ name: 'b', value: 'c' }, { name: 'd', value: 'e' }]], // prettier-ignore
    ['', '', []],
    [' \t ', '', []],
  ])('%j', (text, command, args) => {
    expect(parseHubLine(text)).toEqual({ ok: true, value: { command, args } });
  });

  it.each([
    ['error message="no end', 'error', 'quoteNotClosed', 14],
    ['go "think"', 'go', 'noName', 3],
    ['pos =W', 'pos', 'noName', 4],
    ['=', '', 'noName', 0],
    ['"', '', 'noName', 0],
    ['pos pos=Ww"e', 'pos', 'noName', 10],
  ])('%j is damaged', (text, command, fault, at) => {
    expect(parseHubLine(text)).toEqual({ ok: false, error: { command, fault, at } });
  });

  it('tells a flag from an argument that is not there', () => {
    const line = { command: 'level', args: [{ name: 'infinite' }] };
    expect(valueOf(line, 'infinite')).toBe('');
    expect(valueOf(line, 'depth')).toBeUndefined();
  });
});

describe('writing a line', () => {
  it.each([
    [formatHubLine('hub'), 'hub'],
    [formatHubLine('go', { think: true }), 'go think'],
    [formatHubLine('id', { name: 'a b', version: 2, country: undefined }), 'id name="a b" version=2'], // prettier-ignore
    [formatHubLine('param', { value: '' }), 'param value=""'],
    [formatHubLine('param', { value: 'a=b' }), 'param value="a=b"'],
    [formatHubLine('error', { message: 'no "x"\nhere' }), `error message="no 'x' here"`],
  ])('%j', (written, text) => expect(written).toBe(text));
});
