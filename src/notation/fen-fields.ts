import type { Result } from '../rules/result.ts';
import { err, ok } from '../rules/result.ts';
import type { Color } from '../rules/types.ts';
import type { FenError, FenExpectation } from './errors.ts';
import { plainText } from './lookalikes.ts';

/** A piece of a FEN in plain lower case, without space around it, and its offset in the text. */
export interface Part {
  readonly text: string;
  readonly at: number;
}

/** The fields of a FEN, the lists cut into items but not yet read. */
export interface FenFields {
  readonly turn: Color;
  readonly lists: readonly { readonly color: Color; readonly items: readonly Part[] }[];
  readonly counters: { readonly halfMoves?: number; readonly fullMove?: number };
}

const COLOR_LETTERS: Readonly<Record<string, Color>> = { w: 'white', b: 'black' };
const COUNTER_LETTERS = { h: 'halfMoves', f: 'fullMove' } as const;

/**
 * Cuts a FEN into its fields: `turn (":" colour list)*`, the colours in any order, with the
 * counters `:H5:F12` that lidraughts adds. A `[FEN "..."]` tag around it, a final dot and spaces
 * around the separators are allowed.
 */
export function splitFen(text: string): Result<FenFields, FenError> {
  const body = fenBody(text);
  if (!body.ok) return body;
  if (body.value.text === '') return err({ code: 'fen.empty' });
  const [first, ...rest] = split(body.value, ':');
  const turn = readTurn(text, first ?? body.value);
  if (!turn.ok) return turn;
  return readFields(text, turn.value, withoutDoubledTurn(turn.value, rest));
}

/** The error for whatever stands at an offset: a whole word, or one sign. */
export function syntaxError(text: string, at: number, expected: FenExpectation): FenError {
  const [found = ''] = /^(?:[\p{L}\d]+|.)/su.exec(text.slice(at)) ?? [];
  return { code: 'fen.syntax', at, found, expected };
}

/** What is inside the tag, if there is one, and before the final dot. */
function fenBody(text: string): Result<Part, FenError> {
  const whole = trim({ text: plainText(text), at: 0 });
  const [opening] = /^\[\s*fen\s*"/.exec(whole.text) ?? [];
  if (opening === undefined) return ok(withoutDot(whole));
  const [closing] = /"\s*\]$/.exec(whole.text.slice(opening.length)) ?? [];
  if (closing === undefined) return err(syntaxError(text, text.trimEnd().length, 'tagEnd'));
  const inside = whole.text.slice(opening.length, whole.text.length - closing.length);
  return ok(withoutDot(trim({ text: inside, at: whole.at + opening.length })));
}

function readTurn(text: string, part: Part): Result<Color, FenError> {
  if (part.text === '?') return err({ code: 'fen.unknown-turn', at: part.at });
  const [letter = ''] = part.text;
  const turn = COLOR_LETTERS[letter];
  if (turn === undefined) return err(syntaxError(text, part.at, 'turn'));
  if (part.text.length > 1) return err(syntaxError(text, part.at + 1, 'colon'));
  return ok(turn);
}

/**
 * Some programs wrote the side to move twice, `W:W:W31:B1`. It reads as an empty list first, so it
 * is dropped when that colour's list follows. (`W:B:W50:B` stays an error: who is to move?)
 */
function withoutDoubledTurn(turn: Color, fields: readonly Part[]): readonly Part[] {
  const [first, ...rest] = fields;
  const colorOf = (field: Part): Color | undefined => COLOR_LETTERS[field.text.charAt(0)];
  const doubled = first?.text.length === 1 && colorOf(first) === turn;
  return doubled && rest.some((field) => colorOf(field) === turn) ? rest : fields;
}

function readFields(
  text: string,
  turn: Color,
  fields: readonly Part[],
): Result<FenFields, FenError> {
  const lists: { color: Color; items: readonly Part[] }[] = [];
  const counters: { halfMoves?: number; fullMove?: number } = {};
  for (const field of fields) {
    const letter = field.text.charAt(0);
    const rest = trim({ text: field.text.slice(1), at: field.at + 1 });
    const color = COLOR_LETTERS[letter];
    if (color !== undefined) {
      if (lists.some((list) => list.color === color)) {
        return err({ code: 'fen.color-twice', color, at: field.at });
      }
      lists.push({ color, items: rest.text === '' ? [] : split(rest, ',') });
    } else if (letter === 'h' || letter === 'f') {
      const counter = letter === 'h' ? 'H' : 'F';
      if (counters[COUNTER_LETTERS[letter]] !== undefined) {
        return err({ code: 'fen.counter-twice', counter, at: field.at });
      }
      if (!/^\d{1,6}$/.test(rest.text)) return err(syntaxError(text, rest.at, 'number'));
      counters[COUNTER_LETTERS[letter]] = Number(rest.text);
    } else {
      return err(syntaxError(text, field.at, 'color'));
    }
  }
  return ok({ turn, lists, counters });
}

function split(part: Part, separator: string): readonly Part[] {
  let at = part.at;
  return part.text.split(separator).map((text) => {
    const piece = trim({ text, at });
    at += text.length + separator.length;
    return piece;
  });
}

function trim({ text, at }: Part): Part {
  const start = text.trimStart();
  return { text: start.trimEnd(), at: at + text.length - start.length };
}

function withoutDot(part: Part): Part {
  return part.text.endsWith('.') ? trim({ text: part.text.slice(0, -1), at: part.at }) : part;
}
