import type { Command } from 'commander';
import { firstToMove, initialPosition } from '../../game/setups.ts';
import { formatFen } from '../../notation/fen.ts';
import { squareName } from '../../notation/squares.ts';
import { drawBoardText } from '../../plain/board-text.ts';
import { resolveGlyphs } from '../../plain/glyphs.ts';
import { GLYPHS } from '../../plain/options.ts';
import { colorOf, isKing, opponent, pieceAt, squareCount } from '../../rules/board.ts';
import type { Color, Position, Variant } from '../../rules/types.ts';
import type { Styles } from '../colour.ts';
import type { Context } from '../context.ts';
import type { ExitCode } from '../failure.ts';
import { answerPositions } from '../position-argument.ts';
import { readChoice, readGame, type GameOptions } from '../values.ts';

/** The options of `dama show`. */
export interface ShowOptions extends GameOptions {
  readonly glyphs?: string;
  readonly flip?: true;
}

/** `dama show [position]`: the board, once, as text. */
export async function runShow(context: Context, command: Command): Promise<ExitCode> {
  const [argument] = command.args;
  const options = command.opts<ShowOptions>();
  const { messages, styles, env } = context;
  const { ruleset, setup } = readGame(command, options);
  const { variant } = ruleset;
  const wanted = readChoice('--glyphs', options.glyphs, GLYPHS);
  const glyphs = resolveGlyphs(wanted, env, process.platform);
  // Whoever moves first in the setup sits at the bottom, whoever is to move now.
  const first = firstToMove(variant, setup);
  const bottom = options.flip ? opponent(first) : first;
  const mirrored = setup === 'official' && variant.mirrored;
  const draw = (position: Position): string =>
    drawBoardText(variant, position, { bottom, mirrored, glyphs });
  return answerPositions(context, {
    variant,
    argument,
    start: initialPosition(variant, setup),
    answer: draw,
    toJson: (board, position) => ({
      variant: variant.name,
      setup,
      position: formatFen(variant, position),
      turn: position.turn,
      white: piecesOf(variant, position, 'white'),
      black: piecesOf(variant, position, 'black'),
      bottom,
      board: board.split('\n'),
    }),
    toText: (board, position, { halfMoves }) => {
      const turn = messages.cli.toMove(messages.common.colors[position.turn]);
      const quiet = halfMoves === undefined ? '' : `${messages.cli.halfMoves(halfMoves)}\n`;
      return `${paint(board, styles)}\n\n${turn}\n${quiet}`;
    },
    severalLines: true,
  });
}

/** The squares of a side by kind, in the order of the board. */
function piecesOf(
  variant: Variant,
  position: Position,
  color: Color,
): { readonly men: readonly string[]; readonly kings: readonly string[] } {
  const squares = [...Array(squareCount(variant)).keys()].filter((square) => {
    const piece = pieceAt(position, square);
    return piece !== undefined && colorOf(piece) === color;
  });
  const names = (kings: boolean): string[] =>
    squares
      .filter((square) => {
        const piece = pieceAt(position, square);
        return piece !== undefined && isKing(piece) === kings;
      })
      .map((square) => squareName(variant, square));
  return { men: names(false), kings: names(true) };
}

/** White's symbols bold, Black's in a colour; letters are told apart by themselves. */
function paint(board: string, styles: Styles): string {
  return board.replace(/[○◎]/g, styles.bold).replace(/[●◉]/g, styles.accent);
}
