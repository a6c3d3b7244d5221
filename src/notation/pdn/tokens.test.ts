import { describe, expect, it } from 'vitest';
import { tokenize } from './tokens.ts';

/** A token as a short word, so that tables can be read. */
function written(text: string): string {
  return tokenize(text)
    .map((token) => {
      switch (token.kind) {
        case 'tag':
          return `[${token.name}=${token.value}]`;
        case 'move':
          return token.text;
        case 'result':
          return `result:${token.text}`;
        case 'comment':
          return `{${token.text}}`;
        case 'nag':
          return `$${token.nag ?? '?'}`;
        case 'setup':
          return `setup:${token.fen}`;
        case 'fault':
          return `fault:${token.expected}:${token.found}`;
        default:
          return token.kind;
      }
    })
    .join(' ');
}

describe('tokenize', () => {
  it.each([
    // Moves and their numbers.
    ['1. 32-28 19-23', 'number 32-28 19-23'],
    ['1.32-28 2...19-23', 'number 32-28 number 19-23'],
    ['1. ... 7-12', 'number 7-12'],
    ['1.\u2026 7-12', 'number 7-12'],
    ['12 11-15', 'number 11-15'],
    ['c3-d4 c3:e5:g7 c3d4 d4xF6', 'c3-d4 c3:e5:g7 c3d4 d4xF6'],
    ['01-05 3228 22 x 31 11 - 15', '01-05 3228 22 x 31 11 - 15'],
    ['32\u201328 19\u00d723', '32\u201328 19\u00d723'],
    // Results, and the moves that begin like them.
    ['1-0', 'result:1-0'],
    ['1 - 0', 'result:1 - 0'],
    ['1-1 1-18 1-10', 'result:1-1 1-18 1-10'],
    ['1x1', '1x1'],
    ['2-0 0-2 0-0', 'result:2-0 result:0-2 result:0-0'],
    ['2-07', '2-07'],
    ['1/2-1/2 \u00bd-\u00bd 0.5-0.5', 'result:1/2-1/2 result:\u00bd-\u00bd result:0.5-0.5'],
    ['2-0*', 'result:2-0 star'],
    // Marks.
    ['32-28! 19-23 ?! 28x19(?)', '32-28 $1 19-23 $6 28x19 $2'],
    ['32-28!? 19-23(!?!!!) 28x19 $14', '32-28 $5 19-23 $? 28x19 $14'],
    ['32-28* 19-23', '32-28 star 19-23'],
    ['(32-28!) (19-23)', 'open 32-28 $1 close open 19-23 close'],
    // Remarks.
    ['{one} 32-28{[%clk 0:01:02]}', '{one} 32-28 {[%clk 0:01:02]}'],
    ['{two\nlines} {with { brace}', '{two\nlines} {with { brace}'],
    ['% a line 1-0 {\n32-28 % another\r\n19-23 ; and one more', '32-28 19-23'],
    // Tags.
    ['[White "Wiersma, H."]', '[White=Wiersma, H.]'],
    ['[ White   "a" ] [Black "b"]32-28', '[White=a] [Black=b] 32-28'],
    [String.raw`[White "say \"x\" \\ \n"]`, String.raw`[White=say "x" \ \n]`],
    ['[Event "The "Big" one"]', '[Event=The "Big" one]'],
    [String.raw`[Site "C:\"]`, String.raw`[Site=C:\]`],
    ['[White ""]', '[White=]'],
    // Set-up positions.
    ['/FEN "W:W31:B1"/ 31-26', 'setup:W:W31:B1 31-26'],
    // Space of every kind.
    ['\ufeff[White "a"]\r\n\t1.\u00a032-28\r', '[White=a] number 32-28'],
    ['', ''],
  ])('%j is %s', (text, tokens) => {
    expect(written(text)).toBe(tokens);
  });

  it.each([
    ['[White "a', 'fault:tag:[White "a'],
    ['[White "a"\n[Black "b"]', 'fault:tag:[White "a" [Black=b]'],
    ['{never closed\n32-28', 'fault:commentEnd:{'],
    ['{never closed\n[White "a"]\n{closed}', 'fault:commentEnd:{ [White=a] {closed}'],
    ['/FEN W:W1:B2/', 'fault:setup:/FEN W:W1:B2 fault:setup:/'],
    ['32-28 # } 19-23', '32-28 fault:move:# fault:move:} 19-23'],
    ['- -', 'fault:move:- fault:move:-'],
    ['12-', 'number fault:move:-'],
  ])('%j has something that does not belong', (text, tokens) => {
    expect(written(text)).toBe(tokens);
  });

  it('knows a score of its own kind at the end of a game, by its tag', () => {
    const tag = '[Result "4-6"]';
    expect(written(`${tag}\n1. 4-6 5-9 4-6\n\n[White "a"] 4-6`)).toBe(
      '[Result=4-6] number 4-6 5-9 result:4-6 [White=a] result:4-6',
    );
    expect(written('[Result "1 1/2 - 1/2"] 32-28 1 1/2 - 1/2')).toBe(
      '[Result=1 1/2 - 1/2] 32-28 result:1 1/2 - 1/2',
    );
  });

  it('knows where each token begins and ends', () => {
    expect(tokenize('1. 32-28 {x}').map(({ at, end }) => [at, end])).toEqual([
      [0, 2],
      [3, 8],
      [9, 12],
    ]);
    expect(tokenize(' [White  "ab"]')[0]).toMatchObject({ at: 1, valueAt: 10 });
  });
});
