import type { Command } from 'commander';
import { initialPosition } from '../../game/setups.ts';
import { formatFen } from '../../notation/fen.ts';
import { formatMoves } from '../../notation/moves.ts';
import { divide, perft } from '../../rules/perft.ts';
import type { Position, Ruleset } from '../../rules/types.ts';
import type { Context } from '../context.ts';
import type { ExitCode } from '../failure.ts';
import { BOUNDS } from '../bounds.ts';
import { answerPositions } from '../position-argument.ts';
import { readGame, readWhole, type GameOptions } from '../values.ts';

/** The options of `dama perft`. */
export interface PerftOptions extends GameOptions {
  readonly divide?: true;
}

interface Count {
  readonly nodes: number;
  readonly milliseconds: number;
  readonly divided?: readonly { readonly move: string; readonly nodes: number }[];
}

/**
 * `dama perft DEPTH [position]`: how many sequences of so many moves there are, and how fast they
 * were counted. The kernel counts without a pause, so Ctrl+C is left to the system, which ends the
 * process at once.
 */
export async function runPerft(context: Context, command: Command): Promise<ExitCode> {
  const [depthText, argument] = command.args;
  const options = command.opts<PerftOptions>();
  const { cli } = context.messages;
  const { ruleset, setup } = readGame(command, options);
  const { variant } = ruleset;
  const depth = readWhole(`<${cli.values.depth}>`, depthText, BOUNDS.depth) ?? 1;
  return answerPositions(context, {
    variant,
    argument,
    start: initialPosition(variant, setup),
    answer: (position) => count(ruleset, position, depth, options.divide === true),
    toJson: ({ nodes, milliseconds, divided }, position) => ({
      variant: variant.name,
      setup,
      forcedCapture: ruleset.forcedCapture,
      position: formatFen(variant, position),
      depth,
      nodes,
      milliseconds: Math.round(milliseconds * 1000) / 1000,
      nodesPerSecond: Math.round((1000 * nodes) / milliseconds),
      ...(divided === undefined ? {} : { divide: divided }),
    }),
    toText: ({ nodes, milliseconds, divided = [] }) => {
      const speed = cli.counted(milliseconds.toFixed(1), (nodes / milliseconds / 1000).toFixed(1));
      const moves = divided.map((one) => `${one.move} ${one.nodes}\n`).join('');
      const total = divided.length > 0 ? `${cli.total} ` : '';
      return `${moves}${total}${nodes} (${speed})\n`;
    },
    severalLines: options.divide === true,
  });
}

function count(ruleset: Ruleset, position: Position, depth: number, byMove: boolean): Count {
  // The kernel starts with its first question; that is not what is measured.
  perft(ruleset, position, 1);
  const begin = performance.now();
  if (!byMove) {
    const nodes = perft(ruleset, position, depth);
    return { nodes, milliseconds: performance.now() - begin };
  }
  const parts = divide(ruleset, position, depth);
  const milliseconds = performance.now() - begin;
  const texts = formatMoves(
    ruleset,
    parts.map(({ move }) => move),
  );
  return {
    nodes: parts.reduce((sum, part) => sum + part.nodes, 0),
    milliseconds,
    divided: parts.map(({ nodes }, index) => ({ move: texts[index] ?? '', nodes })),
  };
}
