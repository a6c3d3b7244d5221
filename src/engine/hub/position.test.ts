import { describe, expect, it } from 'vitest';
import { parseFen } from '../../notation/fen.ts';
import { startPosition } from '../../rules/board.ts';
import type { VariantName } from '../../rules/types.ts';
import { VARIANTS } from '../../rules/variants.ts';
import { formatHubPosition, parseHubPosition } from './position.ts';

const START_10 = `W${'b'.repeat(20)}${'e'.repeat(10)}${'w'.repeat(20)}`;

function positionOf(name: VariantName, fen: string) {
  const parsed = parseFen(VARIANTS[name], fen);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value.position;
}

describe('positions', () => {
  it('writes the start of the international game as the protocol shows it', () => {
    const { international } = VARIANTS;
    const start = startPosition(international, 'white');
    expect(formatHubPosition(international, start)).toBe(START_10);
    expect(parseHubPosition(international, START_10)).toEqual({ ok: true, value: start });
  });

  it.each<[VariantName, string, readonly [number, string][]]>([
    [
      'american',
      'B:W30,K2:B1,K32',
      [
        [30, 'w'],
        [2, 'W'],
        [1, 'b'],
        [32, 'B'],
      ],
    ],
    [
      'italian',
      'W:W30,K2:B1,K32',
      [
        [30, 'w'],
        [2, 'W'],
        [1, 'b'],
        [32, 'B'],
      ],
    ],
    // Numbers run from White's side here: number 1 is in White's corner.
    [
      'spanish',
      'W:W3,K31:B32,K1',
      [
        [3, 'w'],
        [31, 'W'],
        [32, 'b'],
        [1, 'B'],
      ],
    ],
    // Games written in algebra count from b8.
    [
      'russian',
      'W:Wa1,Kd8:Bb8,Kh2',
      [
        [29, 'w'],
        [2, 'W'],
        [1, 'b'],
        [28, 'B'],
      ],
    ],
  ])('%s stands by its official numbers: %s', (name, fen, pieces) => {
    // prettier-ignore
    const position = positionOf(name, fen);
    const written = formatHubPosition(VARIANTS[name], position);
    const expected = Array.from({ length: 32 }, (_, index) => {
      const [, letter = 'e'] = pieces.find(([number]) => number === index + 1) ?? [];
      return letter;
    });
    expect(written).toBe(`${fen.slice(0, 1)}${expected.join('')}`);
    expect(parseHubPosition(VARIANTS[name], written)).toEqual({ ok: true, value: position });
  });

  it.each([
    ['', { kind: 'turn' }],
    ['X', { kind: 'turn' }],
    ['W', { kind: 'length', expected: 50, found: 0 }],
    [`${START_10}e`, { kind: 'length', expected: 50, found: 51 }],
    [START_10.replace('e', 'x'), { kind: 'letter', letter: 'x', number: 21 }],
  ])('%j is none', (text, error) => {
    expect(parseHubPosition(VARIANTS.international, text)).toEqual({ ok: false, error });
  });

  it('takes a side in lower case', () => {
    const text = `b${START_10.slice(1)}`;
    expect(parseHubPosition(VARIANTS.international, text)).toMatchObject({
      value: { turn: 'black' },
    });
  });
});
