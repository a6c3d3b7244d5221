import { expect, it } from 'vitest';
import { legalMoves } from '../src/rules/moves.ts';
import { VARIANTS } from '../src/rules/variants.ts';
import { middleGames } from './middle-games.ts';

it.each(Object.values(VARIANTS))('$name: ten quiet middle games, no two the same', (variant) => {
  const positions = middleGames(variant);
  expect(new Set(positions.map(({ cells }) => cells)).size).toBe(10);
  for (const position of positions) {
    const moves = legalMoves({ variant, forcedCapture: true }, position);
    expect(moves.length).toBeGreaterThan(3);
    expect(moves.filter(({ captures }) => captures.length > 0)).toEqual([]);
  }
});
