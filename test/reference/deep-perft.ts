/**
 * Every leaf count of the tables from the product, to the greatest depths:
 * npm run perft:deep -- [--limit nodes] [--variant LIST]
 */
import { parseArgs } from 'node:util';
import { gamesIn, wholeNumberOf } from '../../scripts/tool-args.ts';
import { perft } from '../../src/rules/perft.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import { DEEPER_ROWS, FIXTURE_ROWS, HARD_ROWS } from '../rules/perft-tables.ts';
import type { PerftRow } from '../rules/perft-tables.ts';
import { positionOf } from '../rules/support.ts';

const { values } = parseArgs({
  options: {
    limit: { type: 'string' },
    variant: { type: 'string', default: 'all' },
  },
});

const limit = values.limit === undefined ? Infinity : wholeNumberOf('--limit', values.limit);
const names = gamesIn(values.variant).map(({ name }) => name);

const rows = [...FIXTURE_ROWS, ...HARD_ROWS, ...DEEPER_ROWS].filter(({ variant }) =>
  names.includes(variant),
);
const wrong = rows.map((row) => wrongDepths(row)).filter((bad) => bad > 0);
process.stdout.write(`${rows.length} rows, ${wrong.length} wrong\n`);
process.exitCode = wrong.length > 0 ? 1 : 0;

/** Prints a row; the number of depths at which the product counts something else. */
function wrongDepths(row: PerftRow): number {
  const { variant, position, forcedCapture, nodes } = row;
  const ruleset = { variant: VARIANTS[variant], forcedCapture };
  const start = positionOf(ruleset.variant, position);
  const expected = nodes.filter((count) => count <= limit);
  const begun = performance.now();
  const counts = expected.map((_, index) => perft(ruleset, start, index + 1));
  const seconds = (performance.now() - begun) / 1000;
  const bad = counts.filter((count, index) => count !== expected[index]).length;
  process.stdout.write(
    `${bad === 0 ? 'right' : 'WRONG'} ${variant} ${position}${forcedCapture ? '' : ' (not forced)'}, ` +
      `depth ${counts.length}: ${counts.at(-1)} in ${seconds.toFixed(1)} s\n` +
      (bad === 0 ? '' : `  counted  ${counts.join(' ')}\n  expected ${expected.join(' ')}\n`),
  );
  return bad;
}
