import path from 'node:path';
import { parseArgs } from 'node:util';
import { BadArgument, positiveNumberOf, wholeNumberOf } from '../scripts/tool-args.ts';
import { err, ok, type Result } from '../src/rules/result.ts';
import { findVariant } from '../src/rules/variants.ts';
import type { PipelineSettings } from './run.ts';

/** What a training is asked for with. */
export interface TrainArgs {
  readonly settings: PipelineSettings;
  /** The folder in which the run keeps everything. */
  readonly out: string;
  /** Infinity when it is not limited. */
  readonly minutes: number;
  readonly threads: number;
  readonly install: boolean;
}

/** The options that are whole numbers: bounds, what holds without them, and what they are for. */
const NUMBERS = {
  rounds: { least: 1, usual: 8, says: 'rounds in all: what comes out then depends on the settings only' }, // prettier-ignore
  games: { least: 1, usual: 2000, says: 'games of self-play a round' },
  nodes: { least: 1, usual: 1500, says: 'positions the search visits for a move in them' },
  'match-pairs': { least: 1, usual: 150, says: 'pairs of games in a match' },
  'match-nodes': { least: 1, usual: 3000, says: 'positions visited for a move in a match' },
  seed: { least: 0, usual: 1, says: 'another one plays other games' },
  threads: { least: 1, most: 64, usual: 2, says: 'that play at the same time' },
} as const;
type NumberName = keyof typeof NUMBERS;
const NAMES = Object.keys(NUMBERS) as readonly NumberName[];

const option = (name: string, says: string): string => `  ${`--${name}`.padEnd(19)}${says}`;

export const HELP = `Trains the evaluation of a game by self-play, round after round.

npm run train -- --variant GAME [options]

${option('out DIR', 'where the run keeps everything (train-runs/GAME); the same command goes on')}
${NAMES.map((name) => option(`${name} N`, `${NUMBERS[name].says} (${NUMBERS[name].usual})`)).join('\n')}
${option('minutes N', 'ends after so long; the same command goes on later')}
${option('install', 'puts what also beats the weights in weights/ there, for the program to play with')}
${option('help', '')}`.trimEnd();

/** Reads the command line; the error is a sentence. */
export function parseTrainArgs(argv: readonly string[]): Result<TrainArgs | 'help', string> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const numbers = Object.fromEntries(NAMES.map((name) => [name, text])) as Record<
    NumberName,
    typeof text
  >;
  let given;
  try {
    given = parseArgs({
      args: [...argv],
      options: { variant: text, out: text, minutes: text, ...numbers, install: flag, help: flag },
    }).values;
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
  if (given.help) return ok('help');
  const variant = findVariant(given.variant ?? '');
  if (variant === undefined) return err('which game? npm run train -- --variant russian');
  const read = (name: NumberName): number =>
    wholeNumberOf(`--${name}`, given[name] ?? String(NUMBERS[name].usual), NUMBERS[name]);
  try {
    return ok({
      settings: {
        variant,
        seed: read('seed'),
        games: read('games'),
        nodes: read('nodes'),
        matchNodes: read('match-nodes'),
        pairs: read('match-pairs'),
        rounds: read('rounds'),
      },
      out: given.out ?? path.join('train-runs', variant.name),
      minutes:
        given.minutes === undefined ? Infinity : positiveNumberOf('--minutes', given.minutes),
      threads: read('threads'),
      install: given.install,
    });
  } catch (error) {
    if (error instanceof BadArgument) return err(error.message);
    throw error;
  }
}
