import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  type MockInstance,
  vi,
} from 'vitest';
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

const key = fc.constantFrom(...boundKeys()).map((name) => [bytesOf(name)]);
const typed = fc
  .constantFrom(...Array.from('abcdefgh12345678'))
  .map((character): readonly Chunk[] => [[character, {}]]);
const click = fc
  .tuple(fc.constantFrom(0, 0, 0, 2, 64, 65), fc.nat(80), fc.nat(24), fc.constantFrom('M', 'm'))
  .map(([button, x, y, end]): readonly Chunk[] => [[`[<${button};${x + 1};${y + 1}${end}`, {}]]);
const junk = fc.string({ unit: 'binary' }).map((text): readonly Chunk[] => [[text, {}]]);
const paste = fc
  .oneof(fc.constantFrom('c3-d4', 'b6a5', '32-28', 'q\ry', 'R'), fc.string({ unit: 'binary' }))
  .map((text): readonly Chunk[] => [
    ['[200~', {}],
    [text, {}],
    ['[201~', {}],
  ]);
/** Without these nobody would ever get far in a game. */
const move = fc
  .array(fc.constantFrom('tab', 'tab', 'enter'), { minLength: 2, maxLength: 6 })
  .map((names) => [...names, 'enter', 'enter'].map(bytesOf));

/** Something a person, a cat or a mouse may do. */
const deed: fc.Arbitrary<readonly Chunk[]> = fc.oneof(
  { weight: 3, arbitrary: key },
  { weight: 3, arbitrary: typed },
  { weight: 4, arbitrary: click },
  { weight: 1, arbitrary: paste },
  { weight: 1, arbitrary: junk },
  { weight: 8, arbitrary: move },
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
/** Mashing may well save a game under some name: in a folder of its own. */
const home = process.cwd();
const folder = mkdtempSync(path.join(tmpdir(), 'dama-mashing-'));
beforeAll(() => process.chdir(folder));
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

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
        fc.asyncProperty(fc.array(deed, { minLength: 20, maxLength: 100 }), async (deeds) => {
          const screen = await testScreen({
            variant,
            ...(humanColor === undefined ? {} : { humanColor }),
          });
          const read = createInputReader();
          for (const [input, flags] of deeds.flat()) {
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
