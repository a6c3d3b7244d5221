import { expect, it } from 'vitest';
import { agreeDraw, createGame, playMove, resign } from '../game/game.ts';
import { legalMovesOf } from '../game/game.ts';
import { rulesetOf } from '../game/test-support.ts';
import { formatRecord, type RecordHeader } from './record.ts';
import { createSession } from './session.ts';
import { playTexts } from './test-support.ts';

const header: RecordHeader = {
  event: 'A "casual" game',
  date: new Date(2026, 0, 5),
  players: { white: 'dama (easy)', black: 'Person' },
};

it('writes tags, a start that is not the usual one, and numbered moves', () => {
  const session = playTexts(
    createSession({ ruleset: rulesetOf('russian'), setup: 'house', humanColor: 'both' }),
    ['b6-a5', 'c3-d4', 'f6-e5', 'd4:f6'],
  );
  const record = formatRecord(resign(session.game, 'white'), { ...header, remark: 'House rules.' });
  expect(record).toBe(
    [
      '[Event "A \\"casual\\" game"]',
      '[Date "2026.01.05"]',
      '[White "dama (easy)"]',
      '[Black "Person"]',
      '[Result "0-1"]',
      '[GameType "25,B,8,8,A3,0"]',
      '[SetUp "1"]',
      '[FEN "B:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8"]',
      '[DamaRules "house"]',
      '[Termination "resignation"]',
      '',
      '{House rules.} 1. b6-a5 c3-d4 2. f6-e5 d4:f6 *',
      '',
    ].join('\n'),
  );
});

it('needs no position for the official start, and has the results of the international game', () => {
  const game = createGame({ ruleset: rulesetOf('international'), setup: 'official' });
  expect(formatRecord(game, header)).not.toContain('FEN');
  expect(formatRecord(game, header)).toContain('[Result "*"]');
  expect(formatRecord(agreeDraw(game), header)).toContain('[Result "1-1"]');
});

it('breaks the moves into short lines', () => {
  let game = createGame({ ruleset: rulesetOf('american'), setup: 'official' });
  for (let ply = 0; ply < 40; ply += 1) {
    const [move] = legalMovesOf(game);
    if (move === undefined) break;
    game = playMove(game, move);
  }
  const lines = formatRecord(game, header).split('\n');
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(80);
});
