import { expect, it } from 'vitest';
import { undo } from '../game/game.ts';
import { rulesetOf } from '../game/test-support.ts';
import { createSession } from '../plain/session.ts';
import { playTexts } from '../plain/test-support.ts';
import { rowOfPieces, takenPieces } from './captured.ts';

const begun = createSession({
  ruleset: rulesetOf('russian'),
  setup: 'house',
  humanColor: 'both',
});

it('counts the pieces each side has taken, without moves taken back', () => {
  const { game } = playTexts(begun, ['b6-a5', 'c3-d4', 'f6-e5', 'd4:f6']);
  expect(takenPieces(game)).toEqual({ white: ['b'], black: [] });
  expect(takenPieces(undo(game))).toEqual({ white: [], black: [] });
});

it('shows them as the board does', () => {
  const letters = { glyphs: 'ascii', color: 0 } as const;
  expect(rowOfPieces(['b', 'B', 'b'], letters, 20).replaceAll(' ', '')).toBe('bbB');
});
