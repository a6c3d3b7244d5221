import { describe, expect, it } from 'vitest';
import { parseFen } from '../../notation/fen.ts';
import { applyMove, startPosition } from '../../rules/board.ts';
import { legalMoves } from '../../rules/moves.ts';
import type { Position, VariantName } from '../../rules/types.ts';
import { VARIANTS } from '../../rules/variants.ts';
import {
  formatHubMove,
  formatHubMoves,
  movesBetween,
  parseHubMove,
  playHubMoves,
  readHubLine,
} from './moves.ts';
import { RULESETS } from '../test-support.ts';

function open(name: VariantName, fen: string) {
  const ruleset = { variant: VARIANTS[name], forcedCapture: true };
  const parsed = parseFen(ruleset.variant, fen);
  if (!parsed.ok) throw new Error(parsed.error.code);
  const { position } = parsed.value;
  return { ruleset, position, legal: legalMoves(ruleset, position) };
}

describe('moves', () => {
  it('writes quiet moves and captures by numbers', () => {
    const { ruleset, legal } = open('international', 'W:W28,50:B23,12,7');
    expect(legal.map((move) => formatHubMove(ruleset.variant, move))).toEqual(['28x19x23']);
    const { legal: quiet } = open('russian', 'W:Wc3:Bf8');
    expect(quiet.map((move) => formatHubMove(VARIANTS.russian, move))).toEqual(['22-17', '22-18']);
  });

  it('reads what is captured in any order', () => {
    const { ruleset, legal } = open('international', 'W:W33:B28,18,9');
    const [move] = legal;
    const texts = ['33x4x28x18x9', '33x4x9x28x18', '33X4X18X9X28', '33x4'];
    for (const text of texts) expect(parseHubMove(ruleset, legal, text)).toBe(move);
  });

  it.each([
    '33x4x28x18',
    '33x4x28x18x10',
    '33x4x28x28x19',
    '33-4',
    '33',
    '',
    '33x',
    'x',
    '33x4 ',
    '33x99',
    '28x23',
  ])('refuses %j', (text) => {
    // prettier-ignore
    const { ruleset, legal } = open('international', 'W:W33:B28,18,9');
    expect(parseHubMove(ruleset, legal, text)).toBeUndefined();
  });

  it('does not guess where what is captured is left out and several moves fit', () => {
    const { ruleset, legal } = open('international', 'W:WK1:B7,18,11,22,33,34,40');
    const ends = legal.map(({ from, to }) => `${from} ${to}`);
    const twice = legal.filter((_, index) => ends.filter((end) => end === ends[index]).length > 1);
    for (const move of twice) {
      const text = formatHubMove(ruleset.variant, move);
      const [from = '', to = ''] = text.split('x');
      expect(parseHubMove(ruleset, legal, `${from}x${to}`)).toBeUndefined();
      expect(parseHubMove(ruleset, legal, text)).toEqual(move);
    }
  });

  it.each(RULESETS)('reads back what it writes, through a game of $title', (ruleset) => {
    let position: Position = startPosition(ruleset.variant, 'white');
    for (let ply = 0; ply < 60; ply++) {
      const legal = legalMoves(ruleset, position);
      for (const move of legal) {
        const read = parseHubMove(ruleset, legal, formatHubMove(ruleset.variant, move));
        expect(read && applyMove(position, read)).toEqual(applyMove(position, move));
      }
      const move = legal[(ply * 7) % legal.length];
      if (move === undefined) break;
      position = applyMove(position, move);
    }
  });
});

describe('lines of moves', () => {
  const { ruleset, position } = open('international', 'W:WK46,K47:BK5');

  it('are played, and the positions on the way kept', () => {
    const played = playHubMoves(ruleset, position, ['47-33', '5-31', '46x28x32']);
    expect(played).toEqual({ ok: false, error: '5-31' });
    expect(playHubMoves(ruleset, position, [])).toMatchObject({
      ok: true,
      value: { position, history: [] },
    });
    const quiet = playHubMoves(ruleset, position, ['47-36']);
    expect(quiet).toMatchObject({ ok: true, value: { history: [position] } });
  });

  it('are read as far as they are legal', () => {
    const line = readHubLine(ruleset, position, '47-36  nonsense 46-41');
    expect(formatHubMoves(ruleset.variant, line)).toBe('47-36');
    expect(readHubLine(ruleset, position, '')).toEqual([]);
  });

  it('are found again from the positions', () => {
    const kings = open('international', 'W:WK46,K47:BK15');
    const texts = ['47-36', '15-4', '36-47', '4-15', '46-41'];
    const played = playHubMoves(kings.ruleset, kings.position, texts);
    if (!played.ok) throw new Error(played.error);
    const { history, position: end } = played.value;
    const { start, moves } = movesBetween(kings.ruleset, history, end);
    expect(start).toEqual(kings.position);
    expect(formatHubMoves(ruleset.variant, moves).split(' ')).toEqual(texts);
    // A position that no move leads from is where the line begins.
    const strange = movesBetween(kings.ruleset, [position, ...history], end);
    expect(strange.start).toEqual(kings.position);
  });
});
