import { Argument } from 'commander';
import type { Messages } from '../../messages/index.ts';
import { GLYPHS } from '../../plain/options.ts';
import {
  enginePower,
  gameOptions,
  jsonOption,
  levelOption,
  option,
  positionArgument,
  searchLimits,
} from '../options.ts';
import type { CommandSpec, Specs } from '../spec.ts';

/** The commands that answer a question about a position. */
export const positionSpecs: Specs = (messages) => [
  moves(messages),
  show(messages),
  best(messages),
  perft(messages),
];

function moves(messages: Messages): CommandSpec {
  const { cli } = messages;
  const group = cli.groups.answer;
  return {
    name: 'moves',
    group: cli.groups.positions,
    arguments: [positionArgument(messages)],
    options: [
      ...gameOptions(messages),
      option(`--from <${cli.values.square}>`, cli.options.from, { group }),
      option('--count', cli.options.count, { group }),
      jsonOption(messages),
    ],
    run: async (context, command) =>
      (await import('../commands/moves.ts')).runMoves(context, command),
  };
}

function show(messages: Messages): CommandSpec {
  const { cli } = messages;
  const group = cli.groups.answer;
  return {
    name: 'show',
    group: cli.groups.positions,
    arguments: [positionArgument(messages)],
    options: [
      ...gameOptions(messages),
      option(`--glyphs <${cli.values.glyphs}>`, cli.options.glyphs, { group, choices: GLYPHS }),
      option('--flip', cli.options.flip, { group }),
      jsonOption(messages),
    ],
    run: async (context, command) =>
      (await import('../commands/show.ts')).runShow(context, command),
  };
}

function best(messages: Messages): CommandSpec {
  const { cli } = messages;
  const group = cli.groups.search;
  return {
    name: 'best',
    group: cli.groups.positions,
    arguments: [positionArgument(messages)],
    options: [
      ...gameOptions(messages),
      ...searchLimits(messages),
      option(`--nodes <${cli.values.number}>`, cli.options.nodes, { group }),
      levelOption(messages, cli.options.bestLevel, { group }),
      option(`--seed <${cli.values.number}>`, cli.options.bestSeed, { group }),
      ...enginePower(messages),
      option(`--multipv <${cli.values.number}>`, cli.options.multipv, {
        group: cli.groups.answer,
      }),
      jsonOption(messages),
    ],
    run: async (context, command) =>
      (await import('../commands/best.ts')).runBest(context, command),
  };
}

function perft(messages: Messages): CommandSpec {
  const { cli } = messages;
  return {
    name: 'perft',
    group: cli.groups.positions,
    arguments: [
      new Argument(`<${cli.values.depth}>`, cli.arguments.depth),
      positionArgument(messages),
    ],
    options: [
      ...gameOptions(messages),
      option('--divide', cli.options.divide, { group: cli.groups.answer }),
      jsonOption(messages),
    ],
    run: async (context, command) =>
      (await import('../commands/perft.ts')).runPerft(context, command),
  };
}
