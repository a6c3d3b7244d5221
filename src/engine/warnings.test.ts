import { expect, it } from 'vitest';
import { onceAGame } from './warnings.ts';
import type { WeightsError } from './weights.ts';

it('tells of each game once', () => {
  const told: WeightsError[] = [];
  const tell = onceAGame((error) => told.push(error));
  const russian: WeightsError = { code: 'weights.missing', variant: 'russian' };
  const czech: WeightsError = { code: 'weights.damaged', variant: 'czech' };
  [russian, czech, russian, { ...czech, code: 'weights.missing' } as const].forEach(tell);
  expect(told).toEqual([russian, czech]);
});
