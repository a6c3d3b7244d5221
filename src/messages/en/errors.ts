import type { FenExpectation, IllegalMoveReason } from '../../notation/errors.ts';
import type { Color, VariantName } from '../../rules/types.ts';
import type { ErrorText } from '../error-text.ts';
import { listSome, quote } from '../phrases.ts';
import { printable } from '../sanitize.ts';
import { common } from './common.ts';
import { fileErrors } from './files.ts';
import { hubErrors } from './hub.ts';

/** A position that is right for every game, so that any mistake can be answered with it. */
const FEN_EXAMPLE = 'W:W21,22,K30:B1,2,K3';

const expectations: Readonly<Record<FenExpectation, string>> = {
  turn: 'W or B (the side to move)',
  colon: '":" before the next part',
  color: 'W or B (whose squares follow)',
  square: 'a square',
  separator: '"," or ":"',
  number: 'a number',
  tagEnd: '"] at the end of the tag',
};

const illegalReasons: Readonly<Record<IllegalMoveReason, string>> = {
  gameOver: 'the game is over',
  noPiece: 'no piece stands on its first square',
  opponentPiece: "the piece there is the opponent's",
  mustCapture: 'a capture is forced',
  priority: 'another capture goes before it',
  unfinished: 'the capture has to go on',
  notLegal: 'the piece there cannot move like that',
};

const weightsHint = 'install dama again to have it play at its best';

/** `character 5`: people count from one. */
const place = (at: number): string => `character ${at + 1}`;

const didYouMean = (suggestions: readonly string[]): string =>
  suggestions.length === 0 ? '' : `did you mean ${suggestions.join(' or ')}?`;

const lines = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n');

const fenHint = `a position looks like ${FEN_EXAMPLE}: side to move, White's squares, Black's squares, K before a king`;

/** One entry per error code. Texts from outside are raw in the errors and cleaned by `quote`. */
export const errors = {
  'usage.unknown-option': (error: {
    readonly option: string;
    readonly suggestions: readonly string[];
  }): ErrorText => ({
    message: `there is no option ${quote(error.option)} here`,
    hint: didYouMean(error.suggestions),
  }),
  'usage.unknown-command': (error: {
    readonly name: string;
    readonly suggestions: readonly string[];
    readonly commands: readonly string[];
  }): ErrorText => ({
    message: `there is no command ${quote(error.name)}`,
    hint: lines(didYouMean(error.suggestions), `commands: ${error.commands.join(', ')}`),
  }),
  'usage.command-not-first': (error: { readonly name: string }): ErrorText => ({
    message: `the command ${quote(error.name)} must come before its options`,
    hint: `write: dama ${error.name} ...`,
  }),
  'usage.missing-argument': (error: { readonly argument: string }): ErrorText => ({
    message: `${error.argument} is missing`,
  }),
  'usage.missing-value': (error: { readonly option: string }): ErrorText => ({
    message: `${error.option} needs a value`,
  }),
  'usage.excess-arguments': (error: {
    readonly excess: readonly string[];
    readonly takesPosition: boolean;
  }): ErrorText => ({
    message: `too many arguments: ${listSome(error.excess.map(quote), 3, (n) => `and ${n} more`)}`,
    hint: error.takesPosition ? 'put quotes around a position that has spaces in it' : '',
  }),
  'usage.conflict': (error: { readonly option: string; readonly other: string }): ErrorText => ({
    message: `${error.option} and ${error.other} cannot be used together`,
  }),
  'usage.choice': (error: {
    readonly name: string;
    readonly value: string;
    readonly choices: readonly string[];
    readonly suggestions: readonly string[];
  }): ErrorText => ({
    message: `${error.name} cannot be ${quote(error.value)}`,
    hint: lines(didYouMean(error.suggestions), `choose one of: ${error.choices.join(', ')}`),
  }),
  'usage.variant': (error: {
    readonly name: string;
    readonly value: string;
    readonly choices: readonly string[];
    readonly suggestions: readonly string[];
  }): ErrorText => ({
    message: `${error.name}: there is no game called ${quote(error.value)}`,
    hint: lines(didYouMean(error.suggestions), `games: ${error.choices.join(', ')}`),
  }),
  'usage.whole-number': (error: {
    readonly name: string;
    readonly value: string;
    readonly min: number;
    readonly max: number;
  }): ErrorText => ({
    message: `${error.name} must be a whole number from ${error.min} to ${error.max}, not ${quote(error.value)}`,
  }),
  'usage.duration': (error: { readonly name: string; readonly value: string }): ErrorText => ({
    message: `${error.name} must be a time, not ${quote(error.value)}`,
    hint: 'seconds as in 2 or 0.5, or with a unit: 500ms, 2s, 1m, 1h; at most 24 hours',
  }),
  'usage.square': (error: {
    readonly name: string;
    readonly value: string;
    readonly example: string;
  }): ErrorText => ({
    message: `${error.name}: ${quote(error.value)} is not a playing square of this board`,
    hint: `a square is written like ${error.example}; dama show prints the board with its squares`,
  }),
  'usage.stdin-is-terminal': (_error: object): ErrorText => ({
    message: 'no positions come in: "-" reads them from standard input, which is the terminal',
    hint: 'pipe them in, one a line: dama moves - < positions.txt',
  }),
  'ruleset.forced-only': (error: { readonly variant: VariantName }): ErrorText => ({
    message: `${common.games[error.variant]} has no game without forced capture`,
    hint: 'its rules force the longest capture; the house rule --no-forced-capture is for the 8x8 games',
  }),

  'input.empty': (_error: object): ErrorText => ({
    message: 'standard input has no position in it',
    hint: 'give one position a line',
  }),
  'input.bad-lines': (error: { readonly bad: number; readonly total: number }): ErrorText => ({
    message: `${error.bad} of ${error.total} ${error.total === 1 ? 'line' : 'lines'} could not be answered`,
  }),
  'input.line-too-long': (error: { readonly limit: number }): ErrorText => ({
    message: `the line is longer than ${error.limit} characters and cannot be a position`,
    hint: 'give one position a line',
  }),
  'input.failed': (error: { readonly reason: string }): ErrorText => ({
    message: `standard input cannot be read: ${printable(error.reason)}`,
  }),
  'output.failed': (error: { readonly reason: string }): ErrorText => ({
    message: `the answer could not be written: ${printable(error.reason)}`,
  }),
  'position.too-complex': (_error: object): ErrorText => ({
    message: 'the position has more captures than can be listed',
  }),
  'engine.failed': (error: { readonly reason: string }): ErrorText => ({
    message: `the engine stopped working: ${printable(error.reason)}`,
    hint: 'try again; if it happens again, please report it',
  }),
  'weights.missing': (error: { readonly variant: VariantName }): ErrorText => ({
    message: `what the engine learned of ${common.games[error.variant]} is missing: it plays by simpler rules of thumb`,
    hint: weightsHint,
  }),
  'weights.damaged': (error: { readonly variant: VariantName }): ErrorText => ({
    message: `what the engine learned of ${common.games[error.variant]} is damaged: it plays by simpler rules of thumb`,
    hint: weightsHint,
  }),
  'weights.wrong-version': (error: { readonly variant: VariantName }): ErrorText => ({
    message: `what the engine learned of ${common.games[error.variant]} is for another version: it plays by simpler rules of thumb`,
    hint: weightsHint,
  }),
  'game.over': (error: {
    readonly winner: Color;
    readonly reason: 'noPieces' | 'noMoves' | 'resignation';
  }): ErrorText => ({
    message: `there is no move to find: the game is over and ${common.colors[error.winner]} has won (${common.reasons[error.reason]})`,
  }),
  internal: (error: { readonly reason: string }): ErrorText => ({
    message: `something went wrong inside dama: ${printable(error.reason)}`,
    hint: lines(
      'this is a mistake in the program: please report it with the command you ran',
      'DAMA_DEBUG=1 shows where it happened',
    ),
  }),

  'fen.empty': (_error: object): ErrorText => ({ message: 'the position is empty', hint: fenHint }),
  'fen.syntax': (error: {
    readonly at: number;
    readonly found: string;
    readonly expected: FenExpectation;
  }): ErrorText => ({
    message:
      error.found === ''
        ? `the position ends too early: ${expectations[error.expected]} should come next`
        : `${place(error.at)} of the position should be ${expectations[error.expected]}, not ${quote(error.found)}`,
    hint: fenHint,
  }),
  'fen.unknown-turn': (error: { readonly at: number }): ErrorText => ({
    message: `the position does not say who is to move: W or B belongs at ${place(error.at)}`,
  }),
  'fen.unknown-square': (error: {
    readonly square: string;
    readonly size: number;
    readonly at: number;
  }): ErrorText => ({
    message: `${quote(error.square)} at ${place(error.at)} is not a playing square of the ${common.boardSize(error.size)} board`,
    hint: `squares are 1 to ${(error.size * error.size) / 2}, or letters and numbers like a1`,
  }),
  'fen.square-twice': (error: { readonly square: string; readonly at: number }): ErrorText => ({
    message: `square ${quote(error.square)} is given twice, again at ${place(error.at)}`,
  }),
  'fen.color-twice': (error: { readonly color: Color; readonly at: number }): ErrorText => ({
    message: `the squares of ${common.colors[error.color]} are given twice, again at ${place(error.at)}`,
  }),
  'fen.counter-twice': (error: {
    readonly counter: 'H' | 'F';
    readonly at: number;
  }): ErrorText => ({
    message: `the counter ${error.counter} is given twice, again at ${place(error.at)}`,
    hint: 'a position has at most one of each, at its end: W:W21:B1:H4:F12',
  }),
  'fen.range-reversed': (error: { readonly range: string; readonly at: number }): ErrorText => ({
    message: `the range ${quote(error.range)} at ${place(error.at)} runs backward`,
    hint: 'write the smaller number first',
  }),
  'fen.range-letters': (error: { readonly range: string; readonly at: number }): ErrorText => ({
    message: `the range ${quote(error.range)} at ${place(error.at)} must be between numbers`,
    hint: 'name each square, or use numbers as in 1-12',
  }),
  'fen.ghost': (error: { readonly square: string; readonly at: number }): ErrorText => ({
    message: `the piece on ${quote(error.square)} at ${place(error.at)} is already captured: the position is in the middle of a move`,
    hint: 'give the position before or after the whole move',
  }),
  'fen.man-on-crowning-row': (error: {
    readonly square: string;
    readonly color: Color;
    readonly at: number;
  }): ErrorText => ({
    message: `a ${common.pieceOf(error.color, false)} cannot stand on ${quote(error.square)} (${place(error.at)}): it would be a king there`,
    hint: `write K${error.square} for a king`,
  }),
  'fen.too-many': (error: {
    readonly color: Color;
    readonly count: number;
    readonly max: number;
  }): ErrorText => ({
    message: `${common.colors[error.color]} has ${common.pieces(error.count)}; this game has at most ${error.max} a side`,
  }),
  'fen.no-pieces': (_error: object): ErrorText => ({
    message: 'the position has no pieces in it',
    hint: fenHint,
  }),

  'move.syntax': (error: {
    readonly text: string;
    readonly at: number;
    readonly example: string;
  }): ErrorText => ({
    message: `${quote(error.text)} is not a move`,
    hint: `a move is written like ${error.example}`,
  }),
  'move.unknown-square': (error: {
    readonly text: string;
    readonly square: string;
    readonly size: number;
    readonly at: number;
  }): ErrorText => ({
    message: `${quote(error.square)} is not a playing square of the ${common.boardSize(error.size)} board`,
  }),
  'move.illegal': (error: {
    readonly text: string;
    readonly reason: IllegalMoveReason;
    readonly legal: readonly string[];
  }): ErrorText => ({
    message: `${quote(error.text)} is not legal: ${illegalReasons[error.reason]}`,
    hint:
      error.legal.length === 0
        ? ''
        : `legal here: ${listSome(error.legal, 8, (n) => `and ${n} more`)}`,
  }),
  'move.ambiguous': (error: {
    readonly text: string;
    readonly candidates: readonly string[];
  }): ErrorText => ({
    message: `${quote(error.text)} could be ${error.candidates.length} different moves`,
    hint: `write the whole path: ${error.candidates.join(', ')}`,
  }),

  ...fileErrors,
  ...hubErrors,
};

export type ErrorMessages = typeof errors;
