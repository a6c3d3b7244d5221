import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { createGame, isSameMove, legalMovesOf, type Game, playMove } from '../game/game.ts';
import type { VariantName } from '../rules/types.ts';
import { createInputReader } from './input.ts';
import { KEYMAP } from './keymap.ts';
import { settled, testScreen } from './test-support.ts';

const NAMED = {
  up: { upArrow: true },
  down: { downArrow: true },
  left: { leftArrow: true },
  right: { rightArrow: true },
  enter: { return: true },
  escape: { escape: true, meta: true },
  tab: { tab: true },
  backspace: { backspace: true },
  home: { home: true },
  end: { end: true },
  pageup: { pageUp: true },
  pagedown: { pageDown: true },
} as const;

/** What Ink hands on: bytes of a key, of the mouse or of a paste, each with its flags. */
type Chunk = readonly [string, Readonly<Record<string, boolean>>];

const chunk: fc.Arbitrary<Chunk> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...boundKeys()).map((key): Chunk => bytesOf(key)) },
  { weight: 4, arbitrary: fc.constantFrom(...Array.from('abcdefgh12345678')).map((key): Chunk => [key, {}]) },
  { weight: 4, arbitrary: fc.constantFrom<Chunk>(['', NAMED.enter], ['', NAMED.tab]) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.constantFrom(0, 0, 0, 2, 64, 65), fc.nat(80), fc.nat(24), fc.constantFrom('M', 'm'))
      .map(([button, x, y, end]): Chunk => [`[<${button};${x + 1};${y + 1}${end}`, {}]),
  },
  { weight: 1, arbitrary: fc.constantFrom<Chunk>(['[200~', {}], ['[201~', {}]) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }).map((text): Chunk => [text, {}]) },
);

function boundKeys(): readonly string[] {
  return [...new Set(KEYMAP.flatMap(({ keys }) => keys))];
}

function bytesOf(key: string): Chunk {
  if (key === 'space') return [' ', {}];
  if (key === 'shift+tab') return ['', { tab: true, shift: true }];
  if (key.startsWith('ctrl+')) return [key.slice('ctrl+'.length), { ctrl: true }];
  const flags = (NAMED as Readonly<Record<string, Record<string, boolean>>>)[key];
  return flags === undefined ? [key, {}] : ['', flags];
}

/** Plays a game's moves again by the rules alone: throws at one that is not legal. */
function replay(game: Game): void {
  const [first] = game.plies;
  let so = createGame({
    ruleset: game.ruleset,
    setup: game.setup,
    ...(first === undefined ? {} : { start: first.position }),
  });
  for (const { move, position } of game.plies.slice(1)) {
    const legal = legalMovesOf(so).find((other) => move !== undefined && isSameMove(other, move));
    if (legal === undefined) throw new Error('an illegal move was played');
    so = playMove(so, legal);
    expect(so.plies.at(-1)?.position).toEqual(position);
  }
}

let complaints: MockInstance<typeof console.error>;
beforeEach(() => {
  complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

describe('mashing the keys', () => {
  it.each<[VariantName, 'both' | undefined]>([
    ['russian', 'both'],
    ['russian', undefined],
    ['italian', 'both'],
    ['international', undefined],
  ])(
    'never throws and plays only legal moves (%s, %s)',
    async (variant, humanColor) => {
      let plies = 0;
      await fc.assert(
        fc.asyncProperty(fc.array(chunk, { minLength: 20, maxLength: 150 }), async (chunks) => {
          const screen = await testScreen({
            variant,
            ...(humanColor === undefined ? {} : { humanColor }),
          });
          const read = createInputReader();
          for (const [input, flags] of chunks) {
            for (const event of read(input, flags as never)) screen.receive(event);
            await settled();
          }
          const { session } = screen.controller.ui();
          replay(session.game);
          plies += session.game.at;
          expect(session.game.at).toBeLessThan(session.game.plies.length);
          screen.text(24, 13);
          screen.text(120, 40);
        }),
        { numRuns: 80 },
      );
      // Otherwise it has only looked at menus.
      expect(plies).toBeGreaterThan(80);
    },
    60_000,
  );
});
