import { describe, expect, it, test } from 'vitest';
import { createGame } from '../game/game.ts';
import { positionOf, rulesetOf } from '../game/test-support.ts';
import { loadMessages } from '../messages/index.ts';
import { parseMove } from '../notation/moves.ts';
import { parseSquare } from '../notation/squares.ts';
import { legalMoves } from '../rules/moves.ts';
import type { VariantName } from '../rules/types.ts';
import { tellBlocked, tellIllegal } from './explain.ts';

/** What is said to a move that is not legal. Squares of mirrored games are named as at home. */
async function refuse(
  variant: VariantName,
  fen: string,
  text: string,
  language: 'en' | 'tr' = 'en',
) {
  const ruleset = rulesetOf(variant);
  const position = positionOf(variant, fen);
  const parsed = parseMove(ruleset, position, legalMoves(ruleset, position), text);
  if (parsed.ok || parsed.error.code !== 'move.illegal') throw new Error(`${text} is not refused`);
  return tellIllegal(await loadMessages(language), ruleset, position, parsed.error);
}

test.each<[VariantName, string, string, string]>([
  ['russian', 'W:Wc3,h2:Bd4,a7', 'h2-g3', 'a capture is forced'],
  ['brazilian', 'W:Wc3,g1:Bd4,f6,h2,h8', 'c3xd4', 'the square it goes to is not empty'],
  ['brazilian', 'W:Wa3,e3:Bb4,f4,f6', 'a3xc5', 'this takes 1, but 2 can be taken'],
  ['international', 'W:W32,33:B28,29,18,27', '32x21', 'this takes 1, but 2 can be taken'],
  ['czech', 'W:WKa1,g3:Bb2,f4,h8', 'g3xe5', 'a king must capture before a man'],
  ['american', 'W:W18:B23,2', '18x27', 'men do not capture backward in this game'],
  ['american', 'W:W18:B2', '18-23', 'men move forward only'],
  ['american', 'W:WK18:B2', '18-27', 'kings move one square at a time in this game'],
  ['american', 'W:W18:B2', '18-5', 'men move one square at a time'],
  ['american', 'W:W18:B2', '18-11', 'there is no piece to jump over'],
  ['american', 'W:W18:B2', '18-17', 'pieces move along the diagonals'],
  ['american', 'W:W18,15:B2', '18-11', 'own pieces are not jumped'],
  ['russian', 'W:Wc3:Bd4,f6', 'c3:e5', 'a capture once begun is completed'],
  ['russian', 'W:WKa1:Bc3,d4', 'a1:e5', 'two pieces in a row cannot be jumped'],
  ['russian', 'W:WKa1:Bc3,f2', 'a1:e5', 'the king must land where it can capture further'],
  ['international', 'W:W48:B24,K31,34,K42,43', '48x37', 'a capture once begun is completed'],
  ['italian', 'W:W30,22:BK26,18', '31x22', 'a man cannot take a king in this game'],
  ['italian', 'W:W30:BK26', '31x22', 'a man cannot take a king in this game'],
  ['american', 'B:W18:B14,K15', '14-9', 'a capture is forced'],
  ['american', 'B:W28:B14,K15', '14-9', 'men move forward only'],
  ['russian', 'W:Wc3:Ba7', 'd4-e5', 'no piece stands there'],
  ['russian', 'W:Wc3:Ba7', 'a7-b6', "the piece there is the opponent's"],
])('%s %s: %s because %s', async (variant, fen, text, rule) => {
  expect(await refuse(variant, fen, text)).toContain(`is not legal: ${rule}`);
});

describe('in words', () => {
  it('says what is legal instead', async () => {
    expect(await refuse('russian', 'W:Wc3,h2:Bd4,a7', 'h2-g3')).toBe(
      '"h2-g3" is not legal: a capture is forced. Legal here: c3:e5.',
    );
  });

  it('speaks Turkish', async () => {
    expect(await refuse('czech', 'W:WKa1,g3:Bb2,f4,h8', 'g3xe5', 'tr')).toContain(
      'papaz askerden önce yemek zorunda',
    );
  });
});

test.each<[VariantName, string, string, string]>([
  ['russian', 'W:Wc3,h2:Bd4,a7', 'h2', 'h2 cannot move: a capture is forced.'],
  ['brazilian', 'W:Wa3,e3:Bb4,f4,f6', 'a3', 'a3 cannot move: this takes 1, but 2 can be taken.'],
  ['russian', 'W:Wa1,b2,c3:Bh8', 'a1', 'a1 cannot move: every way out is closed.'],
  ['russian', 'W:Wa1:Bh8', 'h8', "h8 cannot move: the piece there is the opponent's."],
])('%s %s: %s', async (variant, fen, name, told) => {
  const ruleset = rulesetOf(variant);
  const square = parseSquare(ruleset.variant, name) ?? -1;
  const game = createGame({ ruleset, setup: 'official', start: positionOf(variant, fen) });
  const text = tellBlocked(await loadMessages('en'), game, square);
  expect(text).toContain(told);
});
