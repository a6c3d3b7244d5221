// How many positions of the suites the engine solves: npm run suite -- [--variant LIST] [--nodes N] [--check]
// With --nodes each gets so many; without, what its file says. Those it does not solve are listed.
// With --check the plain second search is asked, too, whether it agrees with the files.
import { parseArgs } from 'node:util';
import { formatPath } from '../../src/notation/moves.ts';
import type { VariantName } from '../../src/rules/types.ts';
import {
  KINDS,
  SUITES,
  bestMoves,
  rulesetOf,
  suiteSolver,
  type Attempt,
  type SuitePosition,
} from '../../test/suites/suites.ts';
import { positionOf } from '../../test/rules/support.ts';
import { gamesIn, wholeNumberOf } from '../tool-args.ts';
import { isConfirmed } from './proof.ts';

const { values } = parseArgs({
  options: {
    variant: { type: 'string', default: 'all' },
    nodes: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});

const nodes = values.nodes === undefined ? undefined : wholeNumberOf('--nodes', values.nodes);
const games = gamesIn(values.variant);

const solve = suiteSolver();
for (const { name } of games) {
  report(name);
  if (values.check) check(name);
}

function report(name: VariantName): void {
  const attempts = SUITES[name].map((entry) => ({ entry, ...solve(name, entry, nodes) }));
  const failed = attempts.filter(({ solved }) => !solved);
  for (const { entry, found } of failed) console.log(`  ${describeFailure(name, entry, found)}`);
  const sum = (of: (attempt: Attempt) => number): number =>
    attempts.reduce((total, attempt) => total + of(attempt), 0);
  const kinds = KINDS.map((kind) => {
    const ofKind = attempts.filter(({ entry }) => entry.kind === kind);
    return `${kind} ${ofKind.filter(({ solved }) => solved).length}/${ofKind.length}`;
  });
  console.log(
    `${name.padEnd(14)} ${attempts.length - failed.length} of ${attempts.length} solved ` +
      `(${kinds.join(', ')}), ${sum(({ found }) => found.nodes)} nodes, ` +
      `${sum(({ found }) => found.milliseconds).toFixed(0)} ms`,
  );
}

function check(name: VariantName): void {
  const ruleset = rulesetOf(name);
  const tally = { confirmed: 0, denied: 0, open: 0 };
  for (const entry of SUITES[name]) {
    const position = positionOf(ruleset.variant, entry.fen);
    const word = isConfirmed(ruleset, position, entry, bestMoves(ruleset, entry));
    tally[word === undefined ? 'open' : word ? 'confirmed' : 'denied']++;
    if (word === false) console.log(`  denied: ${entry.kind} ${entry.result} ${entry.fen}`);
  }
  console.log(
    `  ${tally.confirmed} confirmed, ${tally.denied} denied, ${tally.open} for the tables of endings`,
  );
  if (tally.denied > 0) process.exitCode = 1;
}

function describeFailure(
  name: VariantName,
  { fen, kind, result, best }: SuitePosition,
  { move, score }: Attempt['found'],
): string {
  const played = move === undefined ? 'nothing' : formatPath(rulesetOf(name).variant, move);
  const said = score.type === 'cp' ? `${score.value} cp` : `${score.type} in ${score.plies}`;
  return `${kind} ${result} ${fen}: ${best.join(' or ')}, not ${played} (${said})`;
}
