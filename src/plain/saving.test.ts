import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { legalMovesOf, movesPlayed } from '../game/game.ts';
import { rulesetOf } from '../game/test-support.ts';
import { loadMessages } from '../messages/index.ts';
import { temporaryFolder } from '../store/test-support.ts';
import { resumeFile } from './resume.ts';
import { sessionRecord } from './saving.ts';
import { createSession, reduce, type Session, type SessionOptions } from './session.ts';
import { playTexts } from './test-support.ts';

const BEGUN = new Date(2026, 0, 5);
const messages = await loadMessages('en');

function sessionOf(options: Partial<SessionOptions> = {}): Session {
  return createSession({
    ruleset: rulesetOf('russian'),
    setup: 'house',
    humanColor: 'black',
    ...options,
  });
}

async function reread(text: string) {
  const file = path.join(await temporaryFolder(), 'game.pdn');
  await writeFile(file, text);
  const resumed = await resumeFile(file, { level: 'medium' }, undefined);
  if (!resumed.ok) throw new Error(resumed.error.code);
  return resumed.value;
}

describe('a game written to a file', () => {
  it('says what it is, who plays, and where it began', () => {
    const session = playTexts(sessionOf(), ['b6-a5', 'c3-d4', 'f6-e5', 'd4:f6']);
    const resigned = reduce(session, { type: 'resign' }).session;
    expect(sessionRecord(messages, resigned, 'easy', BEGUN)).toBe(
      [
        '[Event "Casual game"]',
        '[Date "2026.01.05"]',
        '[White "dama (easy)"]',
        '[Black "Person"]',
        '[Result "1-0"]',
        '[GameType "25,B,8,8,A3,0"]',
        '[SetUp "1"]',
        '[FEN "B:Wa1,a3,b2,c1,c3,d2,e1,e3,f2,g1,g3,h2:Ba7,b6,b8,c7,d6,d8,e7,f6,f8,g7,h6,h8"]',
        '[DamaRules "house"]',
        '[WhiteType "program"]',
        '[BlackType "human"]',
        '[DamaLevel "easy"]',
        '[Termination "resignation"]',
        '',
        '1. b6-a5 c3-d4 2. f6-e5 d4:f6 *',
        '',
      ].join('\n'),
    );
  });

  it('says house rules in words too', () => {
    const ruleset = { ...rulesetOf('russian'), forcedCapture: false };
    const session = playTexts(sessionOf({ ruleset }), ['b6-a5']);
    const text = sessionRecord(messages, session, 'easy', BEGUN);
    expect(text).toContain('\n{Capturing is not forced.} 1. b6-a5 *\n');
  });

  it('has moves in lines of less than 80 characters', () => {
    let session = sessionOf({ humanColor: 'both' });
    for (let ply = 0; ply < 40; ply += 1) {
      const [move] = legalMovesOf(session.game);
      if (move !== undefined) session = reduce(session, { type: 'play', move }).session;
    }
    const [, moves = ''] = sessionRecord(messages, session, 'easy').split('\n\n');
    const lengths = moves.split('\n').map(({ length }) => length);
    expect(lengths.length).toBeGreaterThan(3);
    expect(Math.max(...lengths)).toBeLessThan(80);
  });

  it.each(['easy', 'medium', 'hard'] as const)('goes on at its level: %s', async (level) => {
    const session = playTexts(sessionOf(), ['b6-a5']);
    const resumed = await reread(sessionRecord(messages, session, level));
    expect(resumed.level).toBe(level);
    expect(resumed.session.options.humanColor).toBe('black');
  });

  it.each([
    ['house, forced', sessionOf({ seed: 7 })],
    ['official', sessionOf({ setup: 'official', humanColor: 'white', seed: 0 })],
    ['free capture', sessionOf({ ruleset: { ...rulesetOf('czech'), forcedCapture: false } })],
    ['to a depth', sessionOf({ limits: { depth: 3 } })],
    ['for a time', sessionOf({ limits: { milliseconds: 500 } })],
    ['to a depth, for a time', sessionOf({ limits: { depth: 12, milliseconds: 86_400_000 } })],
    ['strict', sessionOf({ strict: true, seed: 4_294_967_295 })],
    ['two people', sessionOf({ humanColor: 'both' })],
  ])('goes on by the same rules and chances: %s', async (_name, session) => {
    const { session: resumed } = await reread(sessionRecord(messages, session, 'hard'));
    expect(resumed.options).toEqual(session.options);
    expect(resumed.players).toEqual(session.players);
  });

  it('does not say how a computer thinks that is not there', () => {
    const session = sessionOf({ humanColor: 'both', seed: 1, limits: { depth: 3 } });
    expect(sessionRecord(messages, session, 'hard')).not.toMatch(/Dama(Seed|Depth|Time|Level)/);
  });

  it.each([
    'DamaDepth "0"',
    'DamaDepth "-1"',
    'DamaDepth "1000"',
    'DamaTime "0ms"',
    'DamaTime "x"',
  ])('takes no notice of a damaged limit: %s', async (tag) => {
    const { session } = await reread(`[GameType "25"]\n[${tag}]\n\n1. c3-d4 *\n`);
    expect(session.options.limits).toBeUndefined();
  });

  it('keeps the names of a game that came from a file, until another is begun', async () => {
    const { session } = await reread(
      '[Event "Club evening"]\n[White "Ann"]\n[Black "Bo"]\n[GameType "25"]\n\n1. c3-d4 *\n',
    );
    const played = reduce(session, { type: 'flip' }).session;
    const text = sessionRecord(messages, played, 'easy');
    expect(text).toContain('[Event "Club evening"]\n[White "Ann"]\n[Black "Bo"]\n');
    expect(movesPlayed((await reread(text)).session.game)).toHaveLength(1);
    const anew = reduce(session, { type: 'new' }).session;
    expect(sessionRecord(messages, anew, 'easy')).not.toContain('Ann');
  });
});
