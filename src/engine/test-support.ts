import { legalMoves } from '../rules/moves.ts';
import { applyMove, squareCount, startPosition } from '../rules/board.ts';
import { createKernelMemory } from '../rules/kernel.ts';
import type { Move, Position, Ruleset } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { engineBytes } from './search-kernel.ts';
import { createSearcher, type Searcher } from './searcher.ts';
import type { SearchRequest, SearchResult } from './types.ts';

/** For tests only: every game, and every game that has it with the free-capture house rule. */
export const RULESETS: readonly (Ruleset & { readonly title: string })[] = Object.values(
  VARIANTS,
).flatMap((variant) => [
  { title: variant.name, variant, forcedCapture: true },
  ...(variant.houseRules
    ? [{ title: `${variant.name}, capture not forced`, variant, forcedCapture: false }]
    : []),
]);

const HASH_MB = 1;

/** For tests only: a searcher with a small table of its own, that numbers its searches itself. */
export function testSearcher(): (request: SearchRequest) => SearchResult {
  const searcher: Searcher = createSearcher(createKernelMemory(engineBytes(HASH_MB)), HASH_MB, () =>
    performance.now(),
  );
  let id = 0;
  return (request) => searcher.search(++id, request);
}

/** For tests only: numbers from 0 to `below` - 1, the same ones for the same seed (xorshift). */
export function randomFrom(seed: number): (below: number) => number {
  let state = (seed ^ 0x9e3779b9) | 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** For tests only: a position that random play from the start leads to. */
export function playedPosition({ variant, forcedCapture }: Ruleset, seed: number): Position {
  const random = randomFrom(seed);
  const ruleset = { variant, forcedCapture };
  let position = startPosition(variant, 'white');
  for (let left = random(80); left > 0; left--) {
    const moves = legalMoves(ruleset, position);
    const move = moves[random(moves.length || 1)];
    if (move === undefined) break;
    position = applyMove(position, move);
  }
  return position;
}

/** For tests only: pieces anywhere, `percent` of the squares taken. */
export function scatteredPosition({ variant }: Ruleset, seed: number, percent: number): Position {
  const random = randomFrom(seed);
  const perRow = variant.size / 2;
  const count = squareCount(variant);
  const cells = Array.from({ length: count }, (_, square) => {
    if (random(100) >= percent) return 'e';
    const piece = ['w', 'W', 'b', 'B'][random(4)] ?? 'e';
    // No man stands on the row on which it would be crowned.
    if (piece === 'w' && square < perRow) return 'W';
    if (piece === 'b' && square >= count - perRow) return 'B';
    return piece;
  });
  return { turn: random(2) === 0 ? 'white' : 'black', cells: cells.join('') };
}

/** For tests only: a move as text, the same for the same move. */
export function describeMove({ from, to, captures, crowned }: Move): string {
  const taken = [...captures].sort((a, b) => a - b).join();
  return `${from}-${to} (${taken})${crowned ? ' crowned' : ''}`;
}
