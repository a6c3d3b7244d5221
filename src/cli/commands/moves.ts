import type { Command } from 'commander';
import { initialPosition } from '../../game/setups.ts';
import { formatFen } from '../../notation/fen.ts';
import { formatMoves } from '../../notation/moves.ts';
import { parseSquare, squareName } from '../../notation/squares.ts';
import { legalMoves } from '../../rules/moves.ts';
import type { Move, Position, Ruleset, Square, Variant } from '../../rules/types.ts';
import type { Context } from '../context.ts';
import { usageFailure, type ExitCode } from '../failure.ts';
import { answerPositions } from '../position-argument.ts';
import { readGame, type GameOptions } from '../values.ts';

/** The options of `dama moves`. */
export interface MovesOptions extends GameOptions {
  readonly from?: string;
  readonly count?: true;
}

/** A legal move with its notation, which depends on the other legal moves. */
interface WrittenMove {
  readonly move: Move;
  readonly text: string;
}

/** `dama moves [position]`: the legal moves, one a line. */
export async function runMoves(context: Context, command: Command): Promise<ExitCode> {
  const [argument] = command.args;
  const options = command.opts<MovesOptions>();
  const { ruleset, setup } = readGame(command, options);
  const { variant, forcedCapture } = ruleset;
  const from = readSquare(variant, options.from);
  return answerPositions(context, {
    variant,
    argument,
    start: initialPosition(variant, setup),
    answer: (position) => writtenMoves(ruleset, position, from),
    toJson: (moves, position) => ({
      variant: variant.name,
      setup,
      forcedCapture,
      position: formatFen(variant, position),
      turn: position.turn,
      ...(options.count
        ? { count: moves.length }
        : { moves: moves.map((m) => toJson(variant, m)) }),
    }),
    toText: (moves) =>
      options.count ? `${moves.length}\n` : moves.map(({ text }) => `${text}\n`).join(''),
    severalLines: !options.count,
  });
}

function writtenMoves(
  ruleset: Ruleset,
  position: Position,
  from: Square | undefined,
): readonly WrittenMove[] {
  const legal = legalMoves(ruleset, position);
  const texts = formatMoves(ruleset, legal);
  return legal
    .map((move, index) => ({ move, text: texts[index] ?? '' }))
    .filter(({ move }) => from === undefined || move.from === from);
}

function readSquare(variant: Variant, text: string | undefined): Square | undefined {
  if (text === undefined) return undefined;
  const square = parseSquare(variant, text);
  if (square === undefined) {
    // The bottom-left corner is a playing square everywhere.
    const example = squareName(variant, (variant.size / 2) * (variant.size - 1));
    throw usageFailure({ code: 'usage.square', name: '--from', value: text, example });
  }
  return square;
}

function toJson(variant: Variant, { move, text }: WrittenMove): object {
  const name = (square: Square): string => squareName(variant, square);
  return {
    move: text,
    from: name(move.from),
    to: name(move.to),
    captures: move.captures.map(name),
    path: move.path.map(name),
    crowned: move.crowned,
  };
}
