import { matchesPath, nextHops } from '../../src/rules/routes.ts';
import type { Move, Position, Ruleset } from '../../src/rules/types.ts';
import { REFERENCE_GAMES } from './games.ts';
import { referenceMoves, type ReferenceMove, type ReferenceRoute } from './generator.ts';
import { randomFrom, type Random } from './random.ts';

/** Positions with more routes than this are left out: every stop of each is asked for. */
const MOST_ROUTES = 300;

/**
 * What the product's routes and the reference's do not agree on: which jumps may follow at every
 * stop of every legal capture, and which lists of squares describe which move. Undefined when there
 * are no captures, or too many routes.
 */
export function routeProblems(
  ruleset: Ruleset,
  position: Position,
  seed: number,
): readonly string[] | undefined {
  const game = REFERENCE_GAMES[ruleset.variant.name];
  const moves = referenceMoves(game, ruleset.forcedCapture, position, 100_000);
  const captures = moves.filter((move) => move.captures.length > 0);
  const routes = captures.flatMap((move) => move.routes);
  if (routes.length === 0 || routes.length > MOST_ROUTES) return undefined;
  return [
    ...hopProblems(ruleset, position, routes),
    ...pathProblems(ruleset, position, captures, randomFrom(seed)),
  ];
}

function hopProblems(
  ruleset: Ruleset,
  position: Position,
  routes: readonly ReferenceRoute[],
): readonly string[] {
  return [...hopsByStops(routes)].flatMap(([key, { stops, hops }]) => {
    const actual = nextHops(ruleset, position, stops).map(({ captured, to }) => hop(captured, to));
    const expected = [...hops].sort();
    return actual.sort().join('; ') === expected.join('; ')
      ? []
      : [`after ${key}: ${actual.join('; ')} instead of ${expected.join('; ')}`];
  });
}

/** For every way to begin a capture, complete ones included, the jumps that may follow. */
function hopsByStops(
  routes: readonly ReferenceRoute[],
): ReadonlyMap<string, { readonly stops: readonly number[]; readonly hops: Set<string> }> {
  const byStops = new Map<string, { stops: readonly number[]; hops: Set<string> }>();
  for (const { path, captures } of routes) {
    path.forEach((_, index) => {
      const stops = path.slice(0, index + 1);
      const key = stops.join('-');
      const entry = byStops.get(key) ?? { stops, hops: new Set() };
      const captured = captures[index];
      const to = path[index + 1];
      if (captured !== undefined && to !== undefined) entry.hops.add(hop(captured, to));
      byStops.set(key, entry);
    });
  }
  return byStops;
}

function hop(captured: number, to: number): string {
  return `takes ${captured}, lands on ${to}`;
}

/** Every move against some of the stops of every route between the same two squares. */
function pathProblems(
  ruleset: Ruleset,
  position: Position,
  captures: readonly ReferenceMove[],
  random: Random,
): readonly string[] {
  return captures.flatMap((move) => {
    const alike = captures.filter(({ from, to }) => from === move.from && to === move.to);
    return alike
      .flatMap(({ routes }) => routes)
      .slice(0, 50)
      .flatMap(({ path }) => {
        const squares = someOf(path, random);
        const expected = move.routes.some((route) => describes(squares, route.path));
        const actual = matchesPath(ruleset, position, asMove(move), squares);
        return actual === expected
          ? []
          : [
              `${squares.join('-')} for [${move.captures.join()}]: ${actual} instead of ${expected}`,
            ];
      });
  });
}

/** The ends of a path and some of the stops between. */
function someOf(path: readonly number[], random: Random): readonly number[] {
  const share = random.pick([0, 0.5, 1]);
  return path.filter(
    (_, index) => index === 0 || index === path.length - 1 || random.next() < share,
  );
}

/** Whether the squares are the ends of the path and some of its stops, in its order. */
function describes(squares: readonly number[], path: readonly number[]): boolean {
  const stops = path.slice(1, -1);
  let from = 0;
  return squares.slice(1, -1).every((square) => {
    const found = stops.indexOf(square, from);
    from = found + 1;
    return found >= 0;
  });
}

/** As the product has it: one legal route, captures in the order of that route. */
function asMove({ from, to, crowned, routes }: ReferenceMove): Move {
  return { from, to, crowned, captures: [], path: [], ...routes[0] };
}
