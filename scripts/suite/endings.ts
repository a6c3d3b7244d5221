// Endings of few pieces, solved to the end.

import { formatFen } from '../../src/notation/fen.ts';
import { formatPath } from '../../src/notation/moves.ts';
import { applyMove } from '../../src/rules/board.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import type { Position, Ruleset } from '../../src/rules/types.ts';
import type { SuitePosition } from '../../test/suites/suites.ts';
import type { Random } from '../../train/random.ts';
import { placedAtRandom } from './candidates.ts';
import { solveEndings, type Verdict } from './ending-table.ts';

export type Ending = Omit<SuitePosition, 'nodes'>;

/** Endings that are solved together, because one can come of another. */
export type Family = readonly string[];

const THREE_PIECES: Family = ['KM-K', 'KK-K', 'MM-K', 'KM-M', 'MM-M', 'KK-M'];
const KINGS: Family = ['KKK-K'];
const TWO_EACH: Family = ['KK-KK'];

/** What is solved of a game: where kings fly three of them hunt one, else two fight two. */
export function familiesOf({ variant }: Ruleset): readonly Family[] {
  // On 50 squares there is room for more positions than memory.
  if (variant.size === 10) return [['KM-K', 'KK-K']];
  return [THREE_PIECES, variant.flyingKings ? KINGS : TWO_EACH];
}

const SAMPLES = 3000;
const MOST_POSITIONS = 700_000;
/** A win in fewer plies is no ending, and a longer one no task for so few nodes. */
const WIN_PLIES = { least: 5, most: 25 };
/** At most so many of a hundred moves may be right. */
const MOST_RIGHT = 50;

/** Positions of these endings in which few moves are right, in random order. */
export function* endingsOf(ruleset: Ruleset, family: Family, random: Random): Generator<Ending> {
  const samples = Array.from({ length: SAMPLES }, (_, index) =>
    placedAtRandom(ruleset.variant, family[index % family.length] ?? '', random),
  );
  const verdictOn = solveEndings(ruleset, samples, MOST_POSITIONS);
  if (verdictOn === undefined) return;
  for (const position of samples) {
    const ending = endingAt(ruleset, position, verdictOn);
    if (ending !== undefined) yield ending;
  }
}

function endingAt(
  ruleset: Ruleset,
  position: Position,
  verdictOn: (position: Position) => Verdict,
): Ending | undefined {
  const verdict = verdictOn(position);
  if (verdict.type === 'loss') return undefined;
  const { least, most } = WIN_PLIES;
  if (verdict.type === 'win' && (verdict.plies < least || verdict.plies > most)) return undefined;
  const legal = legalMoves(ruleset, position);
  const wanted = verdict.type === 'win' ? 'loss' : 'draw';
  const right = legal.filter((move) => verdictOn(applyMove(position, move)).type === wanted);
  if (right.length === legal.length || right.length * 100 > legal.length * MOST_RIGHT) {
    return undefined;
  }
  return {
    fen: formatFen(ruleset.variant, position),
    kind: 'ending',
    result: verdict.type,
    best: right.map((move) => formatPath(ruleset.variant, move)),
    ...(verdict.type === 'win' ? { plies: verdict.plies } : {}),
  };
}
