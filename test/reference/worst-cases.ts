/**
 * Looks for positions that cost the product's generator most, by climbing from random ones:
 * node scripts/run-ts.mjs test/reference/worst-cases.ts [--seconds 20] [--variant LIST] [--seed n]
 *     [--of moves|jumps] [--write]
 *
 * `--of jumps` climbs by the time of asking for the first jumps of a capture instead of the legal
 * moves. `--write` puts the worst of each board size into test/fixtures/worst-cases.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BadArgument, gamesIn, positiveNumberOf, wholeNumberOf } from '../../scripts/tool-args.ts';
import { formatFen } from '../../src/notation/fen.ts';
import { legalMoves } from '../../src/rules/moves.ts';
import { nextHops } from '../../src/rules/routes.ts';
import { VARIANTS } from '../../src/rules/variants.ts';
import { COLORS, type Position, type Ruleset } from '../../src/rules/types.ts';
import { positionOf } from '../rules/support.ts';
import { lastRow, spotsOf } from './board.ts';
import { REFERENCE_GAMES, type ReferenceGame } from './games.ts';
import { randomFrom, type Random } from './random.ts';

const FIXTURE = 'test/fixtures/worst-cases.json';
/** Kept for each size of board. */
const KEPT = 12;
/** Of these, at most so many of one game. */
const KEPT_PER_GAME = 4;
/** Steps without a worse position after which a climb begins anew. */
const PATIENCE = 400;

interface WorstCase {
  readonly variant: Ruleset['variant']['name'];
  readonly position: string;
  /** How many legal moves it has. */
  readonly moves: number;
}

interface Found {
  readonly ruleset: Ruleset;
  readonly position: Position;
  readonly milliseconds: number;
}

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '20' },
    variant: { type: 'string', default: 'all' },
    seed: { type: 'string', default: '1' },
    of: { type: 'string', default: 'moves' },
    write: { type: 'boolean', default: false },
  },
});

const SECONDS = positiveNumberOf('--seconds', values.seconds);
const SEED = wholeNumberOf('--seed', values.seed, { least: 0 });
if (!['moves', 'jumps'].includes(values.of)) {
  throw new BadArgument(`--of takes moves or jumps, not ${values.of}`);
}

const found = gamesIn(values.variant).flatMap((variant) =>
  search({ variant, forcedCapture: true }),
);
const worst = [8, 10].flatMap((size) =>
  theWorst([...known(), ...found].filter(({ ruleset }) => ruleset.variant.size === size)),
);
for (const each of worst) report(each);
if (values.write) {
  const lines = worst.map((each) => JSON.stringify(asFixture(each)));
  writeFileSync(FIXTURE, `[\n${lines.join(',\n')}\n]\n`);
}

/** The worst position of each climb, until the time is up. */
function search(ruleset: Ruleset): readonly Found[] {
  const random = randomFrom(SEED);
  const end = performance.now() + 1000 * SECONDS;
  const peaks: Found[] = [];
  while (performance.now() < end) peaks.push(climb(ruleset, random, end));
  return theWorst(peaks);
}

function climb(ruleset: Ruleset, random: Random, end: number): Found {
  const game = REFERENCE_GAMES[ruleset.variant.name];
  let peak = measured(ruleset, beginning(game, random));
  for (let idle = 0; idle < PATIENCE && performance.now() < end; idle++) {
    const next = measured(ruleset, changed(game, random, peak.position));
    if (next.milliseconds <= peak.milliseconds) continue;
    // Measured again, so that a hiccup of the machine is not taken for a peak.
    const again = measured(ruleset, next.position);
    if (again.milliseconds <= peak.milliseconds) continue;
    peak = again;
    idle = 0;
  }
  return peak;
}

/** The shortest of three runs: the machine has other things to do. */
function measured(ruleset: Ruleset, position: Position): Found {
  const work = values.of === 'jumps' ? firstJumps : legalMoves;
  return { ruleset, position, milliseconds: shortest(() => work(ruleset, position)) };
}

/** What the first move's piece can jump first: what a screen asks when it is picked up. */
function firstJumps(ruleset: Ruleset, position: Position): unknown {
  const [first] = legalMoves(ruleset, position);
  return first && nextHops(ruleset, position, [first.from]);
}

function shortest(work: () => unknown): number {
  const runs = [1, 2, 3].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

/** Targets off the edge two squares apart, hunted by a few kings. */
function beginning(game: ReferenceGame, random: Random): Position {
  const parity = random.between(0, 1);
  const dense = 0.5 + random.next() / 2;
  const cells = spotsOf(game).map(({ row, column }) => {
    const inside = [row, column].every((place) => place > 0 && place < game.size - 1);
    if (inside && row % 2 === parity) return random.next() < dense ? 'B' : 'e';
    return random.next() < 0.08 ? 'W' : 'e';
  });
  return { turn: 'white', cells: cells.join('') };
}

/** One or a few squares get another content; sides keep to the number of pieces they may have. */
function changed(game: ReferenceGame, random: Random, position: Position): Position {
  const cells = position.cells.split('');
  for (let changes = random.between(1, 3); changes > 0; changes--) {
    const square = random.between(0, cells.length - 1);
    const other = random.between(0, cells.length - 1);
    if (random.next() < 0.5) {
      [cells[square], cells[other]] = [cells[other] ?? 'e', cells[square] ?? 'e'];
    } else {
      cells[square] = random.pick(['e', 'W', 'B', 'w', 'b']);
    }
  }
  const next = cells.join('');
  return isPossible(game, next) ? { turn: position.turn, cells: next } : position;
}

function isPossible(game: ReferenceGame, cells: string): boolean {
  const most = (game.rowsOfMen * game.size) / 2;
  const manOnLastRow = spotsOf(game).some(({ row }, square) =>
    COLORS.some((color) => row === lastRow(game, color) && cells[square] === color[0]),
  );
  return (
    !manOnLastRow &&
    cells.replace(/[^wW]/g, '').length <= most &&
    cells.replace(/[^bB]/g, '').length <= most
  );
}

/** The worst, none of them twice, and not all of one game. */
function theWorst(all: readonly Found[]): readonly Found[] {
  const kept: Found[] = [];
  for (const each of [...all].sort((one, other) => other.milliseconds - one.milliseconds)) {
    const ofGame = kept.filter(({ ruleset }) => ruleset.variant === each.ruleset.variant);
    const alone = each.ruleset.variant.size === 10;
    const room = alone || ofGame.length < KEPT_PER_GAME;
    const isNew = ofGame.every(({ position }) => position.cells !== each.position.cells);
    if (room && isNew && kept.length < KEPT) kept.push(each);
  }
  return kept;
}

/** What the fixtures hold so far, measured anew. */
function known(): readonly Found[] {
  try {
    const cases = JSON.parse(readFileSync(FIXTURE, 'utf8')) as readonly WorstCase[];
    return cases.map(({ variant, position }) => {
      const ruleset = { variant: VARIANTS[variant], forcedCapture: true };
      return measured(ruleset, positionOf(ruleset.variant, position));
    });
  } catch {
    return [];
  }
}

function asFixture({ ruleset, position }: Found): WorstCase {
  return {
    variant: ruleset.variant.name,
    position: formatFen(ruleset.variant, position),
    moves: legalMoves(ruleset, position).length,
  };
}

function report(each: Found): void {
  const { variant, position, moves } = asFixture(each);
  const all = shortest(() => legalMoves(each.ruleset, each.position));
  const jumps = shortest(() => firstJumps(each.ruleset, each.position));
  const longest = Math.max(
    0,
    ...legalMoves(each.ruleset, each.position).map(({ captures }) => captures.length),
  );
  process.stdout.write(
    `${all.toFixed(2)} ms for ${moves} moves (the longest takes ${longest}), ` +
      `${jumps.toFixed(1)} ms for the first jumps: ${variant} ${position}\n`,
  );
}
