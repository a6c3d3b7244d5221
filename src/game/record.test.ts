import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatPdnGame } from '../notation/pdn/format.ts';
import { parsePdn } from '../notation/pdn/parse.ts';
import { legalMoves } from '../rules/moves.ts';
import { VARIANT_NAMES, type Position } from '../rules/types.ts';
import { VARIANTS } from '../rules/variants.ts';
import {
  agreeDraw,
  createGame,
  currentPosition,
  legalMovesOf,
  outcome,
  playMove,
  resign,
  undo,
  type Game,
} from './game.ts';
import { gameOf, recordOf } from './record.ts';
import { SETUPS } from './setups.ts';
import { gameFrom, play, rulesetOf } from './test-support.ts';

const TAGS = [{ name: 'White', value: 'W' }];

/** Through a file and back. */
function again(game: Game): Game {
  const [entry, ...others] = parsePdn(formatPdnGame(recordOf(game, TAGS)));
  if (entry?.game.ok !== true || others.length > 0) throw new Error(JSON.stringify(entry?.game));
  expect(entry.skipped).toEqual([]);
  const { game: restored, leftOut } = gameOf(entry.game.value);
  expect(leftOut).toBe(0);
  return restored;
}

/** Plays as many moves as there are choices, unless the game ends before. */
function playRandomly(game: Game, choices: readonly number[]): Game {
  let so = game;
  for (const choice of choices) {
    const legal = legalMovesOf(so);
    const move = legal[choice % Math.max(1, legal.length)];
    if (move === undefined) break;
    so = playMove(so, move);
  }
  return so;
}

const ENDINGS: readonly ((game: Game) => Game)[] = [
  (game) => game,
  agreeDraw,
  (game) => resign(game, 'white'),
  (game) => resign(game, 'black'),
];

describe('a game written and read back', () => {
  it.each(VARIANT_NAMES)('is the same, in %s', (name) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SETUPS),
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 150 }),
        fc.constantFrom(...ENDINGS),
        (setup, free, choices, end) => {
          const variant = VARIANTS[name];
          const ruleset = { variant, forcedCapture: !(free && variant.houseRules) };
          const game = end(playRandomly(createGame({ ruleset, setup }), choices));
          expect(again(game)).toEqual(game);
        },
      ),
      { numRuns: 25 },
    );
  });

  it.each(VARIANT_NAMES)('is the same from the middle of another, in %s', (name) => {
    fc.assert(
      fc.property(
        fc.constantFrom(...SETUPS),
        fc.nat({ max: 70 }),
        fc.array(fc.nat(), { minLength: 71, maxLength: 110 }),
        fc.nat({ max: 30 }),
        (setup, from, choices, halfMoves) => {
          const ruleset = rulesetOf(name);
          const first = playRandomly(createGame({ ruleset, setup }), choices.slice(0, from));
          const start: Position = currentPosition(first);
          const second = createGame({ ruleset, setup, start, halfMoves });
          const game = playRandomly(second, choices.slice(from));
          expect(again(game)).toEqual(game);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('is without the moves that were taken back', () => {
    const game = play(createGame({ ruleset: rulesetOf('russian'), setup: 'house' }), 'b6-a5 c3-d4');
    expect(again(undo(game))).toEqual(again(play(again(undo(undo(game))), 'b6-a5')));
  });
});

describe('recordOf', () => {
  const game = createGame({ ruleset: rulesetOf('russian'), setup: 'house' });

  it.each([
    ['going on', game, 'unknown', 'unterminated'],
    ['resigned', resign(game, 'black'), 'white', 'resignation'],
    ['agreed to be drawn', agreeDraw(game), 'draw', 'agreement'],
    ['won on the board', gameFrom('russian', 'house', 'W:Wa1:B'), 'white', 'normal'],
  ] as const)('of a game %s', (_, played, result, termination) => {
    const record = recordOf(played, TAGS);
    expect(record.result).toBe(result);
    expect(record.tags).toEqual([...TAGS, { name: 'Termination', value: termination }]);
  });
});

describe('gameOf', () => {
  function restore(text: string) {
    const [entry] = parsePdn(text);
    if (entry?.game.ok !== true) throw new Error(JSON.stringify(entry));
    return gameOf(entry.game.value);
  }

  it('ends a game as the record says, where the board does not', () => {
    const { game } = restore('[GameType "25"][Termination "Time forfeit"] 1. c3-d4 0-1');
    expect(outcome(game)).toEqual({ kind: 'win', winner: 'black', reason: 'resignation' });
  });

  it('believes the board before the result', () => {
    const { game } = restore('[GameType "25"][FEN "W:Wc3:Bd4"] 1. c3xe5 0-1');
    expect(outcome(game)).toEqual({ kind: 'win', winner: 'white', reason: 'noPieces' });
  });

  it('leaves a double forfeit open', () => {
    expect(outcome(restore('[GameType "25"] 1. c3-d4 0-0').game)).toBeUndefined();
  });

  it('stops where our draw rules end the game, and says how much is left', () => {
    const back = '1. c1-b2 f8-e7 2. b2-c1 e7-f8 ';
    const { game, leftOut } = restore(`[GameType "25"][FEN "W:WKc1,h2:BKf8,a7"] ${back.repeat(3)}`);
    expect(outcome(game)).toMatchObject({ kind: 'draw', reason: 'repetition' });
    expect(leftOut).toBe(4);
  });

  it('plays by the rules of the record', () => {
    const { game } = restore('[GameType "24"][DamaRules "house free-capture"] 1. 23-19 ');
    expect(game).toMatchObject({ setup: 'house', ruleset: { forcedCapture: false } });
    expect(legalMoves(game.ruleset, currentPosition(game))).toEqual(legalMovesOf(game));
  });
});
