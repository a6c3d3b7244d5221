import type { PdnExpectation } from './errors.ts';
import { MARKS } from './marks.ts';
import { unescapeValue } from './tags.ts';

/** A piece of a PDN text that means something. */
type Content =
  /** `valueAt` is where the value begins, after its quote. */
  | {
      readonly kind: 'tag';
      readonly name: string;
      readonly value: string;
      readonly valueAt: number;
    }
  /** The number of a move, which says nothing that the moves do not. */
  | { readonly kind: 'number' }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'result'; readonly text: string }
  /** The end of a game, or, right behind a move, the mark of the only move. */
  | { readonly kind: 'star' }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'nag'; readonly nag: number | undefined }
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  | { readonly kind: 'setup'; readonly fen: string; readonly fenAt: number }
  /** Something that does not belong there; what of it could be told apart is passed over. */
  | { readonly kind: 'fault'; readonly expected: PdnExpectation; readonly found: string };

interface Extent {
  readonly at: number;
  readonly end: number;
}

export type Token = Content & Extent;

/** What only separates tokens. */
type Space = { readonly kind: 'space' } & Extent;

/** A hyphen and its look-alikes. */
const DASH = '[-\\u2010-\\u2014\\u2212]';
/** What may stand between the squares of a move, with spaces around it in old files. */
const SEPARATOR = `[ \\t]*(?:${DASH}|[xX:\\u00d7\\u0445\\u0425])[ \\t]*`;
const HALF = '(?:1\\/2|\\u00bd|0[.,]5)';
/** The results of every kind of game; no legal move looks like one. */
const SCORES = [
  [HALF, HALF],
  ['2', '0'],
  ['0', '2'],
  ['1', '1'],
  ['1', '0'],
  ['0', '1'],
  ['0', '0'],
].map((score) => score.join(`[ \\t]*${DASH}[ \\t]*`));

/** Twenty captures with all their squares, and as much again. */
const LONGEST_MOVE = 200;

/** A line that begins a tag: comments that run into one were never closed. */
const TAG_LINE = '^[ \\t]*\\[[ \\t]*[A-Z]\\w*[ \\t]*"';
const COMMENT_END = new RegExp(`\\}|${TAG_LINE}`, 'gm');

/** How one kind of token looks, and what it means. */
type Reader = readonly [
  pattern: RegExp,
  read: (match: RegExpExecArray) => Content | { readonly kind: 'space' },
];

/** The value of a tag begins behind its quote. */
function tag(match: RegExpExecArray): Content {
  const [whole, name = '', value = ''] = match;
  const valueAt = match.index + whole.indexOf('"') + 1;
  return { kind: 'tag', name, value: unescapeValue(value), valueAt };
}

function fault(expected: PdnExpectation): (match: RegExpExecArray) => Content {
  return ([found]) => ({ kind: 'fault', expected, found });
}

/** Tried in this order at every offset: the first that matches there is read. */
const READERS: readonly Reader[] = [
  // Space (a byte order mark is one), lines of remarks, dots that stand for an unknown move.
  [/(?:\s|%[^\r\n]*|;[^\r\n]*|\.|\u2026)+/y, () => ({ kind: 'space' })],
  [/\[\s*([A-Za-z]\w*)\s*"((?:\\.|[^"\\\r\n])*)"\s*\]/y, tag],
  // Quotes inside a value that nobody escaped: the last one of the line closes it.
  [/\[[ \t]*([A-Za-z]\w*)[ \t]*"([^\r\n]*)"[ \t]*\](?=[ \t]*$)/my, tag],
  [/\[[^\r\n]*/y, fault('tag')],
  [
    /\/\s*FEN\s*"([^"]*)"\s*\//iy,
    (match) => ({
      kind: 'setup',
      fen: match[1] ?? '',
      fenAt: match.index + match[0].indexOf('"') + 1,
    }),
  ],
  [/\([!?]+\)|[!?]+/y, ([mark]) => ({ kind: 'nag', nag: MARKS[mark.replace(/[()]/g, '')] })],
  [/\$(\d{1,3})/y, (match) => ({ kind: 'nag', nag: Number(match[1]) })],
  [/\(/y, () => ({ kind: 'open' })],
  [/\)/y, () => ({ kind: 'close' })],
  [/\*/y, () => ({ kind: 'star' })],
  // 1-1 and 1-0 also begin moves.
  [
    new RegExp(`(?:${SCORES.join('|')})(?![\\p{L}\\d]|${SEPARATOR}[\\p{L}\\d])`, 'uy'),
    ([text]) => ({ kind: 'result', text }),
  ],
  [/\d+[ \t]*(?:\.+|\u2026)/y, () => ({ kind: 'number' })],
  [new RegExp(`[\\p{L}\\d]+(?:${SEPARATOR}[\\p{L}\\d]+)*`, 'uy'), ([text]) => wordOf(text)],
  [/\/[^\s/]*/y, fault('setup')],
  [/./suy, fault('move')],
];

/** A word is a move, or a move's number without its dot: no move is as short as that. */
function wordOf(text: string): Content {
  if (/^\d{1,2}$/.test(text)) return { kind: 'number' };
  if (text.length > LONGEST_MOVE) return { kind: 'fault', expected: 'move', found: text };
  return { kind: 'move', text };
}

/**
 * Cuts a PDN text into tokens. Nothing stops it: what cannot be read becomes a token of its own, and
 * a tag or a comment that is never closed ends where the next line of tags begins.
 */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let score: RegExp | undefined;
  let at = 0;
  while (at < text.length) {
    const token = scoreAt(score, text, at) ?? commentAt(text, at) ?? readAt(text, at);
    if (token.kind === 'tag') score = unusualScore(token) ?? score;
    if (token.kind !== 'space') tokens.push(token);
    at = token.end;
  }
  return tokens;
}

function readAt(text: string, at: number): Token | Space {
  for (const [pattern, read] of READERS) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) return { ...read(match), at, end: at + match[0].length };
  }
  return { kind: 'space', at, end: text.length };
}

function commentAt(text: string, at: number): Token | undefined {
  if (text[at] !== '{') return undefined;
  COMMENT_END.lastIndex = at;
  const match = COMMENT_END.exec(text);
  if (match?.[0] === '}') {
    const end = match.index + 1;
    return { kind: 'comment', text: text.slice(at + 1, end - 1), at, end };
  }
  const end = match?.index ?? text.length;
  return { kind: 'fault', expected: 'commentEnd', found: '{', at, end };
}

/**
 * Tournaments with scores of their own (`4-6`, `1 1/2 - 1/2`) end their games with them; only the
 * Result tag tells such a score from moves, and only the end of the game from a move like it.
 */
function unusualScore(token: Token & { readonly kind: 'tag' }): RegExp | undefined {
  const score = token.value.trim();
  if (token.name.toLowerCase() !== 'result' || !/\d.*[-\u2010-\u2014\u2212]/.test(score)) {
    return undefined;
  }
  const literal = score.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`${literal}(?=\\s*(?:$(?![^])|\\*|\\[))`, 'y');
}

function scoreAt(scores: RegExp | undefined, text: string, at: number): Token | undefined {
  if (scores === undefined) return undefined;
  scores.lastIndex = at;
  const match = scores.exec(text);
  return match === null
    ? undefined
    : { kind: 'result', text: match[0], at, end: at + match[0].length };
}
