import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyMove, crowningRow, rowOf, squareCount } from '../rules/board.ts';
import { legalMoves } from '../rules/moves.ts';
import {
  COLORS,
  VARIANT_NAMES,
  type DrawRule,
  type Move,
  type Position,
  type VariantName,
} from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { drawCounters, repetition, type DrawCounter } from './draws.ts';
import {
  canRedo,
  canUndo,
  createGame,
  currentPosition,
  history,
  legalMovesOf,
  movesPlayed,
  outcome,
  playMove,
  redo,
  undo,
  type Game,
} from './game.ts';
import { SETUPS } from './setups.ts';

/*
 * The draw rules once more, as plainly as they can be said: on every ply from the whole history of
 * positions, without counters carried along and without looking at moves.
 */

const MAIN_ROAD = [3, 7, 10, 14, 17, 21, 24, 28];

const materials = new WeakMap<Position, string>();

const count = (cells: string, pieces: RegExp): number => cells.match(pieces)?.length ?? 0;

/** What both sides have, as `KKM-K`, White first; kept, as histories share their positions. */
function material(position: Position): string {
  const text = materials.get(position) ?? materialIn(position);
  materials.set(position, text);
  return text;
}

function materialIn({ cells }: Position): string {
  const side = (kings: RegExp, men: RegExp): string =>
    'K'.repeat(count(cells, kings)) + 'M'.repeat(count(cells, men));
  return `${side(/W/g, /w/g)}-${side(/B/g, /b/g)}`;
}

function hasEnding(position: Position, named: string): boolean {
  const [first = '', second = ''] = named.split('-').map((side) => side.replace('+', 'K*'));
  const pattern = new RegExp(`^(${first}-${second}|${second}-${first})$`);
  return pattern.test(material(position));
}

function hasLoneKingOnRoad(position: Position): boolean {
  const [white, black] = material(position).split('-');
  const stands = (king: string): boolean =>
    MAIN_ROAD.some((square) => position.cells[square] === king);
  return (white === 'K' && stands('W')) || (black === 'K' && stands('B'));
}

/** Whether between two positions something happened that the rule names. */
function wasReset(rule: DrawRule & { kind: 'quiet' }, before: Position, after: Position): boolean {
  const pieces = (position: Position): number => count(position.cells, /[wWbB]/g);
  const men = (position: Position): string => position.cells.replace(/[WB]/g, 'e');
  const own = before.turn === 'white' ? /W/g : /B/g;
  const happened = {
    capture: pieces(after) < pieces(before),
    promotion: count(after.cells, own) > count(before.cells, own),
    // A capture changes the men too, but then it is a capture, which every rule names.
    manMove: men(after) !== men(before),
  };
  return rule.reset.some((event) => happened[event]);
}

/** Plies towards the rule's draw, or undefined when it does not hold at the end of the history. */
function naivePlies(rule: DrawRule, positions: readonly Position[]): number | undefined {
  const last = positions.at(-1);
  if (last === undefined || rule.kind === 'repetition') return undefined;
  if (rule.kind === 'quiet') {
    if (rule.pieces !== undefined) {
      const pieces = count(last.cells, /[wWbB]/g);
      if (!/W/.test(last.cells) || !/B/.test(last.cells)) return undefined;
      if (pieces < rule.pieces.min || pieces > rule.pieces.max) return undefined;
    }
    const lastReset = positions.findLastIndex((position, index) => {
      const before = positions[index - 1];
      return before !== undefined && wasReset(rule, before, position);
    });
    return positions.length - 1 - Math.max(lastReset, 0);
  }
  const holds = (position: Position): boolean =>
    rule.materials.some((named) => hasEnding(position, named)) &&
    (rule.loneKingOnMainRoad !== true || hasLoneKingOnRoad(position));
  if (rule.keepsRunning === true) {
    const first = positions.findIndex(holds);
    return first < 0 ? undefined : positions.length - 1 - first;
  }
  if (!holds(last)) return undefined;
  return positions.length - 2 - positions.findLastIndex((position) => !holds(position));
}

function naiveRepetitions(positions: readonly Position[]): number {
  const last = positions.at(-1);
  return positions.filter(({ turn, cells }) => turn === last?.turn && cells === last.cells).length;
}

/** What the plain reckoning says of a game that nobody has won: the draw, or what is left to it. */
function naiveView(game: Game): unknown {
  const positions = history(game);
  const times = naiveRepetitions(positions);
  const left = game.rules.flatMap((rule) => {
    const plies = naivePlies(rule, positions);
    if (plies === undefined || rule.kind === 'repetition') return [];
    return [`${rule.article}, ${rule.moves}: ${2 * rule.moves - plies}`];
  });
  const repeated = game.rules.some((rule) => rule.kind === 'repetition' && times >= rule.times);
  const drawn = repeated || left.some((text) => text.endsWith(': 0'));
  return { times, drawn, left: drawn ? [] : left.toSorted() };
}

/** The same, as the game tells it. */
function viewOf(game: Game): unknown {
  const left = drawCounters(game).map(
    ({ rule, total, pliesLeft }) => `${rule.article}, ${total}: ${pliesLeft}`,
  );
  const { times } = repetition(game);
  return { times, drawn: outcome(game) !== undefined, left: left.toSorted() };
}

/* Random games. */

/** An ending: a few pieces anywhere, kings more often than men, men never on their crowning row. */
function endingOf(name: VariantName): fc.Arbitrary<Position> {
  const variant = VARIANTS[name];
  const square = fc.nat(squareCount(variant) - 1);
  const piece = fc.constantFrom('W', 'B', 'W', 'B', 'w', 'b');
  const pieces = fc.uniqueArray(fc.tuple(square, piece), {
    minLength: 2,
    maxLength: 7,
    selector: ([taken]) => taken,
  });
  return fc.tuple(pieces, fc.constantFrom(...COLORS)).map(([placed, turn]) => {
    const cells = new Array<string>(squareCount(variant)).fill('e');
    for (const [at, letter] of placed) {
      const color = letter.toLowerCase() === 'w' ? 'white' : 'black';
      const crowned = rowOf(variant, at) === crowningRow(variant, color);
      cells[at] = crowned ? letter.toUpperCase() : letter;
    }
    return { turn, cells: cells.join('') };
  });
}

const gameArbitrary = fc
  .tuple(fc.constantFrom(...VARIANT_NAMES), fc.constantFrom(...SETUPS), fc.boolean())
  .chain(([name, setup, forced]) => {
    const variant = VARIANTS[name];
    const ruleset = { variant, forcedCapture: forced || !variant.houseRules };
    const start = fc.option(endingOf(name), { nil: undefined, freq: 4 });
    return start.map((position) =>
      createGame({ ruleset, setup, ...(position && { start: position }) }),
    );
  });

/**
 * All states of a game played at random until it ends, or for that many plies. Three times of four
 * the move is one that offers nothing, if there is one: else few games would live to a draw.
 */
function playOut(game: Game, seed: number, plies: number): readonly Game[] {
  const games = [game];
  const random = randomFrom(seed);
  for (let ply = 0; ply < plies; ply += 1) {
    const last = games.at(-1) ?? game;
    const legal = legalMovesOf(last);
    if (legal.length === 0) break;
    const safe = random(4) > 0 ? legal.filter((move) => offersNothing(last, move)) : [];
    const pool = safe.length > 0 ? safe : legal;
    const move = pool[random(pool.length)];
    if (move !== undefined) games.push(playMove(last, move));
  }
  return games;
}

function offersNothing(game: Game, move: Move): boolean {
  const next = applyMove(currentPosition(game), move);
  return legalMoves(game.ruleset, next).every(({ captures }) => captures.length === 0);
}

/** A small generator of whole numbers below a bound; good enough for choosing moves. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function isPossible({ total, movesLeft, pliesLeft }: DrawCounter): boolean {
  return pliesLeft > 0 && movesLeft === Math.ceil(pliesLeft / 2) && movesLeft <= total;
}

const seeds = fc.nat(2 ** 31);

describe('random games', () => {
  it('have the outcome and the counters of the plain reckoning on every ply', () => {
    fc.assert(
      fc.property(gameArbitrary, seeds, (game, seed) => {
        const open = playOut(game, seed, 130).filter((state) => outcome(state)?.kind !== 'win');
        expect(open.map(viewOf)).toEqual(open.map(naiveView));
      }),
      { numRuns: 150 },
    );
  });

  it('go on exactly while there are moves, and end in an outcome', () => {
    fc.assert(
      fc.property(gameArbitrary, seeds, (game, seed) => {
        const games = playOut(game, seed, 100);
        const over = games.map((state) => outcome(state) !== undefined);
        expect(games.map((state) => legalMovesOf(state).length === 0)).toEqual(over);
        expect(games.flatMap(drawCounters).every(isPossible)).toBe(true);
      }),
    );
  });

  it('come back the same by undo and redo, and after the same move played again', () => {
    fc.assert(
      fc.property(gameArbitrary, seeds, fc.nat(60), (game, seed, back) => {
        const games = playOut(game, seed, 60);
        const last = games.at(-1) ?? game;
        const steps = Math.min(back, games.length - 1);
        let state = last;
        for (let step = 0; step < steps; step += 1) state = undo(state);
        const expected = games[games.length - 1 - steps] ?? game;
        expect(canUndo(state)).toBe(steps < games.length - 1);
        expect(canRedo(state)).toBe(steps > 0);
        expect(currentPosition(state)).toEqual(currentPosition(expected));
        expect(movesPlayed(state)).toEqual(movesPlayed(expected));
        expect(drawCounters(state)).toEqual(drawCounters(expected));
        expect(outcome(state)).toEqual(outcome(expected));
        let redone = state;
        let again = state;
        for (const move of movesPlayed(last).slice(games.length - 1 - steps)) {
          redone = redo(redone);
          again = playMove(again, move);
        }
        expect(redone).toEqual(last);
        expect(again).toEqual(last);
      }),
    );
  });
});
