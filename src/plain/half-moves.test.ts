import { describe, expect, it } from 'vitest';
import { drawCounters } from '../game/draws.ts';
import { outcome, type Game } from '../game/game.ts';
import { rulesetOf } from '../game/test-support.ts';
import { parseFen } from '../notation/fen.ts';
import { formatPdnGame } from '../notation/pdn/format.ts';
import { parsePdn } from '../notation/pdn/parse.ts';
import { recordOfSaved, savedOfRecord } from '../store/saved-game.ts';
import { savedOfSession, sessionOfSaved } from './restore.ts';
import { createSession, reduce, type Session } from './session.ts';
import { playTexts } from './test-support.ts';

const american = rulesetOf('american');

function sessionFrom(fen: string): Session {
  const parsed = parseFen(american.variant, fen);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const { position, halfMoves = 0 } = parsed.value;
  return createSession({
    ruleset: american,
    setup: 'house',
    start: position,
    halfMoves,
    humanColor: 'both',
  });
}

const pliesLeft = (game: Game): number | undefined => drawCounters(game)[0]?.pliesLeft;

describe('half-moves that a position begins with', () => {
  it('count towards the draw', () => {
    expect(pliesLeft(sessionFrom('W:WK32:BK1').game)).toBe(80);
    expect(pliesLeft(sessionFrom('W:WK32:BK1:H5').game)).toBe(75);
  });

  it('may make a draw of the next move, or of none', () => {
    const session = sessionFrom('W:WK32:BK1:H79');
    expect(outcome(playTexts(session, ['32-27']).game)).toMatchObject({ reason: 'quiet' });
    expect(outcome(sessionFrom('W:WK32:BK1:H80').game)).toMatchObject({ reason: 'quiet' });
  });

  it('count again when the game is begun anew', () => {
    const session = playTexts(sessionFrom('W:WK32:BK1:H5'), ['32-27']);
    expect(pliesLeft(session.game)).toBe(74);
    expect(pliesLeft(reduce(session, { type: 'new' }).session.game)).toBe(75);
  });

  it('are kept with the game', () => {
    const session = playTexts(sessionFrom('W:WK32:BK1:H5'), ['32-27']);
    const text = formatPdnGame(recordOfSaved(savedOfSession(session, 'easy', [])));
    const [entry] = parsePdn(text);
    if (entry?.game.ok !== true) throw new Error('no game');
    const resumed = sessionOfSaved(savedOfRecord(entry.game.value), { level: 'easy' }).session;
    expect(pliesLeft(resumed.game)).toBe(74);
    expect(pliesLeft(reduce(resumed, { type: 'new' }).session.game)).toBe(75);
  });
});
