import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { currentPosition, movesPlayed } from '../game/game.ts';
import { describeError } from '../messages/error-text.ts';
import { loadMessages } from '../messages/index.ts';
import { VARIANTS } from '../rules/variants.ts';
import { storeIn, temporaryFolder } from '../store/test-support.ts';
import { resumeFile, resumeLatest } from './resume.ts';
import { reduce } from './session.ts';

const OPEN = '[GameType "25"]\n\n1. c3-d4 b6-a5 2. d4-e5 *\n';
const OVER = '[GameType "25"]\n[Result "1-0"]\n\n1. c3-d4 b6-a5 *\n';
const DAMAGED = '[GameType "25"]\n\n1. c3-d4 a1-a2 *\n';

async function resume(text: string, seats = {}, variant?: keyof typeof VARIANTS) {
  const file = path.join(await temporaryFolder(), 'games.pdn');
  await writeFile(file, text);
  const named = variant === undefined ? undefined : VARIANTS[variant];
  const resumed = await resumeFile(file, { level: 'medium', ...seats }, named);
  expect(await readFile(file, 'utf8')).toBe(text);
  return resumed;
}

describe('a PDN file', () => {
  it('goes on from its last position, and its moves can be taken back', async () => {
    const resumed = await resume(OPEN);
    if (!resumed.ok) throw new Error(resumed.error.code);
    const { session } = resumed.value;
    expect(session.options.ruleset.variant.name).toBe('russian');
    expect(session.options.setup).toBe('official');
    expect(movesPlayed(session.game)).toHaveLength(3);
    // Nobody says who plays: whoever sits here is to move.
    expect(session.options.humanColor).toBe('black');
    const { event } = reduce(session, { type: 'undo' });
    expect(event).toEqual({ type: 'undone', plies: 2 });
  });

  it('lets people choose their side', async () => {
    const resumed = await resume(OPEN, { humanColor: 'both' });
    expect(resumed.ok && resumed.value.session.options.humanColor).toBe('both');
  });

  it('may begin anywhere', async () => {
    const text = '[GameType "25"]\n[SetUp "1"]\n[FEN "B:Wc3:Bb6,d6"]\n\n1... b6-a5 *\n';
    const resumed = await resume(text);
    if (!resumed.ok) throw new Error(resumed.error.code);
    const { session } = resumed.value;
    expect(currentPosition(session.game).turn).toBe('white');
    expect(session.options.start?.turn).toBe('black');
  });

  it('of games without a type is of the game that is named', async () => {
    const resumed = await resume('1. c3-d4 d6-c5 *\n', {}, 'brazilian');
    expect(resumed.ok && resumed.value.session.options.ruleset.variant.name).toBe('brazilian');
  });

  it('with several games goes on with the last that is not over', async () => {
    const resumed = await resume(`${OPEN}\n${OPEN}\n${OVER}\n${DAMAGED}`);
    expect(resumed.ok && resumed.value.among).toEqual({ number: 2, of: 4 });
  });

  it.each([
    [OVER, 'resume.over'],
    [`${OVER}\n${OVER}`, 'resume.over'],
    [DAMAGED, 'resume.damaged'],
    ['', 'store.no-game'],
    ['\u0000\u0001\u0002', 'resume.damaged'],
  ])('%j cannot be gone on with', async (text, code) => {
    expect(await resume(text)).toMatchObject({ error: { code } });
  });

  it('must be there', async () => {
    const resumed = await resumeFile('/nowhere/at/all.pdn', { level: 'easy' }, undefined);
    expect(resumed).toMatchObject({ error: { code: 'store.missing' } });
  });
});

it('has nothing to go on with in an empty store', async () => {
  const store = storeIn(await temporaryFolder());
  expect(await resumeLatest(store, 'easy')).toMatchObject({ error: { code: 'resume.nothing' } });
});

it('tells what became of a game that cannot be gone on with', async () => {
  const store = storeIn(await temporaryFolder());
  const games = path.join(store.places.data, 'games');
  await mkdir(games, { recursive: true });
  await writeFile(path.join(games, '20260101-120000-abcdef.pdn'), DAMAGED);
  const resumed = await resumeLatest(store, 'easy');
  if (resumed.ok || resumed.error.code !== 'resume.nothing') throw new Error('there is a game');
  const { message, hint } = describeError(await loadMessages('en'), resumed.error);
  expect(message).toBe('there is no unfinished game to go on with');
  expect(hint?.split('\n')).toEqual([
    expect.stringMatching(/^a saved game could not be read: line 3, /),
    expect.stringMatching(/^the file is kept as .*\.damaged-/),
    'dama play begins one; dama play --resume FILE goes on from a PDN file',
  ]);
});
