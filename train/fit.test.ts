import { expect, it } from 'vitest';
import { TERMS, UNIT } from '../src/engine/weights-layout.ts';
import { VARIANTS } from '../src/rules/variants.ts';
import { buildDataset } from './dataset.ts';
import { FIT, fit } from './fit.ts';
import { randomFrom } from './random.ts';
import { writeRecords, type TrainingRecord } from './records.ts';

const variant = VARIANTS.american;

/** Some men of either side anywhere but on the last rows. */
function randomMen(game: number): TrainingRecord {
  const random = randomFrom(game);
  let own = 0n;
  let opp = 0n;
  for (let bit = 5; bit < 31; bit++) {
    if (bit % 9 === 4) continue;
    const what = random(4);
    if (what === 0) own |= 1n << BigInt(bit);
    if (what === 1) opp |= 1n << BigInt(bit);
  }
  const men = (set: bigint): number => set.toString(2).replaceAll('0', '').length;
  const ahead = men(own) - men(opp);
  const score = 100 * ahead;
  // Whoever has more men wins; a little chance, or no weight could be great enough.
  const result = random(5) === 0 ? random(3) : 1 + Math.sign(ahead);
  return { own: own | 1n, opp: opp | (1n << 35n), kings: 0n, side: random(2), score, result, game };
}

it('learns that men win games', () => {
  const records = Array.from({ length: 4000 }, (_, game) => randomMen(game));
  const data = buildDataset(variant, [
    writeRecords(records.slice(0, 1000)),
    writeRecords(records.slice(1000)),
  ]);
  expect(data).toMatchObject({ size: 4000, games: 4000 });
  const losses: number[] = [];
  const fitted = fit(variant, data, FIT, undefined, (_, loss) => losses.push(loss));
  expect(losses).toHaveLength(FIT.epochs);
  expect(fitted.loss).toBe(Math.min(fitted.lossBefore, ...losses));
  const man = TERMS.indexOf('man');
  const mean = ((fitted.pairs[2 * man] ?? 0) + (fitted.pairs[2 * man + 1] ?? 0)) / 2 / UNIT;
  // A man is 100 in all; being ahead tells by the share of it, too.
  expect(mean).toBeGreaterThan(40);
  expect(mean).toBeLessThan(130);
  const again = fit(variant, data, FIT, undefined);
  expect(again.pairs).toEqual(fitted.pairs);
});
