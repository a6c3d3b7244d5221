import { describe, expect, it } from 'vitest';
import { VARIANT_NAMES, type VariantName } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { checkRuleset, drawRules, firstToMove, initialPosition, resolveSetup } from './setups.ts';

const EIGHT_BY_EIGHT = VARIANT_NAMES.filter((name) => name !== 'international');

describe('the house setup', () => {
  it.each(EIGHT_BY_EIGHT)('lets Black begin and has the one draw rule in %s', (name) => {
    const variant = VARIANTS[name];
    expect(resolveSetup(variant, 'house')).toBe('house');
    expect(firstToMove(variant, 'house')).toBe('black');
    expect(drawRules(variant, 'house')).toEqual([
      { kind: 'quiet', moves: 40, reset: ['capture', 'promotion'], article: 'house rule' },
    ]);
    expect(initialPosition(variant, 'house').turn).toBe('black');
  });

  it('does not exist for international', () => {
    const variant = VARIANTS.international;
    expect(resolveSetup(variant, 'house')).toBe('official');
    expect(firstToMove(variant, 'house')).toBe('white');
    expect(drawRules(variant, 'house')).toBe(variant.officialDraws);
  });

  it('has the very placement of the official one', () => {
    for (const name of VARIANT_NAMES) {
      const variant = VARIANTS[name];
      const { cells } = initialPosition(variant, 'official');
      expect(initialPosition(variant, 'house').cells).toBe(cells);
    }
  });
});

describe('the official setup', () => {
  it.each<[VariantName, string]>([
    ['american', 'black'],
    ['russian', 'white'],
    ['brazilian', 'white'],
    ['spanish', 'white'],
    ['italian', 'white'],
    ['czech', 'white'],
    ['international', 'white'],
  ])('%s is begun by %s', (name, color) => {
    expect(firstToMove(VARIANTS[name], 'official')).toBe(color);
  });
});

describe('a ruleset', () => {
  it.each(EIGHT_BY_EIGHT)('of %s may leave captures free', (name) => {
    const variant = VARIANTS[name];
    for (const forcedCapture of [true, false]) {
      expect(checkRuleset(variant, forcedCapture)).toEqual({
        ok: true,
        value: { variant, forcedCapture },
      });
    }
  });

  it('of international is refused with free captures', () => {
    const variant = VARIANTS.international;
    expect(checkRuleset(variant, true).ok).toBe(true);
    expect(checkRuleset(variant, false)).toEqual({
      ok: false,
      error: { code: 'ruleset.forced-only', variant: 'international' },
    });
  });
});
