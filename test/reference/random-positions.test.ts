import { describe, expect, it } from 'vitest';
import type { VariantName } from '../../src/rules/types.ts';
import { lastRow, boardOf, at, spotsOf } from './board.ts';
import { REFERENCE_GAMES, type ReferenceGame } from './games.ts';
import { TooManyRoutes, moveKey, referenceMoves } from './generator.ts';
import { randomPosition } from './random-positions.ts';

const GAMES = Object.values(REFERENCE_GAMES);

/** As many as the agreement test compares. */
const SEEDS = Array.from({ length: 1500 }, (_, seed) => seed);

describe('random positions', () => {
  it.each(GAMES)('are the same for the same seed ($name)', (game) => {
    expect(randomPosition(game, 42)).toEqual(randomPosition(game, 42));
  });

  it.each(GAMES)('have no man on its last row and no side too many pieces ($name)', (game) => {
    const most = (game.rowsOfMen * game.size) / 2;
    const faulty = SEEDS.filter((seed) => {
      const position = randomPosition(game, seed);
      const board = boardOf(game, position);
      const manOnLastRow = spotsOf(game).some(({ row, column }) => {
        const piece = at(board, { row, column });
        return (
          (piece === 'w' && row === lastRow(game, 'white')) ||
          (piece === 'b' && row === lastRow(game, 'black'))
        );
      });
      const tooMany = [/[^wW]/g, /[^bB]/g].some(
        (others) => position.cells.replace(others, '').length > most,
      );
      return manOnLastRow || tooMany;
    });
    expect(faulty).toEqual([]);
  });
});

/** Rules that people and programs get wrong: the positions must tell each from the right one. */
const MISTAKES: readonly [VariantName, string, Partial<ReferenceGame>][] = [
  ['american', 'flying kings', { flyingKings: true }],
  ['american', 'men capture backward', { menCaptureBackward: true }],
  ['american', 'most pieces', { preferences: ['mostPieces'] }],
  ['american', 'goes on when crowned', { manOnLastRow: 'isCrownedAndGoesOn' }],
  ['russian', 'short kings', { flyingKings: false }],
  ['russian', 'stops when crowned', { manOnLastRow: 'isCrownedAndStops' }],
  ['russian', 'goes on as a man', { manOnLastRow: 'goesOnAsMan' }],
  ['russian', 'most pieces', { preferences: ['mostPieces'] }],
  ['brazilian', 'goes on as a king', { manOnLastRow: 'isCrownedAndGoesOn' }],
  ['brazilian', 'stops when crowned', { manOnLastRow: 'isCrownedAndStops' }],
  ['brazilian', 'free choice', { preferences: [] }],
  ['brazilian', 'most kings', { preferences: ['mostPieces', 'mostKings'] }],
  ['spanish', 'no most kings', { preferences: ['mostPieces'] }],
  ['spanish', 'goes on as a king', { manOnLastRow: 'isCrownedAndGoesOn' }],
  ['spanish', 'kings before pieces', { preferences: ['mostKings', 'mostPieces'] }],
  ['italian', 'a man takes kings', { menCaptureKings: true }],
  ['italian', 'most pieces only', { preferences: ['mostPieces'] }],
  ['italian', 'no king first', { preferences: ['mostPieces', 'mostKings', 'earliestKing'] }],
  ['italian', 'no earliest king', { preferences: ['mostPieces', 'withKing', 'mostKings'] }],
  ['italian', 'no most kings', { preferences: ['mostPieces', 'withKing', 'earliestKing'] }],
  ['czech', 'free choice', { preferences: [] }],
  ['czech', 'most pieces', { preferences: ['withKing', 'mostPieces'] }],
  ['czech', 'goes on as a king', { manOnLastRow: 'isCrownedAndGoesOn' }],
  ['czech', 'men capture backward', { menCaptureBackward: true }],
  ['international', 'most kings', { preferences: ['mostPieces', 'mostKings'] }],
  ['international', 'with a king', { preferences: ['mostPieces', 'withKing'] }],
  ['international', 'goes on as a king', { manOnLastRow: 'isCrownedAndGoesOn' }],
  ['international', 'stops when crowned', { manOnLastRow: 'isCrownedAndStops' }],
];

function movesAsText(game: ReferenceGame, seed: number): string {
  try {
    const moves = referenceMoves(
      game,
      true,
      randomPosition(REFERENCE_GAMES[game.name], seed),
      50_000,
    );
    return moves.map(moveKey).sort().join('; ');
  } catch (error) {
    if (error instanceof TooManyRoutes) return '';
    throw error;
  }
}

describe('random positions tell a wrong rule from the right one', () => {
  it.each(MISTAKES)('%s: %s', (name, _, mistake) => {
    const right = REFERENCE_GAMES[name];
    const isTold = SEEDS.some(
      (seed) => movesAsText(right, seed) !== movesAsText({ ...right, ...mistake }, seed),
    );
    expect(isTold).toBe(true);
  });
});
