/**
 * Puts many random positions to the product's generator and to the reference:
 * npm run agree -- [--positions 20000] [--variant LIST] [--seed n]
 */
import { parseArgs } from 'node:util';
import { gamesIn, wholeNumberOf } from '../../scripts/tool-args.ts';
import type { Ruleset, Variant } from '../../src/rules/types.ts';
import { comparePosition, explain } from './agreement.ts';
import { REFERENCE_GAMES } from './games.ts';
import { randomPosition } from './random-positions.ts';

/** Disagreements shown in full, per ruleset. */
const SHOWN = 5;

interface Tally {
  positions: number;
  withCaptures: number;
  withLongCaptures: number;
  withKings: number;
  moves: number;
  longest: number;
  givenUp: number;
  disagreements: number;
}

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '20000' },
    variant: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
  },
});

const POSITIONS = wholeNumberOf('--positions', values.positions);
const SEED = wholeNumberOf('--seed', values.seed, { least: 0 });

let disagreements = 0;
for (const ruleset of gamesIn(values.variant).flatMap(rulesetsOf)) {
  const start = performance.now();
  const tally = agree(ruleset, POSITIONS, SEED);
  disagreements += tally.disagreements;
  report(ruleset, tally, performance.now() - start);
}
process.exitCode = disagreements > 0 ? 1 : 0;

function rulesetsOf(variant: Variant): readonly Ruleset[] {
  const choices = variant.houseRules ? [true, false] : [true];
  return choices.map((forcedCapture) => ({ variant, forcedCapture }));
}

function agree(ruleset: Ruleset, positions: number, seed: number): Tally {
  const game = REFERENCE_GAMES[ruleset.variant.name];
  const tally: Tally = {
    positions: 0,
    withCaptures: 0,
    withLongCaptures: 0,
    withKings: 0,
    moves: 0,
    longest: 0,
    givenUp: 0,
    disagreements: 0,
  };
  // Positions the reference gives up on do not count: others take their place.
  for (let next = seed; tally.positions < positions; next++) {
    const position = randomPosition(game, next);
    const comparison = comparePosition(ruleset, position, 200_000);
    if (!comparison) {
      tally.givenUp++;
      continue;
    }
    tally.positions++;
    tally.moves += comparison.moves;
    tally.longest = Math.max(tally.longest, comparison.longestCapture);
    if (comparison.longestCapture > 0) tally.withCaptures++;
    if (comparison.longestCapture > 2) tally.withLongCaptures++;
    if (/[WB]/.test(position.cells)) tally.withKings++;
    if (comparison.problems.length > 0 && tally.disagreements++ < SHOWN) {
      process.stdout.write(`seed ${next}, ${explain(ruleset, position)}\n`);
    }
  }
  return tally;
}

function report({ variant, forcedCapture }: Ruleset, tally: Tally, milliseconds: number): void {
  const name = `${variant.name}${forcedCapture ? '' : ' (capture not forced)'}`;
  process.stdout.write(
    `${name.padEnd(32)} ${tally.positions} positions, ${tally.withCaptures} with captures ` +
      `(${tally.withLongCaptures} of three or more, longest ${tally.longest}), ` +
      `${tally.withKings} with kings, ${tally.moves} moves, ${tally.givenUp} given up, ` +
      `${tally.disagreements} disagreements, ${(milliseconds / 1000).toFixed(1)} s\n`,
  );
}
