import { describe, expect, it } from 'vitest';
import { adjudicated, seenByWhite } from './adjudicate.ts';

describe('adjudication', () => {
  it('takes scores as White sees them', () => {
    expect(seenByWhite({ type: 'cp', value: 40 }, 'black')).toBe(-40);
    expect(seenByWhite({ type: 'win', plies: 9 }, 'black')).toBeLessThan(-10_000);
    expect(seenByWhite({ type: 'loss', plies: 9 }, 'black')).toBeGreaterThan(10_000);
  });

  it.each([
    ['nobody yet', [], undefined],
    ['a win both have seen', [0, 30_000, 30_000], 'white'],
    ['a win only one has seen', [0, 0, -30_000], undefined],
    ['a loss both have seen', [-30_000, -30_000], 'black'],
    ['a clear lead for long enough', [500, 510, 520, 600, 30_000, 700], 'white'],
    ['a lead not clear all the time', [500, 510, 499, 600, 600, 700], undefined],
    ['a clear lead not long enough', [600, 600, 600, 600, 600], undefined],
  ])('%s', (_, scores, winner) => {
    expect(adjudicated(scores)).toBe(winner);
  });
});
