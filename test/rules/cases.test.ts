import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../../src/rules/variants.ts';
import type { VariantName } from '../../src/rules/types.ts';
import cases from '../fixtures/cases.json';
import { inOrder, legal } from './support.ts';

interface ExpectedMove {
  readonly from: string;
  readonly to: string;
  readonly captures: readonly string[];
  readonly crowned?: boolean;
}

interface Case {
  readonly variant: VariantName;
  readonly position: string;
  readonly why: string;
  readonly moves: readonly ExpectedMove[];
}

/** As `describeMove` writes it. */
function asText({ from, to, captures, crowned }: ExpectedMove): string {
  const taken = captures.length > 0 ? ` (${[...captures].sort(inOrder).join()})` : '';
  return `${from}${taken === '' ? '-' : 'x'}${to}${taken}${crowned === true ? ' =K' : ''}`;
}

describe('positions whose legal moves are known', () => {
  it.each(cases as readonly Case[])('$variant $position: $why', ({ variant, position, moves }) => {
    expect(legal(variant, position)).toEqual(moves.map(asText).sort(inOrder));
  });

  it('are there for every game', () => {
    const covered = new Set(cases.map(({ variant }) => variant));
    expect([...covered].sort()).toEqual(Object.keys(VARIANTS).sort());
  });
});
