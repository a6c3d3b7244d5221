import { type FenPosition, parseFen } from '../notation/fen.ts';
import { TooManyMovesError } from '../rules/moves.ts';
import type { Position, Variant } from '../rules/types.ts';
import type { Context } from './context.ts';
import {
  EXIT,
  Failure,
  isFailure,
  requestFailure,
  usageFailure,
  type ExitCode,
} from './failure.ts';
import { LONGEST_LINE, readLines, type Line } from './lines.ts';
import { jsonLine, write } from './output.ts';
import { errorLines, errorObject } from './report.ts';

/** The move counters of a FEN: `:H5:F12`. */
export type Counters = Omit<FenPosition, 'position'>;

/** What a command asks of each position it is given. */
export interface Question<Answer> {
  readonly variant: Variant;
  /** The position argument: a FEN, `-` for standard input, or nothing for `start`. */
  readonly argument: string | undefined;
  readonly start: Position;
  /** May throw a `Failure` that holds for this position only. */
  readonly answer: (position: Position, counters: Counters) => Answer | Promise<Answer>;
  readonly toJson: (answer: Answer, position: Position) => object;
  /** Complete lines. `counters` are those of the FEN; JSON gets them as fields of the same names. */
  readonly toText: (answer: Answer, position: Position, counters: Counters) => string;
  /** Whether an answer may have several lines, so that an empty one must stand between two. */
  readonly severalLines: boolean;
  /** Whether to stop after the current answer because the person pressed Ctrl+C. */
  readonly interrupted?: () => boolean;
}

/**
 * Answers a question for the position of the argument, or for each line of standard input in turn.
 * There, a line that cannot be answered gets its error in its place and the others go on; a summary
 * is told at the end.
 *
 * @throws Failure when the one position cannot be answered, or some of standard input.
 */
export async function answerPositions<Answer>(
  context: Context,
  question: Question<Answer>,
): Promise<ExitCode> {
  if (question.argument === '-') return answerLines(context, question);
  const asked =
    question.argument === undefined
      ? { position: question.start }
      : parsePosition(question.variant, question.argument);
  await write(context.output, await answerOne(context, question, asked));
  return question.interrupted?.() ? EXIT.interrupted : EXIT.done;
}

async function answerLines<Answer>(
  context: Context,
  question: Question<Answer>,
): Promise<ExitCode> {
  const { input, output } = context;
  if (input.isTTY) throw usageFailure({ code: 'usage.stdin-is-terminal' });
  let total = 0;
  let bad = 0;
  for await (const line of linesOf(input)) {
    total++;
    const between = total > 1 && question.severalLines && !context.json ? '\n' : '';
    let answer: string;
    try {
      const asked = parseLine(question.variant, line);
      answer = await answerOne(context, question, asked);
    } catch (error) {
      if (!isFailure(error) || error.exit !== EXIT.failed) throw error;
      bad++;
      answer = errorInPlace(context, error, line, total);
    }
    await write(output, between + answer);
    if (question.interrupted?.()) return EXIT.interrupted;
  }
  if (total === 0) throw requestFailure({ code: 'input.empty' });
  if (bad > 0) throw requestFailure({ code: 'input.bad-lines', bad, total });
  return EXIT.done;
}

/** Standard input line by line. @throws Failure `input.failed` when it cannot be read. */
async function* linesOf(input: NodeJS.ReadStream): AsyncGenerator<Line> {
  try {
    yield* readLines(input);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    // Not of any one line: nothing more can be read.
    throw requestFailure({ code: 'input.failed', reason });
  }
}

async function answerOne<Answer>(
  context: Context,
  question: Question<Answer>,
  { position, ...counters }: FenPosition,
): Promise<string> {
  try {
    const answer = await question.answer(position, counters);
    return context.json
      ? jsonLine({ ...question.toJson(answer, position), ...counters })
      : question.toText(answer, position, counters);
  } catch (error) {
    if (error instanceof TooManyMovesError) throw requestFailure({ code: error.code });
    throw error;
  }
}

function parsePosition(variant: Variant, text: string): FenPosition {
  const fen = parseFen(variant, text);
  if (!fen.ok) throw requestFailure(fen.error, { text });
  return fen.value;
}

function parseLine(variant: Variant, { text, tooLong }: Line): FenPosition {
  if (tooLong) throw requestFailure({ code: 'input.line-too-long', limit: LONGEST_LINE });
  return parsePosition(variant, text);
}

/** The error as the answer to its line: one object a line as JSON, else the message alone. */
function errorInPlace(context: Context, failure: Failure, { text }: Line, line: number): string {
  const placed = new Failure(failure.error, failure.exit, { text, line });
  if (context.json) return jsonLine(errorObject(context, placed));
  // One line, so that answers of one line each stay line by line with the input.
  return `${errorLines(context, placed)[0] ?? ''}\n`;
}
