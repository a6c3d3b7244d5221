import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { createGame, isSameMove, legalMovesOf, movesPlayed, playMove } from '../game/game.ts';
import { positionOf, rulesetOf } from '../game/test-support.ts';
import { formatPath } from '../notation/moves.ts';
import { squareName } from '../notation/squares.ts';
import { createSession } from '../plain/session.ts';
import type { Position, Square, VariantName } from '../rules/types.ts';
import { choose, choosableSquares, NO_SELECTION, type Selection } from './selection.ts';
import { testScreen } from './test-support.ts';

/** c3 takes d4, and from e5 either f6 or d6: two ways to go on. */
const FORK = positionOf('russian', 'W:Wc3,a1:Bd4,f6,d6,h2');
/** Two captures with the same start and end (PDN 3.0's own example). */
const TWINS = positionOf('international', 'W:WK47:B14,19,29,31,42');

async function open(start: Position = FORK, variant: VariantName = 'russian') {
  const screen = await testScreen({ variant, start, humanColor: 'both' });
  const name = (square: Square | undefined): string =>
    square === undefined
      ? '-'
      : squareName(screen.controller.ui().session.options.ruleset.variant, square);
  return {
    ...screen,
    stops: () => screen.controller.ui().selection.hops.map(({ to }) => name(to)),
    selected: () => name(screen.controller.ui().selection.selected),
    played: () => {
      const { game, options } = screen.controller.ui().session;
      return movesPlayed(game).map((move) => formatPath(options.ruleset.variant, move));
    },
  };
}

describe('a capture jump by jump', () => {
  it('makes the jumps without a choice and asks at the fork', async () => {
    const screen = await open();
    await screen.clickSquare('c3');
    expect([screen.selected(), screen.stops()]).toEqual(['c3', []]);
    await screen.clickSquare('e5');
    expect(screen.stops()).toEqual(['e5']);
    // The jumped piece stays, marked.
    expect(screen.text(48, 14)).toContain('>●<');
    await screen.clickSquare('c7');
    expect(screen.played()).toEqual(['c3:e5:c7']);
  });

  it('goes by Tab and Enter too', async () => {
    const screen = await open();
    await screen.press('tab', 'enter', 'tab', 'enter', 'tab', 'enter');
    expect(screen.played()).toHaveLength(1);
  });

  it('goes by Enter alone where there is no choice, and waits at the fork', async () => {
    const screen = await open();
    await screen.press('enter', 'enter');
    expect([screen.selected(), screen.stops()]).toEqual(['c3', ['e5']]);
    await screen.press('escape');
    expect([screen.selected(), screen.stops()]).toEqual(['-', []]);
    await screen.press('enter', 'enter', 'tab', 'enter');
    expect(screen.played()).toHaveLength(1);
  });

  it('goes straight to the end where that is clear', async () => {
    const screen = await open(positionOf('russian', 'W:WKa1,h2:Bb2,d6,f4,f6,b6'));
    await screen.clickSquare('a1');
    await screen.clickSquare('a7');
    expect(screen.played()).toEqual(['a1:d4:a7']);
  });

  it('puts the piece down with Esc, and with a second click', async () => {
    const screen = await open();
    await screen.clickSquare('c3');
    await screen.press('escape');
    expect([screen.selected(), screen.stops(), screen.played()]).toEqual(['-', [], []]);
    await screen.clickSquare('c3');
    await screen.clickSquare('e5');
    await screen.clickSquare('e5');
    expect(screen.selected()).toBe('-');
  });

  it('goes one choice back with Esc', async () => {
    const screen = await open(TWINS, 'international');
    // The only piece that can move.
    await screen.press('enter');
    expect(screen.selected()).toBe('47');
    await screen.clickSquare('38');
    expect(screen.stops()).toEqual(['38']);
    await screen.clickSquare('24');
    expect(screen.played()).toEqual(['47x38x24x13x36']);
    await screen.press('u');
    expect(screen.played()).toEqual([]);
  });
});

describe('moves that are written alike', () => {
  it('are listed with full paths and chosen by number', async () => {
    const screen = await open(TWINS, 'international');
    await screen.press('4', '7', '3', '6', 'enter');
    expect(screen.text()).toContain('Which one? [1) 47x38x20x9x36]  2) 47x38x24x13x36');
    await screen.press('2');
    expect(screen.played()).toEqual(['47x38x24x13x36']);
  });

  it('are chosen with the arrows and Enter as well, and closed with Esc', async () => {
    const screen = await open(TWINS, 'international');
    await screen.press('4', '7', '3', '6', 'enter', 'escape', 'enter', 'down', 'enter');
    expect(screen.played()).toEqual(['47x38x24x13x36']);
  });

  it('are listed when their common end is clicked', async () => {
    const screen = await open(TWINS, 'international');
    await screen.clickSquare('47');
    await screen.clickSquare('36');
    expect(screen.text()).toContain('Which one?');
  });
});

test.each<VariantName>(['russian', 'international', 'italian', 'brazilian', 'czech'])(
  'every legal move can be reached jump by jump (%s)',
  (variant) => {
    const ruleset = rulesetOf(variant);
    fc.assert(
      fc.property(
        fc.infiniteStream(fc.nat()),
        fc.integer({ min: 1, max: 60 }),
        (chances, plies) => {
          let game = createGame({ ruleset, setup: 'official' });
          for (let ply = 0; ply < plies; ply += 1) {
            const legal = legalMovesOf(game);
            const move = legal[(chances.next().value ?? 0) % legal.length];
            if (move === undefined) break;
            game = playMove(game, move);
          }
          const session = {
            ...createSession({ ruleset, setup: 'official', humanColor: 'both' as const }),
            game,
          };
          const reached = reachable(session, NO_SELECTION);
          for (const move of legalMovesOf(game)) {
            expect(reached.some((other) => isSameMove(other, move))).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  },
);

/** All moves that come of choosing, again and again, one of the squares that are offered. */
function reachable(
  session: Parameters<typeof choose>[0],
  selection: Selection,
): ReturnType<typeof legalMovesOf> {
  return choosableSquares(session, selection).flatMap((cursor) => {
    const choice = choose(session, { ...selection, cursor });
    if (choice.kind === 'play') return [choice.move];
    return choice.kind === 'select' && choice.selection.selected !== undefined
      ? reachable(session, choice.selection)
      : [];
  });
}
