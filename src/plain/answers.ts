import { drawCounters } from '../game/draws.ts';
import { currentPosition, lastMove, legalMovesOf } from '../game/game.ts';
import { initialPosition } from '../game/setups.ts';
import { describeError, type ErrorText, type KnownError } from '../messages/error-text.ts';
import type { Messages } from '../messages/index.ts';
import type { MoveError } from '../notation/errors.ts';
import { formatFen } from '../notation/fen.ts';
import { formatMove } from '../notation/moves.ts';
import { parseSquare, squareName } from '../notation/squares.ts';
import {
  colorOf,
  isKing,
  materialOf,
  opponent,
  pieceAt,
  rowOf,
  squareCount,
} from '../rules/board.ts';
import { legalMoves } from '../rules/moves.ts';
import { COLORS, type Color, type Square, type Variant } from '../rules/types.ts';
import { drawBoardText } from './board-text.ts';
import { tellIllegal } from './explain.ts';
import { listMoves } from './narrate.ts';
import type { Glyphs } from './options.ts';
import type { Fault } from './opponent.ts';
import { isStrict, type Session, turnOf } from './session.ts';
import { COMMANDS, type CommandName, fold } from './vocabulary.ts';
import { explain } from './why.ts';

/** What a question is about. */
export interface Query {
  readonly messages: Messages;
  readonly session: Session;
  readonly glyphs: Glyphs;
  /** Why the last move was refused, if it was. */
  readonly refusal?: MoveError | undefined;
}

type Answer = (query: Query, argument: string) => readonly string[];

/** The commands that only tell something: each gives the lines to say. */
export const ANSWERS = {
  moves: tellMoves,
  board: ({ session, glyphs }) => [
    drawBoardText(session.options.ruleset.variant, currentPosition(session.game), {
      bottom: session.bottom,
      mirrored: isMirrored(session),
      glyphs,
    }),
  ],
  pieces: tellPieces,
  row: tellRow,
  last: tellLast,
  why: tellWhy,
  clock: ({ messages, session }) => [
    [messages.play.noClock, ...counters(messages, session)].join(' '),
  ],
  fen: ({ session }) => [formatFen(session.options.ruleset.variant, currentPosition(session.game))],
  help: ({ messages, session }) => help(messages, exampleMove(session)),
} as const satisfies Partial<Record<CommandName, Answer>>;

export type Question = keyof typeof ANSWERS;

/** Whether a command only asks for something. */
export function isQuestion(name: CommandName): name is Question {
  return name in ANSWERS;
}

/** The official boards of some games are mirrored; at home every game is on the same board. */
export function isMirrored({ options, game }: Session): boolean {
  return options.ruleset.variant.mirrored && game.setup === 'official';
}

/** An error as one line of sentences: what, and what next. */
export function tellError(messages: Messages, error: KnownError): string {
  const { message, hint }: ErrorText = describeError(messages, error);
  return [message, ...(hint === undefined || hint === '' ? [] : [hint])]
    .map((text) => sentence(text, messages.language))
    .join(' ');
}

/** Why a move is refused: of one that is well written, the rule that stands in its way. */
export function tellRefusal(messages: Messages, { game }: Session, error: MoveError): string {
  return error.code === 'move.illegal'
    ? tellIllegal(messages, game.ruleset, currentPosition(game), error)
    : tellError(messages, error);
}

/** What went wrong with another engine, and who plays in its place. */
export function faultLines(
  messages: Messages,
  session: Session,
  { error, until }: Fault,
): readonly string[] {
  const { standsIn, takesOver, takesOverStrictly } = messages.play;
  const takeover = isStrict(session) ? takesOverStrictly : takesOver;
  return [tellError(messages, error), until === 'move' ? standsIn : takeover];
}

/** A phrase as a sentence: a capital first and a mark at the end. */
export function sentence(phrase: string, language: string): string {
  const text = phrase.charAt(0).toLocaleUpperCase(language) + phrase.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A legal move to show how moves are written; between games, one of the start. */
export function exampleMove({ game, options }: Session): string {
  const legal = legalMovesOf(game);
  const ofStart = legalMoves(options.ruleset, initialPosition(options.ruleset.variant, game.setup));
  const known = legal.length > 0 ? legal : ofStart;
  const [first] = known;
  return first === undefined ? '' : formatMove(options.ruleset, known, first);
}

function tellMoves({ messages, session }: Query, argument: string): readonly string[] {
  const { play } = messages;
  const { ruleset } = session.options;
  const legal = legalMovesOf(session.game);
  if (argument === '') return [play.legalMoves(legal.length, listMoves(ruleset, legal, legal))];
  const square = parseSquare(ruleset.variant, argument);
  if (square === undefined) {
    return [tellError(messages, unknownSquare(ruleset.variant, argument))];
  }
  const moves = legal.filter((move) => move.from === square);
  const name = squareName(ruleset.variant, square);
  return moves.length === 0
    ? [play.noMovesFrom(name)]
    : [play.movesFrom(name, listMoves(ruleset, legal, moves))];
}

function unknownSquare({ size }: Variant, text: string): MoveError {
  return { code: 'move.unknown-square', text, square: text, size, at: 0 };
}

function tellPieces({ messages, session }: Query, argument: string): readonly string[] {
  if (argument === '') return COLORS.map((color) => sidePieces(messages, session, color));
  const wanted = fold(argument);
  const color = COLORS.find(
    (name) => name === wanted || fold(messages.common.colors[name]) === wanted,
  );
  return [color === undefined ? messages.play.sideName : sidePieces(messages, session, color)];
}

function sidePieces({ common, play }: Messages, session: Session, color: Color): string {
  const { variant } = session.options.ruleset;
  const position = currentPosition(session.game);
  const { men, kings } = materialOf(position, color);
  const squaresOf = (king: boolean): string =>
    [...Array(squareCount(variant)).keys()]
      .filter((square) => {
        const piece = pieceAt(position, square);
        return piece !== undefined && colorOf(piece) === color && isKing(piece) === king;
      })
      .map((square) => squareName(variant, square))
      .join(' ');
  const parts = [
    ...(men === 0 ? [] : [play.menOn(squaresOf(false))]),
    ...(kings === 0 ? [] : [play.kingsOn(squaresOf(true))]),
  ];
  const total = play.sidePieces(common.colors[color], common.pieces(men + kings));
  return `${total} ${parts.length === 0 ? common.none : parts.join('; ')}.`;
}

function tellRow({ messages, session }: Query, argument: string): readonly string[] {
  const { common, play } = messages;
  const { variant } = session.options.ruleset;
  const number = /^\d+$/.test(argument) ? Number(argument) : 0;
  if (number < 1 || number > variant.size) return [play.rowNumber(variant.size)];
  const position = currentPosition(session.game);
  const squares = squaresOfRow(variant, number).map((square) => {
    const piece = pieceAt(position, square);
    const what =
      piece === undefined ? play.emptySquare : common.pieceOf(colorOf(piece), isKing(piece));
    return `${squareName(variant, square)} ${what}`;
  });
  return [play.row(number, squares.join(', '))];
}

/** The squares of a row in the order of their names; row 1 is where the names begin. */
function squaresOfRow(variant: Variant, number: number): readonly Square[] {
  const fromTop = variant.squareNames === 'numeric' && variant.numbering === 'topLeft';
  const row = fromTop ? number - 1 : variant.size - number;
  const collator = new Intl.Collator('en', { numeric: true });
  return [...Array(squareCount(variant)).keys()]
    .filter((square) => rowOf(variant, square) === row)
    .sort((a, b) => collator.compare(squareName(variant, a), squareName(variant, b)));
}

function tellLast({ messages, session }: Query): readonly string[] {
  const { common, play } = messages;
  const { game, options } = session;
  const move = lastMove(game);
  if (move === undefined) return [play.noLastMove];
  const before = game.plies[game.at - 1]?.legal ?? [];
  const mover = opponent(turnOf(session));
  return [play.lastMove(common.colors[mover], formatMove(options.ruleset, before, move))];
}

function tellWhy({ messages, session, refusal }: Query): readonly string[] {
  const refused =
    refusal === undefined
      ? []
      : [messages.play.whyRefused(tellRefusal(messages, session, refusal))];
  return [[...refused, ...explain(messages, session)].join(' ')];
}

function counters({ common, play }: Messages, session: Session): readonly string[] {
  const running = drawCounters(session.game);
  if (running.length === 0) return [play.noCounter];
  // Two rules of as many moves may stand alike; one sentence says it for both.
  return [
    ...new Set(
      running.map(({ rule, movesLeft, total }) =>
        play.counter(common.drawRule(rule), movesLeft, total),
      ),
    ),
  ];
}

function help(messages: Messages, example: string): readonly string[] {
  const { play } = messages;
  const rows = COMMANDS.map((name) => {
    const argument = (play.arguments as Partial<Record<CommandName, string>>)[name];
    const word = play.words[name][0] ?? name;
    return [argument === undefined ? word : `${word} ${argument}`, play.help[name]] as const;
  });
  const all = [[example, play.help.move] as const, ...rows];
  const width = Math.max(...all.map(([usage]) => usage.length));
  return [play.helpTitle, ...all.map(([usage, meaning]) => `  ${usage.padEnd(width)}  ${meaning}`)];
}
