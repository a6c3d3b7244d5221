import { describe, expect, it } from 'vitest';
import { levelArguments, parseHubLevel, timeFor } from './limits.ts';
import { formatHubLine, parseHubLine } from './line.ts';

function level(text: string) {
  const line = parseHubLine(`level ${text}`);
  if (!line.ok) throw new Error(line.error.fault);
  return parseHubLevel(line.value.args);
}

describe('level', () => {
  it.each([
    ['depth=8', { depth: 8 }],
    ['nodes=100000', { nodes: 100_000 }],
    ['move-time=0.5', { moveMilliseconds: 500 }],
    ['time=60', { clock: { milliseconds: 60_000, increment: 0 } }],
    ['time=60 inc=1.5', { clock: { milliseconds: 60_000, increment: 1500 } }],
    ['moves=9 time=291.5', { clock: { milliseconds: 291_500, increment: 0, moves: 9 } }],
    ['time=-0.02', { clock: { milliseconds: 0, increment: 0 } }],
    ['infinite', { isInfinite: true }],
    ['infinite=true', { isInfinite: true }],
    ['infinite=false depth=4', { depth: 4 }],
    ['smart depth=3 whatever=x', { depth: 3 }],
    ['', {}],
  ])('%j', (text, value) => expect(level(text)).toEqual({ ok: true, value }));

  it.each([
    ['depth=0', 'depth', '0'],
    ['depth=2.5', 'depth', '2.5'],
    ['depth', 'depth', ''],
    ['nodes=many', 'nodes', 'many'],
    ['move-time=soon', 'move-time', 'soon'],
    ['time=60 inc=""', 'inc', ''],
    ['moves=5', 'moves', '5'],
    ['inc=5', 'inc', '5'],
  ])('%j cannot be', (text, name, value) => {
    expect(level(text)).toEqual({ ok: false, error: { name, value } });
  });

  it.each([
    [{ depth: 8 }, 'level depth=8'],
    [{ milliseconds: 500 }, 'level move-time=0.5'],
    [{ depth: 8, nodes: 1000, milliseconds: 2000 }, 'level depth=8 nodes=1000 move-time=2'],
    [{}, 'level infinite'],
  ])('is written: %j', (limits, text) => {
    expect(formatHubLine('level', levelArguments(limits))).toBe(text);
  });
});

describe('dividing the time of a clock', () => {
  it('gives an equal share of the moves that are left', () => {
    expect(timeFor({ milliseconds: 100_030, increment: 0, moves: 10 })).toEqual({
      soft: 10_000,
      hard: 40_000,
    });
    // Without a number of moves there may be thirty more.
    expect(timeFor({ milliseconds: 60_030, increment: 0 }).soft).toBe(2000);
  });

  it('counts on the increments to come', () => {
    const { soft } = timeFor({ milliseconds: 60_030, increment: 1000 });
    expect(soft).toBeCloseTo((60_000 + 29 * 1000) / 30);
  });

  it('uses nearly all for the last move of a control', () => {
    const { soft, hard } = timeFor({ milliseconds: 10_030, increment: 0, moves: 1 });
    expect(soft).toBe(8000);
    expect(hard).toBe(9500);
  });

  it('never goes beyond the clock, and always thinks a little', () => {
    for (const milliseconds of [0, 1, 10, 40, 100, 1000, 60_000, 7_200_000]) {
      for (const increment of [0, 100, 5000]) {
        for (const moves of [1, 2, 5, 40, undefined]) {
          const clock = { milliseconds, increment, ...(moves === undefined ? {} : { moves }) };
          const { soft, hard } = timeFor(clock);
          expect(soft).toBeGreaterThan(0);
          expect(hard).toBeGreaterThanOrEqual(soft);
          expect(hard).toBeLessThanOrEqual(Math.max(milliseconds, 1));
        }
      }
    }
  });

  it('does not run out of time in a long game', () => {
    let milliseconds = 10_000;
    for (let move = 0; move < 200; move++) {
      const { hard } = timeFor({ milliseconds, increment: 0 });
      milliseconds -= hard;
      // Less than a millisecond left is none.
      expect(milliseconds).toBeGreaterThan(-1);
    }
  });
});
