import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/rules/variants.ts';
import { openingsFrom } from './openings.ts';
import { RUSSIAN } from './test-support.ts';

const OPTIONS = { ruleset: RUSSIAN, seed: 3, plies: { min: 2, max: 5 } };

function openings(count: number, options = OPTIONS): string[] {
  const next = openingsFrom(options);
  return Array.from({ length: count }, () => JSON.stringify(next()));
}

describe('openings', () => {
  it('are the same with the same seed, and others with another', () => {
    expect(openings(3)).toEqual(openings(3));
    expect(openings(3)).not.toEqual(openings(3, { ...OPTIONS, seed: 4 }));
  });

  it('differ from one another, and are as long as asked for', () => {
    const found = openings(12);
    expect(new Set(found).size).toBe(12);
    for (const text of found) {
      const { length } = JSON.parse(text) as unknown[];
      expect(length).toBeGreaterThanOrEqual(2);
      expect(length).toBeLessThanOrEqual(5);
    }
  });

  it('come again when a game has no more of them', () => {
    const ruleset = { variant: VARIANTS.russian, forcedCapture: true };
    const one = openings(9, { ruleset, seed: 1, plies: { min: 1, max: 1 } });
    expect(new Set(one).size).toBeLessThanOrEqual(7);
  });
});
