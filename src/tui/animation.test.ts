import { describe, expect, it, test } from 'vitest';
import { positionOf } from '../game/test-support.ts';
import { parseMove } from '../notation/moves.ts';
import { squareName } from '../notation/squares.ts';
import { legalMoves } from '../rules/moves.ts';
import type { VariantName } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import { type Frame, frameDuration, framesOf } from './animation.ts';

function played(name: VariantName, fen: string, text: string) {
  const ruleset = { variant: VARIANTS[name], forcedCapture: true };
  const before = positionOf(name, fen);
  const parsed = parseMove(ruleset, before, legalMoves(ruleset, before), text);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return { before, move: parsed.value };
}

/** Where the piece is in a frame, and what is marked as jumped. */
function told(name: VariantName, { marks }: Frame): string {
  const names = (squares: ReadonlySet<number> | undefined): string =>
    [...(squares ?? [])].map((square) => squareName(VARIANTS[name], square)).join(' ');
  const jumped = names(marks.jumped);
  return jumped === '' ? names(marks.lastMove) : `${names(marks.lastMove)} over ${jumped}`;
}

describe('framesOf', () => {
  test.each([
    ['russian', 'W:Wc3:Bh8', 'c3-d4', ['c3']],
    ['russian', 'W:WKa1:Bh6', 'a1-e5', ['a1', 'b2', 'c3', 'd4']],
    ['russian', 'W:Wc3:Bd4,f6,h8', 'c3xe5xg7', ['c3', 'e5 over d4']],
    ['russian', 'W:WKa1:Bc3,h8', 'a1xe5', ['a1', 'b2', 'd4 over c3']],
    ['international', 'W:W32:B28,18', '32x23x12', ['32', '23 over 28']],
  ] as const)('%s %s: %s', (name, fen, text, frames) => {
    const move = played(name, fen, text);
    expect(framesOf(VARIANTS[name], move).map((frame) => told(name, frame))).toEqual(frames);
  });

  it('keeps every piece on the board until the move is over', () => {
    const move = played('russian', 'W:Wc3:Bd4,f6,h8', 'c3xe5xg7');
    const count = (cells: string): number =>
      Array.from(cells).filter((cell) => cell !== 'e').length;
    for (const { position } of framesOf(VARIANTS.russian, move)) {
      expect(count(position.cells)).toBe(count(move.before.cells));
    }
  });
});

describe('frameDuration', () => {
  test.each([
    ['russian', 'W:Wc3:Bh8', 'c3-d4'],
    ['russian', 'W:WKa1:Bh6', 'a1-e5'],
    ['russian', 'W:Wc3:Bd4,f6,h8', 'c3xe5xg7'],
  ] as const)('makes %s %s %s short, and no picture too short to see', (name, fen, text) => {
    const { before, move } = played(name, fen, text);
    const frames = framesOf(VARIANTS[name], { before, move }).length;
    const each = frameDuration(move, frames);
    expect(each * frames).toBeGreaterThan(150);
    expect(each * frames).toBeLessThan(450);
    expect(each).toBeGreaterThanOrEqual(30);
  });
});

it('does not touch the position it animates', () => {
  const { before, move } = played('russian', 'W:Wc3:Bh8', 'c3-d4');
  const cells = before.cells;
  framesOf(VARIANTS.russian, { before, move });
  expect(before.cells).toBe(cells);
});
